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
import { dayOf, daysBetween, datesBetween } from '../../../generated/model/dates';
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

const nightCents = (date: PlainDate, property: PricedProperty, overrides: readonly PriceOverride[]): number => {
  const other = overrides.find((it) => it.start <= date && date < it.end && it.night_cents !== null);
  if (other?.night_cents !== undefined && other.night_cents !== null) return other.night_cents;
  return usualPrice({ property, calendarNight: { date } });
};

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
/** The best discount that a stay gets; only one counts. */
const discountOf = (nights: number, days_ahead: number, property: PricedProperty): Discount => {
  const all: readonly (Discount & { readonly counts: boolean })[] = [
    { said: say.monthlyDiscount, percent: property.monthly_discount_percent, counts: nights >= monthlyDiscountNights },
    { said: say.weeklyDiscount, percent: property.weekly_discount_percent, counts: nights >= weeklyDiscountNights },
    { said: say.earlyDiscount, percent: property.early_discount_percent, counts: days_ahead >= earlyBookingDays },
    { said: say.lastMinuteDiscount, percent: property.last_minute_discount_percent, counts: days_ahead <= lastMinuteDays },
  ];
  const none: Discount = { said: () => '', percent: 0 };
  return all.filter(({ counts }) => counts).reduce<Discount>((best, one) => (one.percent > best.percent ? one : best), none);
};

/** The price of each night by itself, without extra guests and discounts. */
export const nightPrices = (
  property: PricedProperty,
  { checkin, checkout }: Pick<StayAsked, 'checkin' | 'checkout'>,
  overrides: readonly PriceOverride[],
): readonly number[] => datesBetween(checkin, checkout).map((date) => nightCents(date, property, overrides));

const sumOfCents = (each: readonly number[]): number => each.reduce((all, one) => all + one, 0);

/** A line whose words are made when somebody reads it. */
interface Part extends BriefLine {
  readonly said: () => Pick<PriceLine, 'label' | 'each'>;
}
const worded = ({ code, type, cents, said }: Part): PriceLine => ({ code, ...said(), type, cents });

const hostParts = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]): readonly Part[] => {
  const each = nightPrices(property, stay, overrides);
  const nights = each.length;
  const beyond = Math.max(0, stay.adults + stay.children - property.guests_included);
  const rooms = sumOfCents(each);
  const extra = property.extra_guest_cents * beyond * nights;
  const discount = discountOf(nights, stay.days_ahead, property);
  const saidOfNights = (): Pick<PriceLine, 'label' | 'each'> => ({
    // the night's price is put in where it is shown, in the shown currency
    label: say.nights({ each: '{each}', nights }),
    each: { cents: Math.round(rooms / Math.max(1, nights)), isAverage: !each.every((one) => one === each[0]) },
  });
  const less = -percentOf(rooms + extra, discount.percent);
  const pets = stay.pets > 0 ? property.pet_fee_cents : 0;
  const parts: readonly Part[] = [
    { code: 'accommodation', type: 'host', cents: rooms, said: saidOfNights },
    { code: 'extra_guests', type: 'host', cents: extra, said: () => ({ label: say.extraGuests({ guests: beyond }) }) },
    { code: 'discount', type: 'host', cents: less, said: () => ({ label: discount.said(discount) }) },
    { code: 'cleaning_fee', type: 'host', cents: property.cleaning_fee_cents, said: () => ({ label: say.cleaningFee }) },
    { code: 'pet_fee', type: 'host', cents: pets, said: () => ({ label: say.petFee }) },
  ];
  return parts.filter((part) => part.cents !== 0 || part.code === 'accommodation');
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

/** The price of a stay without its taxes, and without words: its `subtotal` is what search orders and narrows by. */
export const priceBeforeTaxes = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]): Price<Part> => {
  const host = hostParts(property, stay, overrides);
  const cents = percentOf(sumOf(host), serviceFeePercent);
  const fee: Part = { code: 'service_fee', type: 'platform', cents, said: () => ({ label: say.serviceFee }) };
  return addedUp(nightCount(stay.checkin, stay.checkout), [...host, fee]);
};

/** The price of a stay. The host gets `host_subtotal` whole; `subtotal` is what search shows; taxes come last. */
export const priceOf = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]): Price => {
  const charged = priceBeforeTaxes(property, stay, overrides);
  const { nights, lines, host_subtotal, subtotal } = charged;
  const host_fees = sumOf(lines, ({ code }) => code === 'cleaning_fee' || code === 'pet_fee');
  const bases = { nights: host_subtotal - host_fees, host_fees, service_fee: subtotal - host_subtotal };
  return addedUp(nights, [...lines.map(worded), ...taxesOn(bases, property, { ...stay, charged })]);
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
