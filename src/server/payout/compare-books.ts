// The nightly comparison of the books with the payment provider. Where no money moves, as in the sandbox, there is nothing to compare.
import { HOUR } from '../../../generated/model/dates';
import type { PaymentProvider } from '../../../generated/model/values';
import { takenElsewhere } from '../checkout/compared.lookup';
import { openDisputes } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { doInTurn } from '../jobs/do-all';
import { bookedBalance } from '../ledger/compared.lookup';
import { type JobContext, inTransaction } from '../request/context';
import { comparedSince, type FoundDifference, findDifferences, keepDifferences } from './comparison.repository';
import { readBalance } from './read-balance';

type CompareContext = Pick<JobContext, 'db' | 'jobs' | 'payments' | 'now'>;

const balanceOurs = (db: Database, provider: PaymentProvider) => bookedBalance(db, provider, takenElsewhere(provider));

const balanceDiffers = (ours_cents: number, theirs_cents: number, at: Date): readonly FoundDifference[] =>
  ours_cents === theirs_cents
    ? []
    : [{ kind: 'balance', thing_id: 'balance', booking_id: null, ours_cents, theirs_cents, currency: 'CAD', at }];

/**
 * Reads the provider's report again, and keeps each difference in place of those that were found before; asks what became of disputes. A
 * move that cannot be read or booked stands in no way of the rest, and money that moves meanwhile is no difference.
 */
export const compareBooks = async (context: CompareContext): Promise<void> => {
  const { payments, db, now } = context;
  if (!payments?.movesSince || !payments.balance) return;
  const { provider, balance } = payments;
  const since = await comparedSince(db, provider);
  const until = new Date(now.getTime() - HOUR);
  const readMoved = async (): Promise<void> => {
    const theirs = await balance();
    if ((await balanceOurs(db, provider)) !== theirs) await readBalance(context);
  };
  const compare = async (): Promise<void> => {
    const theirs = await balance();
    const found = [
      ...(await findDifferences(db, { provider, since, until })),
      ...balanceDiffers(await balanceOurs(db, provider), theirs, now),
    ];
    await inTransaction(context, async ({ trx, job }) => {
      await keepDifferences(trx, { provider, now, found });
      // one that is lost moves no money: without news of it nothing else would tell
      for (const { payment_id } of await openDisputes(trx, provider)) await job('lookAtCharge', { payment_id });
    });
  };
  await doInTurn([() => readBalance(context, since), readMoved, compare]);
};
