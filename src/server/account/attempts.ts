// Attempts at a password, counted before each is looked at: those of a stranger by account and visitor, by visitor and by account;
// those of each device that the account knows by themselves, so that neither a stranger nor another device can use them up.
import {
  passwordAttemptsMinutes,
  sessionPasswordAttempts,
  strangerPasswordAttempts,
  visitorPasswordAttempts,
} from '../../../generated/model/constants';
import type { Database } from '../database/open';
import { forgetUses, giveBackUses, takeUse } from '../database/throttles';
import { refuse } from '../request/refusal';

export interface Attempt {
  readonly db: Database;
  readonly email: string;
  readonly visitor: string;
  /** The device that the account knows this browser as; none of a stranger's. */
  readonly device: string | undefined;
  readonly now: Date;
}
interface Count {
  readonly key: string;
  readonly most: number;
}

const ofKnown = (device: string): Count => ({ key: `password known ${device}`, most: sessionPasswordAttempts });
const ofStranger = ({ email, visitor }: Attempt): Count => ({ key: `password ${email} ${visitor}`, most: sessionPasswordAttempts });
const ofVisitor = ({ visitor }: Attempt): Count => ({ key: `password visitor ${visitor}`, most: visitorPasswordAttempts });
const ofStrangers = ({ email }: Attempt): Count => ({ key: `password strangers ${email}`, most: strangerPasswordAttempts });

const takeOne = async ({ key, most }: Count, { db, now }: Attempt): Promise<number> => {
  const { left, wait } = await takeUse(db, key, { times: most, seconds: passwordAttemptsMinutes * 60, now });
  return wait === 0 ? left : refuse('account.too_many_attempts', { data: { retry_after: wait, password_attempts: 0 } });
};

/**
 * Takes one attempt and returns how many are left. Counting comes first, so that many at once are no way around it.
 *
 * @throws Refusal `account.too_many_attempts` when none was left.
 */
export const takeAttempt = async (it: Attempt): Promise<number> => {
  if (it.device !== undefined) return takeOne(ofKnown(it.device), it);
  // one after the other: what is refused by the first is not counted by the others, or one stranger could use up what is everybody's
  const left = await takeOne(ofStranger(it), it);
  const leftOfVisitor = await takeOne(ofVisitor(it), it);
  return Math.min(left, leftOfVisitor, await takeOne(ofStrangers(it), it));
};

/** The refused passwords of an account are forgotten, where its owner has come another way. */
export const forgetAttempts = (it: Attempt): Promise<void> =>
  forgetUses(
    it.db,
    [ofStranger(it), ...(it.device === undefined ? [] : [ofKnown(it.device)])].map(({ key }) => key),
  );

/** A right password makes the refused ones forgotten, and was itself no guess. */
export const succeedAttempt = async (it: Attempt): Promise<void> => {
  await forgetAttempts(it);
  if (it.device !== undefined) return;
  await giveBackUses(
    it.db,
    [ofVisitor(it), ofStrangers(it)].map(({ key }) => key),
  );
};
