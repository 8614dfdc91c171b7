// The prices below the days of the months that were in sight: for the people and in the currency that are chosen.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type ListNightPricesArgs, listNightPricesFx } from '../../../generated/client/property';
import { defaultCurrency } from '../../../generated/model/constants';
import type { Currency } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';
import { ownCall } from '../shell/calls/own-call';
import { $currency } from '../shell/format/currency.store';
import { $propertyId, propertyOpened } from './listing.store';
import { $settled } from './trip.store';

/** A month of a calendar comes into sight. */
export const monthSeen = createEvent<PlainDate>();

// where they could not be had, the calendar is whole without them
const askFx = ownCall(listNightPricesFx);

type Asker = Omit<ListNightPricesArgs, 'month'>;
const $asker = combine([$propertyId, $settled, $currency] as const, ([property_id, { adults, children, pets }, currency]): Asker | null =>
  property_id === null ? null : { property_id, adults, children, pets, currency },
);

const $months = createStore<readonly PlainDate[]>([], { serialize: 'ignore' });
sample({ clock: propertyOpened, fn: () => [], target: $months });
const newlySeen = sample({
  clock: monthSeen,
  source: $months,
  filter: (months, month) => !months.includes(month),
  fn: (_, month) => month,
});
sample({ clock: newlySeen, source: $months, fn: (months, month) => [...months, month], target: $months });

const wanted = sample({ clock: newlySeen, source: $asker, fn: (asker, month) => asker && [{ ...asker, month }] });
// other people or another currency: the months that were seen are asked for anew
const anew = sample({
  clock: $asker.updates,
  source: $months,
  fn: (months, asker) => asker && months.map((month) => ({ ...asker, month })),
});
const askEachFx = createEffect((all: readonly ListNightPricesArgs[]) => Promise.allSettled(all.map((args) => askFx(args))));
sample({ clock: [wanted, anew].map((it) => it.filterMap((all) => all ?? undefined)), target: askEachFx });

interface Known {
  readonly asker: Asker | null;
  /** Where there is no rate, another one than asked for. */
  readonly currency: Currency;
  readonly cents: Readonly<Record<PlainDate, number>>;
}
const none: Known = { asker: null, currency: defaultCurrency, cents: {} };
const isSame = (one: Asker | null, other: Asker | null): boolean => JSON.stringify(one) === JSON.stringify(other);

const $known = createStore(none, { serialize: 'ignore' });
sample({
  clock: askFx.done,
  source: { known: $known, asker: $asker },
  // the answer to an older question is dropped
  filter: ({ asker }, { params: { month: _month, ...asked } }) => isSame(asked, asker),
  fn: ({ known, asker }, { result }): Known => ({
    asker,
    currency: result.currency,
    cents: {
      ...(isSame(known.asker, asker) && known.cents),
      ...Object.fromEntries(result.nights.map(({ date, night_cents }) => [date, night_cents])),
    },
  }),
  target: $known,
});

/** A night's price by check-in, in the smallest unit of a currency; those of other people or another currency are not told. */
export const $nightPrices = combine(
  [$known, $asker] as const,
  ([known, asker]): Pick<Known, 'currency' | 'cents'> =>
    isSame(known.asker, asker) ? known : { ...none, currency: asker?.currency ?? none.currency },
);
