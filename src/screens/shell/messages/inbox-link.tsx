// The way to the inbox of a side, with how many messages wait there unread.
import { useUnit } from 'effector-react';
import type { BookingSide } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { inboxTexts as say } from '../../../../generated/texts/sentences/inboxTexts';
import { Icon } from '../../../ui/icon';
import { commonIcons } from '../../../ui/icons/common';
import { ButtonLink } from '../navigation/links';
import { $visitor } from '../session/session.store';
import { Unread } from './unread';

/** The way to the inbox of a side, or to one conversation there. */
export const inboxPath = { guest: pathTo.stayMessages, host: pathTo.bookingMessages } as const;

export const InboxLink = ({ side }: { readonly side: BookingSide }) => {
  const { unreadAsGuest, unreadAsHost } = useUnit($visitor);
  const count = side === 'guest' ? unreadAsGuest : unreadAsHost;
  return (
    <ButtonLink variant="outline" to={inboxPath[side]()}>
      <Icon of={commonIcons.message} />
      {say.link}
      {count > 0 && <Unread count={count} />}
    </ButtonLink>
  );
};
