// The search page: the pill, the filters, and the stays found. All that it shows stands in its address.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Box, Container } from '../../ui/layout';
import { deferred } from '../shell/loading/deferred';
import { CardGrid, GridSkeleton } from '../shell/card-grid/card-grid';
import { $query, stays } from './search.store';

export { opened } from './search.store';

// controls load after the results; a plain link needs no code at all
const pill = deferred(async () => (await import('../shell/search-pill/search-pill')).SearchPill);
const filterRow = deferred(async () => (await import('./filter-row')).FilterRow);
const resultsHead = deferred(async () => (await import('./results-head')).ResultsHead);
const activeFilters = deferred(async () => (await import('./results-head')).ActiveFilters);
const pager = deferred(async () => (await import('./pager')).Pager);
const noResults = deferred(async () => (await import('./no-results')).NoResults);
const mapSide = deferred(async () => (await import('./map-side')).MapSide);
const searchFailed = deferred(async () => (await import('./no-results')).SearchFailed);
if (import.meta.env.SSR)
  await Promise.all([pill, filterRow, resultsHead, activeFilters, pager, noResults, searchFailed, mapSide].map((part) => part.preload()));

const Head = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', justifyItems: 'center', paddingTop: { base: '3', md: '5' } },
});

const Split = chakra('div', {
  base: {
    lg: { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: '6', alignItems: 'start' },
  },
});
/** A new page of results begins at its top. */
const useTopOfPage = (page: number | undefined) => {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    // a person at the map stays there
    const isElsewhere = !document.activeElement?.closest('aside, dialog');
    if (isElsewhere && before.current !== undefined && page !== undefined && before.current !== page) {
      scrollTo(0, 0);
      top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    before.current = page;
  }, [page]);
  return top;
};

const Results = () => {
  const { query, answer, failure, pending } = useUnit({
    query: $query,
    answer: stays.$data,
    failure: stays.$failure,
    pending: stays.$pending,
  });
  const cards = answer !== null && answer.total > 0 && (
    <CardGrid cards={answer.results} query={query} faded={pending || failure !== null} as="h2" />
  );
  // the earlier results stay, also where the words do not come without a connection
  if (failure) return <searchFailed.Part query={query} failure={failure} busy={pending} earlier={cards} fallback={cards} />;
  if (!answer) return <GridSkeleton />;
  if (answer.total === 0) return pending || !answer.nothing ? <GridSkeleton /> : <noResults.Part query={query} nothing={answer.nothing} />;
  return (
    <>
      {cards}
      <pager.Part query={query} page={answer.page} pages={Math.ceil(answer.total / answer.per_page)} />
    </>
  );
};

export const Search = () => {
  const { query, answer, failure } = useUnit({ query: $query, answer: stays.$data, failure: stays.$failure });
  const top = useTopOfPage(answer?.page);
  const understood = failure ? undefined : answer?.understood;
  return (
    <Container paddingBottom="16" maxWidth={{ lg: 'none' }}>
      <Head>
        <Box width="full" maxWidth="54rem" minHeight={{ base: '14', md: '4.125rem' }}>
          <pill.Part />
        </Box>
        <Box width="full" minHeight="12">
          <filterRow.Part />
        </Box>
      </Head>
      <Split>
        <div>
          <Box ref={top} paddingTop={{ base: '3', md: '5' }} paddingBottom={{ base: '4', md: '6' }}>
            <resultsHead.Part query={query} found={failure ? null : answer} understood={understood} />
            <activeFilters.Part query={query} understood={understood} />
          </Box>
          <Results />
        </div>
        <mapSide.Part />
      </Split>
    </Container>
  );
};
