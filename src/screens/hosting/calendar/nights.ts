// The nights of a host's calendar: those that are chosen, what they have in common, and what a change would do to them. Pure.
import { serviceFeePercent } from '../../../../generated/model/constants';
import type { CalendarChange, CalendarNight, HostCalendar, NightsChange } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { type NightsMeant, Weekday } from '../../../../generated/model/values';
import { percentOf } from '../../../../generated/model/rounding';
import type { PlainDate } from '../../../../generated/model/wire';
import type { CalendarFormValues } from '../../../../generated/forms/calendarForm';
import { addDays, weekday } from '../../../../generated/model/dates';

/** Nights from the first to the morning after the last. */
export interface Range {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

const weekend: readonly Weekday[] = ['fri', 'sat'];
/** The days of the week on which nights are meant, where others than the named ones are ticked. */
export const daysOf = (meant: NightsMeant, ticked: readonly Weekday[] = []): readonly Weekday[] => {
  if (meant === 'days') return ticked;
  return meant === 'weekends' ? weekend : keysOf(Weekday).filter((day) => meant === 'all' || !weekend.includes(day));
};

/** The nights of a range on some days of the week. */
export const meantIn = (nights: readonly CalendarNight[], { start, end }: Range, days: readonly Weekday[]): readonly CalendarNight[] =>
  nights.filter(({ date }) => start <= date && date < end && days.some((day) => Weekday[day].at === weekday(date)));

/** Nights one after the other of which the same holds, as ranges. */
export const runsOf = <T extends { readonly date: PlainDate }>(
  nights: readonly T[],
  isSame: (one: T, next: T) => boolean = () => true,
): readonly (Range & { readonly nights: readonly T[] })[] => {
  const runs: { start: PlainDate; end: PlainDate; nights: T[] }[] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    const before = run?.nights.at(-1);
    if (run && before && run.end === night.date && isSame(before, night)) {
      run.nights.push(night);
      run.end = addDays(night.date, 1);
    } else runs.push({ start: night.date, end: addDays(night.date, 1), nights: [night] });
  }
  return runs;
};

/** Whether somebody has a night, or asks for it: it cannot be blocked. */
export const isBooked = ({ taken }: CalendarNight): boolean => taken === 'booking' || taken === 'request';
/** Whether a night is blocked for good: its booking was called off by the host. */
export const isLocked = ({ taken, booking_id }: CalendarNight): boolean => taken === 'block' && booking_id !== null;
const isBlocked = (night: CalendarNight) => night.taken === 'block' && !isLocked(night);
const isOpen = ({ taken }: CalendarNight) => taken === null;

const daysNamed = (days: readonly number[] | null): CalendarFormValues['checkin_days'] =>
  days ? keysOf(Weekday).filter((name) => days.includes(Weekday[name].at)) : undefined;
const daysMeant = (names: CalendarFormValues['checkin_days']): number[] | null =>
  names && names.length > 0 ? names.map((name) => Weekday[name].at) : null;

const allSame = <T>(values: readonly T[]): boolean => values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]));

export interface Common {
  /** The value common to all; nothing where they differ. */
  readonly values: CalendarFormValues;
  readonly isVarious: boolean;
}

/** The settings that the chosen nights have in common. */
export const commonOf = (nights: readonly CalendarNight[]): Common => {
  const mine = nights.filter((night) => isOpen(night) || isBlocked(night));
  const each = {
    price_cents: nights.map((it) => (it.price_is_own ? it.price_cents : undefined)),
    min_nights: nights.map((it) => (it.min_nights === it.usual_min_nights ? undefined : it.min_nights)),
    checkin_days: nights.map((it) => daysNamed(it.checkin_days)),
    checkout_days: nights.map((it) => daysNamed(it.checkout_days)),
    note: nights.map((it) => it.note ?? undefined),
  };
  const common = Object.fromEntries(
    Object.entries(each).flatMap(([field, values]) => (allSame<unknown>(values) && values[0] !== undefined ? [[field, values[0]]] : [])),
  );
  const availability = mine.length > 0 && mine.every(isOpen) ? 'open' : mine.length > 0 && mine.every(isBlocked) ? 'blocked' : undefined;
  return {
    values: { ...common, ...(availability && { availability }) },
    isVarious: Object.values(each).some((values) => !allSame<unknown>(values)),
  };
};

/** The settings that the chosen nights of several calendars have in common. */
export const commonOfAll = (all: readonly Common[]): Common => {
  const [first, ...others] = all.map(({ values }) => Object.entries(values));
  if (!first) return { values: {}, isVarious: false };
  const has = (fields: typeof first, [name, value]: (typeof first)[number]) =>
    fields.some(([other, one]) => other === name && allSame([one, value]));
  const shared = first.filter((field) => others.every((fields) => has(fields, field)));
  const isVarious = [first, ...others].some((fields) => fields.some((field) => field[0] !== 'availability' && !has(shared, field)));
  return { values: Object.fromEntries(shared), isVarious: isVarious || all.some((one) => one.isVarious) };
};

/** A host's changes to the shown values; `meansUsual`: an emptied field resets to the usual value. */
export const differenceOf = (before: CalendarFormValues, after: CalendarFormValues, meansUsual: boolean): NightsChange => {
  const isSet = (field: keyof CalendarFormValues) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    const isEmpty = now === null || (Array.isArray(now) && now.length === 0);
    if (isEmpty && (old === null || (Array.isArray(old) && old.length === 0))) return meansUsual && field !== 'note';
    return JSON.stringify(old) !== JSON.stringify(now);
  };
  return {
    ...(after.availability && isSet('availability') && { blocked: after.availability === 'blocked' }),
    ...(isSet('price_cents') && { price_cents: after.price_cents ?? null }),
    ...(isSet('min_nights') && { min_nights: after.min_nights ?? null }),
    ...(isSet('checkin_days') && { checkin_days: daysMeant(after.checkin_days) }),
    ...(isSet('checkout_days') && { checkout_days: daysMeant(after.checkout_days) }),
    ...(isSet('note') && { note: after.note ?? null }),
  };
};

/** Some nights, as few ranges. */
export const rangesOf = (nights: readonly CalendarNight[]): Range[] => runsOf(nights).map(({ start, end }) => ({ start, end }));
/** The same change for each of some nights. */
export const changesOf = (nights: readonly CalendarNight[], difference: NightsChange): readonly CalendarChange[] =>
  rangesOf(nights).map((range) => ({ ...range, ...difference }));

/** The settings of a night that a change sets, as they are before it; a booked or locked night keeps its block. */
const settingsBefore = (night: CalendarNight, change: NightsChange): NightsChange => ({
  ...(change.blocked !== undefined && !isBooked(night) && !isLocked(night) && { blocked: isBlocked(night) }),
  ...(change.price_cents !== undefined && { price_cents: night.price_is_own ? night.price_cents : null }),
  ...(change.min_nights !== undefined && { min_nights: night.min_nights === night.usual_min_nights ? null : night.min_nights }),
  ...(change.checkin_days !== undefined && { checkin_days: night.checkin_days }),
  ...(change.checkout_days !== undefined && { checkout_days: night.checkout_days }),
  ...(change.note !== undefined && { note: night.note }),
});
/** The changes that bring nights back to how they are before some changes. */
export const changesBack = (nights: readonly CalendarNight[], changes: readonly CalendarChange[]): CalendarChange[] =>
  changes.flatMap((change) => {
    const meant = nights.filter(({ date }) => change.start <= date && date < change.end);
    const before = meant.map((night) => ({ date: night.date, settings: settingsBefore(night, change) }));
    const told = before.filter(({ settings }) => Object.keys(settings).length > 0);
    const runs = runsOf(told, (one, next) => allSame([one.settings, next.settings]));
    return runs.map(({ start, end, nights: [first] }) => ({ start, end, ...first?.settings }));
  });

/** The cost or gain of a change. */
export interface Effect {
  /** The earnings of the open nights if all are booked. */
  readonly before: number;
  readonly after: number;
  readonly open: number;
  /** How many nights guests can book that they could not before, and what those earn. */
  readonly opened: number;
  readonly openedCents: number;
  /** The earnings that currently open nights would have brought. */
  readonly blockedCents: number;
  /** The guest's price of a night after the change. */
  readonly guestCents: number | undefined;
  readonly cannotBlock: readonly Range[];
  /** Some nights with a new price are booked already. */
  readonly keepsPrice: boolean;
  /** Gaps that are shorter than the new shortest stay. */
  readonly tooShort: readonly Range[];
}

/** The nights of a calendar that are meant, with the listing's id and title where there are several. */
export interface Chosen {
  readonly id?: string;
  readonly title?: string;
  readonly calendar: Pick<HostCalendar, 'nights'>;
  readonly nights: readonly CalendarNight[];
}

const sumOf = (nights: readonly CalendarNight[], priceOf: (night: CalendarNight) => number) =>
  nights.reduce((sum, night) => sum + priceOf(night), 0);

/** Gaps around chosen nights in which no stay fits any more; the last one goes on beyond what is known. */
const gapsUnder = (fewest: number, chosen: readonly CalendarNight[], all: readonly CalendarNight[]): readonly Range[] => {
  const dates = new Set(chosen.map(({ date }) => date));
  const last = all.at(-1)?.date;
  return runsOf(all.filter(isOpen)).filter(
    ({ nights }) => nights.length < fewest && nights.at(-1)?.date !== last && nights.some(({ date }) => dates.has(date)),
  );
};

/** The effect of a change on the chosen nights of a calendar. */
export const effectOf = (chosen: readonly CalendarNight[], calendar: Chosen['calendar'], difference: NightsChange): Effect => {
  const { price_cents: price, blocked, min_nights: fewest } = difference;
  const priceNow = (night: CalendarNight) => night.price_cents;
  const priceThen = (night: CalendarNight) => (price === undefined ? night.price_cents : (price ?? night.usual_cents));
  const open = chosen.filter(isOpen);
  const opened = blocked === false ? chosen.filter(isBlocked) : [];
  return {
    before: sumOf(open, priceNow),
    after: sumOf(open, priceThen),
    open: open.length,
    opened: opened.length,
    openedCents: sumOf(opened, priceThen),
    blockedCents: blocked === true ? sumOf(open, priceNow) : 0,
    guestCents: typeof price === 'number' ? price + percentOf(price, serviceFeePercent) : undefined,
    cannotBlock: blocked === true ? runsOf(chosen.filter(isBooked)) : [],
    keepsPrice: price !== undefined && chosen.some(isBooked),
    tooShort: typeof fewest === 'number' && blocked !== true ? gapsUnder(fewest, open, calendar.nights) : [],
  };
};
