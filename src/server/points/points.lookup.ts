// The points ledger as everything that is not about points reads it. Reads only.
import { type RawBuilder, sql } from 'kysely';
import { pointsPostedHours } from '../../../generated/model/constants';
import { HOUR } from '../../../generated/model/dates';
import type { PointsEntry } from '../../../generated/model/entities';
import { columnsOfPointsEntry, readPointsEntry } from '../../../generated/tables/points-entries';
import { forgottenStays } from '../booking/booking.lookup';
import type { BookingFollowers } from '../booking/followers';
import type { Database } from '../database/open';
import { chargedLines } from '../ledger/ledger.lookup';
import { pointsKept } from '../pricing/points.rules';

/** Every entry of a person's ledger, the newest first. */
export const pointsOf = async (db: Database, profileId: string): Promise<readonly PointsEntry[]> => {
  const rows = await db
    .selectFrom('points_entries')
    .select(columnsOfPointsEntry)
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id')
    .execute();
  return rows.map(readPointsEntry);
};

interface Wanted {
  readonly profile_id: string;
  readonly page: number;
  readonly per_page: number;
}
/** A person's ledger as they read it, the newest first: what was set aside for a booking and then spent on it is one line. They come to the same sum. */
export const findLines = async (
  db: Database,
  { profile_id, page, per_page }: Wanted,
): Promise<{ readonly entries: readonly PointsEntry[]; readonly total: number }> => {
  const spent = db.selectFrom('points_entries').select('booking_id').where('profile_id', '=', profile_id).where('kind', '=', 'spend');
  const lines = db
    .selectFrom('points_entries')
    .where('profile_id', '=', profile_id)
    // nothing was there to be taken back
    .where('points', '<>', 0)
    .where((is) =>
      is.or([
        is('kind', 'not in', ['hold', 'release']),
        is('booking_id', 'is', null),
        is('booking_id', 'not in', spent.where('booking_id', 'is not', null)),
      ]),
    );
  const { total } = await lines.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await lines
    .select(columnsOfPointsEntry)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { entries: rows.map(readPointsEntry), total };
};

/** Points set aside: they go out of the balance as a hold, and come back into it as a release, be it to be spent. */
export const findHeld = async (db: Database, profileId: string): Promise<number> => {
  const aside = db.selectFrom('points_entries').where('profile_id', '=', profileId).where('kind', 'in', ['hold', 'release']);
  const { sum } = await aside.select((row) => row.fn.sum<number | null>('points').as('sum')).executeTakeFirstOrThrow();
  return Math.max(0, -(sum ?? 0));
};

const earning = (db: Database) =>
  db.selectFrom('points_entries').select('booking_id').where('kind', '=', 'earn').where('booking_id', 'is not', null);

/** The bookings that have earned a person points, to ask for those that have not. */
export const earnedBookings = (db: Database, profileId: string) => earning(db).where('profile_id', '=', profileId);

/** The points that each friend of a person has brought them so far, to join with. */
export const rewardsByFriend = (db: Database, profileId: string) =>
  db
    .selectFrom('points_entries')
    .select((row) => ['friend_id', row.fn.sum<number>('points').as('points')])
    .where('profile_id', '=', profileId)
    .where('reward', 'in', ['sender', 'host'])
    .groupBy('friend_id');

/** A person's referral points: in all, and since a moment. */
export const sumRewards = async (
  db: Database,
  it: { readonly profile_id: string; readonly since: Date },
): Promise<{ readonly all: number; readonly lately: number }> => {
  const { rows } = await sql<{ all: number; lately: number }>`
    select coalesce(sum(points), 0) as all, coalesce(sum(points) filter (where created_at >= ${it.since}), 0) as lately
    from points_entries where profile_id = ${it.profile_id} and reward in ('sender', 'host')`.execute(db);
  return rows[0] ?? { all: 0, lately: 0 };
};

/** A person's points for signing up with a code, less the part that was taken back. */
export const sumWelcome = async (db: Database, profileId: string): Promise<number> => {
  const all = db.selectFrom('points_entries').where('profile_id', '=', profileId).where('reward', '=', 'friend');
  return (await all.select((row) => row.fn.sum<number | null>('points').as('sum')).executeTakeFirstOrThrow()).sum ?? 0;
};

/** The points that a person can spend, to ask with. */
export const balanceOf = (profileId: string): RawBuilder<number> =>
  sql`coalesce((select balance from points_balances where profile_id = ${profileId}), 0)`;

/** The same. */
export const findBalance = async (db: Database, profileId: string): Promise<number> =>
  (await db.selectFrom('points_balances').select('balance').where('profile_id', '=', profileId).executeTakeFirst())?.balance ?? 0;

/** Stays that should have earned points since a moment, and that nothing is at; none whose charge its bank has taken back, or may. */
export const findUnearned = async (
  db: Database,
  since: Date,
  findPaymentOf: BookingFollowers['findPaymentOf'],
): Promise<readonly string[]> => {
  const stays = forgottenStays(db, 'earnStayPoints', since.getTime() - pointsPostedHours * HOUR);
  const found: string[] = [];
  for (const { booking_id } of await stays.where('b.guest_id', 'is not', null).where('b.booking_id', 'not in', earning(db)).execute()) {
    const payment = await findPaymentOf(db, booking_id);
    if (payment?.disputed_at || payment?.dispute === 'lost') continue;
    if (pointsKept(await chargedLines(db, booking_id)) > 0) found.push(booking_id);
  }
  return found;
};
