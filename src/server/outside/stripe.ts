// Payments by Stripe: its own page for paying (Checkout), its webhooks, its refunds.
import type { Stripe } from 'stripe';
import { CardBrand, type DisputeState } from '../../../generated/model/values';
import {
  type PaidCard,
  type ProviderDispute,
  type PaymentNews,
  PaymentProblem,
  type Payments,
  type PaymentState,
  type ProviderRefund,
} from './payments';
import { balanceAt, movesAt } from './stripe-balance';
import { asked, clientOf, idOf, latest, madeAnyhow, madeOnce, signedEvent, type StripeAccount } from './stripe-client';

const isOver = ({ status, payment_status }: Stripe.Checkout.Session): PaymentState => {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
};
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
/** One that was prevented ended before it began: the bank has the money, or never took it. */
const stateOf = ({ status, balance_transactions }: Stripe.Dispute): DisputeState => {
  if (status === 'prevented') return balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'won';
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open';
};
const disputeOf = (dispute: Stripe.Dispute): ProviderDispute => ({
  dispute_id: dispute.id,
  state: stateOf(dispute),
  amount_cents: dispute.amount,
  moves: dispute.balance_transactions.map((it) => ({
    move_id: it.id,
    amount_cents: it.amount,
    fee_cents: it.fee,
    currency: it.currency.toUpperCase(),
  })),
});

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
    return { refunds: refunds.data.toReversed().map(refundOf), disputes: disputes.data.toReversed().map(disputeOf) };
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
    balance: balanceAt(stripe),
    hear(body, signature) {
      const event = signedEvent(stripe, { body, signature, secret: account.webhookSecret });
      return { news_id: event.id, says: event.type, ...aboutOf(event) };
    },
  };
};
