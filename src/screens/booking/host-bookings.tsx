// A host's bookings: what needs an answer first, a strip of the coming days, and one booking open beside the list, or over it on a phone.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { MINUTE } from '../../../generated/model/dates';
import type { BookingRow } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import { hostBookingTexts as say } from '../../../generated/texts/sentences/hostBookingTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Box, Container, HStack, List, Stack } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Heading, Text } from '../../ui/type';
import { isOffline } from '../shell/failures/errors.store';
import { LoadFailed } from '../shell/failures/load-failed';
import { InboxLink } from '../shell/messages/inbox-link';
import { ButtonLink } from '../shell/navigation/links';
import type { ScreenProps } from '../shell/navigation/visit';
import { useNow } from '../shell/format/use-now';
import { NoneFound } from '../shell/own-list/none-found';
import { SearchBox } from '../shell/own-list/search-box';
import { Detail } from './host-bookings/detail';
import { $known, $shown, $total, $typed, moreWanted, rows, typed, renewed } from './host-bookings/host-bookings.store';
import { BookingLine } from './host-bookings/row';
import { type Section, sectionsOf } from './host-bookings/sections';
import { Strip } from './host-bookings/strip';
import { bookingMoved } from './detail/detail.store';
import { useLookedAgain } from './detail/use-fresh';

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
        height: 'calc(100dvh - var(--header))',
        overflowY: 'auto',
        marginX: '-2',
        paddingX: '2',
        paddingBottom: '8',
        scrollbarWidth: 'thin',
      },
    },
  },
});
const rowsOf = {
  wide: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
  narrow: { display: 'grid', gap: '3' },
} as const;

interface ListProps {
  readonly shown: readonly BookingRow[];
  readonly now: Instant;
  /** The booking that is open. */
  readonly open: string | undefined;
}

const Part = ({ section: { id, rows: found }, now, open }: Omit<ListProps, 'shown'> & { readonly section: Section }) => (
  <Box as="section" aria-labelledby={id}>
    <Heading id={id} as="h2" textStyle="subheading" marginBottom="3">
      {say[id]}{' '}
      <Text as="span" color="muted" fontWeight="normal">
        {found.length}
      </Text>
    </Heading>
    <List.Root css={open ? rowsOf.narrow : rowsOf.wide}>
      {found.map((row) => (
        <li key={row.booking_id}>
          <BookingLine row={row} now={now} chosen={row.booking_id === open} />
        </li>
      ))}
    </List.Root>
  </Box>
);

const Search = () => {
  const [text, type] = useUnit([$typed, typed]);
  return <SearchBox label={say.search} placeholder={say.searchPlaceholder} value={text} onChange={type} />;
};

/** There are more than are shown, and what is looked for may be among them. */
const More = () => {
  const { known, total, pending } = useUnit({ known: $known, total: $total, pending: rows.$pending });
  const want = useUnit(moreWanted);
  const shown = known?.length ?? 0;
  if (shown >= total) return null;
  return (
    <Stack alignItems="center" gap="2">
      <Text textStyle="small" color="muted">
        {say.shownOf({ shown, total })}
      </Text>
      <Button variant="outline" busy={pending} onClick={() => want()}>
        {say.more}
      </Button>
    </Stack>
  );
};

const Found = ({ shown, now, open }: ListProps) => {
  const [typedText, type] = useUnit([$typed, typed]);
  const text = typedText.trim();
  const sections = sectionsOf(shown, now);
  const [requests, others] = [sections.filter(({ id }) => id === 'requests'), sections.filter(({ id }) => id !== 'requests')];
  const part = (section: Section) => <Part key={section.id} section={section} now={now} open={open} />;
  return (
    <Stack gap="8">
      <Text as="output" textStyle="small" color="muted" display={text === '' ? 'none' : 'block'}>
        {text !== '' && say.found({ count: shown.length })}
      </Text>
      {shown.length === 0 && <NoneFound title={say.searchNone({ words: text })} all={say.searchAll} onAll={() => type('')} />}
      {requests.map(part)}
      {!open && text === '' && <Strip rows={shown} now={now} />}
      {others.map(part)}
      <More />
    </Stack>
  );
};

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
  return <LoadFailed says={failure && isOffline(failure) ? failure.message : say.failed} retry={say.retry} onRetry={() => retry()} />;
};

const waitingWords = (known: readonly BookingRow[]): string | undefined => {
  const count = known.filter(({ status }) => status === 'pending').length;
  return count === 0 ? undefined : say.answer({ count });
};

const Overview = ({ now, open }: Omit<ListProps, 'shown'>) => {
  const { known, shown, failure, pending } = useUnit({
    known: $known,
    shown: $shown,
    failure: rows.$failure,
    pending: rows.$pending,
  });
  return (
    <ListSide open={open !== undefined}>
      <Box as="header" paddingTop={{ base: '8', md: open ? '6' : '12' }} paddingBottom="6">
        <HStack justifyContent="space-between" flexWrap="wrap" gap="4">
          <Heading as={open ? 'p' : 'h1'} textStyle={open ? 'title' : 'display'}>
            {say.heading}
          </Heading>
          <InboxLink side="host" />
        </HStack>
        {known && <Text color="muted">{waitingWords(known)}</Text>}
      </Box>
      {known && known.length > 0 && <Search />}
      {known?.length === 0 && <None />}
      {known && shown && known.length > 0 && <Found shown={shown} now={now} open={open} />}
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
