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

/** The friends of those referrals of a person, as the one side or the other, whose other side was seen with the same. */
export const findSharing = async (trx: Database, { profile_id, now }: Seen, { kind, mark }: DeviceSignal): Promise<readonly string[]> => {
  const { rows } = await sql<{ friend_id: string }>`
    select r.friend_id from ${referredProfiles(trx)} r
    join sightings s on s.profile_id = case when r.friend_id = ${profile_id} then r.referrer_id else r.friend_id end
    where ${profile_id} in (r.friend_id, r.referrer_id)
      and s.kind = ${kind} and s.mark = ${mark} and s.seen_at >= ${since(kind, now)}
    order by r.friend_id`.execute(trx);
  return rows.map(({ friend_id }) => friend_id);
};

/** The surest thing that a person and one of others were both seen with. */
export const sharesWith = async (db: Database, { profile_id, now }: Seen, others: readonly string[]): Promise<SharedThing | null> => {
  if (others.length === 0) return null;
  const bounds = sql.join(
    (['card', 'device', 'network'] as const).map((kind) => sql`(kind = ${kind} and seen_at >= ${since(kind, now)})`),
    sql` or `,
  );
  const { rows } = await sql<{ kind: SharedThing }>`
    select kind from sightings mine where profile_id = ${profile_id} and (${bounds}) and exists (
      select from sightings where profile_id = any(${[...others]}::uuid[]) and kind = mine.kind and mark = mine.mark and (${bounds}))
    order by kind limit 1`.execute(db);
  return rows[0]?.kind ?? null;
};

/** A person's device signals, the last first. */
export const findSignals = (db: Database, profile_id: string) =>
  db
    .selectFrom('sightings')
    .select(['kind', 'seen_at'])
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
