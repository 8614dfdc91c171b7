// The mails about a change of a booking, with made-up people: a day more for three people.
import { addDays } from '../../generated/model/dates';
import type { Booking } from '../../generated/model/entities';
import type { ChangeState } from '../../generated/model/values';
import { instantOf } from '../../generated/model/wire';
import * as about from '../server/change/mail-templates';
import * as offer from '../server/change/offer-mail-templates';
import type { ToldStay, Words } from '../server/booking/mail-words.lookup';
import { moneyIn } from '../server/pricing/money.rules';
import { idOf } from './seed';

const cad = (cents: number) => moneyIn('CAD', cents);

const toldOf = (stay: ToldStay): about.Told => {
  const booking: Booking = { ...stay.booking, review: null, guest_review: null };
  const { quote } = booking;
  const checkout = addDays(booking.checkout, 1);
  const lines = [{ code: 'accommodation', label: '$200.00 × 4 nights', type: 'host', cents: 80_000 } as const];
  const price = { province: 'BC', city: 'Whistler', night_cents: [20_000, 20_000, 20_000, 20_000], lines };
  const guests = { ...booking.guests, adults: 3 };
  return {
    ...stay,
    booking: { ...booking, price, host_subtotal_cents: 69_000, total_cents: quote.total.amount_cents },
    change: {
      change_id: idOf('sample change'),
      booking_id: booking.booking_id,
      state: 'proposed',
      by_host: false,
      proposed_at: instantOf(new Date('2027-01-20T18:00:00Z')),
      answer_by: instantOf(new Date('2027-01-22T18:00:00Z')),
      pay_by: instantOf(new Date('2027-01-21T20:00:00Z')),
      ended_at: null,
      held_id: null,
      price,
      quote: { ...quote, checkout, nights: 4, guests, due: cad(quote.due.amount_cents + 24_880), total: cad(110_716) },
    },
  };
};

type Offered = Readonly<Record<'pending' | 'accepted', ToldStay>>;

/** About a change of a paid stay, and about an offer for a request, which is pending or was accepted with it. */
export const sampleChanges = (stay: ToldStay, offered: Offered): Readonly<Record<string, Words>> => {
  const it = toldOf(stay);
  const askedOf = (request: ToldStay, state: ChangeState = 'offered') => {
    const told = toldOf(request);
    return { ...told, change: { ...told.change, state, by_host: true } };
  };
  const changed = {
    ...it,
    booking: { ...it.booking, checkout: it.change.quote.checkout, guests: it.change.quote.guests, quote: it.change.quote },
  };
  const asked = askedOf(offered.pending);
  const taken = askedOf(offered.accepted, 'done');
  const moved = { currency: 'CAD', points: 0 } as const;
  return {
    changeProposed: about.changeProposed(it, 'guest', 'Our friends would like to stay for Sunday, too.'),
    changeProposedHost: about.changeProposed(it, 'host', null),
    changeAccepted: about.changeAccepted(it),
    changeDeclined: about.changeDeclined(it, 'guest'),
    changeExpired: about.changeExpired(it, 'guest'),
    changeLapsed: about.changeLapsed(it),
    changeLapsedHost: about.changeLapsedHost(it),
    changeMade: about.changeMade(changed, { ...moved, difference_cents: 24_880 }),
    changeMadeForLess: about.changeMade(it, { ...moved, difference_cents: -12_440, points: 500 }),
    changeMadeHost: about.changeMadeHost(changed),
    offerMade: offer.offerMade(asked, { message: 'Our carpenter is here until Friday. Would the weekend suit you?' }),
    offerTaken: offer.offerTaken(taken),
    offerTakenHost: offer.offerTakenHost(taken),
    offerDeclined: offer.offerDeclined(asked),
    offerExpired: offer.offerExpired(asked),
    offerWithdrawn: offer.offerWithdrawn(askedOf(offered.pending, 'withdrawn')),
    offerEnded: offer.offerWithdrawn(askedOf(offered.pending, 'ended')),
    changeReturned: about.changeReturned(it, { amount_cents: 24_880, currency: 'CAD' }),
  };
};
