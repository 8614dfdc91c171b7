// The listings that are being connected, a row each: how far it is, what came of it, and the way on.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { PropertyRow } from '../../../../generated/model/entities';
import { ImportProblem } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { connectTexts as texts } from '../../../../generated/texts/sentences/connectTexts';
import { Box, HStack } from '../../../ui/layout';
import { PageHead } from '../../../ui/page-head';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Spinner } from '../../../ui/spinner';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { useLook } from '../use-reading';
import { nameOf } from './platform';
import { $rows, rows } from './several.store';
import { LoadFailed } from '../../shell/failures/load-failed';

const Line = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    paddingY: '4',
    borderTopWidth: '1px',
  },
});

const isReading = ({ sync_status }: PropertyRow): boolean => sync_status === 'running';

const State = ({ row }: { readonly row: PropertyRow }) => {
  if (isReading(row))
    return (
      <HStack textStyle="small" color="muted">
        <Spinner />
        {texts.resultReading}
      </HStack>
    );
  return (
    <StatusChip tone={row.problem ? 'waiting' : 'good'}>{row.problem ? ImportProblem[row.problem].label : texts.resultRead}</StatusChip>
  );
};

const Result = ({ row }: { readonly row: PropertyRow }) => {
  const { property_id, title, listing_url, platform, problem } = row;
  const name = title || (listing_url ?? '');
  const way = problem
    ? { says: texts.resultByHand, to: pathTo.propertySetup({ property_id }) }
    : { says: texts.resultReview, to: pathTo.connectProperty({ property: property_id }) };
  return (
    <Line>
      <div>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="muted" overflowWrap="anywhere">
          {[platform && nameOf(platform), title && listing_url].filter(Boolean).join(' · ')}
        </Text>
        <Box marginTop="2">
          <State row={row} />
        </Box>
        {problem && !isReading(row) && (
          <Text textStyle="small" color="muted" marginTop="1">
            {ImportProblem[problem].says}
          </Text>
        )}
      </div>
      {!isReading(row) && (
        <ButtonLink
          variant="outline"
          size="sm"
          justifySelf="start"
          to={way.to}
          aria-label={texts.resultOf({ action: way.says, title: name })}
        >
          {way.says}
        </ButtonLink>
      )}
    </Line>
  );
};

const Failed = () => {
  const [failure, retry] = useUnit([rows.$failure, rows.retried]);
  return <LoadFailed says={texts.failed} of={failure} onRetry={() => retry()} />;
};

const Known = ({ known }: { readonly known: readonly PropertyRow[] }) => {
  const left = known.filter(isReading).length;
  useLook(left > 0, useUnit(rows.retried));
  return (
    <>
      <Text as="output" display="block" color="muted" marginBottom="4">
        {left > 0 ? texts.resultsReading({ count: known.length - left, total: known.length }) : texts.resultsDone}
      </Text>
      <ul>
        {known.map((row) => (
          <Result key={row.property_id} row={row} />
        ))}
      </ul>
    </>
  );
};

const Meanwhile = () => (
  <Loading label={texts.reading}>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} height="14" marginTop="6" />
    ))}
  </Loading>
);

export const Results = ({ count }: { readonly count: number }) => {
  const { known, failure, pending } = useUnit({ known: $rows, failure: rows.$failure, pending: rows.$pending });
  const isFailed = !known && failure !== null && !pending;
  return (
    <>
      <PageHead title={texts.resultsHeading({ count })} />
      {known && <Known known={known} />}
      {isFailed && <Failed />}
      {!known && !isFailed && <Meanwhile />}
      <HStack gap="6" flexWrap="wrap" marginTop="8">
        <RouteLink to={pathTo.properties()}>{texts.back}</RouteLink>
        <RouteLink to={pathTo.connectProperties()} color="muted" fontWeight="normal">
          {texts.more}
        </RouteLink>
      </HStack>
    </>
  );
};
