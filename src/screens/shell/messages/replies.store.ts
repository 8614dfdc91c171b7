// A host's saved replies: the window that is open over a message or the inbox, and the texts that are kept, changed and deleted there.
import { createEvent, createStore, sample } from 'effector';
import { addSavedReplyFx, changeSavedReplyFx, deleteSavedReplyFx, listSavedRepliesFx } from '../../../../generated/client/message';
import type { OfferedReply } from '../../../../generated/model/entities';
import { query } from '../calls/query';
import { submission } from '../calls/submission';
import { pageChanged } from '../navigation/visit';
import { draftIn, type Place } from './thread.store';

/** The list, the form of a text (of a new one where it is null), or the question whether it goes. */
export type View = { readonly kind: 'list' } | { readonly kind: 'form' | 'delete'; readonly reply: OfferedReply | null };

/** The message into which one is put, or null: they are only looked after. */
export type Into = Place | null;
export const idOf = (into: Into): string => (into === null ? 'inbox' : draftIn(into));

export const repliesOpened = createEvent<Into>();
export const repliesClosed = createEvent();
export const viewed = createEvent<View>();

const list: View = { kind: 'list' };
/** Where the window is open. */
export const $openAt = createStore<string | null>(null, { serialize: 'ignore' });
export const $view = createStore<View>(list, { serialize: 'ignore' });
const closed = sample({ clock: [repliesClosed, pageChanged], fn: () => null });
sample({ clock: repliesOpened, fn: idOf, target: $openAt });
sample({ clock: closed, target: $openAt });

export const replies = query(listSavedRepliesFx);
const whom = (into: Into) => {
  if (into === null) return {};
  return into.kind === 'thread' ? { thread_id: into.id } : { booking_id: into.id };
};
// texts that were filled in for another guest are not shown meanwhile
sample({ clock: repliesOpened, fn: () => undefined, target: replies.cleared });
sample({ clock: repliesOpened, fn: whom, target: replies.asked });

export const adding = submission(addSavedReplyFx);
export const changing = submission(changeSavedReplyFx);
export const deleting = submission(deleteSavedReplyFx, 'screen');
const saved = sample({ clock: [adding.done, changing.done, deleting.done], fn: () => undefined });
sample({ clock: saved, target: replies.retried });
sample({ clock: [repliesOpened, saved], fn: () => list, target: $view });
sample({ clock: viewed, target: $view });
sample({ clock: viewed, fn: () => undefined, target: [adding.cleared, changing.cleared, deleting.cleared] });
