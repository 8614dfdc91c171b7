// Every mail with sample data, and the page of the gallery that shows them.
import type { Booking, Claim, Review } from '../../generated/model/entities';
import { instantOf, utcDateOf } from '../../generated/model/wire';
import * as toGuest from '../server/booking/guest-mail-templates';
import * as toHost from '../server/booking/host-mail-templates';
import { type BookingFacts, stayCard, type Told, type ToldStay, type Words } from '../server/booking/mail-words.lookup';
import { sampleChanges } from './sample-changes';
import { sampleLetters } from './sample-letters';
import * as aboutClaim from '../server/claim/mail-templates';
import * as aboutClaimMoney from '../server/claim/money-mail-templates';
import { escapeHtml } from '../server/outside/escape-html';
import { type MailContent, mailHtml, mailText } from '../server/outside/mail-look';
import { moneyIn } from '../server/pricing/money.rules';
import { guestAsked, guestDecided, guestReviewed, guestWrote, hostWrote } from '../server/review/guest-mail-templates';
import { answered, asked as askedForReview, decided, received, reminded, type Told as ToldReview } from '../server/review/mail-templates';
import { clockAt, idOf } from './seed';

const origin = 'http://localhost:3000';
const cad = (cents: number) => moneyIn('CAD', cents);
const lines = [
  { code: 'accommodation', label: '$200.00 × 3 nights', type: 'host', ...cad(60_000) },
  { code: 'cleaning_fee', label: 'Cleaning fee', type: 'host', ...cad(9000) },
  { code: 'service_fee', label: 'Tuckamore service fee', type: 'platform', ...cad(5520) },
  { code: 'tax.bc.pst', label: 'BC PST 8%', type: 'tax', ...cad(5520) },
  { code: 'tax.bc.mrdt', label: 'MRDT 3%', type: 'tax', ...cad(2070) },
  { code: 'tax.gst', label: 'GST 5%', type: 'tax', ...cad(3726) },
] as const;
const stay = { checkin: utcDateOf(Date.UTC(2027, 1, 12)), checkout: utcDateOf(Date.UTC(2027, 1, 15)) };
const guests = { adults: 2, children: 1, infants: 0, pets: 1 };
const created_at = instantOf(new Date('2026-11-20T18:00:00Z'));

type SampleBooking = Booking & BookingFacts;
const pending: SampleBooking = {
  host_subtotal_cents: 69_000,
  booking_id: idOf('sample booking'),
  property_id: idOf('sample property'),
  guest_id: idOf('sample guest'),
  host_id: idOf('sample host'),
  cohost_ids: [],
  reference: 'HX7K2M',
  status: 'pending',
  ...stay,
  timezone: 'America/Vancouver',
  checkin_time: clockAt('16:00'),
  checkout_time: clockAt('11:00'),
  guests,
  cancellation_policy: 'moderate',
  quote: {
    quote_id: idOf('sample quote'),
    expires_at: created_at,
    property_id: idOf('sample property'),
    ...stay,
    nights: 3,
    guests,
    line_items: [...lines, { code: 'points', label: '2,500 points', type: 'points', ...cad(-2500) }],
    host_subtotal: cad(69_000),
    subtotal: cad(74_520),
    taxes: cad(11_316),
    total: cad(85_836),
    points_applied: 2500,
    due: cad(83_336),
    fx: { currency: 'CAD', rate: '1', as_of: utcDateOf(Date.UTC(2026, 10, 20)) },
  },
  currency: 'CAD',
  points: 2500,
  message: 'Hello Ann, we are a family of three with a small dog, and love the snow.',
  cancel_reason: null,
  reject_reason: null,
  confirmation_id: null,
  bookingUrl: '/checkout/sample',
  paid_at: null,
  accepted_at: null,
  reply_by: instantOf(new Date('2026-11-21T18:00:00Z')),
  pay_by: null,
  payment_method: null,
  cancelled_by: null,
  refund_cents: null,
  is_given_back: false,
  reported_at: null,
  host_reported_at: null,
  review: null,
  guest_review: null,
  checkoutDate: instantOf(new Date('2027-02-15T19:00:00Z')),
  reviewWindowDays: 14,
  created_at,
};
const paid: SampleBooking = { ...pending, status: 'confirmed', paid_at: created_at, payment_method: 'card' };
const stayOf = <B extends Told['booking']>(booking: B): ToldStay<B> => ({
  booking,
  title: 'Cedar cabin',
  city: 'Whistler',
  place: 'Whistler, British Columbia',
  picture: { src: `${origin}/media/drawn/lake/whistler-1.svg`, alt: 'A cabin by a lake', width: 1600, height: 1200 },
  guest: 'Jo',
  host: 'Ann',
  origin,
});
const toldOf = (booking: SampleBooking): Told => ({
  ...stayOf(booking),
  payout_cents: 69_000,
  recorded_cents: 0,
  called_off: { cents: 33_640, points: 0, card: null },
  resolved: { cents: 10_000, points: 0, card: null },
  refunded: null,
  left_cents: 0,
  report: 'The heating did not work on the first night.',
});

const asked = toldOf(pending);
const accepted = toldOf({ ...pending, status: 'confirmed', pay_by: instantOf(new Date('2026-11-22T18:00:00Z')) });
const partly: Told = {
  ...toldOf({ ...accepted.booking, review: null, guest_review: null, payment_method: 'offline' }),
  recorded_cents: 40_000,
  left_cents: 45_836,
};
const settled = toldOf(paid);
const cancelled = toldOf({ ...paid, status: 'cancelled', cancel_reason: 'Our flight was moved.', refund_cents: 33_640 });
const calledOff: Told = {
  ...toldOf({ ...paid, status: 'cancelled', cancel_reason: 'The boiler broke, and can’t be repaired in time.', refund_cents: 83_336 }),
  called_off: { cents: 83_336, points: 2500, card: null },
};
const cancelledLate: Told = { ...cancelled, called_off: { cents: 13_640, points: 600, card: null } };
const cancelledInYen: Told = {
  ...toldOf({ ...paid, status: 'cancelled', cancel_reason: 'Our flight was moved.', refund_cents: 43_640 }),
  called_off: { cents: 33_640, points: 0, card: moneyIn('JPY', 36_129) },
  resolved: { cents: 10_000, points: 0, card: moneyIn('JPY', 10_740) },
  refunded: moneyIn('JPY', 46_869),
};
const over: ToldReview = stayOf(paid);
const review: Review = {
  review_id: idOf('sample review'),
  booking_id: paid.booking_id,
  property_id: paid.property_id,
  profile_id: paid.guest_id,
  rating: 5,
  comment: 'A quiet place by the water, and a warm stove.',
  private_note: 'The tap drips a little.',
  host_reply: 'Thank you, come back in summer!',
  host_replied_at: instantOf(new Date('2027-02-18T19:00:00Z')),
  opens_at: null,
  paid_directly: false,
  state: 'shown',
  waits_for: null,
  hidden_because: null,
  created_at: instantOf(new Date('2027-02-16T19:00:00Z')),
};
const ofGuest = { rating: 5, comment: 'Jo left the place as tidy as it was found.' };
const claim: Claim = {
  claim_id: idOf('sample claim'),
  booking_id: paid.booking_id,
  kind: 'damage',
  amount_cents: 18_500,
  message: 'The floor lamp beside the stove was broken when we came to clean.',
  state: 'filed',
  filed_at: instantOf(new Date('2027-02-16T19:00:00Z')),
  answer_by: instantOf(new Date('2027-02-23T19:00:00Z')),
  answered_at: null,
  answer: null,
  offered_cents: null,
  decided_at: null,
  decision: null,
  owed_cents: null,
  paid_at: null,
  paid_by_card: false,
  withdrawn_at: null,
  photos: [{ photo_id: idOf('sample photo'), width: 1600, height: 1200 }],
};
const aboutOf = (change: Partial<Claim> = {}): aboutClaim.Told => ({ ...over, claim: { ...claim, ...change } });
const disputed: Partial<Claim> = { state: 'disputed', answer: 'It was loose when we came.', offered_cents: 5000 };
const decidedSo: Partial<Claim> = {
  ...disputed,
  state: 'upheld',
  decided_at: claim.answer_by,
  decision: 'It was three years old.',
  owed_cents: 9000,
};
const late = { amount_cents: 83_336, currency: 'CAD', cad_cents: 83_336 } as const;
const paidSo = { state: 'paid', owed_cents: 18_500, paid_by_card: true } as const;
const words: Readonly<Record<string, Words>> = {
  requestReceived: toHost.requestReceived(asked),
  bookingForCohost: toHost.bookingForCohost(asked, false),
  requestSent: toGuest.requestSent(asked),
  requestChanged: toHost.requestChanged(asked),
  requestAccepted: toGuest.requestAccepted(accepted, 'Welcome!\n\nThe road is steep: do you have winter tires?'),
  requestRejected: toGuest.requestRejected(toldOf({ ...pending, status: 'rejected', reject_reason: 'The road is closed that week.' })),
  requestExpired: toGuest.requestExpired(toldOf({ ...pending, status: 'expired' })),
  requestExpiredHost: toHost.requestExpiredHost(toldOf({ ...pending, status: 'expired' })),
  arrivalNear: toGuest.arrivalNear(settled, {
    address: '12 Alpine Way, Whistler, BC V8E 0B6',
    notes: [
      { part: 'entry', text: 'The keypad is to the right of the front door.', shown_from: stay.checkin },
      { part: 'code', text: '4711#', shown_from: stay.checkin },
      { part: 'wifi', text: 'Network: Guest\nPassword: loons-at-dawn', shown_from: stay.checkin },
      { part: 'leaving', text: null, shown_from: stay.checkout },
    ],
  }),
  bookingPaid: toGuest.bookingPaid(settled),
  bookingPaidHost: toHost.bookingPaidHost(settled, true),
  bookingPaidHostToHold: toHost.bookingPaidHost(settled, false),
  paymentNear: toGuest.paymentNear(accepted),
  paymentNearPart: toGuest.paymentNear(partly),
  pointsArrived: toGuest.pointsArrived(settled, { points: 1380 }),
  bookingLapsed: toGuest.bookingLapsed(accepted),
  bookingLapsedHost: toHost.bookingLapsedHost(accepted),
  bookingLapsedPart: toGuest.bookingLapsed(partly),
  bookingLapsedPartHost: toHost.bookingLapsedHost(partly),
  bookingCancelled: toGuest.bookingCancelled(cancelled),
  bookingCancelledAfterRefund: toGuest.bookingCancelled(cancelledLate),
  bookingCancelledInYen: toGuest.bookingCancelled(cancelledInYen),
  bookingCancelledHost: toHost.bookingCancelledHost(cancelled, cad(42_800)),
  bookingCancelledWholeHost: toHost.bookingCancelledHost(cancelled, cad(0)),
  bookingCalledOff: toGuest.bookingCalledOff(calledOff),
  bookingCalledOffHost: toHost.bookingCalledOffHost(calledOff),
  bookingReported: toHost.bookingReported(settled),
  reportResolved: toGuest.reportResolved(cancelled),
  reportResolvedInYen: toGuest.reportResolved(cancelledInYen),
  reportResolvedByPoints: toGuest.reportResolved({ ...settled, resolved: { cents: 0, points: 600, card: null } }),
  reportResolvedHost: toHost.reportResolvedHost(cancelled),
  claimFiled: aboutClaim.claimFiled(aboutOf()),
  claimAccepted: aboutClaim.claimAccepted(aboutOf({ state: 'accepted', owed_cents: 18_500 })),
  claimAnswered: aboutClaim.claimAnswered(aboutOf(disputed)),
  claimOfferTaken: aboutClaim.claimOfferTaken(aboutOf({ ...disputed, state: 'accepted', owed_cents: 5000 })),
  claimWithdrawn: aboutClaim.claimWithdrawn(aboutOf({ state: 'withdrawn', withdrawn_at: claim.answer_by })),
  claimPaid: aboutClaimMoney.claimPaid(aboutOf(paidSo)),
  claimPaidHost: aboutClaimMoney.claimPaidHost(aboutOf(paidSo), true),
  claimReturned: aboutClaimMoney.claimReturned(aboutOf(paidSo), { cad_cents: 18_500 }),
  claimRefunded: aboutClaimMoney.claimRefunded(aboutOf(paidSo), { cad_cents: 5000 }),
  claimRefundedHost: aboutClaimMoney.claimRefundedHost(aboutOf(paidSo), { cad_cents: 5000 }),
  claimDisputedHost: aboutClaimMoney.claimDisputedHost(aboutOf(paidSo)),
  claimDisputeDecidedHost: aboutClaimMoney.claimDisputeDecidedHost(aboutOf(paidSo), { outcome: 'us', cad_cents: 18_500 }),
  claimUnanswered: aboutClaim.claimUnanswered(aboutOf({ state: 'unanswered' })),
  claimDecided: aboutClaim.claimDecided(aboutOf(decidedSo)),
  claimDecidedHost: aboutClaim.claimDecidedHost(aboutOf(decidedSo)),
  ...sampleChanges(over, { pending: stayOf(pending), accepted: stayOf(accepted.booking) }),
  paymentRecorded: toGuest.paymentRecorded(settled, { amount_cents: 85_836 }),
  paymentRecordedPart: toGuest.paymentRecorded(partly, { amount_cents: 40_000 }),
  refundMade: toGuest.refundMade(settled, { amount_cents: 20_000, currency: 'CAD', cad_cents: 20_000, points: 600 }),
  refundMadeInYen: toGuest.refundMade(settled, { amount_cents: 10_740, currency: 'JPY', cad_cents: 10_000, points: 0 }),
  refundMadeHost: toHost.refundMadeHost(settled, { cad_cents: 20_000 }),
  paymentReturned: toGuest.paymentReturned(asked, late),
  paymentReturnedHost: toHost.paymentReturnedHost(asked),
  requestWithdrawn: toHost.requestWithdrawn({
    ...asked,
    booking: { ...asked.booking, cancel_reason: 'We found a place nearer to the wedding.' },
  }),
  paymentDisputedHost: toHost.paymentDisputedHost(settled),
  disputeWonHost: toHost.disputeDecidedHost(settled, { outcome: 'won', cad_cents: 0 }),
  disputeDecidedHost: toHost.disputeDecidedHost(settled, { outcome: 'host', cad_cents: 42_918 }),
  payoutSent: toHost.payoutSent(settled, { amount_cents: 64_000, withheld_cents: 5000 }),
  payoutWaits: toHost.payoutWaits(settled, { amount_cents: 69_000 }),
  reviewAsked: askedForReview(over),
  reviewReminded: reminded(over),
  reviewReceived: received(over, review),
  reviewAnswered: answered(over, review),
  guestReviewAsked: guestAsked(over),
  guestWroteReview: guestWrote(over),
  hostWroteReview: hostWrote(over),
  guestReviewReceived: guestReviewed(over, ofGuest),
  guestReviewDecided: guestDecided(over, { state: 'hidden', hidden_because: 'It tells where somebody lives.' }),
  reviewDecided: decided(over, { ...review, state: 'hidden', hidden_because: 'It tells where somebody lives.' }),
};
const to = 'jo@example.ca';
/** Each mail by its name. */
export const sampleMails: Readonly<Record<string, MailContent>> = {
  ...Object.fromEntries(Object.entries(words).map(([name, it]) => [name, { ...it, to }])),
  ...sampleLetters(stayCard(over)),
};

const shown = ([name, mail]: readonly [string, MailContent]): string => `<section><h2>${name}</h2>
<iframe title="${name}" srcdoc="${escapeHtml(mailHtml(mail))}" width="640" height="760"></iframe>
<details><summary>As plain text</summary><pre>${escapeHtml(mailText(mail))}</pre></details></section>`;

/** The page that shows them, one below the other. */
export const render = (): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails</title></head>
<body style="font-family:sans-serif;margin:24px"><h1>Mails</h1>${Object.entries(sampleMails).map(shown).join('\n')}</body></html>`;
