// A thread: what the two have written, what of it is hidden and why, and the next message.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { messagePollSeconds } from '../../../../generated/model/constants';
import type { Message } from '../../../../generated/model/entities';
import type { BookingSide } from '../../../../generated/model/values';
import { threadTexts as say } from '../../../../generated/texts/sentences/threadTexts';
import { Button } from '../../../ui/button';
import { Box, Stack } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { LoadFailed } from '../failures/load-failed';
import { ownMoment } from '../format/own-zone';
import { ReportContent } from '../reporting/report-content';
import { Composer } from './composer';
import { MessagePhotos } from './message-photos';
import { $earlierPending, $isEmpty, $isMore, $messages, earlierAsked, found, looked, type Place, placed, thread } from './thread.store';

export interface ThreadProps {
  readonly place: Place;
  /** Which side reads. */
  readonly side: BookingSide;
  /** First name of the other one. */
  readonly name: string;
  /** Whether a booking is paid, as far as the page around knows. */
  readonly isOpen?: boolean;
}

const Bubble = chakra('div', {
  base: { paddingX: '4', paddingY: '3', borderRadius: 'xl', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '34rem' },
  variants: { own: { true: { bg: 'spruce.mist' }, false: { bg: 'surface.deep' } } },
});
// long threads scroll within their own box, which keys reach too
const Log = chakra('div', { base: { maxHeight: '28rem', overflowY: 'auto', paddingY: '1', scrollbarWidth: 'thin' } });

/** A co-host by name, and to a co-host the host; nothing where the side tells it. */
export const writerOf = ({ writer }: Message): string | null => {
  if (!writer) return null;
  const { first_name, is_cohost } = writer;
  if (!is_cohost) return first_name ?? say.host;
  return first_name === null ? say.aCohost : say.cohost({ name: first_name });
};

const Line = ({ message, side, name }: { readonly message: Message } & Omit<ThreadProps, 'place'>) => {
  const known = useUnit(thread.$data);
  const isOwn = message.side === side;
  return (
    <chakra.li display="grid" justifyItems={isOwn ? 'end' : 'start'} gap="1">
      <Text textStyle="tiny" color="muted">
        {writerOf(message) ?? (isOwn ? say.you : name)} · {ownMoment(message.at)}
      </Text>
      {message.text !== '' && (
        <Bubble own={isOwn}>{message.text ?? <Text color="muted">{message.is_removed ? say.hidden : say.removed}</Text>}</Bubble>
      )}
      <MessagePhotos {...{ message, isOwn, name }} />
      {message.is_automatic && (
        <Text textStyle="tiny" color="muted">
          {say.automatic}
        </Text>
      )}
      {message.is_masked && (
        <Text textStyle="tiny" color="muted">
          {say.masked}
        </Text>
      )}
      {!isOwn && known && message.text !== null && <ReportContent kind="message" thing_id={known.thread_id} number={message.number} />}
    </chakra.li>
  );
};

const Messages = (told: Omit<ThreadProps, 'place'>) => {
  const { messages, isMore, pending } = useUnit({ messages: $messages, isMore: $isMore, pending: $earlierPending });
  const askEarlier = useUnit(earlierAsked);
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.number;
  useEffect(() => {
    if (newest !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  return (
    <Log ref={box} role="log" aria-label={say.log({ name: told.name })} tabIndex={0}>
      {isMore && (
        <Button variant="ghost" size="sm" busy={pending} onClick={() => askEarlier()}>
          {say.earlier}
        </Button>
      )}
      <chakra.ol display="grid" gap="4">
        {messages.map((message) => (
          <Line key={message.number} message={message} {...told} />
        ))}
      </chakra.ol>
    </Log>
  );
};

const Meanwhile = () => (
  <Loading label={say.loading} display="grid" gap="4">
    <Skeleton height="12" width="60%" borderRadius="xl" />
    <Skeleton height="12" width="60%" borderRadius="xl" justifySelf="end" />
  </Loading>
);

/** Looks for news while the page is looked at. */
const useNews = (place: Place): void => {
  const [open, look] = useUnit([placed, looked]);
  const { kind, id } = place;
  useEffect(() => {
    open({ kind, id });
    const timer = setInterval(() => !document.hidden && look(), messagePollSeconds * 1000);
    return () => clearInterval(timer);
  }, [kind, id, open, look]);
};

export const Thread = ({ place, isOpen = false, ...told }: ThreadProps) => {
  useNews(place);
  const { data, isEmpty, failure, unfound } = useUnit({
    data: thread.$data,
    isEmpty: $isEmpty,
    failure: thread.$failure,
    unfound: found.$failure,
  });
  const look = useUnit(looked);
  if (!data && !isEmpty) {
    return failure || unfound ? <LoadFailed says={say.failed} of={failure ?? unfound} onRetry={() => look()} /> : <Meanwhile />;
  }
  return (
    <Stack gap="4">
      {data ? <Messages {...told} /> : <Text color="muted">{say.none}</Text>}
      {data && !data.may_write ? (
        <Text color="muted">{say.cannot}</Text>
      ) : (
        <Box>
          {!(data?.is_open ?? isOpen) && (
            <Text textStyle="small" color="muted" marginBottom="3">
              {say.why}
            </Text>
          )}
          <Composer place={place} side={told.side} isOpen={data?.is_open ?? isOpen} />
        </Box>
      )}
    </Stack>
  );
};
