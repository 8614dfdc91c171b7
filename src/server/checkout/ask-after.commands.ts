// The provider is asked how a payment stands, of which nobody has told.
import type { Payment } from '../../../generated/model/entities';
import { PaymentProblem } from '../outside/payments';
import type { JobContext } from '../request/context';
import { countMoney } from './count-money';
import { endOpen, findOpen } from './payment.repository';

/** Asks after one payment; one that nobody is to pay any more is closed first. */
export const askAfter = async (context: JobContext, { payment_id, provider, provider_id }: Payment, isOver: boolean): Promise<void> => {
  const { payments, db } = context;
  if (payments?.provider !== provider) throw new Error('nobody knows of this payment');
  if (provider_id === null) return isOver ? endOpen(db, payment_id) : undefined;
  if (isOver) await payments.close(provider_id);
  const { standing, charge_id, ...sum } = await payments.look(provider_id);
  if (standing === 'paid' && charge_id !== undefined) await countMoney(context, { payment_id, charge_id, ...sum });
  else if (standing === 'expired') await endOpen(db, payment_id);
  // it is on its way: the job asks again a while later
  else if (isOver) throw new PaymentProblem('unreachable', 'a payment is not decided yet');
};

/** Closes the page of a booking whose time to pay is over; what was paid on it until then counts. */
export const askForTheLastTime = async (context: JobContext, booking_id: string): Promise<void> => {
  const open = await findOpen(context.db, { booking_id, claim_id: null });
  if (open) await askAfter(context, open, true);
};
