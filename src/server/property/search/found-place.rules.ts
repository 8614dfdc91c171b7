// The place that a search has found, by its own name: however it was typed, people read it as it is written. Pure.
import { Province } from '../../../../generated/model/values';
import { folded } from '../../pricing/town.rules';

interface Found {
  readonly property: { readonly city: string; readonly province: Province | null };
}

/** The one value that all have. */
const shared = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);

/** The town or the province of all that was found, where its name is among the words; nothing where the words are about something else. */
export const foundPlace = (words: string, found: readonly Found[]): string | null => {
  const typed = folded(words);
  const city = shared(found.map(({ property }) => property.city));
  if (city && typed.includes(folded(city))) return city;
  const province = shared(found.map(({ property }) => property.province));
  const label = province ? Province[province].label : undefined;
  return label !== undefined && province && [folded(label), folded(province)].includes(typed) ? label : null;
};
