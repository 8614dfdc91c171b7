// All that decides whether a person may book a stay, read in one statement: once beforehand, and again while nobody else can change it.
// Reads only.
import { sql } from 'kysely';
import { presentAmong } from '../account/account.lookup';
import type { Database } from '../database/open';
import { executePlanned } from '../database/planned';
import { rowsOf } from '../database/transact';
import { oneQuote, type PromisedQuote } from '../pricing/quote.lookup';
import { soldElsewhere } from '../property/calendar/held-nights.commands';
import { hasOlderFeeds } from '../property/feeds/fresh-feeds.commands';
import { dateFacts } from '../property/listing/stay.lookup';
import { cohostIds, oneProperty } from '../property/property.lookup';
import { lostHolds, openRequests, openStaysOn, unpaidUntil } from './booking.repository';
import type { BookingFollowers } from './followers';
import type { Trip } from './stay-check';
import { lostHoldsSince } from './unpaid-holds';

interface AskedStay {
  readonly guest_id: string;
  readonly property_id: string;
  readonly trip: Trip;
  readonly now: Date;
}

/** Other bookings of the guest. */
const othersOf = (db: Database, { guest_id, property_id, trip, now }: AskedStay) =>
  [
    rowsOf<{ booking_id: string; property_id: string }>(openStaysOn(db, { guest_id, ...trip })).as('stays'),
    rowsOf<{ pay_by: string | null }>(unpaidUntil(db, guest_id)).as('unpaid'),
    rowsOf<{ at: string }>(lostHolds(db, { guest_id, property_id, since: lostHoldsSince(now) })).as('lost'),
  ] as const;

export type AskedFacts = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/** The property, its dates and calendars, the shown price, and the guest's other bookings and points; nothing where there is no property. */
export const findAsked = async (
  db: Database,
  asked: AskedStay & { readonly quote_id: string },
  balanceOf: BookingFollowers['balanceOf'],
) => {
  const { guest_id, property_id, trip, quote_id, now } = asked;
  const dates = dateFacts(property_id, trip);
  const statement = oneProperty(db, property_id)
    .select(othersOf(db, asked))
    .select([dates.overrides.as('overrides'), dates.taken.as('taken'), hasOlderFeeds(property_id, now).as('is_stale')])
    .select([rowsOf<PromisedQuote>(oneQuote(db, quote_id, now)).as('quotes'), balanceOf(guest_id).as('balance')]);
  const found = await executePlanned(db, statement.compile());
  if (!found) return undefined;
  const { stays, unpaid, lost, overrides, taken, is_stale, quotes, balance, ...property } = found;
  return { property, stays, unpaid, lost, overrides, taken, is_stale, balance, kept: quotes[0] };
};

/** The rest of it, to ask with once the guest and the property are locked. */
export const askedAgain = (trx: Database, asked: AskedStay & { readonly host_id: string }) => {
  const { guest_id, host_id, property_id, trip } = asked;
  return trx
    .selectNoFrom(othersOf(trx, asked))
    .select([
      rowsOf<{ profile_id: string }>(presentAmong(trx, [guest_id, host_id])).as('present'),
      rowsOf(openRequests(trx, guest_id)).as('requests'),
      rowsOf(soldElsewhere(trx, { property_id, ...trip })).as('sold'),
      cohostIds(sql`${property_id}::uuid`, 'messages').as('cohost_ids'),
    ])
    .compile();
};
