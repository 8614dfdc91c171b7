// Hosts paid by Stripe: connected accounts that Stripe itself asks all it needs to know (Connect), and transfers to them.
import { Stripe } from 'stripe';
import type { PayeeState } from '../../../generated/model/values';
import type { Payees } from './payees';
import { asked, clientOf, latest, madeAnyhow, madeOnce, signedEvent, type StripeAccount } from './stripe-client';

/** A person waits for the answer. */
const patience = { timeout: 5000, maxNetworkRetries: 1 };

const stateOf = ({ capabilities, payouts_enabled, details_submitted, requirements }: Stripe.Account): Exclude<PayeeState, 'none'> => {
  const wants = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])].length > 0;
  // money sent to an account that cannot pay out would lie there
  if (capabilities?.transfers === 'active' && payouts_enabled) return wants ? 'soon' : 'ready';
  if (requirements?.disabled_reason?.startsWith('rejected.')) return 'refused';
  return wants || !details_submitted ? 'wanted' : 'checking';
};

/** Stripe says so of an account that was deleted, or does not belong to us any more. */
const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.code === 'account_invalid' || error.code === 'resource_missing');

const unlessGone = async <T>(asking: Promise<T>): Promise<T | undefined> => {
  try {
    return await asking;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

type PayeeAccounts = Pick<Payees, 'open' | 'visit' | 'look' | 'close'>;
const knowingAt = (stripe: Stripe): PayeeAccounts => ({
  async open({ profile_id, kind, told_at, before }) {
    const make = (idempotencyKey: string) =>
      stripe.accounts.create(
        {
          country: 'CA',
          default_currency: 'cad',
          business_type: kind === 'person' ? 'individual' : 'company',
          // Stripe asks and answers for what it asks; its dashboard for them is the small one, and we pay the fees
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'express' },
          },
          capabilities: { transfers: { requested: true } },
          metadata: { profile_id, told_at },
        },
        { idempotencyKey },
      );
    const isTheirs = ({ id, metadata }: Stripe.Account) =>
      id !== before && metadata?.['profile_id'] === profile_id && metadata['told_at'] === told_at;
    const find = async () => (await stripe.accounts.list(latest)).data.find(isTheirs);
    return (await madeAnyhow(`payee-${profile_id}-${told_at}-${before ?? 'none'}`, make, find)).id;
  },
  async visit({ account_id: account, state, backAddress, againAddress }) {
    // a host with a complete account changes it in the account itself
    if (state === 'ready') return (await asked(stripe.accounts.createLoginLink(account, {}, patience))).url;
    const link = { account, type: 'account_onboarding', return_url: backAddress, refresh_url: againAddress };
    return (await asked(stripe.accountLinks.create(link, patience))).url;
  },
  async look(account_id) {
    const account = await asked(unlessGone(stripe.accounts.retrieve(account_id, {}, patience)));
    return account && stateOf(account);
  },
  async close(account_id) {
    await asked(unlessGone(stripe.accounts.del(account_id)));
  },
});

const payingAt =
  (stripe: Stripe): Payees['pay'] =>
  async ({ payout_id, account_id, cents, key }) => {
    const find = async () => (await stripe.transfers.list({ transfer_group: payout_id, limit: 1 })).data[0];
    // Stripe forgets a key after a day; what it sent it remembers
    if (await asked(find())) return;
    const sum = { amount: cents, currency: 'cad', destination: account_id };
    const transfer = { ...sum, transfer_group: payout_id, metadata: { payout_id } };
    await madeOnce(() => stripe.transfers.create(transfer, { idempotencyKey: key }), find);
  };

export const openStripePayees = (account: StripeAccount): Payees => {
  const stripe = clientOf(account);
  return {
    provider: 'stripe',
    signatureHeader: 'stripe-signature',
    ...knowingAt(stripe),
    pay: payingAt(stripe),
    hear: (body, signature) => signedEvent(stripe, { body, signature, secret: account.connectSecret }).account,
  };
};
