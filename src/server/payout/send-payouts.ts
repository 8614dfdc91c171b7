// Payouts that the provider sends: claimed first, so that the sum stays what it is, then sent once however often it is tried.
import { inTime } from '../jobs/do-all';
import { type JobContext, inTransaction } from '../request/context';
import type { Payees, Transfer } from '../outside/payees';
import { PaymentProblem } from '../outside/payments';
import { askAfterSilent, askAnew, mayBePaid } from './payee.commands';
import { findPayee } from './payee.repository';
import { keepSent } from './pay-out';
import { lockPayout } from './payout.repository';
import { keepErred, keepRefused, keepSending, type ToSend, toSend } from './sending.repository';

type PayoutJobContext = Pick<JobContext, 'db' | 'jobs' | 'now'>;
interface Claim extends Transfer {
  readonly sending_at: Date;
}

/** From here on nothing is taken from a payout, until it is paid or refused. */
const claim = (context: PayoutJobContext, { provider }: Payees, { payout_id, account_id }: ToSend): Promise<Claim | undefined> =>
  inTransaction(context, async ({ trx, now }) => {
    const payout = await lockPayout(trx, payout_id);
    if (!payout || payout.paid_at !== null) return undefined;
    const payee = await findPayee(trx, payout.profile_id, provider);
    if (payout.sending_at === null && !mayBePaid(payee?.state ?? 'none')) return undefined;
    const sending_at = payout.sending_at === null ? now : new Date(payout.sending_at);
    await keepSending(trx, payout_id, sending_at);
    const cents = payout.cents - payout.withheld_cents;
    return { payout_id, account_id, cents, sending_at, key: `payout-${payout_id}-${sending_at.getTime()}` };
  });

const whyOf = (error: unknown): PaymentProblem['why'] | undefined => (error instanceof PaymentProblem ? error.why : undefined);

/** It waits again; perhaps the host cannot be paid any more, which nobody has told yet. */
const waitAgain = async (context: PayoutJobContext, payees: Payees, it: Claim & ToSend): Promise<void> => {
  await keepRefused(context.db, it.payout_id, { sending_at: it.sending_at, now: context.now });
  const payee = await findPayee(context.db, it.profile_id, payees.provider);
  if (payee) await askAnew(context, payees, payee);
};

const send = async (context: PayoutJobContext, payees: Payees, it: ToSend): Promise<void> => {
  const claimed = await claim(context, payees, it);
  if (!claimed) return;
  try {
    await payees.pay(claimed);
  } catch (error) {
    if (whyOf(error) === 'refused') await waitAgain(context, payees, { ...it, ...claimed });
    if (whyOf(error) === 'erred') await keepErred(context.db, it.payout_id, { sending_at: claimed.sending_at, now: context.now });
    throw error;
  }
  await inTransaction(context, (tx) => keepSent(tx, it.payout_id, { from: 'provider', paid_to: payees.provider }));
};

/** Sends what can be sent. One that fails stands in no other's way. */
export const sendPayouts = async (context: PayoutJobContext, payees: Payees): Promise<void> => {
  const failures: unknown[] = [...(await askAfterSilent(context, payees))];
  for await (const it of inTime(await toSend(context.db, payees.provider, context.now)))
    await send(context, payees, it).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};
