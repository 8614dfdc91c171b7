// What the server answers about currencies.
import type { CheckoutHandlers } from '../../../generated/contract/handlers';
import { Currency } from '../../../generated/model/values';
import type { Serving } from '../serving';
import { refuse } from '../refusal';
import { findRate, isCurrency, supportedCurrencies } from '../pricing/currency.lookup';

const notSupported = (): never => refuse('checkout.currency_not_supported', { data: { supported_currencies: supportedCurrencies() } });

export const checkoutHandlers: Pick<CheckoutHandlers<Serving>, 'getCurrency'> = {
  async getCurrency({ params }, context) {
    const code = params.code.toUpperCase();
    if (!isCurrency(code)) return notSupported();
    const rate = (await findRate(context.db, code, context.now)) ?? refuse('checkout.rates_outdated');
    return { code: rate.currency, name: Currency[rate.currency].label, rate: rate.rate.toFixed(6), as_of: rate.as_of };
  },
};
