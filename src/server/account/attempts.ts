// Attempts at a password, counted before each is looked at: those of a stranger by account and visitor, by visitor and by account;
// those of a device that the account knows by themselves, so that no stranger can use them up.
import { sql } from 'kysely';
import {
  passwordAttemptsMinutes,
  sessionPasswordAttempts,
  strangerPasswordAttempts,
  visitorPasswordAttempts,
} from '../../../generated/model/constants';
import type { Database } from '../database/open';
import { refuse } from '../refusal';
import { tokenHash } from './tokens';

export interface Attempt {
  readonly db: Database;
  readonly email: string;
  readonly visitor: string;
  /** Whether the account has been logged in to from this browser before. */
  readonly isKnown: boolean;
  readonly now: Date;
}
interface Count {
  readonly key: string;
  readonly most: number;
}

const keyOf = (what: string, ...parts: readonly string[]): string => `${what} ${tokenHash(parts.join(' '))}`;
const ofKnown = ({ email }: Attempt): Count => ({ key: keyOf('password known', email), most: sessionPasswordAttempts });
const ofStranger = ({ email, visitor }: Attempt): Count => ({ key: keyOf('password', email, visitor), most: sessionPasswordAttempts });
const ofVisitor = ({ visitor }: Attempt): Count => ({ key: keyOf('password visitor', visitor), most: visitorPasswordAttempts });
const ofStrangers = ({ email }: Attempt): Count => ({ key: keyOf('password strangers', email), most: strangerPasswordAttempts });

const takeOne = async ({ key, most }: Count, { db, now }: Attempt): Promise<number> => {
  const until = new Date(now.getTime() + passwordAttemptsMinutes * 60_000);
  const { rows } = await sql<{ times: number; until: Date }>`
    insert into throttles as t (key, times, since, until) values (${key}, 1, ${now}, ${until})
    on conflict (key) do update set
      times = case when t.until <= ${now} then 1 else t.times + 1 end,
      since = case when t.until <= ${now} then ${now} else t.since end,
      until = case when t.until <= ${now} or t.times + 1 = ${most} then ${until} else t.until end
    returning times, until`.execute(db);
  const taken = rows[0] ?? { times: 1, until };
  if (taken.times <= most) return most - taken.times;
  const retry_after = Math.max(1, Math.ceil((taken.until.getTime() - now.getTime()) / 1000));
  return refuse('account.too_many_attempts', { data: { retry_after, password_attempts: 0 } });
};

/**
 * Takes one attempt and returns how many are left. Counting comes first, so that many at once are no way around it.
 *
 * @throws Refusal `account.too_many_attempts` when none was left.
 */
export const takeAttempt = async (it: Attempt): Promise<number> => {
  if (it.isKnown) return takeOne(ofKnown(it), it);
  // one after the other: what is refused by the first is not counted by the others, or one stranger could use up what is everybody's
  const left = await takeOne(ofStranger(it), it);
  const leftOfVisitor = await takeOne(ofVisitor(it), it);
  return Math.min(left, leftOfVisitor, await takeOne(ofStrangers(it), it));
};

/** The refused passwords of an account are forgotten, where its owner has come another way. */
export const forgetAttempts = async (it: Attempt): Promise<void> => {
  const keys = [ofKnown(it), ofStranger(it)].map(({ key }) => key);
  await it.db.deleteFrom('throttles').where('key', 'in', keys).execute();
};

/** A right password makes the refused ones forgotten, and was itself no guess. */
export const succeedAttempt = async (it: Attempt): Promise<void> => {
  await forgetAttempts(it);
  if (it.isKnown) return;
  const keys = [ofVisitor(it), ofStrangers(it)].map(({ key }) => key);
  await it.db
    .updateTable('throttles')
    .set((row) => ({ times: row('times', '-', 1) }))
    .where('key', 'in', keys)
    .where('times', '>', 0)
    .execute();
};
