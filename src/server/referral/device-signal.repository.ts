// With which card, device and network people were seen, in the database, and who of a sender and a friend share one.
import { DAY } from '../../../generated/model/dates';
import { sql } from 'kysely';
import type { SharedThing } from '../../../generated/model/values';
import { referredProfiles } from '../account/account.lookup';
import type { Database } from '../database/open';

export interface DeviceSignal {
  readonly kind: SharedThing;
  readonly mark: string;
}
export interface Seen {
  readonly profile_id: string;
  readonly now: Date;
}

/** How long each kind tells something. A cookie lasts as long as its device counts. */
const keptMs: Readonly<Record<SharedThing, number>> = { card: 365 * DAY, device: 365 * DAY, network: DAY };
const since = (kind: SharedThing, now: Date): Date => new Date(now.getTime() - keptMs[kind]);

/** Keeps that a person was seen with these things now. */
export const keepSignals = async (trx: Database, { profile_id, now }: Seen, seen: readonly DeviceSignal[]): Promise<void> => {
  if (seen.length === 0) return;
  await trx
    .insertInto('sightings')
    .values(seen.map((it) => ({ ...it, profile_id, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['profile_id', 'kind', 'mark']).doUpdateSet({ seen_at: now }))
    .execute();
};

/** A referral that is not as it should be: between the sender and a friend, or between two friends of one sender. */
export interface SharedReferral {
  readonly friend_id: string;
  readonly with_sender: boolean;
}
/** The referrals of a person, as either side, whose other side was seen with the same, and those of friends of the same sender who were. */
export const findSharing = async (
  trx: Database,
  { profile_id, now }: Seen,
  { kind, mark }: DeviceSignal,
): Promise<readonly SharedReferral[]> => {
  const seen = sql`select profile_id from sightings where kind = ${kind} and mark = ${mark} and seen_at >= ${since(kind, now)}`;
  const { rows } = await sql<SharedReferral>`
    with own as (select friend_id, referrer_id from ${referredProfiles(trx)} r where friend_id = ${profile_id})
    select r.friend_id, true as with_sender from ${referredProfiles(trx)} r
      where (r.friend_id = ${profile_id} and r.referrer_id in (${seen})) or (r.referrer_id = ${profile_id} and r.friend_id in (${seen}))
    union all
    select both_sides.friend_id, false from own join ${referredProfiles(trx)} r on r.referrer_id = own.referrer_id and r.friend_id <> own.friend_id,
      lateral (values (r.friend_id), (own.friend_id)) as both_sides (friend_id)
      where r.friend_id in (${seen})
    order by with_sender desc, friend_id`.execute(trx);
  return rows;
};

export interface SharedWith {
  readonly profile_id: string;
  readonly kind: SharedThing;
}
/** The others who were seen with the same as a person, each with the surest of these things, the surest first. */
export const findSharedWith = async (
  db: Database,
  { profile_id, now }: Seen,
  others: readonly string[],
): Promise<readonly SharedWith[]> => {
  if (others.length === 0) return [];
  const lately = (of: 'mine' | 'theirs') =>
    sql.join(
      (['card', 'device', 'network'] as const).map(
        (kind) => sql`(${sql.ref(`${of}.kind`)} = ${kind} and ${sql.ref(`${of}.seen_at`)} >= ${since(kind, now)})`,
      ),
      sql` or `,
    );
  const { rows } = await sql<SharedWith>`
    select theirs.profile_id, min(theirs.kind) as kind from sightings mine join sightings theirs using (kind, mark)
    where mine.profile_id = ${profile_id} and (${lately('mine')}) and theirs.profile_id = any(${[...others]}::uuid[]) and (${lately('theirs')})
    group by theirs.profile_id order by kind, theirs.profile_id`.execute(db);
  return rows;
};

/** A person's device signals, the last first. */
export const findSignals = (db: Database, profile_id: string) =>
  db
    .selectFrom('sightings')
    .select(['kind', 'mark', 'seen_at'])
    .where('profile_id', '=', profile_id)
    .orderBy('seen_at', 'desc')
    .orderBy('mark')
    .execute();

export const removeSignals = async (trx: Database, profile_id: string): Promise<void> => {
  await trx.deleteFrom('sightings').where('profile_id', '=', profile_id).execute();
};

/** Signals without further use are not kept. */
export const removeOldSignals = async (db: Database, now: Date): Promise<void> => {
  for (const kind of ['card', 'device', 'network'] as const)
    await db.deleteFrom('sightings').where('kind', '=', kind).where('seen_at', '<', since(kind, now)).execute();
};
