// Fills an empty database with the demo: a marketplace worth showing, the same for the same day. The demo stands beside the
// subjects of the server and may use the files of all of them: it must make what they would have made.
import { utcDateOf } from '../../generated/model/wire';
import { HOUR, DAY } from '../../generated/model/dates';
import { type Kysely, sql, type Transaction } from 'kysely';
import { reviewWindowDays } from '../../generated/model/constants';
import { hashPassword } from '../server/account/passwords';
import { findWhole } from '../server/booking/booking.repository';
import { reviewsOf } from '../server/review/review.lookup';
import { timersOf } from '../server/booking/booking-timers.rules';
import type { Database } from '../server/database/open';
import { transact } from '../server/database/transact';
import { timerRows } from '../server/jobs/timers.commands';
import type { Tables, NewRow } from '../../generated/tables/tables';
import { demoAccounts } from './accounts';
import { answersOf, earnedOf } from './aftermath';
import { type Booked, bookedOf } from './booking-rows';
import { cohostOf } from './cohost';
import { blocksOf, Calendar, claimedSeed, plansOf } from './bookings';
import { claimOf } from './claim';
import { friendshipOf } from './friends';
import { type Listing, listingsOf, type NamedSketch } from './listings';
import { guideOf } from './arrival';
import { accountOf, moneyOf, payeesOf, type StayMoney } from './money';
import { paidOf } from './paid';
import { people, type People, profileRow, userRow, type Person } from './people';
import { rateRows } from './rates';
import { savedSearchRows } from './saved-searches';
import { guestReviewsOf } from './guest-reviews';
import { standing, writtenReviews } from './reviews';
import { threadsOf } from './threads';
import { unlisted } from './unlisted';
import { chanceOf } from './pictures/chance';
import { idOf, someOf } from './seed';

// Where the demo's accounts are signed in already, so that there is something to see and to end.
const devices = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
];

/** Two sessions of somebody who has been here for a while. No token opens them: what is kept is no hash of anything. */
const sessionRows = (it: Person, now: Date): NewRow<'sessions'>[] => {
  const chance = chanceOf(`sessions ${it.email}`);
  if (it.joined === 0) return [];
  return someOf(chance, devices, 2).map((device, at) => ({
    session_id: idOf(`session ${it.email} ${at}`),
    token_hash: `no token ${it.user_id} ${at}`,
    user_id: it.user_id,
    device,
    created_at: new Date(now.getTime() - chance.whole(12, 40) * DAY),
    seen_at: new Date(now.getTime() - chance.whole(2, 9 * 24) * HOUR),
  }));
};

export interface FillOptions {
  /** This moment; days of bookings are counted from it. */
  readonly now: Date;
  /** Told what has been done, a line each. */
  readonly report: (line: string) => void;
}

const kept = new Set(['bedroom_list', 'facts', 'guests', 'quote', 'price', 'payload', 'terms']);
const asJson = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, kept.has(name) && typeof value === 'string' ? JSON.parse(value) : value]),
  );
const chunkRows = 1000;

// one parameter for many rows: a statement with a parameter for every value is slower to build than to run
const insertAll = async (trx: Kysely<Tables>, table: keyof Tables, rows: readonly object[]): Promise<void> => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name));
  for (let at = 0; at < rows.length; at += chunkRows) {
    const json = JSON.stringify(rows.slice(at, at + chunkRows).map(asJson));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(
      trx,
    );
  }
};

const ownersOf = (everyone: People): ((it: NamedSketch) => string) => {
  const { host, both } = everyone;
  const theirs: Readonly<Record<string, string>> = {
    'lunenburg-1': host.profile_id,
    'lunenburg-2': host.profile_id,
    'ingonish-1': host.profile_id,
    'halifax-2': host.profile_id,
    'baddeck-2': host.profile_id,
    'wolfville-1': host.profile_id,
    'toronto-1': both.profile_id,
    'picton-2': both.profile_id,
    'huntsville-2': both.profile_id,
  };
  // hosts have places in one province, as people do, and each of them has some
  const next = new Map<string, number>();
  return ({ name, sketch }) => {
    const { province } = sketch.place;
    const locals = everyone.hosts.filter((person) => person.home === province);
    const turn = next.get(province) ?? 0;
    next.set(province, turn + 1);
    return theirs[name] ?? locals[turn % locals.length]?.profile_id ?? host.profile_id;
  };
};

const insertPeople = async (trx: Transaction<Tables>, everyone: People, now: Date): Promise<void> => {
  const password_hash = await hashPassword(demoAccounts.password);
  const mayEnter = new Set(demoAccounts.accounts.map(({ email }) => email));
  await insertAll(
    trx,
    'users',
    everyone.all.map((it) => userRow(it, { now, password_hash: mayEnter.has(it.email) ? password_hash : null })),
  );
  await insertAll(
    trx,
    'profiles',
    everyone.all.map((it) => profileRow(it, now)),
  );
  await insertAll(
    trx,
    'sessions',
    everyone.all.filter((it) => mayEnter.has(it.email)).flatMap((it) => sessionRows(it, now)),
  );
};

const insertMoney = async (trx: Transaction<Tables>, money: readonly StayMoney[]): Promise<void> => {
  const posted = money.flatMap((one) => one.posted);
  await insertAll(
    trx,
    'ledger_postings',
    posted.map(({ posting }) => posting),
  );
  await insertAll(
    trx,
    'ledger_entries',
    posted.flatMap(({ entries }) => entries),
  );
  await insertAll(
    trx,
    'payouts',
    money.flatMap(({ payout }) => payout ?? []),
  );
};

const insertBookings = async (trx: Transaction<Tables>, booked: readonly Booked[], now: Date): Promise<void> => {
  const money = booked.map((one) => moneyOf(one, now));
  await insertAll(
    trx,
    'bookings',
    booked.map(({ booking }, at) => ({ ...booking, settled_at: money[at]?.settled_at ?? null })),
  );
  await insertAll(
    trx,
    'booking_events',
    booked.flatMap(({ events }) => events),
  );
  await insertMoney(trx, money);
  const paid = booked.map((one) => paidOf(one, now));
  for (const table of ['payments', 'refunds', 'stand_in_records'] as const)
    await insertAll(
      trx,
      table,
      paid.flatMap((rows): readonly object[] => rows[table]),
    );
};

interface FillContext {
  readonly everyone: People;
  readonly now: Date;
}
const insertRewards = async (trx: Transaction<Tables>, booked: readonly Booked[], { everyone, now }: FillContext): Promise<void> => {
  const { user_id, referral, earned } = friendshipOf(booked, everyone, now);
  const { referral_code } = profileRow(everyone.inviter, now);
  await trx.updateTable('users').set({ referral_code }).where('user_id', '=', user_id).execute();
  await insertAll(trx, 'referrals', [referral]);
  await insertAll(trx, 'points_entries', [...booked.flatMap((one) => earnedOf(one, now)), ...earned]);
};

const insertPayees = async (trx: Transaction<Tables>, { everyone: { hosts, both }, now }: FillContext): Promise<void> => {
  await insertAll(
    trx,
    'payout_accounts',
    hosts.map((host) => accountOf(host, now)),
  );
  const payees = payeesOf(hosts, { now, unfinished: both });
  await insertAll(
    trx,
    'payees',
    payees.map(({ row }) => row),
  );
  await insertAll(
    trx,
    'stand_in_records',
    payees.map(({ record }) => record),
  );
};

/** Rows beside those of listings: pictures, prices on some dates, and how guests arrive. */
const insertBesides = async (trx: Transaction<Tables>, listings: readonly Listing[]): Promise<void> => {
  await insertAll(
    trx,
    'photos',
    listings.flatMap(({ photos }) => photos),
  );
  await insertAll(
    trx,
    'price_overrides',
    listings.flatMap(({ overrides }) => overrides),
  );
  await insertAll(
    trx,
    'arrival_guides',
    listings.map(({ row }) => guideOf(row)),
  );
};

const insertMarketplace = async (trx: Transaction<Tables>, listings: readonly Listing[], it: FillContext): Promise<string> => {
  const { everyone, now } = it;
  const making = { calendar: new Calendar(), people: everyone, now };
  const booked = plansOf(listings, making).map((plan) => bookedOf(plan, now));
  const blocks = blocksOf(listings, making);
  const hosts = new Map(everyone.hosts.map((host) => [host.profile_id, host.first_name]));
  const reviews = writtenReviews(booked, { now, hosts, waiting: everyone.guest.profile_id, asked: everyone.host.profile_id });
  const stands = standing(reviews);
  const answers = answersOf(booked);
  const properties = listings.map(({ row }) => ({
    ...row,
    ...answers.get(row.profile_id),
    ...(stands.get(row.property_id) ?? { review_count: 0, rating: null }),
  }));
  await insertAll(trx, 'properties', properties);
  await insertBesides(trx, listings);
  await insertAll(
    trx,
    'cohosts',
    listings.flatMap((listing) => cohostOf(listing, it)),
  );
  await insertBookings(trx, booked, now);
  await insertAll(trx, 'held_nights', [...booked.flatMap(({ held }) => held ?? []), ...blocks]);
  await insertAll(trx, 'reviews', reviews);
  await insertAll(trx, 'guest_reviews', guestReviewsOf(booked, { now, reviews, waiting: everyone.guest.profile_id }));
  await insertRewards(trx, booked, it);
  await insertPayees(trx, it);
  const { threads, written } = threadsOf(booked);
  await insertAll(trx, 'threads', threads);
  await insertAll(trx, 'messages', written);
  const claims = booked.filter(({ plan }) => plan.seed === claimedSeed).map((one) => claimOf(one, now));
  await insertAll(
    trx,
    'claims',
    claims.map(({ row }) => row),
  );
  await insertAll(
    trx,
    'claim_photos',
    claims.flatMap(({ photos }) => photos),
  );
  await insertAll(trx, 'timers', [...(await timersFor(trx, booked, now)), ...claims.flatMap(({ timers }) => timers)]);
  return `${booked.length} bookings, ${reviews.length} reviews`;
};

/** The server's future work for stays that are not over, or may still be reviewed. */
const timersFor = async (trx: Transaction<Tables>, booked: readonly Booked[], now: Date): Promise<readonly object[]> => {
  const open = booked.filter(
    ({ booking, ends }) => ends > now.getTime() - reviewWindowDays * DAY && ['pending', 'confirmed'].includes(booking.status),
  );
  const bookings = await findWhole(
    trx,
    open.map(({ booking }) => booking.booking_id),
    reviewsOf,
  );
  return bookings.flatMap((booking) => {
    const timers = timersOf(booking, now).filter(({ at }) => at !== null && at > now);
    return timerRows({ key: booking.booking_id, facts: { booking_id: booking.booking_id }, timers });
  });
};

/** Fills an empty database. Either all of it is there afterwards or nothing. */
export const fillDemo = async (db: Database, { now, report }: FillOptions): Promise<void> => {
  const today = utcDateOf(now);
  const everyone = people();
  const listings = listingsOf(today, ownersOf(everyone)).map(unlisted);
  report(`${listings.length} places, ${everyone.all.length} people`);
  const told = await transact(db, async (trx) => {
    await insertPeople(trx, everyone, now);
    const made = await insertMarketplace(trx, listings, { everyone, now });
    await insertAll(trx, 'saved_searches', savedSearchRows(everyone, now));
    await insertAll(trx, 'currency_rates', rateRows(today));
    // a database that knows nothing of so many new rows reads all of them for each of its regular jobs; the embedded one never looks by itself
    await sql`analyze`.execute(trx);
    return made;
  });
  report(told);
};
