// A conversation in the list: with whom, about which place, what was said last, and whether it waits to be read.
import type { ThreadRow } from '../../../generated/model/entities';
import { inboxTexts as say } from '../../../generated/texts/sentences/inboxTexts';
import { threadTexts } from '../../../generated/texts/sentences/threadTexts';
import { Avatar } from '../../ui/avatar';
import { HStack, Span } from '../../ui/layout';
import { Text } from '../../ui/type';
import { ownDay } from '../shell/format/own-zone';
import { inboxPath } from '../shell/messages/inbox-link';
import { Unread } from '../shell/messages/unread';
import { PlainLink } from '../shell/navigation/links';

const line = {
  display: 'flex',
  gap: '3',
  padding: '3',
  borderRadius: 'lg',
  _hover: { bg: 'surface' },
  '&[aria-current]': { bg: 'surface.deep' },
} as const;

export const otherName = ({ side, other }: Pick<ThreadRow, 'side' | 'other'>): string =>
  other.first_name ?? (side === 'guest' ? threadTexts.host : threadTexts.guest);

const lastSaid = ({ last, side }: ThreadRow): string => {
  const count = last.photos.length;
  const name = last.writer?.first_name;
  if (last.text === '') return last.side === side && !last.writer ? say.yourPhotos({ count }) : say.photos({ count });
  if (last.text === null) return last.is_removed ? threadTexts.hidden : threadTexts.removed;
  if (name) return say.by({ name, text: last.text });
  return last.side === side ? say.you({ text: last.text }) : last.text;
};

export const ThreadLine = ({ row, chosen }: { readonly row: ThreadRow; readonly chosen: boolean }) => {
  const { thread_id, side, other, property, last, unread } = row;
  const name = otherName(row);
  return (
    <PlainLink {...line} to={inboxPath[side]({ thread_id })} aria-current={chosen ? 'page' : undefined}>
      <Avatar name={name} image={other.avatar} beside />
      <Span flex="1" minWidth="0" display="block">
        <HStack flexWrap="wrap" rowGap="0" justifyContent="space-between">
          <Text as="span" fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" textStyle="tiny" color="muted" flexShrink="0">
            {ownDay(last.at)}
          </Text>
        </HStack>
        <Text as="span" display="block" textStyle="small" color="muted" truncate>
          {property.title || property.place}
        </Text>
        <HStack justifyContent="space-between">
          <Text as="span" textStyle="small" truncate fontWeight={unread > 0 ? 'semibold' : 'normal'}>
            {lastSaid(row)}
          </Text>
          {unread > 0 && <Unread count={unread} />}
        </HStack>
      </Span>
    </PlainLink>
  );
};
