// The pictures of messages as rows, in the transaction that is handed in.
import { sql } from 'kysely';
import type { MessagePhoto } from '../../../generated/model/entities';
import { columnsOfMessagePhoto, readMessagePhoto } from '../../../generated/tables/message-photos';
import type { NewRow } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

/** A message by its thread and its number there. */
export interface MessageKey {
  readonly thread_id: string;
  readonly number: number;
}
export type PhotosOf = (message: MessageKey) => readonly MessagePhoto[];

const keyOf = ({ thread_id, number }: { readonly thread_id: string | null; readonly number: number | null }): string =>
  `${thread_id} ${number}`;

/** The pictures of some messages, each in its order. */
export const photosOf = async (db: Database, messages: readonly MessageKey[]): Promise<PhotosOf> => {
  const found = new Map<string, MessagePhoto[]>();
  if (messages.length === 0) return () => [];
  const [threads, numbers] = [messages.map((it) => it.thread_id), messages.map((it) => it.number)];
  const rows = await db
    .selectFrom('message_photos')
    .select(['thread_id', 'number', ...columnsOfMessagePhoto])
    .where(sql<boolean>`(thread_id, number) in (select * from unnest(${threads}::uuid[], ${numbers}::integer[]))`)
    .where('removed_at', 'is', null)
    .orderBy('place')
    .execute();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), readMessagePhoto(row)]);
  return (message) => found.get(keyOf(message)) ?? [];
};

/** Where the files of a picture of a thread lie; nothing where its message was removed from sight. */
export const addressOf = async (db: Database, threadId: string, photoId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('message_photos as p')
    .innerJoin('messages as m', (on) => on.onRef('m.thread_id', '=', 'p.thread_id').onRef('m.number', '=', 'p.number'))
    .select('p.address')
    .where('p.photo_id', '=', photoId)
    .where('p.thread_id', '=', threadId)
    .where('p.removed_at', 'is', null)
    .where('m.hidden_at', 'is', null)
    .executeTakeFirst();
  return row?.address;
};

export const insertPhoto = async (
  trx: Database,
  row: Omit<NewRow<'message_photos'>, 'thread_id' | 'number' | 'place' | 'removed_at'>,
): Promise<void> => {
  await trx
    .insertInto('message_photos')
    .values({ ...row, thread_id: null, number: null, place: 0, removed_at: null })
    .execute();
};

/** Puts unsent pictures of a writer into a message, in the order given. Tells whether all of them were there. */
export const takeIntoMessage = async (
  trx: Database,
  { thread_id, number }: MessageKey,
  { writer_id, photo_ids }: { readonly writer_id: string; readonly photo_ids: readonly string[] },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('message_photos')
    .set({ thread_id, number, place: sql<number>`array_position(${[...photo_ids]}::uuid[], photo_id) - 1` })
    .where('photo_id', 'in', [...photo_ids])
    .where('writer_id', '=', writer_id)
    .where('thread_id', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === photo_ids.length;
};

/** Takes the pictures of a person away; their files go soon after. */
export const removePhotosBy = async (trx: Database, writerId: string, now: Date): Promise<void> => {
  await trx.updateTable('message_photos').set({ writer_id: null, removed_at: now }).where('writer_id', '=', writerId).execute();
};

/** Takes pictures out that were removed, and those added before a moment whose message was not sent; answers where their files lie. */
export const takeLeftPhotos = async (trx: Database, before: Date, most: number): Promise<readonly string[]> => {
  const left = trx
    .selectFrom('message_photos')
    .select('photo_id')
    .where((row) => row.or([row('removed_at', 'is not', null), row.and([row('thread_id', 'is', null), row('added_at', '<=', before)])]))
    .limit(most);
  const gone = await trx.deleteFrom('message_photos').where('photo_id', 'in', left).returning('address').execute();
  return gone.map(({ address }) => address);
};
