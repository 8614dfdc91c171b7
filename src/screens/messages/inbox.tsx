// The inbox: conversations in a list, and the chosen one beside it, or in its place on a phone.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { Inbox as InboxData, ThreadRow } from '../../../generated/model/entities';
import type { BookingSide } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { inboxTexts as say } from '../../../generated/texts/sentences/inboxTexts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Box, Container, HStack, List } from '../../ui/layout';
import { Loading, Skeleton } from '../../ui/skeleton';
import { TabRow } from '../../ui/tabs';
import { Heading, Text } from '../../ui/type';
import { LoadFailed } from '../shell/failures/load-failed';
import { RepliesButton, RepliesWindow } from '../shell/messages/replies';
import { ButtonLink } from '../shell/navigation/links';
import { Unread } from '../shell/messages/unread';
import { TabLink } from '../shell/navigation/tab-links';
import { $visitor } from '../shell/session/session.store';
import { AutomaticButton, AutomaticWindow } from './automatic';
import { Conversation } from './conversation';
import { $isMore, inbox, moreAsked } from './inbox.store';
import { ThreadLine } from './thread-line';

interface SideProps {
  readonly side: BookingSide;
  /** The conversation that is open. */
  readonly open: string | undefined;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' },
    alignItems: 'start',
    paddingTop: '6',
  },
});

const None = ({ side }: Pick<SideProps, 'side'>) =>
  side === 'guest' ? (
    <EmptyState drawing="lake" title={say.empty} actions={<ButtonLink to={pathTo.search()}>{say.emptyAction}</ButtonLink>}>
      {say.emptyGuest}
    </EmptyState>
  ) : (
    <EmptyState drawing="lake" title={say.empty}>
      {say.emptyHost}
    </EmptyState>
  );

const Threads = ({ threads, open }: { readonly threads: readonly ThreadRow[]; readonly open: string | undefined }) => {
  const [isMore, pending, more] = useUnit([$isMore, inbox.$pending, moreAsked]);
  return (
    <Box as="nav" aria-label={say.list} display={{ base: open === undefined ? 'block' : 'none', lg: 'block' }}>
      <List.Root gap="1">
        {threads.map((row) => (
          <li key={row.thread_id}>
            <ThreadLine row={row} chosen={row.thread_id === open} />
          </li>
        ))}
      </List.Root>
      {isMore && (
        <Button variant="outline" marginTop="4" busy={pending} onClick={() => more()}>
          {say.more}
        </Button>
      )}
    </Box>
  );
};

const Loaded = ({ data, side, open }: SideProps & { readonly data: InboxData }) =>
  data.threads.length === 0 && open === undefined ? (
    <None side={side} />
  ) : (
    <Columns>
      <Threads threads={data.threads} open={open} />
      {open === undefined ? (
        <Text color="muted" display={{ base: 'none', lg: 'block' }}>
          {say.choose}
        </Text>
      ) : (
        <Conversation key={open} id={open} side={side} />
      )}
    </Columns>
  );

const Meanwhile = () => (
  <Loading label={say.loading} display="grid" gap="3" marginTop="6">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} height="5rem" borderRadius="lg" />
    ))}
  </Loading>
);

/** The two inboxes of a person who is a guest and a host. */
const Sides = ({ side }: Pick<SideProps, 'side'>) => {
  const { numOfStays, numOfAnswered, propertiesTotal, unreadAsGuest, unreadAsHost } = useUnit($visitor);
  const isOther = side === 'guest' ? propertiesTotal + numOfAnswered > 0 || unreadAsHost > 0 : numOfStays > 0 || unreadAsGuest > 0;
  if (!isOther) return null;
  return (
    <TabRow aria-label={say.sides} marginTop="4">
      <TabLink to={pathTo.stayMessages()} aria-current={side === 'guest' ? 'page' : undefined}>
        {say.withHosts}
        {unreadAsGuest > 0 && <Unread count={unreadAsGuest} />}
      </TabLink>
      <TabLink to={pathTo.bookingMessages()} aria-current={side === 'host' ? 'page' : undefined}>
        {say.withGuests}
        {unreadAsHost > 0 && <Unread count={unreadAsHost} />}
      </TabLink>
    </TabRow>
  );
};

export const Inbox = ({ side, open }: SideProps) => {
  const { data, failure, pending } = useUnit({ data: inbox.$data, failure: inbox.$failure, pending: inbox.$pending });
  const retry = useUnit(inbox.retried);
  // an open conversation has the button beside its message
  const isAlone = side === 'host' && open === undefined;
  return (
    <Container maxWidth="container.listing" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      <HStack justifyContent="space-between" flexWrap="wrap" gap="3">
        <Heading as="h1" textStyle="display">
          {say.heading}
        </Heading>
        {isAlone && (
          <HStack flexWrap="wrap" gap="3">
            <RepliesButton into={null} />
            <AutomaticButton />
          </HStack>
        )}
      </HStack>
      {isAlone && <RepliesWindow into={null} />}
      <Sides side={side} />
      {isAlone && <AutomaticWindow />}
      {data && <Loaded data={data} side={side} open={open} />}
      {!data && failure && !pending && (
        <Box marginTop="6">
          <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />
        </Box>
      )}
      {!data && (!failure || pending) && <Meanwhile />}
    </Container>
  );
};
