// A host's properties as cards, or their nights as one calendar; where there are none, the box that connects the first.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { PropertyRow } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { propertiesQuery } from '../../../generated/routes/queries/propertiesQuery';
import { calendarsTexts as grids } from '../../../generated/texts/sentences/calendarsTexts';
import { propertiesTexts as texts } from '../../../generated/texts/sentences/propertiesTexts';
import { LineDrawing } from '../../ui/drawings';
import { Card, Container, HStack } from '../../ui/layout';
import { CardSkeleton, Loading } from '../../ui/skeleton';
import { tabRecipe, TabRow } from '../../ui/tabs';
import { Heading, Text } from '../../ui/type';
import { HeldPayouts } from '../shell/earnings/held-payouts';
import { BareLink, ButtonLink, RouteLink } from '../shell/navigation/links';
import { NoneFound } from '../shell/own-list/none-found';
import { SearchBox } from '../shell/own-list/search-box';
import type { ScreenProps } from '../shell/navigation/visit';
import { ByHand } from './connect/by-hand';
import { LinkForm } from './connect/link-form';
import { ClosedNote } from './properties/closed-note';
import { InviteCohost } from './properties/invite';
import { OwnCard } from './properties/own-card';
import { Grid } from './grid/grid';
import { $listed, $reading, $shown, $typed, byLink, held, isCalendar, rows, typed } from './properties/properties.store';
import { useLook } from './use-reading';
import { LoadFailed } from '../shell/failures/load-failed';

export { opened } from './properties/properties.store';

const grid = {
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(17rem, 1fr))' },
} as const;
const Cards = chakra('ul', { base: grid });
const Boxes = chakra(Loading, { base: grid });

const Head = ({ children }: { readonly children?: ReactNode }) => (
  <HStack as="header" justifyContent="space-between" flexWrap="wrap" gap="4" paddingTop={{ base: '8', md: '12' }} paddingBottom="6">
    <Heading as="h1" textStyle="display">
      {texts.heading}
    </Heading>
    {children}
  </HStack>
);

/** Nothing yet: the connect box itself. */
const First = () => (
  <Card.Root variant="elevated" maxWidth="40rem" marginX="auto" marginTop="4" padding={{ base: '5', md: '8' }}>
    <LineDrawing of="key" />
    <Heading marginTop="4">{texts.emptyHeading}</Heading>
    <Text color="muted" marginTop="1" marginBottom="6">
      {texts.emptyText}
    </Text>
    <LinkForm actions={<ByHand />} />
    <Text marginTop="6">
      <RouteLink to={pathTo.connectProperties()}>{texts.addSeveral}</RouteLink>
    </Text>
  </Card.Root>
);

const Search = () => {
  const [text, type] = useUnit([$typed, typed]);
  return <SearchBox label={texts.search} placeholder={texts.searchPlaceholder} value={text} onChange={type} />;
};

const Found = ({ shown }: { readonly shown: readonly PropertyRow[] }) => (
  <>
    <Text as="output" display="block" textStyle="small" color="muted" marginBottom="4">
      {texts.count({ count: shown.length })}
    </Text>
    <Cards aria-label={texts.heading}>
      {shown.map((row, at) => (
        <li key={row.property_id}>
          <OwnCard row={row} first={at === 0} />
        </li>
      ))}
    </Cards>
  </>
);

const Meanwhile = () => (
  <Boxes label={texts.heading}>
    {[1, 2, 3].map((card) => (
      <CardSkeleton key={card} />
    ))}
  </Boxes>
);

const searchedFrom = 4;

const Known = ({ known }: { readonly known: readonly PropertyRow[] }) => {
  const { shown, text, failure } = useUnit({ shown: $shown, text: $typed, failure: byLink.$failure });
  const [again, type] = useUnit([byLink.retried, typed]);
  return (
    <>
      {(known.length >= searchedFrom || text !== '') && <Search />}
      {failure && failure.kind !== 'refusal' && <LoadFailed says={texts.searchFailed} of={failure} onRetry={() => again()} />}
      {!shown && !failure && <Meanwhile />}
      {(shown?.length === 0 || failure?.kind === 'refusal') && (
        <NoneFound title={texts.searchNone({ words: text.trim() })} all={texts.searchAll} onAll={() => type('')} />
      )}
      {shown && shown.length > 0 && <Found shown={shown} />}
    </>
  );
};

const ViewLink = chakra(BareLink, tabRecipe);
/** The same places as cards, or as one calendar. */
const Views = ({ isCalendar: calendar }: { readonly isCalendar: boolean }) => (
  <TabRow aria-label={grids.views} marginBottom="6">
    <ViewLink to={pathTo.properties()} aria-current={calendar ? undefined : 'page'}>
      {grids.cards}
    </ViewLink>
    <ViewLink to={pathTo.properties({ view: 'calendar' })} aria-current={calendar ? 'page' : undefined}>
      {grids.calendar}
    </ViewLink>
  </TabRow>
);

const Ways = ({ children }: { readonly children?: ReactNode }) => (
  <HStack flexWrap="wrap">
    <ButtonLink to={pathTo.connectProperty()}>{texts.add}</ButtonLink>
    <ButtonLink variant="outline" to={pathTo.connectProperties()}>
      {texts.addSeveral}
    </ButtonLink>
    <ByHand variant="outline" />
    {children}
  </HStack>
);

const AsCards = ({ closed }: { readonly closed: string | undefined }) => {
  const { known, waiting, failure, pending, reading } = useUnit({
    known: $listed,
    waiting: held.$data,
    failure: rows.$failure,
    pending: rows.$pending,
    reading: $reading,
  });
  const retry = useUnit(rows.retried);
  useLook(reading, retry);
  const isEmpty = known?.length === 0;
  return (
    <>
      <Head>
        {known && !isEmpty && (
          <Ways>
            <InviteCohost />
          </Ways>
        )}
      </Head>
      {closed && <ClosedNote path={closed} />}
      {known && waiting?.held && <HeldPayouts amount={waiting.held} />}
      {isEmpty ? <First /> : <Views isCalendar={false} />}
      {known && !isEmpty && <Known known={known} />}
      {!known && failure && !pending && <LoadFailed says={texts.failed} of={failure} onRetry={() => retry()} />}
      {!known && (!failure || pending) && <Meanwhile />}
    </>
  );
};

export const Properties = ({ visit }: ScreenProps) => (
  <Container paddingBottom="16">
    {isCalendar(visit) ? (
      <>
        <Head>
          <Ways />
        </Head>
        <Views isCalendar />
        <Grid />
      </>
    ) : (
      <AsCards closed={propertiesQuery(visit.query).closed} />
    )}
  </Container>
);
