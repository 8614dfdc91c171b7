// The payment providers' messages: about payments, and about the hosts that they pay.
import type { CheckoutHandlers, RawBody } from '../../../generated/contract/handlers';
import { hear } from '../checkout/news.commands';
import type { Payees } from '../outside/payees';
import { PaymentProblem, UnsignedNews } from '../outside/payments';
import type { Context } from '../request/context';
import { refuse } from '../request/refusal';
import { hearOfPayee } from './payee.commands';

/** The account that news are about, where they are signed as those of hosts are. */
const payeeIn = (payees: Payees, { bytes, headers }: RawBody): string | undefined => {
  try {
    return payees.hear(Buffer.from(bytes), headers[payees.signatureHeader] ?? '');
  } catch (error) {
    if (error instanceof UnsignedNews) return undefined;
    throw error;
  }
};

/** Asked anew is told by an error where the provider is out of reach: then it tells once more. */
const hearPayee = async (context: Context, payees: Payees, account: string): Promise<void> => {
  try {
    await hearOfPayee(context, payees, account);
  } catch (error) {
    if (error instanceof PaymentProblem) return refuse('checkout.payment_unavailable');
    throw error;
  }
};

export const newsHandlers: Pick<CheckoutHandlers, 'hearPayment'> = {
  async hearPayment({ params, raw }, context) {
    const { payments, payees } = context;
    const account = payees?.provider === params.provider ? payeeIn(payees, raw) : undefined;
    if (payees && account !== undefined) {
      await hearPayee(context, payees, account);
      return {};
    }
    if (payments?.provider !== params.provider) return refuse('checkout.payment_unavailable');
    await hear(context, payments, raw);
    return {};
  },
};
