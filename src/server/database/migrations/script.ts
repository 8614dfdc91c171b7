// A migration as the SQL that it is.
import { type Kysely, type Migration, sql } from 'kysely';

/** A migration that runs a script of statements, all or none. */
export const script = (statements: string): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db);
  },
});
