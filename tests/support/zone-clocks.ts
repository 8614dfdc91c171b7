// The calendars and clocks of time zones: worked out in a way of its own, as a second opinion on the generated functions.
import type { Lookup } from '../../generator/model/lookup';
import type { Json } from '../../generator/model/shape-model';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const dateText = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);

const formatOf = (timeZone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
};
const formats = new Map<string, Intl.DateTimeFormat | null>([['UTC', formatOf('UTC')]]);
const asUtc = (shown: string): number => new Date(`${shown.replace(' ', 'T')}Z`).getTime();

/** The clocks of all zones, with what the spec says of zones whose laws are newer than the engine. */
export class Clocks {
  readonly #settled: Lookup['settledZones'];
  readonly #moments = new Map<string, number | undefined>();

  constructor({ settledZones }: Pick<Lookup, 'settledZones'>) {
    this.#settled = settledZones;
  }

  /** A zone's calendar and clock: `2027-02-12 16:00:00`; nothing where there is no such zone. */
  shownAt(time: number, zone: string): string | undefined {
    const lasting = this.#settled.find((it) => it.zone === zone);
    if (lasting !== undefined && time >= Date.parse(lasting.since)) return formats.get('UTC')?.format(time + lasting.hours_ahead * HOUR);
    const format = formats.get(zone) ?? formatOf(zone);
    formats.set(zone, format);
    return format?.format(time);
  }

  /** The moment when a zone's clocks show this time on this date. */
  momentIn(days: number | undefined, clock: Json | undefined, zone: Json | undefined): number | undefined {
    if (days === undefined || typeof clock !== 'string' || typeof zone !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(clock))
      return undefined;
    const wanted = `${dateText(days)} ${clock.length === 5 ? `${clock}:00` : clock}`;
    const name = `${wanted} ${zone}`;
    if (!this.#moments.has(name)) this.#moments.set(name, this.#search(wanted, zone));
    return this.#moments.get(name);
  }

  knows(zone: string): boolean {
    return this.shownAt(0, zone) !== undefined;
  }

  #search(wanted: string, zone: string): number | undefined {
    const target = asUtc(wanted);
    // no clock on earth is further from UTC than this
    const [before, after] = [target - 15 * HOUR, target + 15 * HOUR];
    const aheadAt = (time: number): number => asUtc(this.shownAt(time, zone) ?? '') - time;
    if (Number.isNaN(target) || Number.isNaN(aheadAt(before))) return undefined;
    if (aheadAt(before) === aheadAt(after)) return target - aheadAt(after);
    for (let time = before; time <= after; time += HOUR / 4) if (this.shownAt(time, zone) === wanted) return time;
    // never shown: as long after the change as it would have been
    return target - aheadAt(before);
  }
}

const known = new WeakMap<Lookup, Clocks>();

/** The clocks that a spec calculates with, made once: they remember what they were asked. */
export const clocksOf = (lookup: Lookup): Clocks => {
  const made = known.get(lookup) ?? new Clocks(lookup);
  known.set(lookup, made);
  return made;
};
