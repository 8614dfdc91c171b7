// Calendars of other platforms for a property: added, read at once, removed; and the links by which those platforms read ours.
import { attach, createEvent, createStore, sample } from 'effector';
import { addFeedFx, deleteFeedFx, renameFeedFx, syncFeedFx } from '../../../../generated/client/property';
import type { FeedNameFormValues } from '../../../../generated/forms/feedNameForm';
import type { FeedFormValues } from '../../../../generated/forms/feedForm';
import type { CalendarFeed } from '../../../../generated/model/entities';
import { feedTexts as say } from '../../../../generated/texts/sentences/feedTexts';
import { submission } from '../../shell/calls/submission';
import { toastShown } from '../../shell/chrome/toasts.store';
import { pageChanged } from '../../shell/navigation/visit';
import { $propertyId, reread, saving } from '../own-property.store';
import { feedName } from './feed-name';

/** Something of another platform's nights may have changed. */
export const feedsChanged = createEvent();
sample({ clock: feedsChanged, target: reread });

// added

export const adding = submission(
  attach({ effect: addFeedFx, source: $propertyId, mapParams: (values: FeedFormValues, property_id) => ({ ...values, property_id }) }),
);
sample({ clock: adding.done, fn: () => undefined, target: feedsChanged });
sample({
  clock: adding.done,
  fn: ({ result }) => say.added({ elsewhere: feedName(result), nights: result.nights }),
  target: toastShown,
});
/** Counts what was added: the form begins anew with each. */
export const $added = createStore(0, { serialize: 'ignore' });
sample({ clock: adding.done, source: $added, fn: (count) => count + 1, target: $added });

// read now

export const syncPressed = createEvent<CalendarFeed>();
export const syncing = submission(
  attach({ effect: syncFeedFx, mapParams: ({ property_id, feed_id }: CalendarFeed) => ({ property_id, feed_id }) }),
  'screen',
);
/** The calendars that are being read. */
export const $syncing = createStore<readonly string[]>([], { serialize: 'ignore' });
const begun = sample({
  clock: syncPressed,
  source: $syncing,
  filter: (busy, { feed_id }) => !busy.includes(feed_id),
  fn: (_, feed) => feed,
});
sample({ clock: begun, source: $syncing, fn: (busy, { feed_id }) => [...busy, feed_id], target: $syncing });
sample({ clock: begun, target: syncing.submitted });
sample({
  clock: [syncing.done, syncing.failed],
  source: $syncing,
  fn: (busy, { params }) => busy.filter((id) => id !== params.feed_id),
  target: $syncing,
});
sample({ clock: [syncing.done, syncing.failed], fn: () => undefined, target: feedsChanged });
sample({
  clock: syncing.done,
  fn: ({ params }) => say.syncDone({ elsewhere: feedName(params) }),
  target: toastShown,
});

// named

export const renameAsked = createEvent<CalendarFeed>();
export const renameLeft = createEvent();
/** The calendar that is about to get a name. */
export const $renaming = createStore<CalendarFeed | null>(null, { serialize: 'ignore' });
export const naming = submission(
  attach({
    effect: renameFeedFx,
    source: $renaming,
    mapParams: ({ name = '' }: FeedNameFormValues, feed) => ({ name, property_id: feed?.property_id ?? '', feed_id: feed?.feed_id ?? '' }),
  }),
);
sample({ clock: renameAsked, target: $renaming });
sample({ clock: [renameLeft, naming.done, pageChanged], fn: () => null, target: $renaming });
sample({ clock: renameAsked, fn: () => undefined, target: naming.cleared });
sample({ clock: naming.done, fn: () => undefined, target: feedsChanged });
sample({ clock: naming.done, fn: () => say.renamed, target: toastShown });

// removed

export const removeAsked = createEvent<CalendarFeed>();
export const removeLeft = createEvent();
export const removing = submission(
  attach({ effect: deleteFeedFx, mapParams: ({ property_id, feed_id }: CalendarFeed) => ({ property_id, feed_id }) }),
  'screen',
);
/** The calendar that is about to be removed. */
export const $leaving = createStore<CalendarFeed | null>(null, { serialize: 'ignore' });
sample({ clock: removeAsked, target: $leaving });
sample({ clock: [removeLeft, removing.done, pageChanged], fn: () => null, target: $leaving });
sample({ clock: removeAsked, fn: () => undefined, target: removing.cleared });
sample({ clock: removing.done, fn: () => undefined, target: feedsChanged });
sample({ clock: removing.done, fn: () => say.removed, target: toastShown });
/** Counts what was removed: the button that was pressed goes with it. */
export const $removed = createStore(0, { serialize: 'ignore' });
sample({ clock: removing.done, source: $removed, fn: (count) => count + 1, target: $removed });

// the links of ours

export const renewAsked = createEvent<boolean>();
export const renewal = saving<void>(() => ({ new_export_url: true }));
export const $isRenewing = createStore(false, { serialize: 'ignore' });
sample({ clock: renewAsked, target: $isRenewing });
sample({ clock: [renewal.done, pageChanged], fn: () => false, target: $isRenewing });
sample({ clock: renewAsked, fn: () => undefined, target: renewal.cleared });
sample({ clock: renewal.done, fn: () => say.renewed, target: toastShown });
