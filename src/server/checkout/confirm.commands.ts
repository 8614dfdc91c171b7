// A payment that a browser comes back from: the browser only names it, and the provider says how it stands.
import { uuid } from '../../../generated/model/patterns';
import type { Payment } from '../../../generated/model/entities';
import type { Database } from '../database/open';
import type { SignedInContext } from '../request/context';
import { PaymentProblem, type Payments } from '../outside/payments';
import { refuse } from '../request/refusal';
import { countMoney } from './count-money';
import { findPayment } from './payment.repository';

/** The payment that is named, where it is for this booking or for a claim after it. */
export const namedPayment = async (
  db: Database,
  { booking_id, confirmation_id }: { readonly booking_id: string; readonly confirmation_id: string },
): Promise<Payment | undefined> => {
  const found = uuid.test(confirmation_id) ? await findPayment(db, confirmation_id) : undefined;
  return found?.booking_id === booking_id ? found : undefined;
};

const standingOf = async (payments: Payments, provider_id: string) => {
  try {
    return await payments.look(provider_id);
  } catch (error) {
    if (error instanceof PaymentProblem) return refuse('checkout.payment_unavailable');
    throw error;
  }
};

/** The payment as it stands now, or that it is on its way; the provider is asked about one that nobody has told of. */
export const confirmPayment = async (context: SignedInContext, payment: Payment): Promise<Payment | 'processing'> => {
  const { payment_id, provider, provider_id, state } = payment;
  const { payments } = context;
  if (state === 'paid') return payment;
  if (payments?.provider !== provider || provider_id === null) return refuse('checkout.payment_unavailable');
  const { standing, charge_id, ...sum } = await standingOf(payments, provider_id);
  if (standing === 'open' && state === 'open') return 'processing';
  if (standing !== 'paid' || charge_id === undefined) return refuse('checkout.payment_not_found');
  return (await countMoney(context, { payment_id, charge_id, ...sum })) ?? payment;
};
