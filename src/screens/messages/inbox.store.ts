// The inbox of a side: its threads, the newest first, and the one that the address names.
import { createEvent, createStore, sample } from 'effector';
import { listThreadsFx } from '../../../generated/client/message';
import type { BookingSide } from '../../../generated/model/values';
import { query } from '../shell/calls/query';
import type { Visit } from '../shell/navigation/visit';
import { thread } from '../shell/messages/thread.store';

const perPage = 25;

export const opened = createEvent<Visit>();
export const moreAsked = createEvent();

export const inbox = query(listThreadsFx);
const $side = createStore<BookingSide>('guest', { serialize: 'ignore' });
const $most = createStore(perPage, { serialize: 'ignore' });
sample({ clock: opened, fn: ({ route }): BookingSide => (route === 'bookingMessages' ? 'host' : 'guest'), target: $side });
sample({ clock: opened, fn: () => perPage, target: $most });
sample({ clock: moreAsked, source: $most, fn: (most) => Math.min(100, most + perPage), target: $most });
sample({
  // an opened thread counts as read, and a sent message is the newest
  clock: [opened, moreAsked, thread.done],
  source: { side: $side, per_page: $most },
  fn: (asked) => ({ ...asked, page: 1 }),
  target: inbox.asked,
});

/** There are more than are shown, and more that can be asked for. */
export const $isMore = inbox.$data.map((data) => data !== null && data.total > data.threads.length && data.per_page < 100);
