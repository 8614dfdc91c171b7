// Secrets that all server processes on one database share: made by the process that needs one first, never configured, never shown.
import { randomBytes } from 'node:crypto';
import type { Database } from './open';

const find = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst())?.value;

/** The secret by that name, 256 random bits as text; the same for every process and after every restart. */
export const sharedSecret = async (db: Database, name: string): Promise<string> => {
  const known = await find(db, name);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name, value, created_at: new Date() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // another process was first and made it
  return (await find(db, name)) ?? value;
};
