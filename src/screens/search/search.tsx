// The search page: the pill, the filters, and the stays found. All that it shows stands in its address.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Container } from '../../ui/layout';
import { SearchPill } from '../shell/search-pill/search-pill';
import { CardGrid, GridSkeleton } from './card-grid';
import { FilterRow } from './filter-row';
import { NoResults, SearchFailed } from './no-results';
import { Pager } from './pager';
import { ActiveFilters, ResultsHead } from './results-head';
import { $answer, $pending, $problem, $query } from './search.store';

export { opened } from './search.store';

const Head = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', justifyItems: 'center', paddingTop: { base: '3', md: '5' } },
});

/** A new page of results begins at its top. */
const useTopOfPage = (page: number | undefined) => {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== undefined && page !== undefined && before.current !== page) {
      scrollTo(0, 0);
      top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    before.current = page;
  }, [page]);
  return top;
};

const Results = () => {
  const { query, answer, problem, pending } = useUnit({ query: $query, answer: $answer, problem: $problem, pending: $pending });
  if (problem) return <SearchFailed query={query} problem={problem} busy={pending} />;
  if (!answer) return <GridSkeleton />;
  if (answer.total === 0) return pending ? <GridSkeleton /> : <NoResults query={query} />;
  return (
    <>
      <CardGrid cards={answer.results} query={query} faded={pending} as="h2" />
      <Pager query={query} page={answer.page} pages={Math.ceil(answer.total / answer.per_page)} />
    </>
  );
};

export const Search = () => {
  const { query, answer, problem } = useUnit({ query: $query, answer: $answer, problem: $problem });
  const top = useTopOfPage(answer?.page);
  return (
    <Container paddingBottom="16">
      <Head>
        <SearchPill />
        <chakra.div width="full">
          <FilterRow />
        </chakra.div>
      </Head>
      <chakra.div ref={top} paddingTop={{ base: '3', md: '5' }} paddingBottom={{ base: '4', md: '6' }}>
        <ResultsHead query={query} total={problem ? undefined : answer?.total} />
        <ActiveFilters query={query} />
      </chakra.div>
      <Results />
    </Container>
  );
};
