// The line above the results: how many, where, what the prices are, and in which order.
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchAnswer, UnderstoodSearch } from '../../../generated/model/entities';
import { SearchSort } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { filterTexts } from '../../../generated/texts/sentences/filterTexts';
import { searchMapTexts as mapTexts } from '../../../generated/texts/sentences/searchMapTexts';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { Checkbox } from '../../ui/choice';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { HStack, Span, VisuallyHidden } from '../../ui/layout';
import { deferred } from '../shell/loading/deferred';
import { RouteLink } from '../shell/navigation/links';
import { ChipLink } from '../shell/navigation/tab-links';
import { changed, datesText, exactDates, type SearchQuery } from '../shell/search-pill/trip';
import { countedStays, isNear, placeSearched } from './search-head';
import { activeFilters, understoodFilters, withoutFilters } from '../shell/search-pill/active-filters';

// results are seen before their search is saved
const saveSearch = deferred(async () => (await import('./save-search')).SaveSearch);
if (import.meta.env.SSR) await saveSearch.preload();

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    minHeight: 'touch',
  },
});
// on a phone the button stands at the end of the line
const Said = chakra('div', {
  base: {
    display: 'flex',
    // with large letters the button has a line of its own
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    flexGrow: { base: '1', md: '0' },
    justifyContent: 'space-between',
    minWidth: '0',
  },
});
const Title = chakra('h1', { base: { textStyle: 'body', outline: 'none' } });
// on a phone a line of its own, without the dot before it
const Prices = chakra('span', {
  base: {
    color: 'muted',
    display: { base: 'block', md: 'inline' },
    textStyle: { base: 'small', md: 'body' },
    '&::first-letter': { textTransform: { base: 'uppercase', md: 'none' } },
    '& > span': { display: { base: 'none', md: 'inline' } },
  },
});
const Sorting = chakra('select', {
  base: {
    appearance: 'none',
    maxWidth: 'full',
    textOverflow: 'ellipsis',
    minHeight: { base: 'touch', md: '10' },
    paddingInlineStart: '3.5',
    paddingInlineEnd: '9',
    borderWidth: '1px',
    borderColor: 'hairline.strong',
    borderRadius: 'full',
    bg: 'white',
    fontSize: { base: 'md', md: 'sm' },
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
  },
});

const Sort = ({ query }: { readonly query: SearchQuery }) => {
  const navigate = useNavigate();
  const choose = (sort: string) =>
    void navigate(pathTo.search(changed(query, { sort: sort === 'recommended' ? undefined : (sort as SearchSort) })));
  return (
    <chakra.label position="relative" display="inline-flex" alignItems="center" maxWidth="full">
      <VisuallyHidden>{texts.sortBy}</VisuallyHidden>
      <Sorting value={query.sort ?? 'recommended'} onChange={(event) => choose(event.target.value)}>
        {Object.entries(SearchSort).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Sorting>
      <Span position="absolute" insetEnd="3" pointerEvents="none" aria-hidden="true">
        <Icon of={commonIcons.down} size={14} />
      </Span>
    </chakra.label>
  );
};

const Taxes = ({ query }: { readonly query: SearchQuery }) => {
  const navigate = useNavigate();
  const id = useId();
  const turn = (on: boolean) => void navigate(pathTo.search({ ...query, taxes: on || undefined }), { replace: true });
  return (
    <Span textStyle="small" fontWeight="medium" whiteSpace="nowrap">
      <Checkbox id={id} name="taxes" label={texts.includeTaxes} value={query.taxes ?? false} onChange={turn} />
    </Span>
  );
};

interface UnderstoodProps {
  readonly query: SearchQuery;
  /** The place that the words were understood as, once it is known. */
  readonly understood: UnderstoodSearch | undefined;
}

interface ResultsHeadProps extends UnderstoodProps {
  readonly found: Pick<SearchAnswer, 'total' | 'more'> | null;
}
/** `132 stays in Whistler · prices are totals before taxes` */
export const ResultsHead = ({ query, found, understood }: ResultsHeadProps) => (
  <Line>
    <Said>
      <Title aria-live="polite" tabIndex={-1}>
        {found === null ? (
          texts.heading
        ) : (
          <>
            <Span fontWeight="semibold">{countedStays(found, placeSearched(query, understood), isNear(query, understood))}</Span>
            {(query.checkin ?? query.flex_stay) && found.total > 0 && (
              <Prices>
                <span> · </span>
                {query.taxes ? texts.pricesWithTaxes : texts.pricesBeforeTaxes}
              </Prices>
            )}
          </>
        )}
      </Title>
      {found !== null && <saveSearch.Part />}
    </Said>
    <HStack
      columnGap="5"
      rowGap="1"
      flexWrap="wrap"
      minWidth="0"
      marginInlineStart={{ md: 'auto' }}
      justifyContent={{ base: 'space-between', md: 'flex-end' }}
      flexGrow={{ base: '1', md: '0' }}
    >
      <Taxes query={query} />
      <Sort query={query} />
    </HStack>
  </Line>
);

/** The filters that are on, each a link that takes it away. */
export const ActiveFilters = ({ query, understood }: UnderstoodProps) => {
  const fromWords = understood ? understoodFilters(understood) : [];
  const part = query.bounds ? [{ id: 'bounds', label: mapTexts.part, without: { bounds: undefined } }] : [];
  const when = (query.flex_days ?? query.flex_stay) ? [{ id: 'when', label: datesText(query) ?? '', without: exactDates }] : [];
  const active = [...part, ...when, ...fromWords, ...activeFilters(query)];
  if (active.length === 0) return null;
  const placeAlone = fromWords.length > 0 ? { query: understood?.place || undefined } : {};
  return (
    <HStack as="ul" flexWrap="wrap" aria-label={filterTexts.activeFilters} paddingTop="2">
      {active.map(({ id, label, without }) => (
        <li key={id}>
          <ChipLink
            to={pathTo.search(changed(query, without))}
            aria-label={filterTexts.removeFilter({ label })}
            data-active=""
            minHeight={{ base: 'touch', md: '9' }}
            paddingEnd="3"
          >
            {label}
            <Icon of={icons.close} size={14} />
          </ChipLink>
        </li>
      ))}
      <chakra.li paddingX="2">
        <RouteLink to={pathTo.search({ ...withoutFilters(query), ...placeAlone })} textStyle="small">
          {filterTexts.clearAll}
        </RouteLink>
      </chakra.li>
    </HStack>
  );
};
