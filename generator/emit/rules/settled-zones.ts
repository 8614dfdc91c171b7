// Laws of time zones that are newer than the engines we run on.
import { data, Module } from '../../print/print';

/**
 * Zones that kept their summer time for good: the moment of their last change that did not come, and how far ahead of UTC they have
 * been ever since. As the zone database says in its edition 2026f.
 */
export const settledZones: readonly (readonly [zone: string, since: string, hoursAhead: number])[] = [
  ['America/Vancouver', '2026-11-01T09:00Z', -7],
  ['America/Edmonton', '2026-11-01T08:00Z', -6],
  ['America/Yellowknife', '2026-11-01T08:00Z', -6],
  ['America/Inuvik', '2026-11-01T08:00Z', -6],
  ['America/Winnipeg', '2026-11-01T07:00Z', -5],
];

/** `rules/settled-zones.ts`. */
export const emitSettledZones = (): Module => {
  const module = new Module('rules/settled-zones.ts', 'Laws of time zones that are newer than the engines we run on.');
  const type = 'readonly (readonly [zone: string, since: string, hoursAhead: number])[]';
  module.doc('Zones that kept their summer time for good: since when, and how far ahead of UTC they have been from then on.');
  return module.line(`export const settledZones: ${type} = ${data(settledZones)};`);
};
