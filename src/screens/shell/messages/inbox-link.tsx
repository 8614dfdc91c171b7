// The way to the inbox of a side, with how many messages wait there unread.
import { useUnit } from 'effector-react';
import { createEvent, createStore, sample } from 'effector';
import { useEffect } from 'react';
import { listThreadsFx } from '../../../../generated/client/message';
import type { BookingSide } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { inboxTexts as say } from '../../../../generated/texts/sentences/inboxTexts';
import { Icon } from '../../../ui/icon';
import { commonIcons } from '../../../ui/icons/common';
import { query } from '../calls/query';
import { ButtonLink } from '../navigation/links';
import { $isLoaded } from '../session/session.store';
import { Unread } from './unread';

const shown = createEvent<BookingSide>();
const counted = query(listThreadsFx);
const $side = createStore<BookingSide | null>(null, { serialize: 'ignore' });
sample({ clock: shown, target: $side });
sample({
  // the link is drawn before it is known who looks at it
  clock: [shown, $isLoaded],
  source: { side: $side, isLoaded: $isLoaded },
  filter: ({ side, isLoaded }) => side !== null && isLoaded,
  fn: ({ side }) => ({ side: side ?? ('guest' as const), page: 1, per_page: 1 }),
  target: counted.asked,
});

export const InboxLink = ({ side }: { readonly side: BookingSide }) => {
  const [inbox, show] = useUnit([counted.$data, shown]);
  useEffect(() => {
    show(side);
  }, [side, show]);
  const count = inbox?.unread ?? 0;
  return (
    <ButtonLink
      variant="outline"
      to={side === 'guest' ? pathTo.stayMessages() : pathTo.bookingMessages()}
      aria-label={count > 0 ? say.linkUnread({ count }) : undefined}
    >
      <Icon of={commonIcons.message} />
      {say.link}
      {count > 0 && <Unread count={count} />}
    </ButtonLink>
  );
};
