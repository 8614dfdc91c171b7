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
export type DisputeStatus = 'warning_needs_response' | 'needs_response' | 'under_review' | 'warning_closed' | 'won' | 'lost';
export interface StripeDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: DisputeStatus;
}
export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'transfer' | 'transfer_refund';
  readonly source: string;
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly currency: string;
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
const isOpen = ({ status }: StripeDispute): boolean => !['won', 'lost', 'warning_closed'].includes(status);

export const moneyBooks = () => {
  const charges = new Map<string, { readonly amount: number; readonly currency: string }>();
  const refunds: StripeRefund[] = [];
  const disputes: StripeDispute[] = [];
  const balance: BalanceTransaction[] = [];
  let made = 0;
  const next = (kind: string): string => {
    made += 1;
    return `${kind}_${made}`;
  };
  const moved = (
    type: BalanceTransaction['type'],
    source: string,
    { amount, fee = 0, currency = 'cad' }: { amount: number; fee?: number; currency?: string },
  ) => void balance.push({ id: next('txn'), object: 'balance_transaction', type, source, amount, fee, net: amount - fee, currency });
  const refundsOf = (intent: string) => refunds.filter(({ payment_intent }) => payment_intent === intent);
  const disputesOf = (intent: string) => disputes.filter(({ payment_intent }) => payment_intent === intent);

  const make = (intent: string, amount: number, it: { readonly status?: RefundStatus; readonly metadata?: Facts }): StripeAnswer => {
    const charge = charges.get(intent);
    const back = refundsOf(intent)
      .filter(counts)
      .reduce((sum, one) => sum + one.amount, 0);
    if (!Number.isSafeInteger(amount) || amount < 1) return no(400, 'parameter_invalid_integer');
    if (disputesOf(intent).some((dispute) => isOpen(dispute) || dispute.status === 'lost')) return no(400, 'charge_disputed');
    // a test may have written a charge into the database alone: of that one no sum is known
    if (charge && back >= charge.amount) return no(400, 'charge_already_refunded');
    if (charge && back + amount > charge.amount) return no(400, 'amount_too_large');
    const { status = 'succeeded', metadata = {} } = it;
    const currency = charge?.currency ?? 'cad';
    const refund: StripeRefund = { id: next('re'), object: 'refund', payment_intent: intent, amount, currency, status, metadata };
    refunds.push(refund);
    moved('refund', refund.id, { amount: -amount, currency });
    return fine({ ...refund });
  };
  const changeRefund = (id: string, status: RefundStatus): StripeRefund => {
    const at = refunds.findIndex((one) => one.id === id);
    const before = refunds[at];
    if (!before) throw new Error(`no refund ${id}`);
    const after = { ...before, status };
    refunds[at] = after;
    if (counts(before) && !counts(after)) moved('refund_failure', id, { amount: before.amount, currency: before.currency });
    return after;
  };
  const endDispute = (id: string, status: 'won' | 'lost' | 'warning_closed'): StripeDispute => {
    const at = disputes.findIndex((one) => one.id === id);
    const before = disputes[at];
    if (!before) throw new Error(`no dispute ${id}`);
    const after = { ...before, status };
    disputes[at] = after;
    if (status === 'won') moved('adjustment', id, { amount: before.amount, fee: -disputeFee, currency: before.currency });
    return after;
  };
  return {
    refunds,
    balance: (): readonly BalanceTransaction[] => balance,
    moved,
    charged: (intent: string, amount: number, currency: string): void => {
      charges.set(intent, { amount, currency });
      moved('charge', intent, { amount, fee: chargeFee(amount), currency });
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
      const dispute: StripeDispute = { id: next('dp'), object: 'dispute', payment_intent: intent, amount, currency, status };
      disputes.push(dispute);
      // an inquiry takes nothing yet
      if (!status.startsWith('warning')) moved('adjustment', dispute.id, { amount: -amount, fee: disputeFee, currency });
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
      if (what === 'GET /v1/balance_transactions') return listed('/v1/balance_transactions', balance.toReversed());
      return undefined;
    },
  };
};
