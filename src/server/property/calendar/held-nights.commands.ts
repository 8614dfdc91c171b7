// The nights of bookings, held, moved and given back within the caller's transaction. The database itself refuses the second one, however
// many ask at once.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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

const refuseTaken = (error: unknown): never => {
  if (isOverlap(error)) return refuse('booking.dates_unavailable', { data: {} });
  throw error;
};

const range = ({ checkin, checkout }: StayNights): string => `[${checkin},${checkout})`;

/** Sales on another platform in the meantime: no constraint knows them, so they are read while the calendar is locked. */
const refuseSoldElsewhere = async (trx: Database, it: StayNights): Promise<void> => {
  const sold = await trx
    .selectFrom('held_nights')
    .select('held_id')
    .where('property_id', '=', it.property_id)
    .where('kind', '=', 'feed')
    .where(sql<boolean>`nights && ${range(it)}::daterange`)
    .executeTakeFirst();
  if (sold) refuse('booking.dates_unavailable', { data: {} });
};

/** Holds the nights of a booking. Refuses where one of them is taken, or too near to another stay; nothing else can follow then. */
export const holdNights = async (trx: Database, it: StayNights & { readonly now: Date }): Promise<void> => {
  const { booking_id, property_id, now } = it;
  await refuseSoldElsewhere(trx, it);
  const row = { held_id: randomUUID(), property_id, nights: range(it), kind: 'booking', booking_id, created_at: now } as const;
  await trx.insertInto('held_nights').values(row).execute().catch(refuseTaken);
};

/** Holds other nights for a booking instead. Refuses likewise. */
export const moveNights = async (trx: Database, it: StayNights): Promise<void> => {
  await refuseSoldElsewhere(trx, it);
  await trx
    .updateTable('held_nights')
    .set({ nights: range(it) })
    .where('booking_id', '=', it.booking_id)
    .execute()
    .catch(refuseTaken);
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
