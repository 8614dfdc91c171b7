// An empty list's content: suggestions after an empty search, or the failure.
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { SearchPropertiesCode } from '../../../generated/client/property';
import type { Failure } from '../../../generated/client/transport';
import type { NothingFound } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { noStaysTexts } from '../../../generated/texts/sentences/noStaysTexts';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { Banner } from '../../ui/banner';
import { EmptyState } from '../../ui/empty-state';
import { Box, Stack } from '../../ui/layout';
import { Text } from '../../ui/type';
import { isRetriable } from '../shell/failures/errors.store';
import { failureReason } from '../shell/failures/failure-reason';
import { RetryButton } from '../shell/failures/retry-button';
import { ButtonLink } from '../shell/navigation/links';
import type { SearchQuery } from '../shell/search-pill/trip';
import { stays } from './search.store';
import { activeFilters, withoutFilters } from '../shell/search-pill/active-filters';
import { reasonOf, suggestionsOf } from './suggestions';

export const NoResults = ({ query, nothing }: { readonly query: SearchQuery; readonly nothing: NothingFound }) => {
  const ways = suggestionsOf(query, nothing);
  // of a single filter the ways on tell already
  const clearable = activeFilters(query).length > 1 && !nothing.alternatives.some(({ change }) => change === 'without_filters');
  const actions = (
    <Stack alignItems="center" gap="2">
      {ways.map(({ label, query: to }) => (
        <ButtonLink key={label} variant="subtle" to={pathTo.search(to)}>
          {label}
        </ButtonLink>
      ))}
      {clearable && (
        <ButtonLink variant="ghost" to={pathTo.search(withoutFilters(query))}>
          {noStaysTexts.emptyClear}
        </ButtonLink>
      )}
    </Stack>
  );
  return (
    <EmptyState drawing="lake" title={reasonOf(query, nothing.lack)} actions={actions}>
      {ways.length > 0 ? noStaysTexts.emptyText : noStaysTexts.emptyNothing}
    </EmptyState>
  );
};

export interface SearchFailedProps {
  readonly query: SearchQuery;
  readonly failure: Failure<SearchPropertiesCode>;
  readonly busy: boolean;
  /** The results that were there before. */
  readonly earlier?: ReactNode;
}

/** The request cannot be met as it is: other filters help. Any other failure is worth another try. */
export const SearchFailed = ({ query, failure, busy, earlier }: SearchFailedProps) => {
  const retry = useUnit(stays.retried);
  const reference = 'request_id' in failure && failure.request_id;
  const again = <RetryButton busy={busy} onRetry={() => retry()} />;
  const reason = failureReason(failure);
  if (earlier && isRetriable(failure))
    return (
      <>
        <Box marginBottom="6">
          <Banner tone="notice" live="alert" title={texts.failedHeading} actions={again}>
            {reason} {texts.failedEarlier}
          </Banner>
        </Box>
        {earlier}
      </>
    );
  return (
    <EmptyState
      drawing="lost"
      as="h1"
      title={texts.failedHeading}
      actions={isRetriable(failure) ? again : <ButtonLink to={pathTo.search(withoutFilters(query))}>{noStaysTexts.emptyClear}</ButtonLink>}
    >
      <Text role="alert">{reason}</Text>
      <Text>{texts.failedText}</Text>
      {isRetriable(failure) && reference && (
        <Text textStyle="small" marginTop="2">
          {texts.failedReference({ id: reference })}
        </Text>
      )}
    </EmptyState>
  );
};
