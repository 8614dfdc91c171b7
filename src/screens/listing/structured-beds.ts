// The beds of a listing as search engines read them: hosts write them in their own words, and only what is sure is told by its type.
import type { Listing } from '../../../generated/model/entities';

/** The types that Google suggests, by the words of hosts. */
const types = {
  king: 'King',
  queen: 'Queen',
  full: 'Full',
  double: 'Double',
  single: 'Single',
  twin: 'Single',
} as const;
const counts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4 };

const said = /^(?:(\d{1,2}|a|one|two|three|four)\s+)?(king|queen|full|double|single|twin)(?:-size(?:d)?)?(?:\s+beds?)?$/;

interface Beds {
  readonly '@type': 'BedDetails';
  readonly numberOfBeds: number;
  readonly typeOfBed?: string;
}

/** `1 queen bed`, `Two single beds`; nothing where it is said otherwise. */
const bedsIn = (words: string): Beds | undefined => {
  const [, count = 'one', type] = said.exec(words.trim().toLowerCase()) ?? [];
  if (type === undefined) return undefined;
  return { '@type': 'BedDetails', numberOfBeds: counts[count] ?? Number(count), typeOfBed: types[type as keyof typeof types] };
};

/** Each kind of bed with its number, where all that the bedrooms say is understood and adds up; else how many there are. */
export const structuredBeds = ({ beds, bedroom_list }: Pick<Listing, 'beds' | 'bedroom_list'>): readonly Beds[] => {
  const all = bedroom_list.flatMap((room) => room.beds.split(/,|;|\+|&|\band\b/i)).map(bedsIn);
  const known = all.flatMap((it) => it ?? []);
  const whole = known.length === all.length && known.reduce((sum, { numberOfBeds }) => sum + numberOfBeds, 0) === beds;
  return whole ? known : [{ '@type': 'BedDetails', numberOfBeds: beds }];
};
