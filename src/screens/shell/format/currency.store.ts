// The currency in which prices are shown: from the browser's language until a person chooses.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { getCurrencyFx } from '../../../../generated/client/checkout';
import { defaultCurrency } from '../../../../generated/model/constants';
import * as kept from '../../../../generated/model/kept';
import { isKeyOf, keysOf } from '../../../../generated/model/keys';
import { Currency } from '../../../../generated/model/values';
import { query } from '../calls/query';
import { $language } from '../request/request';
import { hydrated } from '../loading/hydration';
import { pageChanged } from '../navigation/visit';

/** A language that contains CA means Canadian dollars, one that contains US American ones, any other Canadian ones. */
export const currencyOf = (language: string): Currency => {
  if (language.includes('CA')) return 'CAD';
  return language.includes('US') ? 'USD' : defaultCurrency;
};

const { name: keptName } = kept.selectedCurrencyKept;

const readKeptFx = createEffect<void, Currency | null>(() => {
  const text = localStorage.getItem(keptName);
  return text !== null && isKeyOf(Currency, text) ? text : null;
});
const keepFx = createEffect<Currency, void>((currency) => localStorage.setItem(keptName, currency));

/** A person chose it in the dropdown. */
export const currencyChosen = createEvent<Currency>();
const $chosen = createStore<Currency | null>(null, { serialize: 'ignore' });

/** A page with an agreed currency shows that one until another is chosen. */
export const currencyTold = createEvent<Currency>();
const $told = createStore<Currency | null>(null);
sample({ clock: currencyTold, target: $told });
sample({ clock: [pageChanged, currencyChosen], fn: () => null, target: $told });

/** The currency of every price. The server goes by the language; what was chosen before comes after hydration. */
export const $currency = combine(
  [$told, $chosen, $language] as const,
  ([told, chosen, language]) => told ?? chosen ?? currencyOf(language),
);

sample({ clock: hydrated, target: readKeptFx });
sample({ clock: readKeptFx.doneData, target: $chosen });
sample({ clock: currencyChosen, target: [$chosen, keepFx] });

/** The list is wanted: the server says which currencies it supports. */
export const currenciesAsked = createEvent();
const check = query(getCurrencyFx);

/** The currencies that a person may choose from, by code. */
export const $currencies = createStore<readonly Currency[]>(keysOf(Currency));

const supportedIn = (failure: object): readonly Currency[] => {
  const { data } = failure as { readonly data?: { readonly supported_currencies?: readonly { readonly code: string }[] } };
  return (data?.supported_currencies ?? []).map(({ code }) => code).filter((code) => isKeyOf(Currency, code));
};
// an empty code answers the supported ones in its error
sample({ clock: currenciesAsked, fn: () => ({ code: '' }), target: check.asked });
sample({
  clock: check.failed,
  source: $currencies,
  fn: (before, { error }) => {
    const supported = supportedIn(error);
    return supported.length > 0 ? supported : before;
  },
  target: $currencies,
});
