// Commands on threads for other subjects, within their own transaction.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { unsentPhotoHours } from '../../../generated/model/constants';
import { HOUR } from '../../../generated/model/dates';
import type { BookingSide } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { endingsOfPrivatePhoto } from '../outside/private-photo';
import { namedProperties } from '../property/property.lookup';
import { inTransaction, type Services } from '../request/context';
import { removePhotosBy, takeLeftPhotos } from './photo.repository';

export interface NewMessage {
  readonly property_id: string;
  /** The profile of the guest. */
  readonly guest_id: string;
  /** The writer's side. */
  readonly side: BookingSide;
  /** The co-host who writes for the host. */
  readonly writer_id?: string | null;
  readonly text: string;
  /** It is sent by itself, as its host has set up. */
  readonly is_automatic?: boolean;
  readonly now: Date;
}
export interface Written {
  readonly thread_id: string;
  readonly number: number;
}

/**
 * Writes in the thread of a guest and the host of a property, which begins with its first message. No mail is sent: a mail about a request
 * or an answer has the words in it; `tx.mail('messageReceived', written)` sends one where there is no other.
 */
export const writeInThread = async (
  trx: Database,
  { property_id, guest_id, side, writer_id = null, text, is_automatic = false, now }: NewMessage,
): Promise<Written> => {
  const fresh = { thread_id: randomUUID(), property_id, guest_id, length: 1, guest_read: 0, host_read: 0, last_at: now };
  return trx
    .with('thread', (write) =>
      write
        .insertInto('threads')
        .values(fresh)
        .onConflict((found) =>
          found.columns(['property_id', 'guest_id']).doUpdateSet((row) => ({ length: row('threads.length', '+', 1), last_at: now })),
        )
        .returning(['thread_id', 'length']),
    )
    .insertInto('messages')
    .columns(['thread_id', 'number', 'side', 'writer_id', 'text', 'is_automatic', 'at'])
    .expression((of) =>
      of
        .selectFrom('thread')
        .select([
          'thread_id',
          'length',
          sql.val(side).as('side'),
          sql<string | null>`${writer_id}::uuid`.as('writer_id'),
          sql.val(text).as('text'),
          sql.val(is_automatic).as('is_automatic'),
          sql.val(now).as('at'),
        ]),
    )
    .returning(['thread_id', 'number'])
    .executeTakeFirstOrThrow();
};

/** Takes a person out of their threads: what they wrote and showed is gone, and that it was written stays for the other side. */
export const forgetInThreads = async (
  trx: Database,
  { profile_id: profileId, now }: { readonly profile_id: string; readonly now: Date },
): Promise<void> => {
  await removePhotosBy(trx, profileId, now);
  const asGuest = trx.selectFrom('threads').select('thread_id').where('guest_id', '=', profileId);
  const asHost = trx
    .selectFrom('threads as t')
    .innerJoin(namedProperties(trx, true).as('p'), 'p.property_id', 't.property_id')
    .select('t.thread_id')
    .where('p.profile_id', '=', profileId);
  const blank = (side: BookingSide) => trx.updateTable('messages').set({ text: null }).where('side', '=', side);
  await blank('guest').where('thread_id', 'in', asGuest).execute();
  await blank('host').where('thread_id', 'in', asHost).execute();
  await trx.updateTable('messages').set({ text: null, writer_id: null }).where('writer_id', '=', profileId).execute();
  await trx.updateTable('threads').set({ guest_id: null }).where('guest_id', '=', profileId).execute();
};

/** Takes a message out of both sides' sight, or brings it back; what was written stays kept. Tells whether anything changed. */
export const setHidden = async (trx: Database, { thread_id, number }: Written, hidden_at: Date | null): Promise<boolean> => {
  const one = trx.updateTable('messages').set({ hidden_at }).where('thread_id', '=', thread_id).where('number', '=', number);
  const { numUpdatedRows } = await one.where('hidden_at', hidden_at === null ? 'is not' : 'is', null).executeTakeFirst();
  return numUpdatedRows > 0n;
};

const atOnce = 50;

/** Removes the files of pictures that were taken away, or whose message was not sent. */
export const removeLeftPhotos = async (context: Pick<Services, 'db' | 'jobs' | 'files'>, now: Date): Promise<void> => {
  const isDone = await inTransaction(context, async ({ trx, files }) => {
    const gone = await takeLeftPhotos(trx, new Date(now.getTime() - unsentPhotoHours * HOUR), atOnce);
    // where a file stays its row does too, and the next time tries again
    await files.remove(gone.flatMap((address) => endingsOfPrivatePhoto.map((ending) => `${address}${ending}`)));
    return gone.length < atOnce;
  });
  if (!isDone) await removeLeftPhotos(context, now);
};
