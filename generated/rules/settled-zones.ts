// Generated 16770b2f7b92. Laws of time zones that are newer than the engines we run on.

/** Zones whose clocks are changed no more: since when, and how far ahead of UTC they have been from then on. */
export const settledZones: readonly (readonly [zone: string, since: string, hoursAhead: number])[] = [
  ["America/Vancouver", "2026-11-01T09:00:00Z", -7],
  ["America/Edmonton", "2026-11-01T08:00:00Z", -6],
  ["America/Yellowknife", "2026-11-01T08:00:00Z", -6],
  ["America/Inuvik", "2026-11-01T08:00:00Z", -6],
  ["America/Winnipeg", "2026-11-01T07:00:00Z", -5],
];
