// A guest's direct payments as the host records them: in parts, until all of it is there.
import { randomUUID } from 'node:crypto';
import type { BookingHandlers, RecordPaymentRequest } from '../../../generated/contract/handlers';
import { recordHours } from '../../../generated/model/constants';
import { HOUR } from '../../../generated/model/dates';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { dateIn, momentOf } from '../../../generated/rules/runtime';
import { recordedTexts } from '../../../generated/texts/sentences/recordedTexts';
import { lockBooking, writeMove } from '../booking/booking.commands';
import type { KeptBooking } from '../booking/followers';
import { bookingDetail } from '../booking/booking-detail.lookup';
import { inTransaction } from '../request/context';
import { enforceMove } from '../request/enforce-rule';
import { priceAgreed } from '../pricing/agreed.rules';
import { moneyIn, written } from '../pricing/money.rules';
import { quoteOf } from '../pricing/quote.rules';
import { refuse } from '../request/refusal';
import { findRecorded } from './payment.lookup';
import { findOpen, insertRecord } from './payment.repository';

type Recorded = RecordPaymentRequest['input'];

const misfit = (path: keyof Recorded, code: string, message: string): never =>
  refuse('input.invalid', { data: { fields: [{ path, code, message }] } });

/** No more than is due, and neither before the booking was made nor tomorrow. */
const checkRecord = ({ amount_cents, received_on }: Recorded, booking: KeptBooking, it: { readonly left: number; readonly now: Date }) => {
  const { created_at, timezone } = booking;
  if (amount_cents > it.left) misfit('amount_cents', 'maximum', recordedTexts.tooMuch({ left: written(moneyIn('CAD', it.left)) }));
  if (received_on < dateIn(momentOf(created_at), timezone)) misfit('received_on', 'formatMinimum', recordedTexts.tooEarly);
  if (received_on > dateIn(it.now.getTime(), timezone)) misfit('received_on', 'formatMaximum', recordedTexts.tooLate);
};

/** The price without points: a host who is paid directly gets no part of it from us. */
const withoutPoints = ({ quote, price, points, property_id, checkin, checkout, guests }: KeptBooking, now: Date) => {
  if (points === 0) return {};
  const { currency, rate, as_of } = quote.fx;
  const stay = { property_id, checkin, checkout, guests };
  const whole = quoteOf({ ...stay, price: priceAgreed(price), rate: { currency, rate: Number(rate), as_of }, now });
  return { points: 0, quote: JSON.stringify(whole) };
};

/** The time for the rest runs from the first part: further ones do not hold the nights any longer. */
const timeForRest = ({ payment_method }: KeptBooking, now: Date) =>
  payment_method === 'offline' ? {} : { pay_by: new Date(now.getTime() + recordHours * HOUR) };

export const recordHandlers: Pick<BookingHandlers, 'recordPayment'> = {
  recordPayment: ({ booking: { booking_id, review, guest_review }, input }, { events, ...context }) =>
    inTransaction(context, async (tx) => {
      const { trx, principal, now } = tx;
      const who = principal.profile_id;
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      const moving = { by: principal, who, from: booking.status, now: instantOf(now) };
      const moved = enforceMove(moveBookingLife(events, moving, { booking }));
      if (await findOpen(trx, { booking_id, claim_id: null })) return refuse('booking.not_offline', { data: { status: booking.status } });
      const left = priceAgreed(booking.price).total - (await findRecorded(trx, booking_id));
      checkRecord(input, booking, { left, now });
      const { property_id } = booking;
      const { amount_cents, method, received_on, reference = null } = input;
      const record = { record_id: randomUUID(), property_id, booking_id, amount_cents, method, received_on, reference };
      await insertRecord(trx, { ...record, recorded_at: now });
      const time = amount_cents === left ? { paid_at: now, pay_by: null } : timeForRest(booking, now);
      const change = { ...withoutPoints(booking, now), ...time, payment_method: 'offline' as const };
      const after = await writeMove(tx, { booking, moved, change });
      await tx.mail('paymentRecorded', { booking_id, amount_cents });
      return bookingDetail(trx, { ...after, review, guest_review }, { viewer: who, followers: tx.followers, now });
    }),
};
