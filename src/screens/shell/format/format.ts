// How dates, numbers and money are written: in the format of one locale, the same on the server and in every browser.
import type { BrowserCode } from '../../../../generated/errors/catalogue';
import { dateLocale as locale, numberDecimalsMax, numberDecimalsMin } from '../../../../generated/model/constants';
import { Currency } from '../../../../generated/model/values';
import type { Instant } from '../../../../generated/model/wire';
import { DAY, dayOf } from '../../../../generated/model/dates';
import { aheadAt, momentOf } from '../../../../generated/rules/runtime';

/** Something that cannot be shown as it was given: its code in the catalogue, and the catalogue's sentence. */
export class FormatError extends Error {
  readonly code: BrowserCode;
  constructor(code: BrowserCode, message: string) {
    super(message);
    this.name = 'FormatError';
    this.code = code;
  }
}

/** How a date is written: `short` Feb 12, `dated` Feb 12, 2027, `long` Friday, February 12, `whole` Friday, February 12, 2027. */
export type DateStyle = 'short' | 'dated' | 'long' | 'whole' | 'month' | 'weekday';

const dateStyles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { month: 'short', day: 'numeric' },
  dated: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  whole: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
};
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

// engines differ in the space before AM and PM
const evenly = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
/** Formats are expensive to make, and few: each is made once. */
const made = <Options, Format>(make: (options: Options) => Format): ((options: Options) => Format) => {
  const known = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = known.get(key) ?? make(options);
    known.set(key, format);
    return format;
  };
};
const dateFormat = made((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const numberFormat = made((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

const written = (moment: number, options: Intl.DateTimeFormatOptions) => evenly(dateFormat(options).format(moment));

const momentIn = (date: string): number => {
  const day = dayOf(date);
  const moment = Number.isNaN(day) ? momentOf(date) : day * DAY;
  if (Number.isNaN(moment)) throw new FormatError('browser.invalid_date', 'Invalid date string');
  return moment;
};

/** A calendar date. A moment is refused: it has no day without a zone. */
type DayText = string & { readonly __brand?: 'PlainDate' };

/**
 * A calendar date as people read it, the same day in every time zone. Throws `Invalid date string`.
 *
 * @example shownDate('2027-02-12') // Feb 12
 */
export const shownDate = (date: DayText, style: DateStyle = 'short'): string =>
  written(momentIn(date.slice(0, 10)), { ...dateStyles[style], timeZone: 'UTC' });

/** Two dates: `Feb 12 – 15`, `Feb 27 – Mar 2`, with the year where they are in different ones. */
export const shownDates = (from: DayText, to: DayText): string => {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${shownDate(from, 'dated')} – ${shownDate(to, 'dated')}`;
  const end = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8, 10))) : shownDate(to);
  return `${shownDate(from)} – ${end}`;
};

/** The browser's time zone. Only what the browser alone renders may ask. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface MomentStyle {
  readonly date?: DateStyle;
  readonly time?: boolean;
  /** Of the property, as a rule; a moment has no day without one. */
  readonly zone: string;
}

/** A moment on the clocks of a zone: `Feb 12, 4:00 PM`. Throws `Invalid date string`. */
export const shownMoment = (instant: Instant | string, { date = 'short', time = true, zone }: MomentStyle): string => {
  const moment = momentIn(instant);
  // computed by our own rules: engines differ in what they know of the newest laws of a zone
  return written(moment + aheadAt(moment, zone), { ...dateStyles[date], ...(time && clock), timeZone: 'UTC' });
};

/** A time of day on a wall clock: `16:00` as `4:00 PM`. Throws `Invalid date string`. */
export const shownClock = (time: string): string => written(momentIn(`1970-01-01T${time.slice(0, 5)}:00Z`), { ...clock, timeZone: 'UTC' });

export interface NumberStyle {
  readonly max?: number;
  readonly min?: number;
}

/** A number as people read it, with up to two decimals unless said otherwise. Throws for what is no number. */
export const shownNumber = (
  value: number | string | null | undefined,
  { max = numberDecimalsMax, min = numberDecimalsMin }: NumberStyle = {},
): string => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new FormatError('browser.not_a_number', `${String(value)} is not a number`);
  return numberFormat({ minimumFractionDigits: min, maximumFractionDigits: Math.max(max, min) }).format(number);
};

/** The sign of a currency: `$`, `€`. */
export const symbolOf = (currency: Currency): string =>
  numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export interface MoneyStyle {
  /** Leaves out `.00` where there are no cents. */
  readonly whole?: boolean;
}

// of more, thousands alone fit below a day of a calendar
const shortMost = 100_000;
/** The same where there is little room, the currency being told beside it: `$184`, `$120K`. */
export const shortMoney = (cents: number, currency: Currency): string => {
  const amount = cents / 10 ** Currency[currency].decimals;
  const notation = amount < shortMost ? 'standard' : 'compact';
  return evenly(
    numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0, notation }).format(amount),
  );
};

/**
 * An amount in the smallest unit of its currency, with the currency's code in sight.
 *
 * @example shownMoney(85836, 'CAD') // $858.36 CAD
 */
export const shownMoney = (cents: number, currency: Currency, { whole = false }: MoneyStyle = {}): string => {
  if (!Number.isFinite(cents)) throw new FormatError('browser.not_a_number', `${cents} is not a number`);
  const { decimals } = Currency[currency];
  const amount = cents / 10 ** decimals;
  const shown = whole && Number.isInteger(amount) ? 0 : decimals;
  const digits = { minimumFractionDigits: shown, maximumFractionDigits: shown };
  const format = numberFormat({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits });
  return `${evenly(format.format(amount)).replace('-', '−')} ${currency}`;
};
