// The payment provider's news. They may come more than once, in any order, late or never: each only says where to look, and the provider is
// asked how it stands.
import { DAY } from '../../../generated/model/dates';
import { uuid } from '../../../generated/model/patterns';
import type { RawBody } from '../../../generated/contract/handlers';
import type { Context, Services } from '../request/context';
import type { Database } from '../database/open';
import { type PaymentNews, PaymentProblem, type Payments, UnsignedNews } from '../outside/payments';
import { refuse } from '../request/refusal';
import { countMoney } from './count-money';
import { lookAtCharge } from './charge.commands';
import { findCharged } from './payment.lookup';
import { changePayment, endOpen, findPayment, isHeard, keepHeard, removeNewsBefore } from './payment.repository';

type NewsContext = Pick<Services, 'db' | 'jobs' | 'followers'> & Pick<Context, 'now' | 'warn'>;

const daysKept = 90;

/** Asks after the page that news are about; tells whether it is one of ours. */
const lookAtPage = async (context: NewsContext, payments: Payments, page: NonNullable<PaymentNews['page']>): Promise<boolean> => {
  const { db } = context;
  const { provider_id, payment_id } = page;
  const payment = payment_id !== null && uuid.test(payment_id) ? await findPayment(db, payment_id) : undefined;
  if (!payment || payment.provider !== payments.provider) return false;
  // a process may have ended between opening the page and writing it down
  if (payment.provider_id === null) await changePayment(db, payment.payment_id, { provider_id });
  else if (payment.provider_id !== provider_id) return false;
  const { standing, charge_id, ...sum } = await payments.look(provider_id);
  if (standing === 'paid' && charge_id !== undefined) await countMoney(context, { payment_id: payment.payment_id, charge_id, ...sum });
  if (standing === 'expired') await endOpen(db, payment.payment_id);
  return true;
};

/** The same of a charge. */
const lookAtNamed = async (context: NewsContext, payments: Payments, charge_id: string): Promise<boolean> => {
  const payment = await findCharged(context.db, payments.provider, charge_id);
  if (!payment) return false;
  for (const sentence of await lookAtCharge(context, payments, payment))
    context.warn(sentence, { charge: charge_id, booking: payment.booking_id });
  return true;
};

const lookedAt = async (context: NewsContext, payments: Payments, { page, charge_id }: PaymentNews): Promise<boolean> => {
  if (page) return lookAtPage(context, payments, page);
  return charge_id === undefined ? false : lookAtNamed(context, payments, charge_id);
};

/** Takes news in, whatever we knew before. News that are not ours are noted, and that is all. */
export const takeIn = async (context: NewsContext, payments: Payments, news: PaymentNews): Promise<void> => {
  const { db, now } = context;
  const { provider } = payments;
  const { news_id, says, charge_id = null } = news;
  if (await isHeard(db, provider, news_id)) return;
  const is_ours = await lookedAt(context, payments, news);
  await keepHeard(db, { provider, news_id, says, charge_id, is_ours, heard_at: now });
};

/** News as they are, where their signature is the provider's. */
export const heard = (payments: Payments, bytes: Uint8Array, signature: string): PaymentNews => {
  try {
    return payments.hear(Buffer.from(bytes), signature);
  } catch (error) {
    if (error instanceof UnsignedNews) return refuse('checkout.news_unsigned');
    throw error;
  }
};

/** Takes in what a provider sends. Asked after is told by an error where it is out of reach: then it tells once more. */
export const hear = async (context: Context, payments: Payments, { bytes, headers }: RawBody): Promise<void> => {
  const news = heard(payments, bytes, headers[payments.signatureHeader] ?? '');
  try {
    await takeIn(context, payments, news);
  } catch (error) {
    if (error instanceof PaymentProblem) return refuse('checkout.payment_unavailable');
    throw error;
  }
};

/** News older than any that a provider tells again. */
export const removeOldNews = (db: Database, now: Date): Promise<void> => removeNewsBefore(db, new Date(now.getTime() - daysKept * DAY));
