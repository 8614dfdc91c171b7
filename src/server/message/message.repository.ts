// The SQL of the inbox.
import { sql } from 'kysely';
import type { BookingSide } from '../../../generated/model/values';
import type { Row } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import { unlessFull } from '../database/violations';
import { keptBy, namedProperties } from '../property/property.lookup';

/** Which threads of a person. */
export interface Asked {
  readonly profile_id: string;
  readonly side?: BookingSide | undefined;
  readonly thread_id?: string;
  /** Only that of a guest and a property. */
  readonly pair?: { readonly property_id: string; readonly guest_id: string };
}
export interface PageRequest {
  readonly page: number;
  readonly per_page: number;
}

type MessageRow = Row<'messages'>;
export interface InboxRow {
  readonly thread_id: string;
  readonly property_id: string;
  readonly guest_id: string | null;
  readonly host_id: string;
  /** Which side the reader is. */
  readonly reader: BookingSide;
  readonly unread: number;
  readonly number: number;
  readonly side: BookingSide;
  readonly writer_id: string | null;
  readonly text: string | null;
  readonly hidden_at: Date | null;
  readonly is_automatic: boolean;
  readonly at: Date;
}

const ofSide = (db: Database, { profile_id, thread_id, pair }: Asked, side: BookingSide) => {
  const [isMine, read] =
    side === 'guest'
      ? [sql`t.guest_id = ${profile_id}`, sql`t.guest_read`]
      : // a co-host may be a guest there, too
        [sql`t.property_id in (${keptBy(db, profile_id, 'messages')}) and t.guest_id is distinct from ${profile_id}`, sql`t.host_read`];
  return sql`
    select t.*, p.profile_id as host_id, ${sql.lit(side)} as reader,
      (select count(*) from messages n where n.thread_id = t.thread_id and n.side <> ${sql.lit(side)} and n.number > ${read}) as unread
    from threads t join ${namedProperties(db, true)} p using (property_id)
    where ${isMine}
      ${thread_id === undefined ? sql`` : sql`and t.thread_id = ${thread_id}`}
      ${pair === undefined ? sql`` : sql`and t.property_id = ${pair.property_id} and t.guest_id = ${pair.guest_id}`}`;
};
/** Threads of a person with how many messages they have not seen. Each side is found by its own index. */
const counted = (db: Database, asked: Asked) =>
  asked.side === undefined ? sql`${ofSide(db, asked, 'guest')} union all ${ofSide(db, asked, 'host')}` : ofSide(db, asked, asked.side);

/** A page of a person's threads, each with its last message. */
export const findThreads = async (db: Database, asked: Asked, { page, per_page }: PageRequest): Promise<readonly InboxRow[]> => {
  const { rows } = await sql<InboxRow>`
    select i.thread_id, i.property_id, i.guest_id, i.host_id, i.reader, i.unread, m.number, m.side, m.writer_id, m.text, m.hidden_at,
      m.is_automatic, m.at
    from (${counted(db, asked)}) i join messages m on m.thread_id = i.thread_id and m.number = i.length
    order by i.last_at desc, i.thread_id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  return rows;
};

/** How many threads there are, and how many messages in them the person has not seen. */
export const countThreads = async (db: Database, asked: Asked): Promise<{ readonly total: number; readonly unread: number }> => {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*) as total, coalesce(sum(i.unread), 0)::int as unread from (${counted(db, asked)}) i`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
};

/** How many threads a person has, and how many messages wait for them on each side. */
export const countMessages = async (db: Database, profileId: string) => {
  const unreadOf = (side: BookingSide) => sql`coalesce(sum(i.unread) filter (where i.reader = ${sql.lit(side)}), 0)::int`;
  const { rows } = await sql<{ threads: number; unread_as_guest: number; unread_as_host: number }>`
    select count(*)::int as threads, ${unreadOf('guest')} as unread_as_guest, ${unreadOf('host')} as unread_as_host
    from (${counted(db, { profile_id: profileId })}) i`.execute(db);
  return rows[0] ?? { threads: 0, unread_as_guest: 0, unread_as_host: 0 };
};

/** The newest messages of a thread, the newest first; those before a number, where one is given. */
export const findMessages = (
  db: Database,
  threadId: string,
  { before, most }: { readonly before?: number | undefined; readonly most: number },
): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where((row) => (before === undefined ? row.lit(true) : row('number', '<', before)))
    .orderBy('number', 'desc')
    .limit(most)
    .execute();

/** One message of a thread. */
export const findMessage = (db: Database, threadId: string, number: number): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('thread_id', '=', threadId).where('number', '=', number).executeTakeFirst();

/** A side has seen the messages up to a number. */
export const markRead = async (
  db: Database,
  threadId: string,
  { side, number }: { readonly side: BookingSide; readonly number: number },
): Promise<void> => {
  const column = side === 'guest' ? 'guest_read' : 'host_read';
  await unlessFull(
    db
      .updateTable('threads')
      .set({ [column]: number })
      .where('thread_id', '=', threadId)
      .where(column, '<', number)
      .execute(),
  );
};
