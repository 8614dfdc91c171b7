// Hosts' automatic messages as they are kept, and for which bookings each was sent.
import { sql } from 'kysely';
import { automaticDaysMax } from '../../../generated/model/constants';
import { DAY } from '../../../generated/model/dates';
import type { AutomaticMessage } from '../../../generated/model/entities';
import { columnsOfAutomaticMessage, readAutomaticMessage } from '../../../generated/tables/automatic-messages';
import { utcDateOf } from '../../../generated/model/wire';
import type { NewRow } from '../../../generated/tables/tables';
import { agreedStays } from '../booking/agreed.lookup';
import type { Database } from '../database/open';
import { wallClock } from '../property/wall-clocks.lookup';
import { earliestAt } from './automatic.rules';

export const countAutomatic = async (trx: Database, profileId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('automatic_messages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertAutomatic = async (trx: Database, row: NewRow<'automatic_messages'>): Promise<AutomaticMessage> =>
  readAutomaticMessage(
    await trx.insertInto('automatic_messages').values(row).returning(columnsOfAutomaticMessage).executeTakeFirstOrThrow(),
  );

type Own = Pick<AutomaticMessage, 'message_id' | 'profile_id'>;

/** Changes a host's message; undefined where the host has none of this id. */
export const updateAutomatic = async (
  db: Database,
  { message_id, profile_id }: Own,
  change: Omit<NewRow<'automatic_messages'>, keyof Own>,
): Promise<AutomaticMessage | undefined> => {
  const own = db.updateTable('automatic_messages').set(change).where('message_id', '=', message_id).where('profile_id', '=', profile_id);
  const row = await own.returning(columnsOfAutomaticMessage).executeTakeFirst();
  return row && readAutomaticMessage(row);
};

/** Deletes a host's message. Tells whether there was one. */
export const deleteAutomatic = async (db: Database, { message_id, profile_id }: Own): Promise<boolean> => {
  const own = db.deleteFrom('automatic_messages').where('message_id', '=', message_id).where('profile_id', '=', profile_id);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
};

/** A message whose moment for a booking may have come. */
export interface Due {
  readonly message_id: string;
  readonly booking_id: string;
}

/** Messages whose moment has come by the clocks of the places, or had when a stay was paid, and that were not sent yet: a part of them, after another. */
export const findDue = async (db: Database, now: Date, last?: Due): Promise<readonly Due[]> => {
  const since = earliestAt(now);
  const stays = agreedStays(db, utcDateOf(since.getTime() - (automaticDaysMax + 1) * DAY));
  const { rows } = await sql<Due>`
    select a.message_id, s.booking_id from automatic_messages a
      join ${stays} s on s.host_id = a.profile_id and (a.property_id is null or a.property_id = s.property_id),
      lateral (select case a.moment when 'arrival' then s.checkin - a.days else s.checkout + a.days end + a.clock::time as at) due
    where a.is_on and not exists (select from automatic_sent d where d.message_id = a.message_id and d.booking_id = s.booking_id)
      and case a.moment when 'paid' then s.paid_at > ${since} and s.paid_at <= ${now}
        else due.at <= ${wallClock(now, 's.timezone')} and (due.at > ${wallClock(since, 's.timezone')}
          or (a.moment = 'arrival' and s.paid_at > ${since} and s.paid_at <= ${now})) end
      ${last ? sql`and (a.message_id, s.booking_id) > (${last.message_id}::uuid, ${last.booking_id}::uuid)` : sql``}
    order by a.message_id, s.booking_id limit 100`.execute(db);
  return rows;
};

/** One message, which nobody changes or deletes before this transaction ends. */
export const lockMessage = async (trx: Database, messageId: string): Promise<AutomaticMessage | undefined> => {
  const one = trx.selectFrom('automatic_messages').select(columnsOfAutomaticMessage).where('message_id', '=', messageId);
  const row = await one.forShare().executeTakeFirst();
  return row && readAutomaticMessage(row);
};

/** Notes that it is sent for a booking. False where it was before. */
export const noteSent = async (trx: Database, row: NewRow<'automatic_sent'>): Promise<boolean> => {
  const noted = trx
    .insertInto('automatic_sent')
    .values(row)
    .onConflict((it) => it.doNothing());
  return ((await noted.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
};
