// The stand-in provider's memory between two requests: in the database, so that every server process knows it.
import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../server/database/open';

/** The stand-in keeps no session: each sign-on asks for the person anew. */
const forgotten = new Set(['Session']);

const isPayload = (kept: unknown): kept is AdapterPayload => typeof kept === 'object' && kept !== null;

// nothing of a sign-on is needed for longer
const longest = 600;
const secondsNow = (): number => Math.floor(Date.now() / 1000);

export const recordsIn =
  (db: Database) =>
  (kind: string): Adapter => {
    const find = async (id: string): Promise<AdapterPayload | undefined> => {
      const row = await db
        .selectFrom('stand_in_records')
        .select('payload')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('ends_at', '>', new Date())
        .executeTakeFirst();
      return isPayload(row?.payload) ? row.payload : undefined;
    };
    return {
      find,
      // device codes and sessions alone are asked for so, and there are none
      findByUid: () => Promise.resolve(undefined),
      findByUserCode: () => Promise.resolve(undefined),
      async upsert(id, payload, expiresIn = longest) {
        if (forgotten.has(kind)) return;
        const now = new Date();
        await db.deleteFrom('stand_in_records').where('ends_at', '<', now).execute();
        const row = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          ends_at: new Date(now.getTime() + expiresIn * 1000),
        };
        await db
          .insertInto('stand_in_records')
          .values({ kind, id, ...row })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
          .execute();
      },
      async consume(id) {
        const consumed = JSON.stringify({ consumed: secondsNow() });
        await sql`update stand_in_records set payload = payload || ${consumed}::jsonb where kind = ${kind} and id = ${id}`.execute(db);
      },
      async destroy(id) {
        await db.deleteFrom('stand_in_records').where('kind', '=', kind).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('stand_in_records').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
      },
    };
  };
