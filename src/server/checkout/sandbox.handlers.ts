// The built-in page on which a payment of the sandbox is made.
import type { CheckoutHandlers } from '../../../generated/contract/handlers';
import type { Payment, SandboxPayment } from '../../../generated/model/entities';
import type { Context } from '../request/context';
import { type OwnPage, PaymentProblem, type Payments, type SignedNews } from '../outside/payments';
import { moneyIn } from '../pricing/money.rules';
import { refuse } from '../request/refusal';
import { heard, takeIn } from './news.commands';
import { pathBack, titleOf } from './payment-page.commands';
import { findPayment } from './payment.repository';

interface OnPage {
  readonly payments: Payments;
  readonly page: OwnPage;
  readonly payment: Payment;
}
/** A payment that is made on our own page. */
const onPage = async (named: { readonly booking_id: string; readonly payment_id: string }, { db, payments }: Context): Promise<OnPage> => {
  const payment = await findPayment(db, named.payment_id);
  if (!payments?.page || !payment || payment.booking_id !== named.booking_id || payment.provider !== payments.provider)
    return refuse('checkout.payment_not_found');
  return { payments, page: payments.page, payment };
};

const shown = async ({ page, payment }: OnPage, { db }: Context): Promise<SandboxPayment> => {
  const { payment_id, booking_id, amount_cents, currency, state, success_path, cancel_path } = payment;
  const there = state === 'open' ? await page.find(payment_id) : undefined;
  // paid there, and not counted here yet, is on its way
  const now = there === 'processing' || there === 'paid' ? 'processing' : state;
  return {
    payment_id,
    booking_id,
    amount: moneyIn(currency, amount_cents),
    state: now,
    title: await titleOf(db, payment),
    confirmation_id: state === 'paid' ? payment_id : null,
    return_path: now === 'paid' || now === 'processing' ? pathBack(success_path, payment_id) : cancel_path,
  };
};

const finished = async ({ page, payment }: OnPage, outcome: 'paid' | 'slow' | 'refused'): Promise<SignedNews | undefined> => {
  try {
    return await page.finish(payment.payment_id, outcome);
  } catch (error) {
    if (error instanceof PaymentProblem) return refuse('checkout.payment_not_found');
    throw error;
  }
};

export const sandboxHandlers: Pick<CheckoutHandlers, 'getPayment' | 'finishPayment'> = {
  async getPayment({ params }, context) {
    return shown(await onPage(params, context), context);
  },

  async finishPayment({ params, input: { outcome } }, context) {
    const it = await onPage(params, context);
    if (outcome === 'cancelled') return { ...(await shown(it, context)), return_path: it.payment.cancel_path };
    const told = await finished(it, outcome === 'lost' ? 'paid' : outcome);
    // as any provider's: by its signature, and by nothing that the browser says
    if (told) await takeIn(context, it.payments, heard(it.payments, Buffer.from(told.body), told.signature));
    if (outcome === 'refused' && !told) return refuse('checkout.payment_refused');
    return shown(await onPage(params, context), context);
  },
};
