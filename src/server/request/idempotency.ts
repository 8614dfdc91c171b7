// Calls that are safe to send twice: the second, under the same key, gets the first one's answer, as long as the caller’s account is there.
import { MINUTE, DAY } from '../../../generated/model/dates';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open';
import { Refusal } from './refusal';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

export interface IdempotentRequest {
  readonly db: Database;
  readonly call: string;
  /** The requester: keys belong to one person. */
  readonly who: string;
  readonly key: string;
  readonly request: unknown;
  readonly now: Date;
}

/** How long a call may be under way: a process that began it earlier, or by a clock that was ahead, is no more. */
const keptMs = MINUTE;

/**
 * Answers once for a key. A failure is forgotten, so that trying again tries again.
 *
 * @throws Refusal when the key was used for another request, or when the first is still under way.
 */
export const answerOnce = async <T>(it: IdempotentRequest, answer: () => Promise<T>): Promise<T> => {
  const key = `${hashOf(it.who)} ${hashOf([it.call, it.key])}`;
  const request = hashOf(it.request);
  const [from, to] = [-keptMs, keptMs].map((milliseconds) => new Date(it.now.getTime() + milliseconds));
  const begun = await sql`
    insert into repeated_calls as kept (key, request_hash, created_at) values (${key}, ${request}, ${it.now})
    on conflict (key) do update set request_hash = excluded.request_hash, created_at = excluded.created_at
      where kept.answer is null and kept.created_at not between ${from} and ${to}
    returning key`.execute(it.db);
  if (begun.rows.length === 0) {
    const { rows } = await sql<{
      request_hash: string;
      answer: T | null;
    }>`select request_hash, answer from repeated_calls where key = ${key}`.execute(it.db);
    if (rows[0] && rows[0].request_hash !== request) throw new Refusal('input.repeated_differently');
    if (rows[0]?.answer === undefined || rows[0].answer === null) throw new Refusal('input.rate_limited', { data: { retry_after: 1 } });
    return rows[0].answer;
  }
  // not what another began, who took this one for dead
  const own = sql`where key = ${key} and created_at = ${it.now}`;
  try {
    const given = await answer();
    await sql`update repeated_calls set answer = ${JSON.stringify(given ?? {})}::jsonb ${own}`.execute(it.db);
    return given;
  } catch (error) {
    await sql`delete from repeated_calls ${own}`.execute(it.db);
    throw error;
  }
};

/** Removes the answers that were given to somebody. */
export const removeAnswersTo = async (trx: Database, who: string): Promise<void> => {
  await sql`delete from repeated_calls where starts_with(key, ${hashOf(who)})`.execute(trx);
};

/** Removes answers that nobody asks for again. */
export const removeExpiredAnswers = async (db: Database, now: Date): Promise<void> => {
  await db
    .deleteFrom('repeated_calls')
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute();
};
