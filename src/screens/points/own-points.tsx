// A person's points: the balance, points on their way with dates, and the history.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode, Ref } from 'react';
import type { PointsBalance, PointsEntry } from '../../../generated/model/entities';
import { VoidBecause } from '../../../generated/model/values/VoidBecause';
import { PointsEntryKind } from '../../../generated/model/values/PointsEntryKind';
import { pointsWorth } from '../../../generated/rules/derived/pointsWorth';
import { pathTo } from '../../../generated/routes/paths';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import { Button } from '../../ui/button';
import { Box, Card, Grid } from '../../ui/layout';
import { ListLine } from '../../ui/list-line';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Heading, Money, Text } from '../../ui/type';
import { LoadFailed } from '../shell/failures/load-failed';
import { shownMoney, shownNumber } from '../shell/format/format';
import { ownDay } from '../shell/format/own-zone';
import { RouteLink } from '../shell/navigation/links';
import { useNewest } from '../shell/own-list/newest';
import { more, points } from './points.store';

/** `+400`, or with a true minus `−900`. */
const signed = (points: number, number: (value: number) => string): string => (points < 0 ? `−${number(-points)}` : `+${number(points)}`);

const List = chakra('ul', { base: { marginTop: '1' } });

interface EntryLineProps {
  readonly entry: Pick<PointsEntry, 'booking_id' | 'reason' | 'points'>;
  readonly says: string;
}
const EntryLine = ({ entry: { booking_id, reason, points: sum }, says }: EntryLineProps) => (
  <ListLine alignItems="baseline" tabIndex={-1}>
    <Box minWidth="0">
      <Text overflowWrap="anywhere">
        {booking_id === null ? reason : <RouteLink to={pathTo.stays({ booking_id })}>{reason}</RouteLink>}
      </Text>
      <Text textStyle="small" color="muted">
        {says}
      </Text>
    </Box>
    <Money fontWeight="semibold" color={sum < 0 ? 'ink' : 'spruce'}>
      {signed(sum, shownNumber)}
    </Money>
  </ListLine>
);

interface PartProps {
  readonly heading: string;
  readonly lines?: Ref<HTMLUListElement>;
  readonly children: ReactNode;
}
const Part = ({ heading, lines, children }: PartProps) => (
  <Box minWidth="0">
    <Heading as="h3" textStyle="subheading">
      {heading}
    </Heading>
    <List ref={lines}>{children}</List>
  </Box>
);

const History = ({ entries, total }: Pick<PointsBalance, 'entries' | 'total'>) => {
  const [busy, press] = useUnit([more.$pending, more.pressed]);
  const newest = useNewest(entries.length);
  return (
    <Box minWidth="0">
      <Part heading={pointsTexts.history} lines={newest}>
        {entries.map((entry) => (
          <EntryLine
            key={entry.entry_id}
            entry={entry}
            says={pointsTexts.entry({ kind: PointsEntryKind[entry.kind].label, date: ownDay(entry.created_at, 'dated') })}
          />
        ))}
      </Part>
      {entries.length < total && (
        <Button variant="outline" size="sm" marginTop="3" busy={busy} onClick={() => press()}>
          {pointsTexts.more}
        </Button>
      )}
    </Box>
  );
};

/** The points for signing up, where they did not arrive: that they wait, or why they are not given. */
const Welcome = ({ points, is_waiting, because, decided }: NonNullable<PointsBalance['welcome']>) => {
  const said = { points: shownNumber(points), why: decided ?? VoidBecause[because].label };
  return <Text overflowWrap="anywhere">{is_waiting ? pointsTexts.welcomeWaits(said) : pointsTexts.welcomeRefused(said)}</Text>;
};

const Balance = ({ balance, held, owed, welcome }: Pick<PointsBalance, 'balance' | 'held' | 'owed' | 'welcome'>) => (
  <>
    <Text fontSize="4xl" fontWeight="bold" letterSpacing="tight" lineHeight="1.2" color="spruce" fontVariantNumeric="tabular-nums">
      {pointsTexts.balance({ balance: shownNumber(balance) })}
    </Text>
    <Text color="muted">{pointsTexts.worth({ worth: shownMoney(pointsWorth({ pointsUse: { points: balance } }), 'CAD') })}</Text>
    {held > 0 && <Text color="muted">{pointsTexts.held({ held: shownNumber(held) })}</Text>}
    {owed > 0 && <Text color="muted">{pointsTexts.owed({ owed: shownNumber(owed) })}</Text>}
    {welcome && <Welcome {...welcome} />}
  </>
);

const arrival = ({ arrives_at }: PointsBalance['coming'][number]): string =>
  arrives_at === null ? pointsTexts.waits : pointsTexts.arrives({ date: ownDay(arrives_at, 'dated') });

const Known = ({ of: { balance, held, owed, welcome, coming, entries, total } }: { readonly of: PointsBalance }) => (
  <>
    <Balance balance={balance} held={held} owed={owed} welcome={welcome} />
    {/* a welcome bonus may come before any stay */}
    {entries.length === 0 && coming.length === 0 && !welcome?.is_waiting && <Text marginTop="3">{pointsTexts.none}</Text>}
    <Grid gap="8" marginTop="6" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {coming.length > 0 && (
        <Part heading={pointsTexts.coming}>
          {coming.map((entry) => (
            <EntryLine key={entry.booking_id} entry={entry} says={arrival(entry)} />
          ))}
        </Part>
      )}
      {entries.length > 0 && <History entries={entries} total={total} />}
    </Grid>
  </>
);

const Coming = () => (
  <Loading label={pointsTexts.loading} minHeight="12rem">
    <Skeleton height="11" width="12rem" />
    <Skeleton marginTop="2" height="5" width="8rem" />
  </Loading>
);

export const OwnPoints = () => {
  const { data, failure, retry } = useUnit({ data: points.$data, failure: points.$failure, retry: points.retried });
  return (
    <Card.Root variant="elevated" as="section" aria-labelledby="own-points" marginTop="4" padding={{ base: '5', md: '8' }}>
      <Heading id="own-points">{pointsTexts.own}</Heading>
      {failure ? (
        <LoadFailed says={pointsTexts.loadFailed} of={failure} onRetry={() => retry()} />
      ) : data ? (
        <Known of={data} />
      ) : (
        <Coming />
      )}
    </Card.Root>
  );
};
