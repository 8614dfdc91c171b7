// The payment provider's news, and their effects. Each may come more than once, in any order.
import { type Context, inTransaction, type Services } from '../request/context';
import type { RawBody } from '../../../generated/contract/handlers';
import { type PaymentNews, type Payments, UnsignedNews } from '../outside/payments';
import { refuse } from '../request/refusal';
import { countMoney } from './count-money';
import { endDispute, endOpen, findPayment, keepDispute } from './payment.repository';

type NewsContext = Pick<Services, 'db' | 'jobs' | 'followers'> & Pick<Context, 'now' | 'warn'>;

const paid = async (context: NewsContext, { payment_id, charge_id, amount_cents, currency }: PaymentNews): Promise<void> => {
  const counted = payment_id && charge_id ? await countMoney(context, { payment_id, charge_id, amount_cents, currency }) : undefined;
  if (!counted) context.warn('money came for no payment of ours', { payment: payment_id, charge: charge_id });
};

const refunded = async (context: NewsContext, { payment_id = '', amount_cents }: PaymentNews): Promise<void> => {
  const payment = await findPayment(context.db, payment_id);
  // an employee refunded it at the provider itself
  if ((payment?.refunded_cents ?? 0) < amount_cents) context.warn('more went back than we owed', { payment: payment_id });
};

const disputed = (context: NewsContext, charge: string): Promise<void> =>
  inTransaction(context, async ({ trx, mail, warn, now }) => {
    const booking_id = await keepDispute(trx, charge, now);
    if (booking_id === undefined) return;
    await mail('paymentDisputedHost', { booking_id });
    warn('a charge is disputed, and its payout waits', { charge, booking: booking_id });
  });

/** Takes news in, whatever we knew before. */
export const takeIn = async (context: NewsContext, news: PaymentNews): Promise<void> => {
  const { db } = context;
  const { says, payment_id, charge_id } = news;
  if (says === 'paid') await paid(context, news);
  if (says === 'refunded') await refunded(context, news);
  if (payment_id && (says === 'expired' || says === 'refused')) await endOpen(db, payment_id, says === 'expired' ? 'cancelled' : 'refused');
  if (charge_id && says === 'disputed') await disputed(context, charge_id);
  if (charge_id && says === 'upheld') await endDispute(db, charge_id);
};

/** News as they are, where their signature is the provider's. */
export const heard = (payments: Payments, bytes: Uint8Array, signature: string) => {
  try {
    return payments.hear(Buffer.from(bytes), signature);
  } catch (error) {
    if (error instanceof UnsignedNews) return refuse('checkout.news_unsigned');
    throw error;
  }
};

/** Takes in what a provider sends. */
export const hear = async (context: Context, payments: Payments, { bytes, headers }: RawBody): Promise<void> => {
  const news = heard(payments, bytes, headers[payments.signatureHeader] ?? '');
  if (news) await takeIn(context, news);
};
