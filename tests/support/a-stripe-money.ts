// The part of Stripe's published interface that is about money that was taken: refunds, ours and those made on its own page, disputes, and
// what each does to the balance, with fees.
type Facts = Readonly<Record<string, unknown>>;
type Form = Readonly<Record<string, string>>;
export interface StripeAnswer {
  readonly status: number;
  readonly body: Facts;
}

export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
export interface StripeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly metadata: Facts;
}
export type EndedDispute = 'warning_closed' | 'won' | 'lost' | 'prevented';
export type DisputeStatus = 'warning_needs_response' | 'needs_response' | 'under_review' | EndedDispute;
export interface StripeDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: DisputeStatus;
  readonly balance_transactions: readonly BalanceTransaction[];
}
/** Stripe's types of moves, by their names for bookkeeping. */
const moveTypes = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
  transfer: 'transfer',
  transfer_reversal: 'transfer_refund',
  payout: 'payout',
  fee: 'stripe_fee',
} as const;
export type MoveType = keyof typeof moveTypes;
export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly type: (typeof moveTypes)[MoveType];
  readonly reporting_category: MoveType;
  readonly source: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  /** Of the balance: what comes in another is changed. */
  readonly currency: 'cad';
  readonly exchange_rate: number | null;
  readonly created: number;
}
interface BalanceChange {
  /** In the smallest unit of its currency. */
  readonly amount: number;
  readonly currency?: string;
  /** In Canadian cents, by what came in Canadian cents. */
  readonly fee?: (cents: number) => number;
}

export const fine = (body: Facts): StripeAnswer => ({ status: 200, body });
export const no = (status: number, code: string, type = 'invalid_request_error'): StripeAnswer => ({
  status,
  body: { error: { type, code, message: `No: ${code}` } },
});
export const listed = (url: string, data: readonly unknown[]): StripeAnswer => fine({ object: 'list', has_more: false, url, data });

/** Stripe's fees in Canada: of a card, and of a dispute. */
export const chargeFee = (amount: number): number => Math.round(amount * 0.029) + 30;
export const disputeFee = 1500;

const counts = ({ status }: StripeRefund): boolean => status !== 'failed' && status !== 'canceled';
const isOpen = ({ status }: StripeDispute): boolean => !['won', 'lost', 'warning_closed', 'prevented'].includes(status);

export const moneyBooks = () => {
  const charges = new Map<string, { readonly amount: number; readonly currency: string }>();
  const refunds: StripeRefund[] = [];
  const disputes: StripeDispute[] = [];
  const balance: BalanceTransaction[] = [];
  const sources = new Map<string, Facts>();
  let clock = Date.now;
  /** Canadian cents for the smallest unit of a currency. */
  const rates: Record<string, number> = { cad: 1, usd: 1.37, eur: 1.48, gbp: 1.75, aud: 0.9, jpy: 0.91 };
  let made = 0;
  const next = (kind: string): string => {
    made += 1;
    return `${kind}_${made}`;
  };
  /** Writes down a move of the balance, and the object that moved it. */
  const moved = (reporting_category: MoveType, source: Facts | null, it: BalanceChange): BalanceTransaction => {
    const { currency = 'cad', fee: feeOf = () => 0 } = it;
    const rate = rates[currency] ?? 1;
    const amount = Math.round(it.amount * rate);
    const fee = feeOf(amount);
    const id = source === null ? null : String(source['id']);
    if (source !== null && id !== null) sources.set(id, source);
    const transaction: BalanceTransaction = {
      id: next('txn'),
      object: 'balance_transaction',
      type: moveTypes[reporting_category],
      reporting_category,
      source: id,
      amount,
      fee,
      net: amount - fee,
      currency: 'cad',
      exchange_rate: currency === 'cad' ? null : rate,
      created: Math.floor(clock() / 1000),
    };
    balance.push(transaction);
    return transaction;
  };
  /** The sum that lies there: a part of it can be paid out, the rest soon. */
  const lying = () => {
    const sum = balance.reduce((all, { net }) => all + net, 0);
    const available = Math.floor(sum / 3);
    return { available: [{ amount: available, currency: 'cad' }], pending: [{ amount: sum - available, currency: 'cad' }] };
  };
  /** The newest first, in parts, with the objects that moved it where they are asked for. */
  const movesListed = (query: URLSearchParams): StripeAnswer => {
    const [since, limit, last] = [Number(query.get('created[gte]') ?? 0), Number(query.get('limit') ?? 10), query.get('starting_after')];
    const all = balance.toReversed().filter(({ created }) => created >= since);
    const from = last === null ? 0 : all.findIndex(({ id }) => id === last) + 1;
    const isExpanded = [...query.values()].includes('data.source');
    const data = all
      .slice(from, from + limit)
      .map((one) => (isExpanded && one.source !== null ? { ...one, source: sources.get(one.source) ?? one.source } : one));
    return fine({ object: 'list', has_more: all.length > from + limit, url: '/v1/balance_transactions', data });
  };
  const refundsOf = (intent: string) => refunds.filter(({ payment_intent }) => payment_intent === intent);
  const disputesOf = (intent: string) => disputes.filter(({ payment_intent }) => payment_intent === intent);

  /** The bank decides on a charge, or has taken it back. */
  const isDisputed = (intent: string): boolean => disputesOf(intent).some((one) => isOpen(one) || one.status === 'lost');

  const make = (intent: string, amount: number, it: { readonly status?: RefundStatus; readonly metadata?: Facts }): StripeAnswer => {
    const charge = charges.get(intent);
    const back = refundsOf(intent)
      .filter(counts)
      .reduce((sum, one) => sum + one.amount, 0);
    if (!Number.isSafeInteger(amount) || amount < 1) return no(400, 'parameter_invalid_integer');
    if (isDisputed(intent)) return no(400, 'charge_disputed');
    // a test may have written a charge into the database alone: of that one no sum is known
    if (charge && back >= charge.amount) return no(400, 'charge_already_refunded');
    if (charge && back + amount > charge.amount) return no(400, 'amount_too_large');
    const { status = 'succeeded', metadata = {} } = it;
    const currency = charge?.currency ?? 'cad';
    const refund: StripeRefund = { id: next('re'), object: 'refund', payment_intent: intent, amount, currency, status, metadata };
    refunds.push(refund);
    moved('refund', { ...refund }, { amount: -amount, currency });
    return fine({ ...refund });
  };
  const changeRefund = (id: string, status: RefundStatus): StripeRefund => {
    const at = refunds.findIndex((one) => one.id === id);
    const before = refunds[at];
    if (!before) throw new Error(`no refund ${id}`);
    const after = { ...before, status };
    refunds[at] = after;
    if (counts(before) && !counts(after)) moved('refund_failure', { ...after }, { amount: before.amount, currency: before.currency });
    return after;
  };
  const endDispute = (id: string, status: EndedDispute): StripeDispute => {
    const at = disputes.findIndex((one) => one.id === id);
    const before = disputes[at];
    if (!before) throw new Error(`no dispute ${id}`);
    const isBack = status === 'won' && isOpen(before) && before.balance_transactions.length > 0;
    const { amount, currency, balance_transactions } = before;
    const given = isBack ? [moved('dispute_reversal', { ...before, status }, { amount, fee: () => -disputeFee, currency })] : [];
    const after = { ...before, status, balance_transactions: [...balance_transactions, ...given] };
    disputes[at] = after;
    return after;
  };
  return {
    refunds,
    balance: (): readonly BalanceTransaction[] => balance,
    isDisputed,
    moved,
    /** Money goes on to our bank. */
    payOut: (amount: number): void => void moved('payout', { id: next('po'), object: 'payout', amount }, { amount: -amount }),
    /** A fee for nothing in particular. */
    takeFee: (amount: number): void => void moved('fee', null, { amount: -amount }),
    setClock: (now: () => number): void => {
      clock = now;
    },
    /** The worth of a currency from now on, in Canadian cents for its smallest unit. */
    setRate: (currency: string, rate: number): void => {
      rates[currency] = rate;
    },
    charged: (intent: string, amount: number, currency: string): void => {
      charges.set(intent, { amount, currency });
      const charge = { id: intent.replace('pi', 'ch'), object: 'charge', payment_intent: intent, amount, currency };
      moved('charge', charge, { amount, fee: chargeFee, currency });
    },
    chargeOf: (intent: string): Facts => {
      const { amount = 0, currency = 'cad' } = charges.get(intent) ?? {};
      const amount_refunded = refundsOf(intent)
        .filter(counts)
        .reduce((sum, one) => sum + one.amount, 0);
      return {
        object: 'charge',
        payment_intent: intent,
        amount,
        currency,
        amount_refunded,
        disputed: disputesOf(intent).length > 0,
        metadata: {},
      };
    },
    make,
    changeRefund,
    dispute: (intent: string, amount: number, status: DisputeStatus = 'needs_response'): StripeDispute => {
      const currency = charges.get(intent)?.currency ?? 'cad';
      const named = { id: next('dp'), object: 'dispute', payment_intent: intent, amount, currency, status } as const;
      // an inquiry takes nothing yet
      const isInquiry = status.startsWith('warning');
      const taken = isInquiry ? [] : [moved('dispute', named, { amount: -amount, fee: () => disputeFee, currency })];
      const dispute: StripeDispute = { ...named, balance_transactions: taken };
      disputes.push(dispute);
      return dispute;
    },
    endDispute,
    answer: (call: string, form: Form): StripeAnswer | undefined => {
      const [what = '', query = ''] = call.split('?');
      const intent = new URLSearchParams(query).get('payment_intent') ?? '';
      if (what === 'POST /v1/refunds')
        return make(form['payment_intent'] ?? '', Number(form['amount']), { metadata: { refund_id: form['metadata[refund_id]'] } });
      // the newest first, as all its lists
      if (what === 'GET /v1/refunds') return listed('/v1/refunds', refundsOf(intent).toReversed());
      if (what === 'GET /v1/disputes') return listed('/v1/disputes', disputesOf(intent).toReversed());
      if (what === 'GET /v1/balance') return fine({ object: 'balance', ...lying() });
      if (what === 'GET /v1/balance_transactions') return movesListed(new URLSearchParams(query));
      return undefined;
    },
  };
};
