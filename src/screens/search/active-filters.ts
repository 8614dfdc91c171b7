// The filters of a search that are on, in words, and what takes each of them away.
import type { UnderstoodSearch } from '../../../generated/model/entities';
import { easyPolicies } from '../../../generated/model/tables';
import { Accessibility, Amenity, CancellationPolicy, PropertyType } from '../../../generated/model/values';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { shownMoney } from '../shell/format/format';
import type { SearchQuery } from '../shell/search-pill/trip';
import { changed } from './search-args';

/** One filter that is on. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  /** The action that removes it. */
  readonly without: SearchQuery;
}

/** A night's price in the price filter, which counts in Canadian dollars. */
export const dollars = (amount: number): string => shownMoney(amount * 100, 'CAD', { whole: true });

export const priceLabel = ({ price_min, price_max }: SearchQuery): string | undefined => {
  if (price_min !== undefined && price_max !== undefined) return texts.between({ low: dollars(price_min), high: dollars(price_max) });
  if (price_min !== undefined) return texts.from({ price: dollars(price_min) });
  return price_max === undefined ? undefined : texts.upTo({ price: dollars(price_max) });
};

const easy: readonly CancellationPolicy[] = easyPolicies.map(({ policy }) => policy);
/** Whether the policies are those that the filter for free cancellation stands for. */
export const isEasy = (policies: SearchQuery['policies']): boolean =>
  policies?.length === easy.length && easy.every((policy) => policies.includes(policy));
export const easyOnes: readonly CancellationPolicy[] = easy;

type ListField = 'types' | 'amenities' | 'accessible' | 'policies';
const labels: Readonly<Record<ListField, Readonly<Record<string, { readonly label: string }>>>> = {
  types: PropertyType,
  amenities: Amenity,
  accessible: Accessibility,
  policies: CancellationPolicy,
};

const eachOf = (query: SearchQuery, field: ListField): readonly ActiveFilter[] => {
  const values: readonly string[] = query[field] ?? [];
  return values.map((value) => {
    const rest = values.filter((it) => it !== value);
    return {
      id: `${field}-${value}`,
      label: labels[field][value]?.label ?? value,
      without: { [field]: rest.length > 0 ? rest : undefined },
    };
  });
};

const petsText = (count: number): string => (count === 1 ? texts.pets : texts.petsMany({ count }));

const single = (id: string, label: string | undefined | false, without: SearchQuery): readonly ActiveFilter[] =>
  label ? [{ id, label, without }] : [];

/** The filters that are on, in the order of the drawer. */
export const activeFilters = (query: SearchQuery): readonly ActiveFilter[] => [
  ...single('price', priceLabel(query), { price_min: undefined, price_max: undefined }),
  ...single('bedrooms', query.bedrooms_min ? texts.bedroomsAtLeast({ count: query.bedrooms_min }) : undefined, { bedrooms_min: undefined }),
  ...single('beds', query.beds_min ? texts.bedsAtLeast({ count: query.beds_min }) : undefined, { beds_min: undefined }),
  ...eachOf(query, 'types'),
  ...eachOf(query, 'amenities'),
  ...eachOf(query, 'accessible'),
  ...(isEasy(query.policies) ? single('free', texts.freeCancellation, { policies: undefined }) : eachOf(query, 'policies')),
  ...single('pets', query.pets ? petsText(query.pets) : undefined, { pets: undefined }),
  ...single('instant', query.instant && texts.instant, { instant: undefined }),
];

/** The filters that stand among the words of a search; taking one away takes its words. */
export const understoodFilters = ({ amenities, pets }: UnderstoodSearch): readonly ActiveFilter[] => [
  ...amenities.flatMap(({ amenity, without }) => single(`words-${amenity}`, Amenity[amenity].label, { query: without || undefined })),
  ...(pets ? single('words-pets', texts.pets, { query: pets.without || undefined }) : []),
];

/** The search without any filter; place, dates, people and order stay. */
export const withoutFilters = (query: SearchQuery): SearchQuery =>
  Object.assign(changed(query, {}), ...activeFilters(query).map(({ without }) => without), {
    types: undefined,
    amenities: undefined,
    accessible: undefined,
    policies: undefined,
  }) as SearchQuery;
