// The page on which a booking, or a claim after it, is paid: opened once however often it is asked for, for the sum that its payer saw.
import { MINUTE, DAY, dayOf } from '../../../generated/model/dates';
import { randomUUID } from 'node:crypto';
import type { Payment, Quote } from '../../../generated/model/entities';
import { type Instant, instantOf, type PlainDate } from '../../../generated/model/wire';
import type { WireCode } from '../../../generated/errors/catalogue';
import type { Verdict } from '../../../generated/rules/runtime';
import { mayPay } from '../../../generated/rules/booking';
import { paymentTexts } from '../../../generated/texts/sentences/paymentTexts';
import { findEmail } from '../account/account.lookup';
import { lockBooking } from '../booking/booking.commands';
import type { KeptBooking } from '../booking/followers';
import type { Purpose } from '../ledger/ledger.lookup';
import { type Inside, inTransaction, type SignedInContext } from '../request/context';
import type { Database } from '../database/open';
import { enforceRule } from '../request/enforce-rule';
import { setTimers } from '../jobs/timers.commands';
import { type Due, PaymentProblem, type Payments } from '../outside/payments';
import { priceAgreed } from '../pricing/agreed.rules';
import { paidWith } from '../pricing/points.rules';
import { findBookedProperty } from '../property/listing/booked.lookup';
import { refuse } from '../request/refusal';
import { closePagesOf } from './payment.commands';
import { changePayment, endOpen, findOpen, insertPayment, lockPayment } from './payment.repository';
import { dateLocale } from '../../../generated/model/constants';

// A calendar date as the payer reads it, on the server as on the pages.
const format = new Intl.DateTimeFormat(dateLocale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** `Feb 12, 2027` */
const writtenDate = (date: PlainDate): string => format.format(dayOf(date) * DAY);

/** How long the payer and the provider may take to tell before the provider is asked. */
export const silentFor = 2 * MINUTE;
/** A page of Stripe's stays open for half an hour at least, and a day at most. */
const pageOpen = { least: 31 * MINUTE, most: 23 * 60 * MINUTE };

/** A payment's purpose, as its payer reads it. */
export const titleOf = async (
  db: Database,
  { quote, property_id, change_id }: Pick<Payment, 'quote' | 'property_id' | 'change_id'>,
): Promise<string> => {
  const { property } = await findBookedProperty(db, property_id, quote === null);
  if (quote === null) return paymentTexts.claim({ title: property.title || property.place });
  if (change_id !== null) return paymentTexts.change({ title: property.title || property.place });
  const { checkin, checkout } = quote;
  return paymentTexts.title({ title: property.title || property.place, checkin: writtenDate(checkin), checkout: writtenDate(checkout) });
};

/** Where a payer comes back to, with the payment that they come back from. */
export const pathBack = (path: string, payment_id: string): string => {
  const at = new URL(path, 'http://here');
  at.searchParams.set('payment', payment_id);
  return at.pathname + at.search + at.hash;
};

/** A stay or a claim to pay, as it stands while its booking is locked. */
export interface Payable extends Pick<Payment, 'quote' | 'amount_cents' | 'currency' | 'cad_cents'> {
  /** Whether it may be paid now, and what a refusal tells beside its reason. */
  readonly verdict: Verdict<WireCode>;
  readonly tells: object;
  /** The end of its time, where it has one. */
  readonly pay_by: Instant | null;
}
/** The thing to pay, and the payer's next page. */
export interface Wanted extends Purpose {
  /** The change of the stay that it is for, where it is for one. */
  readonly change_id?: string | null;
  readonly find: (trx: Database, booking: KeptBooking, now: Date) => Promise<Payable>;
  readonly success_path: string;
  readonly cancel_path: string;
}
/** A stay to pay, for the price that its payer saw. */
export const stayToPay =
  (quote: Quote): Wanted['find'] =>
  (_trx, booking, now) => {
    const { status, points, price, pay_by } = booking;
    const { amount_cents, currency } = quote.due;
    const cad_cents = paidWith(points, priceAgreed(price)).due;
    const verdict = mayPay({ booking, now: instantOf(now) });
    return Promise.resolve({ quote, amount_cents, currency, cad_cents, verdict, tells: { status }, pay_by });
  };

/** The moment from which nobody can pay on a page, as the provider has it. */
const closesAt = ({ opened_at, open_until }: Payment): Date =>
  new Date(Math.max(Date.parse(opened_at) + pageOpen.least, Date.parse(open_until)));

/** A payment is asked after once more when its page can no longer be paid, however it ended before. */
export const setPageTimer = (trx: Database, payment: Payment): Promise<void> => {
  const { payment_id } = payment;
  const at = new Date(closesAt(payment).getTime() + silentFor);
  return setTimers(trx, { key: payment_id, facts: { payment_id }, timers: [{ job: 'closePayment', from: null, at }] });
};

type OpenPageContext = Pick<Inside, 'trx' | 'job'> & { readonly now: Date };

const bookingOf = async (trx: Database, booking_id: string): Promise<KeptBooking> =>
  (await lockBooking(trx, booking_id)) ?? refuse('checkout.offer_not_found', { slots: { id: booking_id } });

/** Whether an open page is for just that, and can be paid on. */
const isFor = (open: Payment, { quote, amount_cents, currency }: Payable): boolean =>
  open.quote?.quote_id === quote?.quote_id && open.amount_cents === amount_cents && open.currency === currency;

const keepOne = async (
  tx: OpenPageContext,
  { booking_id, claim_id, change_id = null, find, ...paths }: Wanted,
  { provider }: Payments,
): Promise<Payment> => {
  const { trx, now } = tx;
  const booking = await bookingOf(trx, booking_id);
  const { verdict, tells, pay_by, quote, ...sum } = await find(trx, booking, now);
  enforceRule(verdict, tells);
  if (claim_id === null && booking.payment_method === 'offline')
    return refuse('checkout.paid_directly', { data: { status: booking.status } });
  const open = await findOpen(trx, { booking_id, claim_id });
  const isStill = open && isFor(open, { verdict, tells, pay_by, quote, ...sum }) && new Date(open.open_until) > now;
  if (isStill && open.provider === provider) return open;
  await closePagesOf(tx, { booking_id, claim_id });
  const payment_id = randomUUID();
  await insertPayment(trx, {
    payment_id,
    booking_id,
    claim_id,
    change_id,
    property_id: booking.property_id,
    provider,
    state: 'open',
    quote: quote && JSON.stringify(quote),
    ...sum,
    ...paths,
    opened_at: now,
    open_until: new Date(Math.min(now.getTime() + pageOpen.most, Date.parse(pay_by ?? instantOf(now.getTime() + DAY)))),
  });
  const payment = await lockPayment(trx, payment_id);
  await setPageTimer(trx, payment);
  return payment;
};

const dueOf = async (payment: Payment, { db, config, principal }: SignedInContext): Promise<Due> => {
  const { payment_id, booking_id, amount_cents, currency, success_path, cancel_path } = payment;
  const email = (await findEmail(db, principal.profile_id)) ?? principal.email;
  return {
    payment_id,
    booking_id,
    amount_cents,
    currency,
    title: await titleOf(db, payment),
    email,
    paidAddress: config.SITE_ORIGIN + pathBack(success_path, payment_id),
    leftAddress: config.SITE_ORIGIN + cancel_path,
    until: closesAt(payment),
  };
};

type Page = Awaited<ReturnType<Payments['open']>>;
/** Hands a page out; one whose booking, claim or price ended while it was opened is closed. */
const handOut = async (
  context: SignedInContext,
  { payment_id }: Payment,
  { booking_id, find, provider_id, address }: Wanted & Page,
): Promise<string> => {
  const now = context.clock();
  const { isPayable, verdict, tells } = await inTransaction({ ...context, now }, async ({ trx, job }) => {
    const payable = await find(trx, await bookingOf(trx, booking_id), now);
    const { state } = await lockPayment(trx, payment_id);
    const isPayable = state === 'open' && payable.verdict.ok;
    await changePayment(trx, payment_id, { provider_id, address });
    if (!isPayable) await endOpen(trx, payment_id);
    if (!isPayable) await job('closePayment', { payment_id });
    return { ...payable, isPayable };
  });
  if (isPayable) return address;
  enforceRule(verdict, tells);
  return refuse('checkout.payment_unavailable');
};

/** The address at which a stay or a claim is paid. Asking again leads to the same page, as long as it is for the same sum. */
export const openPage = async (context: SignedInContext, payments: Payments, wanted: Wanted): Promise<string> => {
  const payment = await inTransaction(context, (tx) => keepOne(tx, wanted, payments));
  if (payment.address !== null) return payment.address;
  try {
    return await handOut(context, payment, { ...wanted, ...(await payments.open(await dueOf(payment, context))) });
  } catch (error) {
    if (error instanceof PaymentProblem) return refuse('checkout.payment_unavailable');
    throw error;
  }
};
