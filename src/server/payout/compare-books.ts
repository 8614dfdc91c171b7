// The nightly comparison of the books with the payment provider. Where no money moves, as in the sandbox, there is nothing to compare.
import { HOUR } from '../../../generated/model/dates';
import { takenElsewhere } from '../checkout/compared.lookup';
import { openDisputes } from '../checkout/payment.lookup';
import { bookedBalance } from '../ledger/compared.lookup';
import { type JobContext, inTransaction } from '../request/context';
import { comparedSince, type FoundDifference, findDifferences, keepDifferences } from './comparison.repository';
import { readBalance } from './read-balance';

type CompareContext = Pick<JobContext, 'db' | 'jobs' | 'payments' | 'now'>;

const balanceDiffers = (ours_cents: number, theirs_cents: number, at: Date): readonly FoundDifference[] =>
  ours_cents === theirs_cents
    ? []
    : [{ kind: 'balance', thing_id: 'balance', booking_id: null, ours_cents, theirs_cents, currency: 'CAD', at }];

/**
 * Reads the provider's report again, and keeps each difference in place of those that were found before; asks what became of disputes.
 */
export const compareBooks = async (context: CompareContext): Promise<void> => {
  const { payments, db, now } = context;
  if (!payments?.movesSince || !payments.balance) return;
  const { provider } = payments;
  const since = await comparedSince(db, provider);
  await readBalance(context, since);
  const until = new Date(now.getTime() - HOUR);
  const theirs = await payments.balance();
  const found = [
    ...(await findDifferences(db, { provider, since, until })),
    ...balanceDiffers(await bookedBalance(db, provider, takenElsewhere(provider)), theirs, now),
  ];
  await inTransaction(context, async ({ trx, job }) => {
    await keepDifferences(trx, { provider, now, found });
    // one that is lost moves no money: without news of it nothing else would tell
    for (const { payment_id } of await openDisputes(trx, provider)) await job('lookAtCharge', { payment_id });
  });
};
