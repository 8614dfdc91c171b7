// The part of Stripe's published interface that is about those whom it pays for us (Connect): accounts, links to its pages, transfers.
import { fine, listed, type moneyBooks, no, type StripeAnswer } from './a-stripe-money';

type Facts = Readonly<Record<string, unknown>>;
type Form = Readonly<Record<string, string>>;

export interface ConnectCall {
  readonly call: string;
  readonly form: Form;
  readonly key: string | undefined;
}
export interface SentByStripe {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly destination: string;
  readonly transfer_group: string;
  readonly amount_reversed: number;
}

/** Each call's parameters; Stripe refuses all others. */
const taken: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/accounts': [
    'country',
    'default_currency',
    'business_type',
    'controller[fees][payer]',
    'controller[losses][payments]',
    'controller[requirement_collection]',
    'controller[stripe_dashboard][type]',
    'capabilities[transfers][requested]',
    'metadata[profile_id]',
    'metadata[told_at]',
  ],
  'POST /v1/account_links': ['account', 'type', 'return_url', 'refresh_url'],
  'POST /v1/transfers': ['amount', 'currency', 'destination', 'transfer_group', 'metadata[payout_id]'],
};

/** An account of which nothing is known yet. */
const fresh = { capabilities: { transfers: 'inactive' }, payouts_enabled: false, details_submitted: false };
const wanting = {
  currently_due: ['external_account', 'tos_acceptance.date'],
  past_due: [],
  pending_verification: [],
  disabled_reason: null,
};
const nothing = { ...wanting, currently_due: [] };

/** How an account stands, by a word. */
export const payeeStands = {
  wanted: { ...fresh, requirements: wanting },
  checking: { ...fresh, details_submitted: true, requirements: { ...nothing, pending_verification: ['individual.id_number'] } },
  refused: { ...fresh, details_submitted: true, requirements: { ...nothing, disabled_reason: 'rejected.fraud' } },
  soon: { capabilities: { transfers: 'active' }, payouts_enabled: true, details_submitted: true, requirements: wanting },
  ready: { capabilities: { transfers: 'active' }, payouts_enabled: true, details_submitted: true, requirements: nothing },
} as const;

/** `moved` writes down each move of the balance. */
export const connectBooks = (moved: ReturnType<typeof moneyBooks>['moved']) => {
  const accounts = new Map<string, Facts>();
  const transfers: SentByStripe[] = [];
  let balance = Infinity;
  let count = 0;

  const open = (form: Form): StripeAnswer => {
    const { country, 'controller[losses][payments]': losses, 'controller[fees][payer]': fees } = form;
    // as Stripe has it: who answers for losses pays the fees
    if (country !== 'CA' || (losses === 'application' && fees !== 'application')) return no(400, 'parameter_invalid');
    count += 1;
    const id = `acct_${count}`;
    const metadata = { profile_id: form['metadata[profile_id]'], told_at: form['metadata[told_at]'] };
    accounts.set(id, { id, object: 'account', country, metadata, ...payeeStands.wanted });
    return fine(accounts.get(id) ?? {});
  };
  const link = (form: Form): StripeAnswer => {
    if (!accounts.has(form['account'] ?? '')) return no(400, 'account_invalid');
    if (form['type'] !== 'account_onboarding' || !URL.canParse(form['return_url'] ?? '') || !URL.canParse(form['refresh_url'] ?? ''))
      return no(400, 'parameter_invalid');
    count += 1;
    return fine({ object: 'account_link', url: `https://connect.stripe.com/setup/e/${form['account']}/${count}` });
  };
  const transfer = (form: Form): StripeAnswer => {
    const [amount, destination = ''] = [Number(form['amount']), form['destination']];
    const { capabilities } = accounts.get(destination) ?? {};
    if ((capabilities as Facts | undefined)?.['transfers'] !== 'active') return no(400, 'insufficient_capabilities_for_transfer');
    if (!Number.isSafeInteger(amount) || amount < 1 || form['currency'] !== 'cad') return no(400, 'parameter_invalid');
    if (amount > balance) return no(400, 'balance_insufficient');
    balance -= amount;
    count += 1;
    const made = {
      id: `tr_${count}`,
      amount,
      currency: 'cad',
      destination,
      transfer_group: form['transfer_group'] ?? '',
      amount_reversed: 0,
    };
    transfers.push(made);
    const object = { object: 'transfer', ...made, metadata: { payout_id: form['metadata[payout_id]'] } };
    moved('transfer', object, { amount: -amount });
    return fine(object);
  };
  /** Takes back what was sent, or a part of it. */
  const reverse = (id: string, form: Form): StripeAnswer => {
    const at = transfers.findIndex((one) => one.id === id);
    const sent = transfers[at];
    if (!sent) return no(404, 'resource_missing');
    const amount = form['amount'] === undefined ? sent.amount - sent.amount_reversed : Number(form['amount']);
    if (!Number.isSafeInteger(amount) || amount < 1 || sent.amount_reversed + amount > sent.amount) return no(400, 'amount_too_large');
    transfers[at] = { ...sent, amount_reversed: sent.amount_reversed + amount };
    balance += amount;
    count += 1;
    const reversal = { id: `trr_${count}`, object: 'transfer_reversal', amount, currency: 'cad', transfer: id };
    moved('transfer_reversal', reversal, { amount });
    return fine(reversal);
  };
  const ofAccount = (method: string, id: string, isLogin: boolean): StripeAnswer => {
    const account = accounts.get(id);
    if (!account) return no(403, 'account_invalid');
    if (isLogin)
      return account['details_submitted'] === true
        ? fine({ object: 'login_link', url: `https://connect.stripe.com/express/${id}` })
        : no(400, 'account_invalid');
    if (method === 'DELETE') accounts.delete(id);
    return fine(method === 'DELETE' ? { id, object: 'account', deleted: true } : account);
  };
  return {
    /** Whether a call is of this part. */
    takes: (call: string): boolean => /\/v1\/(accounts|account_links|transfers)\b/.test(call),
    answer: (it: ConnectCall): StripeAnswer => {
      const [method = '', path = ''] = it.call.split(' ');
      const [, , , id = '', more] = path.split('?')[0]?.split('/') ?? [];
      if (Object.keys(it.form).some((name) => taken[it.call]?.includes(name) === false)) return no(400, 'parameter_unknown');
      if (it.call === 'POST /v1/accounts') return open(it.form);
      if (it.call === 'POST /v1/account_links') return link(it.form);
      if (it.call === 'POST /v1/transfers') return transfer(it.form);
      const reversed = /^POST \/v1\/transfers\/(\w+)\/reversals$/.exec(it.call)?.[1];
      if (reversed !== undefined) return reverse(reversed, it.form);
      if (path.startsWith('/v1/accounts?')) return listed('/v1/accounts', [...accounts.values()].toReversed());
      if (path.startsWith('/v1/accounts/')) return ofAccount(method, id, more === 'login_links');
      const group = new URLSearchParams(path.split('?')[1]).get('transfer_group');
      const data = transfers.filter(({ transfer_group }) => transfer_group === group);
      return listed('/v1/transfers', data);
    },
    /** How an account stands from now on. */
    stands: (id: string, how: keyof typeof payeeStands): void => void accounts.set(id, { ...accounts.get(id), ...payeeStands[how] }),
    account: (id: string): Facts | undefined => accounts.get(id),
    transfers: (): readonly SentByStripe[] => transfers,
    /** Takes back a part of what was sent, as on Stripe's own page. */
    reverse: (id: string, amount: number): StripeAnswer => reverse(id, { amount: String(amount) }),
    /** The sum to send, in cents. */
    setBalance: (cents: number): void => {
      balance = cents;
    },
  };
};
export type Connect = ReturnType<typeof connectBooks>;
