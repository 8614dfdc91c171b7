// A host's saved replies: the window that is open over a message or the inbox, and the texts that are kept, changed and deleted there.
import { createStore, createEvent, sample } from 'effector';
import { addSavedReplyFx, changeSavedReplyFx, deleteSavedReplyFx, listSavedRepliesFx } from '../../../../generated/client/message';
import { keptList } from '../calls/kept-list';
import { query } from '../calls/query';
import { submission } from '../calls/submission';
import { draftSent } from '../drafts/drafts.store';
import { draftIn, type Place } from './thread.store';

/** The message into which one is put, or null: they are only looked after. */
export type Into = Place | null;
export const idOf = (into: Into): string => (into === null ? 'inbox' : draftIn(into));

const all = query(listSavedRepliesFx);
export const adding = submission(addSavedReplyFx);
export const changing = submission(changeSavedReplyFx);
export const deleting = submission(deleteSavedReplyFx, 'screen');
/** The name of a new reply’s text. */
export const newReply = 'reply';
sample({ clock: adding.done, fn: () => newReply, target: draftSent });
export const replies = keptList({ all, linesOf: (it) => it, changes: [adding, changing, deleting] });

export const repliesOpened = createEvent<Into>();
/** Where the window was opened last. */
export const $openAt = createStore<string | null>(null, { serialize: 'ignore' });
sample({ clock: repliesOpened, fn: idOf, target: $openAt });
const whom = (into: Into) => {
  if (into === null) return {};
  return into.kind === 'thread' ? { thread_id: into.id } : { booking_id: into.id };
};
// they are filled in for this guest
sample({ clock: repliesOpened, fn: whom, target: replies.opened });
