// The prices below the days of the months that were in sight: for the people and in the currency that are chosen.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type ListNightPricesArgs, listNightPricesFx } from '../../../generated/client/property';
import { defaultCurrency } from '../../../generated/model/constants';
import type { NightPrices } from '../../../generated/model/entities';
import type { Currency } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';
import { isSame } from '../shell/calls/is-same';
import type { AnyFailure } from '../shell/calls/own-call';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { $propertyId, propertyOpened } from './listing.store';
import { $settled } from './trip.store';

/** A month of a calendar comes into sight. */
export const monthSeen = createEvent<PlainDate>();

type Asker = Omit<ListNightPricesArgs, 'month'>;
const $asker = combine([$propertyId, $settled, $currency] as const, ([property_id, { adults, children, pets }, currency]): Asker | null =>
  property_id === null ? null : { property_id, adults, children, pets, currency },
);

const $months = createStore<readonly PlainDate[]>([], { serialize: 'ignore' });
sample({ clock: propertyOpened, fn: () => [], target: $months });
sample({
  clock: monthSeen,
  source: $months,
  filter: (months, month) => !months.includes(month),
  fn: (months, month) => [...months, month],
  target: $months,
});

interface Month {
  readonly month: PlainDate;
  /** Null where they could not be had: the calendar is whole without them. */
  readonly prices: NightPrices | null;
}
const readEachFx = createEffect<readonly ListNightPricesArgs[], readonly Month[], AnyFailure>(async (all) => {
  const answers = await Promise.allSettled(all.map((args) => listNightPricesFx(args)));
  return all.map(({ month }, at) => {
    const answered = answers[at];
    return { month, prices: answered?.status === 'fulfilled' ? answered.value : null };
  });
});
const each = query(readEachFx);

interface Known {
  readonly asker: Asker | null;
  /** Those that were asked for. */
  readonly months: readonly PlainDate[];
  /** Where there is no rate, another one than asked for. */
  readonly currency: Currency;
  readonly cents: Readonly<Record<PlainDate, number>>;
}
const none: Known = { asker: null, months: [], currency: defaultCurrency, cents: {} };

const $known = createStore(none, { serialize: 'ignore' });
sample({ clock: propertyOpened, fn: () => none, target: $known });
sample({
  clock: each.done,
  source: { known: $known, asker: $asker },
  fn: ({ known, asker }, { params, result }): Known => {
    const { month: _month, ...asked } = params[0] ?? { month: undefined };
    // the answer to older people or another currency is dropped
    if (asker === null || !isSame(asked, asker)) return { ...known };
    const before = isSame(known.asker, asker) ? known : none;
    const nights = result.flatMap(({ prices }) => prices?.nights ?? []);
    return {
      asker,
      months: [...before.months, ...result.map(({ month }) => month)],
      currency: result.find(({ prices }) => prices)?.prices?.currency ?? before.currency,
      cents: { ...before.cents, ...Object.fromEntries(nights.map(({ date, night_cents }) => [date, night_cents])) },
    };
  },
  target: $known,
});

// a question at a time: months that come in sight meanwhile are asked for together, once it is answered
const due = sample({
  clock: [$months, $asker, $known],
  source: { asker: $asker, months: $months, known: $known, pending: each.$pending },
  filter: ({ asker, pending }) => asker !== null && !pending,
  fn: ({ asker, months, known }) => {
    const had = isSame(known.asker, asker) ? known.months : [];
    return asker ? months.filter((month) => !had.includes(month)).map((month) => ({ ...asker, month })) : [];
  },
});
sample({ clock: due, filter: (all) => all.length > 0, target: each.asked });

/** A night's price by check-in, in the smallest unit of a currency; those of other people or another currency are not told. */
export const $nightPrices = combine([$known, $asker] as const, ([known, asker]): Pick<Known, 'currency' | 'cents'> => {
  const { currency, cents } = isSame(known.asker, asker) ? known : { ...none, currency: asker?.currency ?? none.currency };
  return { currency, cents };
});
