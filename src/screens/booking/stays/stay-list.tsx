// A guest's stays in their groups; where there are none, the way to the first.
import { useUnit } from 'effector-react';
import type { BookingRow } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Box, List } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Heading } from '../../../ui/type';
import { LoadFailed } from '../../shell/failures/load-failed';
import { ButtonLink } from '../../shell/navigation/links';
import { useNow } from '../../shell/format/use-now';
import { groupsOf, type StayGroup } from './groups';
import { ReviewBanner } from './review-banner';
import { StayCard, StayLine } from './stay-card';
import { $isMore, $known, $reviewableSettled, moreAsked, stays } from './stays.store';

const Empty = () => (
  <EmptyState drawing="lake" title={say.empty} actions={<ButtonLink to={pathTo.search()}>{say.emptyAction}</ButtonLink>}>
    {say.emptyHint}
  </EmptyState>
);

const Group = ({
  group: { group, heading, isOver, rows },
  now,
}: {
  readonly group: StayGroup;
  readonly now: ReturnType<typeof useNow>;
}) => {
  const Card = isOver ? StayLine : StayCard;
  return (
    <Box as="section" aria-labelledby={`stays-${group}`} marginTop="8">
      <Heading id={`stays-${group}`} marginBottom="4">
        {heading}
      </Heading>
      <List.Root gap={isOver ? '3' : '5'}>
        {rows.map((row) => (
          <li key={row.booking_id}>
            <Card row={row} now={now} />
          </li>
        ))}
      </List.Root>
    </Box>
  );
};

const Groups = ({ known }: { readonly known: readonly BookingRow[] }) => {
  const now = useNow();
  const { isMore, failure, pending } = useUnit({ isMore: $isMore, failure: stays.$failure, pending: stays.$pending });
  const [more, retry] = useUnit([moreAsked, stays.retried]);
  return (
    <>
      {groupsOf(known, now).map((group) => (
        <Group key={group.group} group={group} now={now} />
      ))}
      {failure && !pending && <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />}
      {isMore && !failure && (
        <Button variant="outline" marginTop="6" busy={pending} onClick={() => more()}>
          {say.more}
        </Button>
      )}
    </>
  );
};

const Meanwhile = () => (
  <Loading label={say.heading}>
    <Skeleton height="7" width="9rem" marginTop="8" marginBottom="4" />
    {[1, 2].map((card) => (
      <Skeleton key={card} height="12.5rem" borderRadius="xl" marginBottom="5" />
    ))}
  </Loading>
);

export const StayList = () => {
  const { known, failure, pending } = useUnit({ known: $known, failure: stays.$failure, pending: stays.$pending });
  const isSettled = useUnit($reviewableSettled);
  const retry = useUnit(stays.retried);
  // the banner above it would push the list down if it came later
  if (known && isSettled)
    return (
      <>
        <ReviewBanner />
        {known.length === 0 ? <Empty /> : <Groups known={known} />}
      </>
    );
  if (!failure || pending) return <Meanwhile />;
  return (
    <Box marginTop="6">
      <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />
    </Box>
  );
};
