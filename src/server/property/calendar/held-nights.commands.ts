// The nights of bookings, held, moved and given back within the caller's transaction. The database itself refuses the second one, however
// many ask at once.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays } from '../../../../generated/model/dates';
import type { PlainDate } from '../../../../generated/model/wire';
import type { Database } from '../../database/open';
import { isOverlap } from '../../database/violations';
import { refuse } from '../../request/refusal';

/** The nights of a booking. */
export interface StayNights {
  readonly booking_id: string;
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}

/** Refuses what the database has refused because nights are taken, or too near to another stay. */
export const refuseTaken = (error: unknown): never => {
  if (isOverlap(error)) return refuse('booking.dates_unavailable', { data: {} });
  throw error;
};

const range = ({ checkin, checkout }: Pick<StayNights, 'checkin' | 'checkout'>): string => `[${checkin},${checkout})`;

/** Sales of some nights on another platform in the meantime: no constraint knows them, so they are read while the calendar is locked. */
export const soldElsewhere = (trx: Database, it: Omit<StayNights, 'booking_id'>) =>
  trx
    .selectFrom('held_nights')
    .select('held_id')
    .where('property_id', '=', it.property_id)
    .where('kind', '=', 'feed')
    .where(sql<boolean>`nights && ${range(it)}::daterange`)
    .limit(1);

/** The write that holds the nights of a booking. The database refuses it where one of them is taken, or too near to another stay. */
export const holdingNights = (trx: Database, it: StayNights & { readonly now: Date }) => {
  const { booking_id, property_id, now } = it;
  const row = { held_id: randomUUID(), property_id, nights: range(it), kind: 'booking', booking_id, created_at: now } as const;
  return trx.insertInto('held_nights').values(row);
};

/** Holds other nights for a booking instead. Refuses where one of them is taken, or too near to another stay; nothing else can follow then. */
export const moveNights = async (trx: Database, it: StayNights): Promise<void> => {
  if (await soldElsewhere(trx, it).executeTakeFirst()) refuse('booking.dates_unavailable', { data: {} });
  await trx
    .updateTable('held_nights')
    .set({ nights: range(it) })
    .where('booking_id', '=', it.booking_id)
    .execute()
    .catch(refuseTaken);
};

/** Puts the nights of a booking where they are known to be its own: no calendar from elsewhere is asked. */
export const setNights = async (trx: Database, it: StayNights): Promise<void> => {
  await trx
    .updateTable('held_nights')
    .set({ nights: range(it) })
    .where('booking_id', '=', it.booking_id)
    .execute();
};

/**
 * Holds the nights that a booking is to have beside those that it has: in one range where both lie near each other, else apart. Refuses
 * where one of them is taken. Answers the range that lies apart.
 */
export const holdBeside = async (
  trx: Database,
  wanted: StayNights,
  { has, between, now }: { readonly has: Pick<StayNights, 'checkin' | 'checkout'>; readonly between: number; readonly now: Date },
): Promise<string | null> => {
  if (await soldElsewhere(trx, wanted).executeTakeFirst()) refuse('booking.dates_unavailable', { data: {} });
  const isNear = wanted.checkin <= addDays(has.checkout, between) && has.checkin <= addDays(wanted.checkout, between);
  if (isNear) {
    const checkin = wanted.checkin < has.checkin ? wanted.checkin : has.checkin;
    const checkout = wanted.checkout > has.checkout ? wanted.checkout : has.checkout;
    await setNights(trx, { ...wanted, checkin, checkout }).catch(refuseTaken);
    return null;
  }
  const held_id = randomUUID();
  const row = { held_id, property_id: wanted.property_id, nights: range(wanted), kind: 'booking', created_at: now } as const;
  await trx.insertInto('held_nights').values(row).execute().catch(refuseTaken);
  return held_id;
};

/** Gives nights back that were held apart. */
export const releaseBeside = async (trx: Database, held_id: string): Promise<void> => {
  await trx.deleteFrom('held_nights').where('held_id', '=', held_id).execute();
};

/** Gives the nights of a booking back. */
export const releaseNights = async (trx: Database, booking_id: string): Promise<void> => {
  await trx.deleteFrom('held_nights').where('booking_id', '=', booking_id).execute();
};

/** The bookings that hold nights since before a moment. */
export const holdersSince = async (db: Database, since: Date): Promise<readonly string[]> => {
  const held = db.selectFrom('held_nights').select('booking_id').where('kind', '=', 'booking').where('created_at', '<', since);
  return (await held.$narrowType<{ booking_id: string }>().execute()).map(({ booking_id }) => booking_id);
};

/** The nights of a booking that its host has called off stay blocked: they cannot be sold again. */
export const keepNightsBlocked = async (trx: Database, booking_id: string): Promise<void> => {
  await trx.updateTable('held_nights').set({ kind: 'block' }).where('booking_id', '=', booking_id).execute();
};
