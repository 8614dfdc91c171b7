// The conversation that the address names, with what it is about; where there is none, that.
import { useUnit } from 'effector-react';
import type { ThreadDetail } from '../../../generated/model/entities';
import type { BookingSide } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { inboxTexts as say } from '../../../generated/texts/sentences/inboxTexts';
import { threadTexts } from '../../../generated/texts/sentences/threadTexts';
import { EmptyState } from '../../ui/empty-state';
import { Box, HStack } from '../../ui/layout';
import { Heading, Text } from '../../ui/type';
import { shownDates } from '../shell/format/format';
import { inboxPath } from '../shell/messages/inbox-link';
import { Thread } from '../shell/messages/thread';
import { thread } from '../shell/messages/thread.store';
import { ButtonLink, RouteLink } from '../shell/navigation/links';
import { otherName } from './thread-line';

interface Props {
  readonly id: string;
  readonly side: BookingSide;
}

const Head = ({ data }: { readonly data: ThreadDetail }) => {
  const { side, property, booking } = data;
  const booked = booking && (side === 'guest' ? pathTo.stays : pathTo.bookings)({ booking_id: booking.booking_id });
  return (
    <Box as="header" marginBottom="5">
      <Heading as="h2" textStyle="title" overflowWrap="anywhere">
        {otherName(data)}
      </Heading>
      <Text color="muted" overflowWrap="anywhere">
        {threadTexts.about({ title: property.title || property.place })}
        {booking && ` · ${shownDates(booking.checkin, booking.checkout)}`}
      </Text>
      <HStack marginTop="1" gap="4">
        {booked && <RouteLink to={booked}>{threadTexts.open}</RouteLink>}
        <RouteLink to={pathTo.listing({ property_id: property.property_id })}>{threadTexts.listing}</RouteLink>
      </HStack>
    </Box>
  );
};

const absent: readonly string[] = ['message.thread_not_found', 'input.invalid'];

export const Conversation = ({ id, side }: Props) => {
  const { data, failure } = useUnit({ data: thread.$data, failure: thread.$failure });
  const isAbsent = failure?.kind === 'refusal' && absent.includes(failure.code);
  if (isAbsent || (data && data.thread_id === id && data.side !== side))
    return <EmptyState drawing="lost" title={say.notFound} actions={<ButtonLink to={inboxPath[side]()}>{say.back}</ButtonLink>} />;
  return (
    <Box as="section" minWidth="0">
      <Box display={{ lg: 'none' }} marginBottom="4">
        <RouteLink to={inboxPath[side]()}>{say.back}</RouteLink>
      </Box>
      {data?.thread_id === id && <Head data={data} />}
      <Thread place={{ kind: 'thread', id }} side={side} name={data ? otherName(data) : ''} />
    </Box>
  );
};
