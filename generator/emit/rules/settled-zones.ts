// Laws of time zones that are newer than the engines that we run on, as the spec's table has them.
import type { Lookup } from '../../model/lookup';
import { GeneratedFile } from '../../print/generated-file';
import { data } from '../../print/print';
import { constantOf } from '../../print/structures';

/** `rules/settled-zones.ts`. */
export const settledZonesFile = ({ settledZones }: Pick<Lookup, 'settledZones'>): GeneratedFile => {
  const rows = settledZones.map(({ zone, since, hours_ahead }) => [zone, since, hours_ahead]);
  return new GeneratedFile('rules/settled-zones.ts', 'Laws of time zones that are newer than the engines we run on.').add(
    constantOf('settledZones', data(rows), {
      type: 'readonly (readonly [zone: string, since: string, hoursAhead: number])[]',
      docs: ['Zones whose clocks are changed no more: since when, and how far ahead of UTC they have been from then on.'],
    }),
  );
};
