// The price of a stay, line by line: pure, in whole cents of Canadian dollars, each line rounded half up.
import {
  earlyBookingDays,
  lastMinuteDays,
  monthlyDiscountNights,
  serviceFeePercent,
  untaxedNightCents,
  weeklyDiscountNights,
} from '../../../generated/model/constants';
import type { PriceLine } from '../../../generated/model/entities';
import { salesTaxes, taxAreas, taxRates } from '../../../generated/model/tables';
import { percentOf } from '../../../generated/model/rounding';
import type { PlainDate } from '../../../generated/model/wire';
import { usualPrice, type UsualPriceFacts } from '../../../generated/rules/derived/usualPrice';
import { dateOf, dayOf, daysBetween, datesBetween } from '../../../generated/model/dates';
import { dayIn } from '../../../generated/rules/runtime';
import { priceLineTexts as say } from '../../../generated/texts/sentences/priceLineTexts';
import { addedUp, type BriefLine, type Price, sumOf } from './lines.rules';
import { folded } from './town.rules';

/** A property's inputs to its price; sums in cents CAD. */
export interface PricedProperty extends Readonly<UsualPriceFacts['property']> {
  readonly province: string | null;
  readonly city: string;
  readonly cleaning_fee_cents: number;
  readonly pet_fee_cents: number;
  readonly extra_guest_cents: number;
  readonly guests_included: number;
  readonly weekly_discount_percent: number;
  readonly monthly_discount_percent: number;
  readonly early_discount_percent: number;
  readonly last_minute_discount_percent: number;
}

/** Another price on some dates; `end` is the day after the last night. */
export interface PriceOverride {
  readonly start: string;
  readonly end: string;
  readonly night_cents: number | null;
}

export interface StayAsked {
  readonly checkin: string;
  readonly checkout: string;
  readonly adults: number;
  readonly children: number;
  readonly pets: number;
  /** From the day on which it is asked for to check-in, in the property's own calendar. */
  readonly days_ahead: number;
}

/** How many nights lie between two dates; none where they are reversed. */
export const nightCount = (checkin: string, checkout: string): number => Math.max(0, daysBetween(checkin, checkout));

/** How many days ahead of check-in a moment is, in the calendar of a place. */
export const daysAhead = (checkin: string, now: Date, timezone: string): number => dayOf(checkin) - dayIn(now.getTime(), timezone);

/** The day on the calendars of places at a moment, each zone asked once: a search asks for hundreds of places. */
export const todaysAt = (now: Date): ((timezone: string) => number) => {
  const known = new Map<string, number>();
  return (timezone) => {
    const today = known.get(timezone) ?? dayIn(now.getTime(), timezone);
    known.set(timezone, today);
    return today;
  };
};

interface Discount {
  readonly said: (slots: { readonly percent: number }) => string;
  readonly percent: number;
}
interface DiscountRule extends Pick<Discount, 'said'> {
  readonly field: 'monthly_discount_percent' | 'weekly_discount_percent' | 'early_discount_percent' | 'last_minute_discount_percent';
  readonly counts: (stay: { readonly nights: number; readonly days_ahead: number }) => boolean;
}
const discountRules: readonly DiscountRule[] = [
  { field: 'monthly_discount_percent', said: say.monthlyDiscount, counts: ({ nights }) => nights >= monthlyDiscountNights },
  { field: 'weekly_discount_percent', said: say.weeklyDiscount, counts: ({ nights }) => nights >= weeklyDiscountNights },
  { field: 'early_discount_percent', said: say.earlyDiscount, counts: ({ days_ahead }) => days_ahead >= earlyBookingDays },
  { field: 'last_minute_discount_percent', said: say.lastMinuteDiscount, counts: ({ days_ahead }) => days_ahead <= lastMinuteDays },
];
const noDiscount: Discount = { said: () => '', percent: 0 };
/** The best discount that a stay gets; only one counts. */
const discountOf = (nights: number, days_ahead: number, property: PricedProperty): Discount => {
  const stay = { nights, days_ahead };
  return discountRules.reduce((best, { field, said, counts }) => {
    const percent = property[field];
    return percent > best.percent && counts(stay) ? { said, percent } : best;
  }, noDiscount);
};

/** The price of each night by itself, without extra guests and discounts. */
export const nightPrices = (
  property: PricedProperty,
  { checkin, checkout }: Pick<StayAsked, 'checkin' | 'checkout'>,
  overrides: readonly PriceOverride[],
): readonly number[] => {
  const first = dayOf(checkin);
  const nights = nightCount(checkin, checkout);
  // usual prices come again each week
  const week = Array.from({ length: Math.min(7, nights) }, (_, at) =>
    usualPrice({ property, calendarNight: { date: dateOf(first + at) } }),
  );
  const prices: number[] = [];
  for (let at = 0; at < nights; at += 1) prices.push(week[at % 7] ?? property.base_cents);
  // of several the first holds
  for (const { start, end, night_cents } of overrides.toReversed())
    if (night_cents !== null) prices.fill(night_cents, Math.max(0, dayOf(start) - first), Math.max(0, dayOf(end) - first));
  return prices;
};

const sumOfCents = (each: readonly number[]): number => each.reduce((all, one) => all + one, 0);

interface ChargedLine extends BriefLine {
  readonly code: 'accommodation' | 'extra_guests' | 'discount' | 'cleaning_fee' | 'pet_fee' | 'service_fee';
}

const guestsBeyond = ({ guests_included }: PricedProperty, { adults, children }: StayAsked): number =>
  Math.max(0, adults + children - guests_included);

/** The nights of a stay by their prices, and its discount. */
interface Nightly {
  readonly each: readonly number[];
  readonly discount: Discount;
}
const nightly = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]): Nightly => {
  const each = nightPrices(property, stay, overrides);
  return { each, discount: discountOf(each.length, stay.days_ahead, property) };
};

const hostLines = (property: PricedProperty, stay: StayAsked, { each, discount: { percent } }: Nightly): ChargedLine[] => {
  const rooms = sumOfCents(each);
  const extra = property.extra_guest_cents * guestsBeyond(property, stay) * each.length;
  const lines: ChargedLine[] = [{ code: 'accommodation', type: 'host', cents: rooms }];
  const add = (code: ChargedLine['code'], cents: number): void => {
    if (cents !== 0) lines.push({ code, type: 'host', cents });
  };
  add('extra_guests', extra);
  if (percent > 0) add('discount', -percentOf(rooms + extra, percent));
  add('cleaning_fee', property.cleaning_fee_cents);
  if (stay.pets > 0) add('pet_fee', property.pet_fee_cents);
  return lines;
};

/** Adds the words to the lines of a price. A search compares hundreds of prices without words. */
const wording = (property: PricedProperty, stay: StayAsked, { each, discount }: Nightly) => {
  const nights = each.length;
  const words: Readonly<Record<ChargedLine['code'], () => Pick<PriceLine, 'label' | 'each'>>> = {
    accommodation: () => ({
      // the night's price is put in where it is shown, in the shown currency
      label: say.nights({ each: '{each}', nights }),
      each: { cents: Math.round(sumOfCents(each) / Math.max(1, nights)), isAverage: !each.every((one) => one === each[0]) },
    }),
    extra_guests: () => ({ label: say.extraGuests({ guests: guestsBeyond(property, stay) }) }),
    discount: () => ({ label: discount.said(discount) }),
    cleaning_fee: () => ({ label: say.cleaningFee }),
    pet_fee: () => ({ label: say.petFee }),
    service_fee: () => ({ label: say.serviceFee }),
  };
  return ({ code, type, cents }: ChargedLine): PriceLine => ({ code, ...words[code](), type, cents });
};

type TaxRow = (typeof taxRates)[number];

const untaxedWhenCheap = new Set(salesTaxes.map(({ tax }) => tax));

const areaOfTown: ReadonlyMap<string, string> = new Map(
  taxAreas.flatMap(({ area, province, towns }) => towns.map((town) => [`${province} ${folded(town)}`, area] as const)),
);

/** The tax rows that hold at a place for a stay: an area with taxes of its own has all of its lines there. */
export const taxRowsFor = (
  place: { readonly province: string | null; readonly city: string },
  stay: { readonly checkin: string; readonly nights: number },
): readonly TaxRow[] => {
  const area = areaOfTown.get(`${place.province} ${folded(place.city)}`) ?? null;
  return taxRates.filter(
    (row) =>
      row.province === place.province &&
      row.area === area &&
      stay.nights <= row.max_nights &&
      (row.from ?? '0000') <= stay.checkin &&
      stay.checkin <= (row.to ?? '9999'),
  );
};

const taxLines = (rows: readonly TaxRow[], bases: Readonly<Record<string, number>>): PriceLine[] => {
  const due = new Map<string, number>();
  return rows.map((row) => {
    const again = (row.plus ?? []).reduce((all, tax) => all + (due.get(tax) ?? 0), 0);
    const base_cents = row.on.reduce((all, part) => all + (bases[part] ?? 0), 0) + again;
    const cents = percentOf(base_cents, row.percent);
    due.set(row.tax, cents);
    const code = `tax.${row.province.toLowerCase()}.${row.tax}`;
    return { code, label: row.label, type: 'tax', cents, percent: row.percent, base_cents };
  });
};

/** The sums that taxes are due on, in cents. */
export interface Taxed {
  readonly nights: number;
  readonly host_fees: number;
  readonly service_fee: number;
}
/** The taxes on sums of a stay; which ones are due depends on what the whole of it was charged. */
export const taxesOn = (
  sums: Taxed,
  property: Pick<PricedProperty, 'province' | 'city'>,
  { checkin, charged }: { readonly checkin: string; readonly charged: Pick<Price, 'nights' | 'subtotal'> },
): readonly PriceLine[] => {
  const isCheap = charged.subtotal <= charged.nights * untaxedNightCents;
  const rows = taxRowsFor(property, { checkin, nights: charged.nights }).filter(({ tax }) => !(isCheap && untaxedWhenCheap.has(tax)));
  return taxLines(rows, { ...sums });
};

const beforeTaxes = (property: PricedProperty, stay: StayAsked, nights: Nightly): Price<ChargedLine> => {
  const lines = hostLines(property, stay, nights);
  lines.push({ code: 'service_fee', type: 'platform', cents: percentOf(sumOf(lines), serviceFeePercent) });
  return addedUp(nights.each.length, lines);
};
/** The price of a stay without its taxes, and without words: its `subtotal` is what search orders and narrows by. */
export const priceBeforeTaxes = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]): Price<ChargedLine> =>
  beforeTaxes(property, stay, nightly(property, stay, overrides));

/** The price of a stay. The host gets `host_subtotal` whole; `subtotal` is what search shows; taxes come last. */
export const priceOf = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]): Price => {
  const priced = nightly(property, stay, overrides);
  const charged = beforeTaxes(property, stay, priced);
  const { nights, lines, host_subtotal, subtotal } = charged;
  const host_fees = sumOf(lines, ({ code }) => code === 'cleaning_fee' || code === 'pet_fee');
  const bases = { nights: host_subtotal - host_fees, host_fees, service_fee: subtotal - host_subtotal };
  const worded = lines.map(wording(property, stay, priced));
  return addedUp(nights, [...worded, ...taxesOn(bases, property, { ...stay, charged })]);
};

const aWeek = datesBetween('2027-01-03', '2027-01-10');
/** The nights of a stay of so many at usual prices, begun on the day of the week on which they are cheapest. */
const cheapestNights = (property: PricedProperty, nights: number): number => {
  const week = aWeek.map((date) => usualPrice({ property, calendarNight: { date } }));
  const [whole, rest] = [Math.floor(nights / week.length), nights % week.length];
  const from = (day: number): number => sumOfCents([...week, ...week].slice(day, day + rest));
  return whole * sumOfCents(week) + Math.min(...week.map((_, day) => from(day)));
};

/** The sums of the shortest stay at usual prices. */
const shortestStay = (property: PricedProperty & { readonly min_nights: number }): Taxed => {
  const nights = Math.max(1, property.min_nights);
  const [rooms, host_fees] = [cheapestNights(property, nights), property.cleaning_fee_cents];
  return { nights: rooms, host_fees, service_fee: percentOf(rooms + host_fees, serviceFeePercent) };
};

/** The average price of a night with every fee but taxes, at the shortest stay at usual prices. */
export const allInNightCents = (property: PricedProperty & { readonly min_nights: number }): number => {
  const { nights, host_fees, service_fee } = shortestStay(property);
  return Math.round((nights + host_fees + service_fee) / Math.max(1, property.min_nights));
};

/** The same with its taxes, as they are for a stay from a date on. */
export const allInNightWithTaxCents = (property: PricedProperty & { readonly min_nights: number }, checkin: PlainDate): number => {
  const sums = shortestStay(property);
  const nights = Math.max(1, property.min_nights);
  const subtotal = sums.nights + sums.host_fees + sums.service_fee;
  return Math.round((subtotal + sumOf(taxesOn(sums, property, { checkin, charged: { nights, subtotal } }))) / nights);
};
