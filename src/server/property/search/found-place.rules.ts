// The place that a search has found, by its own name: however it was typed, people read it as it is written. Pure.
import { Province } from '../../../../generated/model/values';
import { folded } from '../../pricing/town.rules';

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

/** The town or the province of all that was found, where its name is among the words; nothing where the words are about something else. */
export const foundPlace = (words: string, { city, province }: SharedPlace): string | null => {
  const typed = folded(words);
  if (city && typed.includes(folded(city))) return city;
  const label = province ? Province[province].label : undefined;
  return label !== undefined && province && [folded(label), folded(province)].includes(typed) ? label : null;
};
