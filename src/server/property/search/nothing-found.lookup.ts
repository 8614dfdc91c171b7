// Why a search found nothing, and what would find something: each count is that of a search of its own. Reads only.
import { suggestionsMax } from '../../../../generated/model/constants';
import type { NothingFound, SearchAlternative } from '../../../../generated/model/entities';
import type { SearchLack } from '../../../../generated/model/values';
import type { Database } from '../../database/open';
import { findBriefly, type SearchTerms } from './found-stays.lookup';
import {
  anyDates,
  boundsAround,
  datesAround,
  fewerGuests,
  forOne,
  isOpen,
  isPlaced,
  type RelaxedSearch,
  nextTown,
  noFilters,
  oneFilterLess,
  onePerson,
  peopleIn,
  wholeCountry,
  wholeProvince,
  widerMap,
  withoutMap,
  withoutPets,
} from './relaxed-search.rules';
import type { Understood } from './query.rules';
import type { Candidate } from './search.repository';

type Finds = Awaited<ReturnType<typeof findBriefly>>;
type Find = (terms: SearchTerms) => Promise<Finds>;
const isNone = ({ fitting }: Finds): boolean => fitting.length === 0;
const listings = ({ fitting }: Finds): readonly Candidate[] => fitting.map(({ property }) => property);
const countOf = ({ fitting, more }: Finds): Pick<SearchAlternative, 'count' | 'more'> => ({ count: fitting.length, more });

interface Asked {
  readonly terms: SearchTerms;
  /** All that is at the place, whatever else was asked. */
  readonly there: readonly Candidate[];
  /** Searches the place, its words as they were understood. */
  readonly inPlace: Find;
  readonly find: Find;
}

const lackOf = async ({ terms, there, inPlace }: Asked): Promise<SearchLack> => {
  const { query, bounds, province, checkin, checkout, guests, flex_days, flex_stay, flex_months } = terms;
  const flexible = { flex_days, flex_stay, flex_months };
  if (there.length === 0) return 'place';
  const place = { query, bounds, province };
  if (guests?.pets && isNone(await inPlace({ ...place, guests: { ...onePerson, pets: 1 } }))) return 'pets';
  if (isNone(await inPlace({ ...place, guests: { ...onePerson, adults: peopleIn(terms) } }))) return 'guests';
  if ((!checkin || !checkout) && !flex_stay) return 'together';
  return isNone(await inPlace({ ...place, checkin, checkout, ...flexible })) ? 'dates' : 'together';
};

const firstFound = async (find: Find, relaxed: readonly RelaxedSearch[]): Promise<readonly SearchAlternative[]> => {
  for (const { change, terms, place = null } of relaxed) {
    const found = await find(terms);
    if (!isNone(found)) return [{ change, ...countOf(found), place, terms }];
  }
  return [];
};

/** The suggestion that drops more is asked first: where it finds nothing, one that drops less finds nothing either. */
const narrowest = async (find: Find, relaxed: readonly RelaxedSearch[], widest: RelaxedSearch): Promise<readonly SearchAlternative[]> => {
  const [wide] = relaxed.length > 0 ? await firstFound(find, [widest]) : [];
  if (!wide) return [];
  const [narrow] = await firstFound(find, relaxed);
  return narrow ? [narrow] : [wide];
};

const fewer = async ({ terms, inPlace }: Asked): Promise<readonly SearchAlternative[]> => {
  if (peopleIn(terms) < 2) return [];
  const roomy = listings(await inPlace(forOne(terms)));
  return firstFound(inPlace, fewerGuests(terms, Math.max(0, ...roomy.map((it) => it.sleeps))));
};

const elsewhere = async ({ terms, there, find }: Asked): Promise<readonly SearchAlternative[]> => {
  if (!isPlaced(terms)) return [];
  const country = wholeCountry(terms);
  const found = await find(country.terms);
  if (isNone(found)) return [];
  const bounds = boundsAround(there);
  const near = bounds ? listings(await find({ ...country.terms, bounds })) : [];
  return [
    ...(await firstFound(find, withoutMap(terms))),
    ...(await firstFound(find, widerMap(terms))),
    ...(await firstFound(find, nextTown(terms, there, near))),
    ...(await firstFound(find, wholeProvince(terms, there))),
    { change: country.change, ...countOf(found), place: null, terms: country.terms },
  ];
};

const alternativesTo = async (asked: Asked): Promise<readonly SearchAlternative[]> => {
  const { terms, there, inPlace } = asked;
  if (there.length === 0) return elsewhere(asked);
  return [
    ...(await firstFound(inPlace, withoutPets(terms))),
    ...(await fewer(asked)),
    ...(await narrowest(inPlace, oneFilterLess(terms), noFilters(terms))),
    ...(await (isOpen(terms) ? firstFound(inPlace, [anyDates(terms)]) : narrowest(inPlace, datesAround(terms), anyDates(terms)))),
    ...(await elsewhere(asked)),
  ];
};

export const nothingFound = async (db: Database, input: SearchTerms, now: Date): Promise<NothingFound> => {
  const { query, bounds, province, checkin, checkout, guests, filters, price_currency, flex_days, flex_stay, flex_months } = input;
  const flexible = { flex_days, flex_stay, flex_months };
  const place = { query, bounds, province };
  const { fitting, understood } = await findBriefly(db, place, { now });
  const searching =
    (meant?: Understood): Find =>
    (terms) =>
      findBriefly(db, terms, { now, meant });
  const asked: Asked = {
    terms: { ...place, checkin, checkout, ...flexible, guests, filters, price_currency },
    there: fitting.map(({ property }) => property),
    inPlace: searching(understood),
    find: searching(),
  };
  return { lack: await lackOf(asked), alternatives: (await alternativesTo(asked)).slice(0, suggestionsMax) };
};
