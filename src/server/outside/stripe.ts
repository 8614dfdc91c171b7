// Payments by Stripe: its own page for paying (Checkout), its webhooks, its refunds.
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { BalanceMove } from '../../../generated/model/entities';
import { type BalanceKind, CardBrand } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import {
  type PaidCard,
  type ProviderCharge,
  type PaymentNews,
  PaymentProblem,
  type Payments,
  type PaymentState,
  type ProviderRefund,
  UnsignedNews,
} from './payments';

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Of what it tells about those that it pays for us. */
  readonly connectSecret: string;
  /** Where its interface is. */
  readonly address: URL;
}

// of each try: whoever waits, a person or other work, waits for seconds
const milliseconds = 5000;
const retries = 2;

const isOver = ({ status, payment_status }: Stripe.Checkout.Session): PaymentState => {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
};
const idOf = (it: string | { readonly id: string } | null): string | undefined => (typeof it === 'string' ? it : it?.id);

const saidBy = ({ type, code }: Stripe.errors.StripeError): string => `${type}${code ? ` (${code})` : ''}`;

/** An answer of Stripe, or why there is none. */
export const asked = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode = 500 } = error;
    // 409: the same is being asked this moment
    const isAway = error instanceof Stripe.errors.StripeConnectionError || statusCode >= 500 || statusCode === 429 || statusCode === 409;
    throw new PaymentProblem(isAway ? 'unreachable' : 'refused', saidBy(error));
  }
};

/** Stripe errs so for a day whenever it is asked under the same key: by an error of its own, which it keeps, or since the key had another request. */
const staysSo = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500);

/** Makes a thing under its key, or finds it where Stripe errs over that key. @throws PaymentProblem `erred` where it was not made. */
export const madeOnce = async <T>(make: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> => {
  try {
    return await make();
  } catch (error) {
    if (!staysSo(error)) return asked(Promise.reject(error));
    const found = await asked(find());
    if (found) return found;
    throw new PaymentProblem('erred', saidBy(error));
  }
};

/** The same of a thing of which a second one does no harm: it is made at once under another key. */
export const madeAnyhow = <T>(key: string, make: (key: string) => Promise<T>, find: () => Promise<T | undefined>): Promise<T> =>
  madeOnce(() => make(key), find).catch((error: unknown) => {
    if (error instanceof PaymentProblem && error.why === 'erred') return asked(make(`${key}-${randomUUID()}`));
    throw error;
  });
/** Nothing that was made a moment ago is older. */
export const latest = { limit: 100 };

/** The object that an event is about; it may have changed since. */
const aboutOf = (event: Stripe.Event): Pick<PaymentNews, 'page' | 'charge_id'> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { id, client_reference_id } = event.data.object;
      return { page: { provider_id: id, payment_id: client_reference_id } };
    }
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { charge_id: idOf(event.data.object.payment_intent) };
    default:
      return {};
  }
};

const refundOf = ({ id, status, amount, metadata }: Stripe.Refund): ProviderRefund => ({
  provider_id: id,
  refund_id: metadata?.['refund_id'],
  amount_cents: amount,
  state: status === 'succeeded' ? 'given' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
});
const disputeOf = (disputes: readonly Stripe.Dispute[]): ProviderCharge['dispute'] => {
  const states = disputes.map(({ status }) => status);
  if (states.includes('lost')) return 'lost';
  if (states.some((status) => status !== 'won' && status !== 'warning_closed')) return 'open';
  return states.length > 0 ? 'won' : undefined;
};

export const clientOf = ({ secretKey, address }: StripeAccount): Stripe =>
  new Stripe(secretKey, {
    timeout: milliseconds,
    maxNetworkRetries: retries,
    telemetry: false,
    protocol: address.protocol === 'http:' ? 'http' : 'https',
    host: address.hostname,
    ...(address.port ? { port: address.port } : {}),
  });

/** The card that an intent was paid with, where its charge came along. */
const cardIn = (intent: string | Stripe.PaymentIntent | null): Stripe.Charge.PaymentMethodDetails.Card | undefined => {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge;
  return (typeof charge === 'string' ? null : charge?.payment_method_details?.card) ?? undefined;
};
const isBrand = (brand: string | null): brand is CardBrand => brand !== null && Object.hasOwn(CardBrand, brand);
const paidCard = (card: Stripe.Charge.PaymentMethodDetails.Card | undefined): PaidCard | undefined =>
  card?.last4 ? { brand: isBrand(card.brand) ? card.brand : 'other', last4: card.last4 } : undefined;

const cardAt =
  (stripe: Stripe): NonNullable<Payments['cardOf']> =>
  async (charge_id) =>
    cardIn(await asked(stripe.paymentIntents.retrieve(charge_id, { expand: ['latest_charge'] })))?.fingerprint ?? undefined;

type PaymentPages = Pick<Payments, 'open' | 'close' | 'look'>;
const payingAt = (stripe: Stripe): PaymentPages => ({
  async open({ payment_id, booking_id, title, amount_cents, currency, email, paidAddress, leftAddress, until }) {
    const metadata = { payment_id, booking_id };
    const price = { currency: currency.toLowerCase(), unit_amount: amount_cents, product_data: { name: title } };
    const make = (idempotencyKey: string) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // each is over at once: nobody waits for days while nights are held
          allowed_payment_method_types: ['card'],
          client_reference_id: payment_id,
          customer_email: email,
          line_items: [{ quantity: 1, price_data: price }],
          metadata,
          payment_intent_data: { metadata, description: title },
          success_url: paidAddress,
          cancel_url: leftAddress,
          expires_at: Math.floor(until.getTime() / 1000),
        },
        { idempotencyKey },
      );
    const find = async () =>
      (await stripe.checkout.sessions.list(latest)).data.find(({ client_reference_id }) => client_reference_id === payment_id);
    const session = await madeAnyhow(`open-${payment_id}`, make, find);
    if (!session.url) throw new PaymentProblem('refused', 'a session without a page');
    return { provider_id: session.id, address: session.url };
  },
  async close(provider_id) {
    const isOpen = async () => (await asked(stripe.checkout.sessions.retrieve(provider_id))).status === 'open';
    if (!(await isOpen())) return;
    try {
      await asked(stripe.checkout.sessions.expire(provider_id));
    } catch (error) {
      // it was paid meanwhile, or closed by another request at the same moment
      if (await isOpen()) throw error;
    }
  },
  async look(provider_id) {
    const session = await asked(stripe.checkout.sessions.retrieve(provider_id, { expand: ['payment_intent.latest_charge'] }));
    return {
      standing: isOver(session),
      charge_id: idOf(session.payment_intent),
      amount_cents: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
      card: paidCard(cardIn(session.payment_intent)),
    };
  },
});

const returningAt =
  (stripe: Stripe): Payments['giveBack'] =>
  async ({ refund_id, charge_id: payment_intent, amount_cents: amount, attempts }) => {
    const find = async () => {
      const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
      return data.find(({ metadata }) => metadata?.['refund_id'] === refund_id);
    };
    // Stripe forgets a key after a day; what it gave back it remembers
    const before = await asked(find());
    if (before) return refundOf(before);
    const part = { payment_intent, amount, metadata: { refund_id } };
    const idempotencyKey = attempts === 0 ? `refund-${refund_id}` : `refund-${refund_id}-${attempts}`;
    return refundOf(await madeOnce(() => stripe.refunds.create(part, { idempotencyKey }), find));
  };

const lookingAt =
  (stripe: Stripe): Payments['lookAtCharge'] =>
  async (payment_intent) => {
    const refunds = await asked(stripe.refunds.list({ payment_intent, limit: 100 }));
    const disputes = await asked(stripe.disputes.list({ payment_intent, limit: 100 }));
    return { refunds: refunds.data.toReversed().map(refundOf), dispute: disputeOf(disputes.data) };
  };

const movesAtOnce = 100;

/** The moves of the balance: by Stripe's own grouping for bookkeeping; `type` calls disputes adjustments, as much else. */
const kinds: Readonly<Record<string, BalanceKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failed',
  dispute: 'dispute',
  dispute_reversal: 'dispute_won',
  transfer: 'transfer',
  transfer_reversal: 'transfer_reversed',
  payout: 'payout',
  payout_reversal: 'payout',
  fee: 'fee',
};

type MoveSource = Pick<BalanceMove, 'source_id' | 'charge_id' | 'transfer_id' | 'payout_id'>;
const sourceOf = (source: Stripe.BalanceTransaction['source']): MoveSource => {
  const it = typeof source === 'string' ? undefined : source;
  const hasCharge = it?.object === 'charge' || it?.object === 'refund' || it?.object === 'dispute';
  const transfer = it?.object === 'transfer_reversal' ? it.transfer : it?.object === 'transfer' ? it : null;
  return {
    source_id: idOf(source) ?? null,
    charge_id: (hasCharge && idOf(it.payment_intent)) || null,
    transfer_id: idOf(transfer) ?? null,
    payout_id: (it?.object === 'transfer' && it.metadata['payout_id']) || null,
  };
};

const moveOf = ({ id, reporting_category, source, amount, fee, currency, created }: Stripe.BalanceTransaction): BalanceMove => ({
  move_id: id,
  kind: kinds[reporting_category] ?? 'other',
  ...sourceOf(source),
  amount_cents: amount,
  fee_cents: fee,
  currency: currency.toUpperCase(),
  at: instantOf(new Date(created * 1000)),
});

const movesAt =
  (stripe: Stripe): NonNullable<Payments['movesSince']> =>
  async (since, next) => {
    const { data, has_more } = await asked(
      stripe.balanceTransactions.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: movesAtOnce,
        expand: ['data.source'],
        ...(next === undefined ? {} : { starting_after: next }),
      }),
    );
    return { moves: data.map(moveOf), next: has_more ? data.at(-1)?.id : undefined };
  };

/** Stripe's messages, once their signature was checked. */
export const signedEvent = (
  stripe: Stripe,
  { body, signature, secret }: { readonly body: Buffer; readonly signature: string; readonly secret: string },
): Stripe.Event => {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new UnsignedNews(error instanceof Error ? error.message : String(error));
  }
};

export const openStripe = (account: StripeAccount): Payments => {
  const stripe = clientOf(account);
  return {
    provider: 'stripe',
    signatureHeader: 'stripe-signature',
    ...payingAt(stripe),
    cardOf: cardAt(stripe),
    giveBack: returningAt(stripe),
    lookAtCharge: lookingAt(stripe),
    movesSince: movesAt(stripe),
    hear(body, signature) {
      const event = signedEvent(stripe, { body, signature, secret: account.webhookSecret });
      return { news_id: event.id, says: event.type, ...aboutOf(event) };
    },
  };
};
