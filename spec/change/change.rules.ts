// When a change of a booking may be proposed and answered, and its life.
import { Visitor } from '../account/account.model';
import { Booking } from '../booking/booking.model';
import { guestOfBooking, hostOfBooking, partyToBooking } from '../booking/booking.rules';
import { replyLate } from '../booking/booking.errors';
import { begins, hoursToPay } from '../booking/deadlines.rules';
import { mayAnswer } from '../booking/life.rules';
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { derived, lifecycle, rule } from 'spec-to-app/rule';
import { absent, all, any, before, earliest, holds, hours, is, isFalse, isTrue, later, notAfter, now, present } from 'spec-to-app/terms';
import {
  changeAnswerLate,
  changeClosed,
  changeOfOther,
  changeOwn,
  changeTooLate,
  notChangeable,
  notOfferable,
  refundedBefore,
} from './change.errors';
import { Change } from './change.model';
import { changeAccepted, changeDeclined, changeExpired, changeLapsed, changeLapsedHost, changeMadeHost } from './mails.model';
import { offerDeclined, offerExpired, offerTaken, offerTakenHost, offerWithdrawn } from './offer-mails.model';
import { changeHours, ChangeState, offerHours } from './shown.model';

const visitor = the(Visitor);
const booking = the(Booking);
const change = the(Change);

export const mayChange = rule({
  source: decision('section 20.11: a booking that is confirmed and paid, until the stay begins'),
  says: 'A paid booking may be changed',
  requires: [
    { that: is(booking.status, 'confirmed'), otherwise: notChangeable },
    { that: present(booking.paid_at), otherwise: notChangeable },
    { that: is(booking.payment_method, 'card'), otherwise: notChangeable },
    { that: before(now, begins), otherwise: changeTooLate },
    { that: absent(booking.refund_cents), otherwise: refundedBefore },
  ],
});
export const mayOffer = rule({
  source: decision('section 20: a host answers a request with other dates or a special offer'),
  says: 'A request may be answered with an offer',
  requires: [
    { that: is(booking.status, 'pending'), otherwise: notOfferable },
    { that: holds(mayAnswer), otherwise: replyLate },
  ],
});
export const offerDeadline = derived({
  source: decision('section 20: an offer is open for a day, and never longer than until check-in'),
  says: 'Until when an offer that is made now may be accepted',
  is: earliest(later(now, hours(offerHours)), begins),
});
export const changeDeadline = derived({
  source: decision('section 20.11: a proposal is open for two days, and never longer than until check-in'),
  says: 'Until when a change that is proposed now may be answered',
  is: earliest(later(now, hours(changeHours)), begins),
});
export const changePayDeadline = derived({
  source: decision('section 2: a day to pay, and less where the stay is near'),
  says: 'Until when a guest may pay for a change that is accepted now',
  is: earliest(later(now, hours(hoursToPay.is)), begins),
});
const isHosts = is(booking.host_id, visitor.profile_id);
const isGuests = is(booking.guest_id, visitor.profile_id);
export const isOthersChange = rule({
  source: decision('section 20.11: the other side accepts'),
  says: 'A change is answered by the side that did not propose it',
  requires: [{ that: any(all(isTrue(change.by_host), isGuests), all(isFalse(change.by_host), isHosts)), otherwise: changeOwn }],
});
export const isOwnChange = rule({
  source: decision('section 20.11: a proposal is withdrawn by who made it'),
  says: 'A change is withdrawn by the side that proposed it',
  requires: [{ that: any(all(isTrue(change.by_host), isHosts), all(isFalse(change.by_host), isGuests)), otherwise: changeOfOther }],
});
export const isInTime = rule({
  source: decision('section 20.11: a proposal is open for two days'),
  says: 'A change is answered in time',
  requires: [{ that: notAfter(now, change.answer_by), otherwise: changeAnswerLate }],
});
export const mayPayChange = rule({
  source: decision('section 20.11: the difference is a page to pay'),
  says: 'A guest may pay for an accepted change',
  requires: [
    { that: is(change.state, 'accepted'), otherwise: changeClosed },
    { that: any(absent(change.pay_by), notAfter(now, change.pay_by)), otherwise: changeClosed },
  ],
});

export const changeLife = lifecycle({
  source: decision('section 20.11: proposed, answered, paid where it costs more; nobody’s card is charged without a click of its owner'),
  says: 'The life of a change, from the proposal to the booking as it then is',
  of: Change,
  field: 'state',
  states: ChangeState,
  otherwise: changeClosed,
  moves: [
    {
      event: 'propose',
      from: null,
      to: 'proposed',
      by: partyToBooking,
      when: [mayChange],
      says: 'The other side has {changeHours} hours to answer, and never longer than until check-in',
    },
    {
      event: 'accept',
      from: 'proposed',
      to: 'accepted',
      by: partyToBooking,
      when: [isOthersChange, isInTime, mayChange],
      says: 'It costs more: the new nights are held while the guest pays the difference',
      effects: [changeAccepted],
    },
    {
      event: 'agree',
      from: 'proposed',
      to: 'done',
      by: partyToBooking,
      when: [isOthersChange, isInTime, mayChange],
      says: 'It costs no more: it takes effect at once, and the difference goes back to the card',
      effects: [changeMadeHost],
    },
    {
      event: 'pay',
      from: 'accepted',
      to: 'done',
      by: guestOfBooking,
      when: [mayPayChange],
      says: 'The provider has the difference: it takes effect',
      effects: [changeMadeHost],
    },
    {
      event: 'decline',
      from: 'proposed',
      to: 'declined',
      by: partyToBooking,
      when: [isOthersChange],
      says: 'The booking stays as it is',
      effects: [changeDeclined],
    },
    { event: 'withdraw', from: 'proposed', to: 'withdrawn', by: partyToBooking, when: [isOwnChange], says: 'The booking stays as it is' },
    {
      event: 'withdraw',
      from: 'accepted',
      to: 'withdrawn',
      by: partyToBooking,
      says: 'Nobody pays, and the booking stays as it is; the new nights are released',
    },
    {
      event: 'expire',
      from: 'proposed',
      to: 'expired',
      by: 'system',
      timer: change.answer_by,
      says: 'The booking stays as it is',
      effects: [changeExpired],
    },
    {
      event: 'lapse',
      from: 'accepted',
      to: 'lapsed',
      by: 'system',
      timer: change.pay_by,
      asks: 'provider',
      says: 'The booking stays as it is, and the new nights are released',
      effects: [changeLapsed, changeLapsedHost],
    },
    {
      event: 'offer',
      from: null,
      to: 'offered',
      by: hostOfBooking,
      when: [mayOffer],
      says: 'The nights of the offer are held beside those of the request, the guest has {offerHours} hours to answer, and the host’s own clock stands still meanwhile',
    },
    {
      event: 'take',
      from: 'offered',
      to: 'done',
      by: guestOfBooking,
      when: [isInTime],
      says: 'The request becomes the offer and is accepted',
      effects: [offerTaken, offerTakenHost],
    },
    {
      event: 'decline',
      from: 'offered',
      to: 'declined',
      by: guestOfBooking,
      says: 'The request stays as it was, and the host may still answer it',
      effects: [offerDeclined],
    },
    {
      event: 'withdraw',
      from: 'offered',
      to: 'withdrawn',
      by: hostOfBooking,
      says: 'The request stays as it was',
      effects: [offerWithdrawn],
    },
    {
      event: 'expire',
      from: 'offered',
      to: 'expired',
      by: 'system',
      timer: change.answer_by,
      says: 'The request stays as it was, and the host may still answer it',
      effects: [offerExpired],
    },
    {
      event: 'end',
      from: 'offered',
      to: 'ended',
      by: 'operator',
      says: 'The request was answered or has ended, or guests no longer find the place',
      effects: [offerWithdrawn],
    },
    { event: 'end', from: 'proposed', to: 'ended', by: 'operator', says: 'The booking was cancelled' },
    { event: 'end', from: 'accepted', to: 'ended', by: 'operator' },
  ],
});
