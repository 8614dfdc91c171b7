// The operator finds people, listings and bookings, and blocks accounts.
import { findPeople, setBlocked } from '../account/blocking.commands';
import { searchBookings } from '../booking/booking.lookup';
import { endHolds } from '../booking/ending.commands';
import { moneyIn, written } from '../pricing/money.rules';
import { findListings } from '../property/property.lookup';
import { takeOffListings } from '../property/setup/moved.commands';
import { about, type Command } from './acting';

const find: Command['run'] = async (words, { db }) => {
  const wanted = words.join(' ').trim();
  if (wanted === '') return undefined;
  const people = (await findPeople(db, wanted)).map((it) => {
    const name = [it.first_name, it.last_name].filter(Boolean).join(' ') || 'no name';
    const states = [it.verified_at ? '' : 'not verified', it.blocked_because === null ? '' : `blocked: ${it.blocked_because}`];
    return ['person ', it.profile_id, it.email, name, ...states.filter(Boolean)].join('  ');
  });
  const listings = (await findListings(db, wanted)).map((it) => {
    const why = it.suspended_for === null ? [] : [it.suspended_because ?? it.suspended_for];
    return ['listing', it.property_id, it.status, ...why, it.title, it.city, `host ${it.profile_id}`].join('  ');
  });
  const bookings = (await searchBookings(db, wanted)).map((it) => {
    const paid = it.paid_at === null ? 'not paid' : `paid ${it.payment_method ?? ''}`;
    const sides = `guest ${it.guest_id}  host ${it.host_id}  listing ${it.property_id}`;
    const sum = written(moneyIn('CAD', it.total_cents));
    return ['booking', it.booking_id, it.reference, it.status, paid, sum, `${it.checkin} to ${it.checkout}`, sides].join('  ');
  });
  const found = [...people, ...listings, ...bookings];
  return found.length === 0 ? ['Nothing is found.'] : found;
};

const block = about('block', async (tx, { id, reason }) => {
  if (!(await setBlocked(tx.trx, id, reason))) return { refused: `There is no account of a person ${id} that is not blocked.` };
  const listings = await takeOffListings(tx, id);
  const holds = await endHolds(tx, id);
  return [`Blocked: sessions ended, listings paused: ${listings}, unpaid bookings that end: ${holds}. Paid stays go on.`];
});
const unblock = about('unblock', async ({ trx }, { id }) =>
  (await setBlocked(trx, id, null))
    ? ['Unblocked. Listings stay paused until their host lists them.']
    : { refused: `No account of a person ${id} is blocked.` },
);

export const peopleCommands: Readonly<Record<string, Command>> = {
  find: { usage: 'find WORDS', says: 'people, listings and bookings: by id, address, name, title, town or reference', run: find },
  block: {
    usage: 'block PERSON "WHY"',
    says: 'sessions end, listings pause, unpaid holds end; its person is told why when logging in',
    run: block,
  },
  unblock: { usage: 'unblock PERSON "WHY"', says: 'the account works again', run: unblock },
};
