// Threads as everything that is not theirs reads them. Reads only.
import { sql } from 'kysely';
import type { SentMessage, Thread } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { columnsOfThread, readThread } from '../../../generated/tables/threads';
import type { BookingFollowers } from '../booking/followers';
import type { Database } from '../database/open';
import { cohostIds, namedProperties } from '../property/property.lookup';
import { photosOf } from './photo.repository';
import { asRead } from '../account/contact-details.lookup';

const wholeThreads = (db: Database) =>
  db
    .selectFrom('threads as t')
    .innerJoin(namedProperties(db, true).as('p'), 'p.property_id', 't.property_id')
    .select([...columnsOfThread.map((column) => `t.${column}` as const), 'p.profile_id as host_id'])
    .select(cohostIds(sql.ref('t.property_id'), 'messages').as('cohost_ids'));

/** One thread; null where there is none. */
export const findThread = async (db: Database, threadId: string): Promise<Thread | null> => {
  const row = await wholeThreads(db).where('t.thread_id', '=', threadId).executeTakeFirst();
  return row ? { ...readThread(row), host_id: row.host_id, cohost_ids: row.cohost_ids } : null;
};

/** A person's messages, the newest first; the export includes words that were hidden from the other side. */
export const sentMessagesOf = async (db: Database, profileId: string): Promise<readonly SentMessage[]> => {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('threads as t', 't.thread_id', 'm.thread_id')
    .innerJoin(namedProperties(db, true).as('p'), 'p.property_id', 't.property_id')
    .select(['m.thread_id', 'm.number', 'm.side', 'm.text', 'm.at', 'p.title as property'])
    .where((row) =>
      row.or([
        row.and([row('m.side', '=', 'guest'), row('t.guest_id', '=', profileId)]),
        row.and([row('m.side', '=', 'host'), row('m.writer_id', 'is', null), row('p.profile_id', '=', profileId)]),
        row('m.writer_id', '=', profileId),
      ]),
    )
    .orderBy('m.at', 'desc')
    .orderBy('m.number', 'desc')
    .execute();
  const photos = await photosOf(db, rows);
  return rows.map(({ text, at, property, thread_id, number, side }) => ({
    thread_id,
    side,
    photos: [...photos({ thread_id, number })],
    property: asRead(property),
    text: text ?? '',
    at: instantOf(at),
  }));
};

/** The words of a host to a guest at a moment, as the guest may read them: those that came with an answer. */
export const findWord: BookingFollowers['findWord'] = async (db, { property_id, guest_id, at, isOpen }) => {
  const row = await db
    .selectFrom('messages as m')
    .innerJoin('threads as t', 't.thread_id', 'm.thread_id')
    .select('m.text')
    .where('t.property_id', '=', property_id)
    .where('t.guest_id', '=', guest_id)
    .where('m.side', '=', 'host')
    .where('m.at', '=', new Date(at))
    .where('m.is_automatic', '=', false)
    .where('m.hidden_at', 'is', null)
    .executeTakeFirst();
  return asRead(row?.text ?? null, isOpen);
};

/** Whether a person reads a thread that has such a message. */
export const canReadMessage = async (
  db: Database,
  it: { readonly thread_id: string; readonly number: number; readonly profile_id: string },
): Promise<boolean> => {
  const thread = await findThread(db, it.thread_id);
  return thread !== null && it.number <= thread.length && [thread.guest_id, thread.host_id, ...thread.cohost_ids].includes(it.profile_id);
};
