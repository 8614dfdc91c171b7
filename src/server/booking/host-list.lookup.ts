// A host's bookings, those where they answer guests as a co-host among them, by tab and words: each page reads the next rows of an index of each property, whatever their number. Reads only.
import { type RawBuilder, sql } from 'kysely';
import { comingDays } from '../../../generated/model/constants';
import type { BookingRow, HostBookings } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { uuid } from '../../../generated/model/patterns';
import { BookingTab } from '../../../generated/model/values';
import { utcDateOf } from '../../../generated/model/wire';
import { hiddenNames, publicProfiles } from '../account/account.lookup';
import type { Database } from '../database/open';
import { wallClock } from '../property/wall-clocks.lookup';
import { keptBy, namedPlaces } from '../property/property.lookup';
import type { ViewContext } from './booking-detail.lookup';
import { type Found, rowsOf } from './booking-list.lookup';

type Part = RawBuilder<unknown>;
interface Order {
  readonly by: Part;
  readonly isDescending?: boolean;
}

const orders: Readonly<Record<BookingTab, Order>> = {
  requests: { by: sql`coalesce(b.reply_by, b.created_at)` },
  current: { by: sql`b.checkout` },
  upcoming: { by: sql`b.checkin` },
  unpaid: { by: sql`coalesce(b.pay_by, b.created_at)` },
  past: { by: sql`b.checkout`, isDescending: true },
  cancelled: { by: sql`b.checkin`, isDescending: true },
};

// the date at the place decides; it is today's in UTC or the day before, which an index can be asked by
const conditions = (now: Date): Readonly<Record<BookingTab, Part>> => {
  const [latest, today] = [sql`${utcDateOf(now)}::date`, sql`${wallClock(now, 'b.timezone')}::date`];
  const agreed = sql`b.status = 'confirmed' and b.paid_at is not null`;
  return {
    requests: sql`b.status = 'pending'`,
    current: sql`${agreed} and b.checkin <= ${latest} and b.checkout >= ${latest} - 1 and b.checkin < ${today} and b.checkout >= ${today}`,
    upcoming: sql`${agreed} and b.checkin >= ${latest} - 1 and (b.checkin > ${latest} or b.checkin >= ${today})`,
    unpaid: sql`b.status = 'confirmed' and b.paid_at is null`,
    past: sql`${agreed} and b.checkout < ${latest} and (b.checkout < ${latest} - 1 or b.checkout < ${today})`,
    cancelled: sql`b.status in ('cancelled', 'rejected', 'expired')`,
  };
};

/** A text as it is looked for: small letters without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
const plainColumn = (column: Part) => sql`replace(lower(regexp_replace(normalize(${column}, NFD), '[\u0300-\u036f]', '', 'g')), '’', '''')`;
const within = (text: Part, word: string) => sql`position(${word} in ${text}) > 0`;

/** Whether a booking has each of the words. A name of which a list shows no more than a part is not found by. */
const fitting = async (db: Database, host: string, text: string): Promise<Part> => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const places = await namedPlaces(db, keptBy(db, host, 'messages'));
  const name = plainColumn(sql`coalesce(g.first_name, '')`);
  const someWord = sql.join(
    words.map((word) => within(name, word)),
    sql` or `,
  );
  const { rows: guests } = await sql<{ readonly profile_id: string; readonly first_name: string | null }>`
    select distinct g.profile_id, g.first_name from bookings b join ${publicProfiles(db)} g on g.profile_id = b.guest_id
    where b.property_id in (${keptBy(db, host, 'messages')}) and b.paid_at is null and (${someWord})`.execute(db);
  const hidden = hiddenNames(guests);
  const fits = words.map((word) => {
    const there = places.filter(({ title, place }) => plain(`${title} ${place}`).includes(word)).map(({ property_id }) => property_id);
    return sql`(${within(sql`lower(b.reference)`, word)} or b.property_id = any(${there}::uuid[])
      or (${within(name, word)} and (b.paid_at is not null or b.guest_id <> all(${hidden}::uuid[]))))`;
  });
  return sql.join(fits, sql` and `);
};

interface Wanted {
  readonly tab?: BookingTab | undefined;
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly per_page: number;
}

/** The booking that an address of ours leads to, whichever page of it; nothing where it leads to none. */
export const bookingIn = (address: string): string | undefined => {
  const base = 'https://any.example';
  return URL.canParse(address, base) ? new URL(address, base).pathname.split('/').find((part) => uuid.test(part)) : undefined;
};
const isAddress = (words: string): boolean => /^(https?:\/\/|\/)\S+$/i.test(words);

/** Bookings to look among, each called `b`, and whether it is one that is looked for. */
const among = async (db: Database, host: string, words: string) => {
  const bookings = sql`bookings b`;
  // a co-host may be a guest there, too
  const isOthers = sql`b.guest_id is distinct from ${host}`;
  if (words === '') return { bookings, fits: isOthers };
  if (isAddress(words)) return { bookings, fits: sql`${isOthers} and b.booking_id = ${bookingIn(words) ?? null}::uuid` };
  const fits = sql`${isOthers} and ${await fitting(db, host, words)}`;
  return { bookings: sql`bookings b join ${publicProfiles(db)} g on g.profile_id = b.guest_id`, fits };
};

interface Asked extends Awaited<ReturnType<typeof among>> {
  /** Ids of the properties where the host answers guests, to ask with. */
  readonly places: Part;
  readonly is: ReturnType<typeof conditions>;
  /** Where the claim of a booking of the page stands. */
  readonly claim: RawBuilder<BookingRow['claim']>;
}

const countsOf = async (db: Database, { bookings, fits, places, is }: Asked): Promise<HostBookings['counts']> => {
  const tabs = keysOf(BookingTab);
  const counted = sql.join(tabs.map((tab) => sql`count(*) filter (where ${is[tab]}) as ${sql.ref(tab)}`));
  const { rows } = await sql<Readonly<Record<BookingTab, number>>>`
    select ${counted} from ${bookings} where b.property_id in (${places}) and ${fits}`.execute(db);
  return tabs.map((tab) => ({ tab, count: rows[0]?.[tab] ?? 0 }));
};

interface OneTab extends Wanted {
  readonly tab: BookingTab;
}
/** The next of a tab: of each property as many, and of those the first. */
const pageOf = ({ bookings, fits, places, is, claim }: Asked, { tab, after, per_page }: OneTab) => {
  const { by, isDescending = false } = orders[tab];
  const [way, isBehind] = isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const last = sql`(select ${by}, b.booking_id from bookings b where b.booking_id = ${after} and b.property_id in (${places}))`;
  const isAfter = after === undefined ? sql`true` : sql`(${by}, b.booking_id) ${isBehind} ${last}`;
  return sql<Found>`
    select f.booking_id, ${claim} as claim from (${places}) p cross join lateral (
      select b.booking_id, ${by} as place from ${bookings} where b.property_id = p.property_id and ${is[tab]} and ${fits} and ${isAfter}
      order by ${by} ${way}, b.booking_id ${way} limit ${per_page}) f
    order by f.place ${way}, f.booking_id ${way} limit ${per_page}`;
};

const askedOf = async (db: Database, { viewer, now, followers }: ViewContext, words = ''): Promise<Asked> => ({
  ...(await among(db, viewer, words.trim())),
  places: sql`${keptBy(db, viewer, 'messages')}`,
  is: conditions(now),
  claim: followers.booking.claimStandOf('f.booking_id'),
});

/** The statement that reads a page of a tab, to look at its plan. */
export const tabQuery = async (db: Database, seeing: ViewContext, wanted: OneTab) =>
  pageOf(await askedOf(db, seeing, wanted.words), wanted);

/** A page of a host's bookings of one tab, the first that has any where none is named, and how many there are in each. */
export const hostBookings = async (db: Database, seeing: ViewContext, wanted: Wanted): Promise<HostBookings> => {
  const asked = await askedOf(db, seeing, wanted.words);
  const counts = await countsOf(db, asked);
  const tab = wanted.tab ?? counts.find(({ count }) => count > 0)?.tab ?? 'requests';
  const { rows } = await pageOf(asked, { ...wanted, tab }).execute(db);
  const held = await seeing.followers.booking.heldFor(db, seeing.viewer);
  return { tab, counts, bookingList: await rowsOf(db, rows, { side: 'host', ...seeing }), held };
};

// nights are held once: a place has few stays in so many days
const mostComing = 1000;

/** The stays where a host answers guests in the coming days, agreed or asked for, by their arrival. */
export const comingStays = async (db: Database, seeing: ViewContext): Promise<BookingRow[]> => {
  const today = sql`${wallClock(seeing.now, 'b.timezone')}::date`;
  const { rows } = await sql<Found>`
    select b.booking_id, ${seeing.followers.booking.claimStandOf('b.booking_id')} as claim from bookings b
    where b.property_id in (${keptBy(db, seeing.viewer, 'messages')}) and b.guest_id is distinct from ${seeing.viewer} and b.status in ('pending', 'confirmed')
      and b.checkout >= ${today} - 1 and b.checkin < ${today} + ${comingDays}::int
    order by b.checkin, b.booking_id limit ${mostComing}`.execute(db);
  return rowsOf(db, rows, { side: 'host', ...seeing });
};
