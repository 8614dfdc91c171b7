// What stands where the results would: ways on from an empty search, or what went wrong.
import { useUnit } from 'effector-react';
import { pathTo } from '../../../generated/routes/paths';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Text } from '../../ui/type';
import { ButtonLink } from '../shell/navigation/links';
import { placeOf, type SearchQuery } from '../shell/search-pill/trip';
import { $waysOn, retried, type SearchProblem } from './search.store';
import { activeFilters, withoutFilters } from './active-filters';
import { noFilters } from './ways-on';

const reasonOf = (query: SearchQuery, filtered: boolean): string => {
  const place = placeOf(query);
  if (filtered || place === undefined || query.checkin) return texts.emptyHeading;
  return texts.emptyPlaceHeading({ place });
};

export const NoResults = ({ query }: { readonly query: SearchQuery }) => {
  const ways = useUnit($waysOn);
  const filtered = activeFilters(query).length > 0;
  const found = ways !== null && ways.length > 0;
  const actions = (
    <>
      {ways?.map(({ id, label, query: to }) => (
        <ButtonLink key={id} look="soft" to={pathTo.search(to)}>
          {label}
        </ButtonLink>
      ))}
      {filtered && !ways?.some(({ id }) => id === noFilters) && (
        <ButtonLink look={found ? 'quiet' : 'soft'} to={pathTo.search(withoutFilters(query))}>
          {texts.emptyClear}
        </ButtonLink>
      )}
    </>
  );
  return (
    <EmptyState drawing="lake" title={reasonOf(query, filtered)} actions={actions}>
      {ways !== null && (found ? texts.emptyText : texts.emptyNothing)}
    </EmptyState>
  );
};

export interface SearchFailedProps {
  readonly query: SearchQuery;
  readonly problem: SearchProblem;
  readonly busy: boolean;
}

/** What the person asked for cannot be found as it is: other filters help. Anything else is worth another try. */
export const SearchFailed = ({ query, problem, busy }: SearchFailedProps) => {
  const retry = useUnit(retried);
  return (
    <EmptyState
      drawing="lost"
      title={texts.failedHeading}
      actions={
        problem.retriable ? (
          <Button busy={busy} onClick={() => retry()}>
            {texts.retry}
          </Button>
        ) : (
          <ButtonLink to={pathTo.search(withoutFilters(query))}>{texts.emptyClear}</ButtonLink>
        )
      }
    >
      <Text role="alert">{problem.message}</Text>
      <Text>{texts.failedText}</Text>
      {problem.retriable && problem.reference && (
        <Text look="small" marginTop="2">
          {texts.failedReference({ id: problem.reference })}
        </Text>
      )}
    </EmptyState>
  );
};
