// The calendars of other platforms that a property reads: how each stands, reading it now, removing it.
import { useUnit } from 'effector-react';
import { MINUTE, HOUR, DAY } from '../../../../generated/model/dates';
import type { CalendarFeed } from '../../../../generated/model/entities';
import { SyncStatus } from '../../../../generated/model/values';
import { feedTexts as say } from '../../../../generated/texts/sentences/feedTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Box, HStack } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { StatusChip, type Tone } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { Modal } from '../../../ui/modal';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { feedNameForm } from '../../../../generated/forms/feedNameForm';
import { feedName } from './feed-name';
import {
  $leaving,
  $renaming,
  $syncing,
  naming,
  removeAsked,
  removeLeft,
  removing,
  renameAsked,
  renameLeft,
  syncing,
  syncPressed,
} from './feeds.store';
import { ConfirmWindow } from '../../shell/call-parts/confirm-window';
import { useEffect, useState } from 'react';
import { dateLocale } from '../../../../generated/model/constants';
import type { Instant } from '../../../../generated/model/wire';
import { momentOf } from '../../../../generated/rules/runtime';

// How long ago something was, as people say it: `6 minutes ago`.
const steps = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** `6 minutes ago`, `yesterday`; `just now` within the minute, and where the other clock is ahead of ours. */
export const shownSince = (then: Instant, now: number): string => {
  const passed = now - momentOf(then);
  const [unit, length] = steps.find(([, size]) => passed >= size) ?? [];
  if (unit === undefined || length === undefined) return 'just now';
  return new Intl.RelativeTimeFormat(dateLocale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
};

/** The moment now, again each half minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(tick);
  }, []);
  return now;
};

const tones: Readonly<Record<SyncStatus, Tone>> = { never: 'quiet', running: 'info', synced: 'good', failed: 'waiting', conflict: 'bad' };

/** When it was read last, or since when it cannot be. */
const stateOf = ({ sync_status, synced_at, failures }: CalendarFeed, now: number): string => {
  if (synced_at === null) return failures > 0 ? say.failed : say.never;
  const time = shownSince(synced_at, now);
  return sync_status === 'failed' || failures > 0 ? say.failing({ time }) : say.synced({ time });
};
const blocksOf = ({ nights }: CalendarFeed): string => (nights === 0 ? say.nightsNone : say.nights({ count: nights }));

const leftOutOf = ({ free_events, short_events, broken_events }: CalendarFeed): string =>
  [
    ...(free_events > 0 ? [say.free({ count: free_events })] : []),
    ...(short_events > 0 ? [say.short({ count: short_events })] : []),
    ...(broken_events > 0 ? [say.broken({ count: broken_events })] : []),
  ].join(', ');

const Feed = ({ feed, now }: { readonly feed: CalendarFeed; readonly now: number }) => {
  const busy = useUnit($syncing);
  const [sync, rename, remove] = useUnit([syncPressed, renameAsked, removeAsked]);
  const elsewhere = feedName(feed);
  const leftOut = leftOutOf(feed);
  return (
    <ListLine flexWrap="wrap" alignItems="flex-start" gap="3" paddingY="4">
      <Box flex="1 1 16rem" minWidth="0">
        <HStack flexWrap="wrap">
          <Text as="span" fontWeight="semibold">
            {elsewhere}
          </Text>
          <StatusChip tone={tones[feed.sync_status]}>{SyncStatus[feed.sync_status].label}</StatusChip>
        </HStack>
        <Text textStyle="small" color="muted">
          {[stateOf(feed, now), blocksOf(feed), ...(feed.proves_ownership ? [say.proves] : [])].join(' · ')}
        </Text>
        {leftOut && (
          <Text textStyle="small" color="muted">
            {say.leftOut({ events: leftOut })}
          </Text>
        )}
        {feed.sync_status === 'conflict' && <Text textStyle="small">{say.conflict}</Text>}
        {feed.failures > 0 && <Text textStyle="small">{say.stale}</Text>}
      </Box>
      <HStack flexWrap="wrap">
        <Button
          variant="outline"
          size="sm"
          icon={commonIcons.sync}
          busy={busy.includes(feed.feed_id)}
          aria-label={say.syncOf({ elsewhere })}
          onClick={() => sync(feed)}
        >
          {say.syncNow}
        </Button>
        <Button variant="ghost" size="sm" aria-label={say.renameOf({ elsewhere })} onClick={() => rename(feed)}>
          {say.rename}
        </Button>
        <Button variant="ghost" size="sm" aria-label={say.removeOf({ elsewhere })} onClick={() => remove(feed)}>
          {say.remove}
        </Button>
      </HStack>
    </ListLine>
  );
};

const RemoveWindow = ({ feed }: { readonly feed: CalendarFeed }) => {
  const { problem, busy } = useUnit({ problem: removing.$problem, busy: removing.$pending });
  const [remove, leave] = useUnit([removing.submitted, removeLeft]);
  return (
    <ConfirmWindow
      title={say.removeHeading({ elsewhere: feedName(feed) })}
      keep={say.keep}
      confirm={say.remove}
      busy={busy}
      problem={problem}
      onClose={() => leave()}
      onConfirm={() => remove(feed)}
    >
      {say.removeText}
    </ConfirmWindow>
  );
};

const RenameWindow = ({ feed }: { readonly feed: CalendarFeed }) => {
  const [send, close] = useUnit([naming.submitted, renameLeft]);
  return (
    <Modal open title={feedNameForm.title} onClose={() => close()}>
      <SubmissionForm form={feedNameForm} of={naming} facts={{}} starts={{ name: feed.name ?? '' }} onSubmit={send} startsFocused />
    </Modal>
  );
};

export const FeedList = ({ feeds }: { readonly feeds: readonly CalendarFeed[] }) => {
  const { leaving, renaming, problem } = useUnit({ leaving: $leaving, renaming: $renaming, problem: syncing.$problem });
  const now = useNow();
  return (
    <>
      {problem && (
        <Banner tone="notice" live="alert" title={problem.message}>
          {problem.cure}
        </Banner>
      )}
      {feeds.length === 0 ? (
        <Text color="muted">{say.none}</Text>
      ) : (
        <ul>
          {feeds.map((feed) => (
            <Feed key={feed.feed_id} feed={feed} now={now} />
          ))}
        </ul>
      )}
      {leaving && <RemoveWindow feed={leaving} />}
      {renaming && <RenameWindow feed={renaming} />}
    </>
  );
};
