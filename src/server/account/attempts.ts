// Attempts at a password, counted by account and address before each is looked at: after a few refused ones, trying waits.
import { sql } from 'kysely';
import { passwordAttemptsMinutes, sessionPasswordAttempts } from '../../../generated/model/constants';
import type { Database } from '../database/open';
import { refuse } from '../refusal';
import { tokenHash } from './tokens';

export interface Attempt {
  readonly db: Database;
  readonly email: string;
  readonly visitor: string;
  readonly now: Date;
}
const keyOf = (it: Attempt): string => `password ${tokenHash(`${it.email} ${it.visitor}`)}`;

/**
 * Takes one attempt and returns how many are left. Counting comes first, so that many at once are no way around it.
 *
 * @throws Refusal `account.too_many_attempts` when none was left.
 */
export const takeAttempt = async (it: Attempt): Promise<number> => {
  const until = new Date(it.now.getTime() + passwordAttemptsMinutes * 60_000);
  const { rows } = await sql<{ times: number; until: Date }>`
    insert into throttles as t (key, times, since, until) values (${keyOf(it)}, 1, ${it.now}, ${until})
    on conflict (key) do update set
      times = case when t.until <= ${it.now} then 1 else t.times + 1 end,
      since = case when t.until <= ${it.now} then ${it.now} else t.since end,
      until = case when t.until <= ${it.now} or t.times + 1 = ${sessionPasswordAttempts} then ${until} else t.until end
    returning times, until`.execute(it.db);
  const taken = rows[0] ?? { times: 1, until };
  if (taken.times <= sessionPasswordAttempts) return sessionPasswordAttempts - taken.times;
  const retry_after = Math.max(1, Math.ceil((taken.until.getTime() - it.now.getTime()) / 1000));
  return refuse('account.too_many_attempts', { data: { retry_after, password_attempts: 0 } });
};

/** A right password makes the refused ones forgotten. */
export const forgetAttempts = async (it: Attempt): Promise<void> => {
  await it.db.deleteFrom('throttles').where('key', '=', keyOf(it)).execute();
};
