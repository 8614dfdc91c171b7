// The thread that a person has open: in the inbox by itself, or beside a booking, where it may not have begun.
import { combine, createEvent, createStore, sample } from 'effector';
import { contactAboutBookingFx } from '../../../../generated/client/booking';
import { getThreadFx, listThreadsFx, sendMessageFx } from '../../../../generated/client/message';
import type { Message } from '../../../../generated/model/entities';
import { query } from '../calls/query';
import { submission } from '../calls/submission';
import { draftSent } from '../drafts/drafts.store';
import { pageChanged } from '../navigation/visit';
import { countsAged } from '../session/counts.store';
import { $visitor } from '../session/session.store';

/** Where a thread stands. */
export interface Place {
  readonly kind: 'thread' | 'booking';
  readonly id: string;
}
/** The name of the text that is written there. */
export const draftIn = ({ kind, id }: Place): string => `${kind === 'thread' ? 'thread' : 'stay'}:${id}`;
export const placed = createEvent<Place>();
/** The other side may have written meanwhile. */
export const looked = createEvent();
export const earlierAsked = createEvent();

export const $place = createStore<Place | null>(null, { serialize: 'ignore' });
const isSame = (one: Place | null, other: Place) => one?.kind === other.kind && one.id === other.id;
const changed = sample({ clock: placed, source: $place, filter: (before, place) => !isSame(before, place), fn: (_, place) => place });

/** The thread of a booking's two sides. */
export const found = query(listThreadsFx);
export const thread = query(getThreadFx);
const earlier = query(getThreadFx);
/** The sent text, by its number. */
export const $messages = createStore<readonly Message[]>([], { serialize: 'ignore' });

/** Another thread is opened, or another page. */
export const left = sample({ clock: [changed, pageChanged], fn: () => undefined });
sample({ clock: left, target: [found.cleared, thread.cleared, earlier.cleared] });
sample({ clock: left, fn: () => [], target: $messages });
sample({ clock: left, fn: () => null, target: $place });
sample({ clock: placed, target: $place });

const asked = sample({ clock: [placed, sample({ clock: looked, source: $place }).filterMap((place) => place ?? undefined)] });
const isBooking = ({ kind }: Place) => kind === 'booking';
sample({ clock: asked, filter: isBooking, fn: ({ id }) => ({ booking_id: id, page: 1, per_page: 1 }), target: found.asked });
sample({ clock: asked, filter: (place) => !isBooking(place), fn: ({ id }) => ({ thread_id: id }), target: thread.asked });
sample({
  clock: found.done.filterMap(({ result }) => result.threads[0]),
  fn: ({ thread_id }) => ({ thread_id }),
  target: thread.asked,
});

// an opened thread counts as read
sample({
  clock: thread.done,
  source: $visitor,
  filter: ({ unreadAsGuest, unreadAsHost }, { result }) => (result.side === 'guest' ? unreadAsGuest : unreadAsHost) > 0,
  fn: () => undefined,
  target: countsAged,
});

const joined = (before: readonly Message[], more: readonly Message[]): readonly Message[] =>
  [...new Map([...before, ...more].map((message) => [message.number, message])).values()].toSorted(
    (one, other) => one.number - other.number,
  );
sample({
  clock: [thread.done, earlier.done],
  source: $messages,
  fn: (before, { result }) => joined(before, result.messages),
  target: $messages,
});

sample({
  clock: earlierAsked,
  source: { data: thread.$data, messages: $messages },
  fn: ({ data, messages }) => ({ thread_id: data?.thread_id ?? '', before: messages[0]?.number }),
  target: earlier.asked,
});
/** There are messages before those that are shown. */
export const $isMore = $messages.map(([first]) => first !== undefined && first.number > 1);
export const $earlierPending = earlier.$pending;

/** The booking has no messages yet. */
export const $isEmpty = combine(found.$data, thread.$data, (inbox, data) => inbox?.threads.length === 0 && data === null);

export const sending = submission(sendMessageFx);
export const writing = submission(contactAboutBookingFx);
export const $isSending = combine(sending.$pending, writing.$pending, (one, other) => one || other);
/** How many were sent: the form begins anew with each. */
export const $sentCount = createStore(0, { serialize: 'ignore' });
export const sent = sample({ clock: [sending.done, writing.done], fn: () => undefined });
const sentIn = [
  sending.done.map(({ params }): Place => ({ kind: 'thread', id: params.thread_id })),
  writing.done.map(({ params }): Place => ({ kind: 'booking', id: params.booking_id })),
];
sample({ clock: sentIn, fn: draftIn, target: draftSent });
sample({ clock: sent, source: $sentCount, fn: (count) => count + 1, target: $sentCount });
sample({ clock: sent, target: looked });
