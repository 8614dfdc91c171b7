// The filters of a search that are on, in words, and what takes each of them away.
import type { SearchFilters, UnderstoodSearch } from '../../../../generated/model/entities';
import { chipsOf } from '../../../../generated/model/filter';
import { searchFilters } from '../../../../generated/model/filters/searchFilters';
import { keysOf } from '../../../../generated/model/keys';
import { Amenity, Currency } from '../../../../generated/model/values';
import { filterTexts as texts } from '../../../../generated/texts/sentences/filterTexts';
import { shownMoney } from '../format/format';
import { changed, type SearchQuery } from './trip';

/** One filter that is on. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  /** The action that removes it. */
  readonly without: SearchQuery;
}

/** A night's price in the price filter, which counts in whole units of its currency. */
export const wholeMoney = (amount: number, currency: Currency): string =>
  shownMoney(amount * 10 ** Currency[currency].decimals, currency, { whole: true });

export const priceLabel = ({ price_min, price_max, price_currency = 'CAD' }: SearchQuery): string | undefined => {
  const [low, high] = [price_min, price_max].map((price) => (price === undefined ? undefined : wholeMoney(price, price_currency)));
  if (low !== undefined && high !== undefined) return texts.between({ low, high });
  if (low !== undefined) return texts.from({ price: low });
  return high === undefined ? undefined : texts.upTo({ price: high });
};

/** The chips of active filters: one for each value. */
export const chipsFor = (query: SearchQuery, field: keyof SearchFilters): readonly ActiveFilter[] =>
  chipsOf(field, searchFilters[field], query[field]).map(({ id, label, rest }) => ({ id, label, without: { [field]: rest } }));

const single = (id: string, label: string | undefined | false, without: SearchQuery): readonly ActiveFilter[] =>
  label ? [{ id, label, without }] : [];

// the special cases: both ends of the price are one chip, and pets come along with the guests
const ownChips: { readonly [F in keyof SearchFilters]?: (query: SearchQuery) => readonly ActiveFilter[] } = {
  price_min: (query) => single('price', priceLabel(query), { price_min: undefined, price_max: undefined }),
  free_cancellation: ({ free_cancellation: on }) => single('free', on && texts.freeCancellation, { free_cancellation: undefined }),
  instant: (query) => [
    ...single('pets', query.pets ? texts.petsAllowed({ count: query.pets }) : undefined, { pets: undefined }),
    ...chipsFor(query, 'instant'),
  ],
};

/** The filters that are on, in the order of their declaration. */
export const activeFilters = (query: SearchQuery): readonly ActiveFilter[] =>
  keysOf(searchFilters).flatMap((field) => ownChips[field]?.(query) ?? chipsFor(query, field));

/** The filters that stand among the words of a search; taking one away takes its words. */
export const understoodFilters = ({ amenities, pets }: UnderstoodSearch): readonly ActiveFilter[] => [
  ...amenities.flatMap(({ amenity, without }) => single(`words-${amenity}`, Amenity[amenity].label, { query: without || undefined })),
  ...(pets ? single('words-pets', texts.pets, { query: pets.without || undefined }) : []),
];

/** The search without any filter; place, dates, people and order stay. */
export const withoutFilters = (query: SearchQuery): SearchQuery =>
  changed(query, { pets: undefined, ...Object.fromEntries(keysOf(searchFilters).map((field) => [field, undefined])) });
