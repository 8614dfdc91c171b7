// Generated 4b453bdcbdea. Laws of time zones that are newer than the engines we run on.

/** Zones whose clocks are changed no more: since when, and how far ahead of UTC they have been from then on. */
export const settledZones: readonly (readonly [zone: string, since: string, hoursAhead: number])[] = [
  ["America/Vancouver", "2026-11-01T09:00:00Z", -7],
];
