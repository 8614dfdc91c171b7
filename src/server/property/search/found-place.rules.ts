// The place that a search has found, by its own name: however it was typed, people read it as it is written. Pure.
import { Province } from '../../../../generated/model/values';
import { isKeyOf } from '../../../../generated/model/keys';
import { folded } from '../../pricing/town.rules';
import type { Understood } from './query.rules';
import { wordsMeant } from './spelling.rules';

/** The town and the province that all that was found has in common. */
export interface SharedPlace {
  readonly city: string | null;
  readonly province: Province | null;
}

/** The one value that all have. */
const shared = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

export const sharedPlace = (found: readonly { readonly property: SharedPlace }[]): SharedPlace => ({
  city: shared(found.map(({ property }) => property.city)),
  province: shared(found.map(({ property }) => property.province)),
});

/** The town of all that was found, where its name is among the words, mistyped or not, or the region or province that they name; nothing where they say more. */
export const foundPlace = ({ place, words, region, province, provinces, near }: Understood, found: SharedPlace): string | null => {
  const town = folded(found.city ?? '');
  if (town !== '' && wordsMeant(folded(place), [town]).includes(town)) return found.city;
  if (words !== '' || near !== undefined) return null;
  // a part of the country has several provinces
  if (found.province === null) return provinces === undefined ? null : (region ?? null);
  return region ?? (province !== undefined && isKeyOf(Province, province) ? Province[province].label : null);
};
