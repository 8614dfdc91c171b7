// A host's bookings: what needs an answer first, a strip of the coming days, and one booking open beside the list, or over it on a phone.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { MINUTE } from '../../../generated/model/dates';
import { keysOf } from '../../../generated/model/keys';
import { BookingTab } from '../../../generated/model/values';
import type { Instant } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import { hostBookingTexts as say } from '../../../generated/texts/sentences/hostBookingTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Box, Container, HStack, List, Stack } from '../../ui/layout';
import { Refreshing } from '../../ui/refreshing';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TabCount, tabRecipe, TabRow } from '../../ui/tabs';
import { Heading, Text } from '../../ui/type';
import { useLookedAgain } from '../shell/calls/use-looked-again';
import { HeldPayouts } from '../shell/earnings/held-payouts';
import { LoadFailed } from '../shell/failures/load-failed';
import { InboxLink } from '../shell/messages/inbox-link';
import { BareLink, ButtonLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';
import { shownNumber } from '../shell/format/format';
import { useNow } from '../shell/format/use-now';
import { useNewest } from '../shell/own-list/newest';
import { NoneFound } from '../shell/own-list/none-found';
import { SearchBox } from '../shell/own-list/search-box';
import { Detail } from './host-bookings/detail';
import {
  $isOld,
  $known,
  $sought,
  $typed,
  coming,
  countIn,
  type Known,
  moreWanted,
  renewed,
  rows,
  typed,
} from './host-bookings/host-bookings.store';
import { BookingLine } from './host-bookings/row';
import { Strip } from './host-bookings/strip';
import { bookingMoved } from './detail/detail.store';

const everyMs = MINUTE;

/** Keeps the bookings true while they stand open: with each minute, and when the page is looked at again; the booking that is open with its list. */
const useRenewed = (open: string | undefined): void => {
  const [list, booking] = useUnit([renewed, bookingMoved]);
  const ask = open === undefined ? list : booking;
  useLookedAgain(ask);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && ask(), everyMs);
    return () => clearInterval(timer);
  }, [ask]);
};

export { opened } from './host-bookings/host-bookings.store';

const Columns = chakra('div', {
  base: { display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: '16' },
  variants: { open: { true: { gridTemplateColumns: { lg: '22rem minmax(0, 1fr)' } } } },
});
/** With a booking open it keeps its own place on desks, and lies under it on phones. */
const ListSide = chakra('div', {
  base: { minWidth: '0' },
  variants: {
    open: {
      true: {
        display: { base: 'none', lg: 'block' },
        position: 'sticky',
        top: 'var(--header)',
        height: 'calc(100dvh - var(--header) - var(--notice, 0px))',
        overflowY: 'auto',
        marginX: '-2',
        paddingX: '2',
        paddingBottom: '8',
        scrollbarWidth: 'thin',
      },
    },
  },
});
const TabLink = chakra(BareLink, tabRecipe);
const stripFirst: ReadonlySet<BookingTab> = new Set(['current', 'upcoming']);
const rowsOf = {
  wide: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
  narrow: { display: 'grid', gap: '3' },
} as const;

const None = () => (
  <EmptyState drawing="calendar" title={say.empty} actions={<ButtonLink to={pathTo.properties()}>{say.emptyAction}</ButtonLink>}>
    {say.emptyHint}
  </EmptyState>
);

const Waiting = () => (
  <Loading label={say.loading} display="grid" gap="3">
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} height="6.5rem" borderRadius="lg" />
    ))}
  </Loading>
);

const Failed = () => {
  const failure = useUnit(rows.$failure);
  const retry = useUnit(rows.retried);
  return <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />;
};

interface ListProps {
  readonly known: Known;
  readonly now: Instant;
  /** The booking that is open. */
  readonly open: string | undefined;
}

const Search = () => {
  const [text, type] = useUnit([$typed, typed]);
  return <SearchBox label={say.search} placeholder={say.searchPlaceholder} value={text} onChange={type} />;
};

const Tabs = ({ known, open }: Omit<ListProps, 'now'>) => {
  const sought = useUnit($sought);
  const { tab: shown = known.tab } = sought;
  const row = useRef<HTMLElement>(null);
  // on phones the row is wider than the window
  useEffect(() => {
    const tab = shown && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [shown]);
  return (
    <TabRow ref={row} aria-label={say.parts} position="relative" marginBottom="5">
      {keysOf(BookingTab).map((tab) => {
        const count = countIn(known, tab);
        return (
          <TabLink key={tab} to={pathTo.bookings({ ...sought, booking_id: open, tab })} aria-current={tab === shown ? 'page' : undefined}>
            {BookingTab[tab].label}
            {count > 0 &&
              (tab === 'requests' ? (
                <TabCount>{count}</TabCount>
              ) : (
                <Text as="span" color="muted" fontWeight="normal">
                  {shownNumber(count)}
                </Text>
              ))}
          </TabLink>
        );
      })}
    </TabRow>
  );
};

const Rows = ({ known, now, open }: ListProps) => {
  const sought = useUnit($sought);
  const list = useNewest(known.bookingList.length);
  return (
    <Box as="section" aria-label={BookingTab[known.tab].label}>
      <List.Root ref={list} css={open ? rowsOf.narrow : rowsOf.wide}>
        {known.bookingList.map((row) => (
          <li key={row.booking_id} tabIndex={-1}>
            <BookingLine
              row={row}
              now={now}
              to={pathTo.bookings({ ...sought, booking_id: row.booking_id })}
              chosen={row.booking_id === open}
            />
          </li>
        ))}
      </List.Root>
    </Box>
  );
};

const More = ({ known }: Pick<ListProps, 'known'>) => {
  const pending = useUnit(rows.$pending);
  const want = useUnit(moreWanted);
  const [shown, total] = [known.bookingList.length, countIn(known, known.tab)];
  if (shown >= total) return null;
  return (
    <Stack alignItems="center" gap="2">
      <Text textStyle="small" color="muted">
        {say.shownOf({ shown: shownNumber(shown), total: shownNumber(total) })}
      </Text>
      <Button variant="outline" busy={pending} onClick={() => want()}>
        {say.more}
      </Button>
    </Stack>
  );
};

const Found = ({ known, now, open }: ListProps) => {
  const { stays, isOld, failure, pending } = useUnit({
    stays: coming.$data,
    isOld: $isOld,
    failure: rows.$failure,
    pending: rows.$pending,
  });
  const type = useUnit(typed);
  const { tab, words, counts } = known;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const strip = !open && words === '' && stays && stays.bookingList.length > 0 && <Strip rows={stays.bookingList} now={now} />;
  return (
    <>
      <Text as="output" textStyle="small" color="muted" marginBottom="3" display={words === '' ? 'none' : 'block'}>
        {words !== '' && say.found({ count: all })}
      </Text>
      {all === 0 ? (
        <NoneFound title={say.searchNone({ words })} all={say.searchAll} onAll={() => type('')} />
      ) : (
        <>
          <Tabs known={known} open={open} />
          <Refreshing aria-busy={isOld}>
            <Stack gap="8">
              {stripFirst.has(tab) && strip}
              {known.bookingList.length === 0 ? <Text color="muted">{say.tabEmpty}</Text> : <Rows known={known} now={now} open={open} />}
              {tab === 'requests' && strip}
              {failure && !pending && <Failed />}
              <More known={known} />
            </Stack>
          </Refreshing>
        </>
      )}
    </>
  );
};

const isNone = ({ words, counts }: Known): boolean => words === '' && counts.every(({ count }) => count === 0);

const Overview = ({ now, open }: Omit<ListProps, 'known'>) => {
  const { known, failure, pending } = useUnit({ known: $known, failure: rows.$failure, pending: rows.$pending });
  const waiting = known && known.words === '' ? countIn(known, 'requests') : 0;
  return (
    <ListSide open={open !== undefined}>
      <Box as="header" paddingTop={{ base: '8', md: open ? '6' : '12' }} paddingBottom="6">
        <HStack justifyContent="space-between" flexWrap="wrap" gap="4">
          <Heading as={open ? 'p' : 'h1'} textStyle={open ? 'title' : 'display'}>
            {say.heading}
          </Heading>
          <InboxLink side="host" />
        </HStack>
        {waiting > 0 && <Text color="muted">{say.answer({ count: waiting })}</Text>}
      </Box>
      {known?.held && <HeldPayouts amount={known.held} />}
      {known && !isNone(known) && <Search />}
      {known && (isNone(known) ? <None /> : <Found known={known} now={now} open={open} />)}
      {!known && failure && !pending && <Failed />}
      {!known && (!failure || pending) && <Waiting />}
    </ListSide>
  );
};

export const HostBookings = ({ visit }: ScreenProps) => {
  const now = useNow();
  const open = visit.params['booking_id'];
  useRenewed(open);
  return (
    <Container>
      <Columns open={open !== undefined}>
        <Overview now={now} open={open} />
        {open !== undefined && <Detail key={open} id={open} now={now} />}
      </Columns>
    </Container>
  );
};
