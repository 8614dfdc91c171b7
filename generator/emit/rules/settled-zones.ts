// Laws of time zones that are newer than the engines that we run on, as the spec's table has them.
import type { Lookup } from '../../model/lookup';
import { data, Module } from '../../print/print';

/** `rules/settled-zones.ts`. */
export const emitSettledZones = ({ settledZones }: Pick<Lookup, 'settledZones'>): Module => {
  const module = new Module('rules/settled-zones.ts', 'Laws of time zones that are newer than the engines we run on.');
  const type = 'readonly (readonly [zone: string, since: string, hoursAhead: number])[]';
  module.doc('Zones whose clocks are changed no more: since when, and how far ahead of UTC they have been from then on.');
  const rows = settledZones.map(({ zone, since, hours_ahead }) => [zone, since, hours_ahead]);
  return module.line(`export const settledZones: ${type} = ${data(rows)};`);
};
