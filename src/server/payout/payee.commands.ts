// How far hosts are with the provider that pays them: always asked of the provider itself, and what follows where it changed.
import { HOUR, DAY } from '../../../generated/model/dates';
import { payeeCloseDays } from '../../../generated/model/constants';
import type { PayeeState } from '../../../generated/model/values';
import { type JobContext, type Inside, inTransaction, type Services } from '../request/context';
import type { Database } from '../database/open';
import { inTime } from '../jobs/do-all';
import { setTimers } from '../jobs/timers.commands';
import { paidStates, type Payees } from '../outside/payees';
import { findPayee, findPayeeCalled, keepAnswer, type KeptPayee, payeesOf, removePayee, silentPayees } from './payee.repository';
import { firstWaiting } from './payout.repository';

type PayeeContext = Pick<Services, 'db' | 'jobs'> & { readonly now: Date };
type MoveContext = Pick<Inside, 'trx' | 'mail' | 'job'>;

/** Whether the provider pays a host who is so far. */
export const mayBePaid = (state: PayeeState): boolean => paidStates.includes(state);

/** Payouts go out as soon as they can; whoever can no longer be paid hears what waits for them. */
const moved = async ({ trx, mail, job }: MoveContext, { profile_id, state: before }: KeptPayee, state: PayeeState): Promise<void> => {
  if (mayBePaid(before) === mayBePaid(state)) return;
  if (mayBePaid(state)) return job('payHosts', {});
  const waiting = await firstWaiting(trx, profile_id);
  if (waiting) await mail('payoutWaits', { booking_id: waiting.booking_id, amount_cents: waiting.cents - waiting.withheld_cents });
};

const triesAtOnce = 5;

/**
 * Asks the provider how far a host's set-up is, and keeps it; a host unknown there begins anew. The last one to ask keeps the answer, in
 * whatever order answers come. @throws PaymentProblem
 */
export const askAnew = async (context: PayeeContext, payees: Payees, before: KeptPayee): Promise<PayeeState> => {
  let payee: KeptPayee | undefined = before;
  for (let tries = 0; payee && tries < triesAtOnce; tries++) {
    const asked: KeptPayee = payee;
    const state = await payees.look(asked.account_id);
    const asked_at = new Date(Math.max(context.now.getTime(), asked.asked_at.getTime() + 1));
    const isKept = await inTransaction(context, async (tx) => {
      if (!(await keepAnswer(tx.trx, asked, { state: state ?? 'none', asked_at }))) return false;
      await moved(tx, asked, state ?? 'none');
      return true;
    });
    if (isKept) return state ?? 'none';
    payee = await findPayee(context.db, asked.profile_id, asked.provider);
  }
  return payee?.state ?? 'none';
};

/** The provider says that something is new about an account: it is asked what. One that is not ours is nobody's. */
export const hearOfPayee = async (context: PayeeContext, payees: Payees, accountId: string): Promise<void> => {
  const payee = await findPayeeCalled(context.db, payees.provider, accountId);
  if (payee) await askAnew(context, payees, payee);
};

/** Asks after those for whom something waits, where nobody told for an hour. One that fails stands in no other's way. */
export const askAfterSilent = async (context: PayeeContext, payees: Payees): Promise<readonly unknown[]> => {
  const failures: unknown[] = [];
  for await (const payee of inTime(await silentPayees(context.db, payees.provider, new Date(context.now.getTime() - HOUR))))
    await askAnew(context, payees, payee).catch((error: unknown) => failures.push(error));
  return failures;
};

/** A deleted host's provider ids are forgotten here at once, and closed there once all money has arrived. */
export const forgetPayee = async (
  trx: Database,
  { profile_id, now }: { readonly profile_id: string; readonly now: Date },
): Promise<void> => {
  for (const { provider, account_id } of await payeesOf(trx, profile_id)) {
    await removePayee(trx, { provider, account_id });
    const at = new Date(now.getTime() + payeeCloseDays * DAY);
    await setTimers(trx, { key: account_id, facts: { provider, account_id }, timers: [{ job: 'closePayee', from: null, at }] });
  }
};

/** Closes the account of a host who is no more. */
export const closePayee = async (
  { provider, account_id }: { readonly provider: string; readonly account_id: string },
  { payees }: Pick<JobContext, 'payees'>,
): Promise<void> => {
  if (payees?.provider !== provider) throw new Error('nobody can close this account');
  await payees.close(account_id);
};
