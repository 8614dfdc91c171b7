// How far the demo's clock is ahead of the machine's: in the database, so that every process on it shows the same time.
import { sql } from 'kysely';
import type { Database } from '../database/open';

const kind = 'clock';
const id = 'ahead';
const forGood = new Date('9999-12-31T00:00:00Z');

/** In milliseconds; 0 where nobody ever moved it. */
export const readAhead = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('stand_in_records').select('payload').where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  return typeof row?.payload === 'number' ? row.payload : 0;
};

/** Moves it on, and tells how far it is ahead now. */
export const addAhead = async (db: Database, milliseconds: number): Promise<number> => {
  const whole = Math.max(0, Math.round(milliseconds));
  const { rows } = await sql<{ ahead: number }>`
    insert into stand_in_records (kind, id, payload, grant_id, ends_at)
    values (${kind}, ${id}, to_jsonb(${whole}::float8), null, ${forGood})
    on conflict (kind, id) do update set payload = to_jsonb(stand_in_records.payload::text::float8 + ${whole}::float8)
    returning payload::text::float8 as ahead`.execute(db);
  return rows[0]?.ahead ?? whole;
};
