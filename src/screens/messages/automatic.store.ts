// A host's automatic messages: their window over the inbox, and the messages that are written, changed and deleted there.
import { createEffect, sample } from 'effector';
import {
  addAutomaticMessageFx,
  changeAutomaticMessageFx,
  deleteAutomaticMessageFx,
  listAutomaticMessagesFx,
} from '../../../generated/client/message';
import { listOwnPropertiesFx } from '../../../generated/client/property';
import type { AutomaticMessage, PropertyRow } from '../../../generated/model/entities';
import { keptList } from '../shell/calls/kept-list';
import type { AnyFailure } from '../shell/calls/own-call';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { draftSent } from '../shell/drafts/drafts.store';

/** The messages, and the places that one can be for. */
interface ListedMessages {
  readonly messages: readonly AutomaticMessage[];
  readonly places: readonly PropertyRow[];
}

const listFx = createEffect<void, ListedMessages, AnyFailure>(async () => {
  const [messages, places] = await Promise.all([listAutomaticMessagesFx(), listOwnPropertiesFx()]);
  return { messages, places };
});
const all = query(listFx);
export const adding = submission(addAutomaticMessageFx);
export const changing = submission(changeAutomaticMessageFx);
export const deleting = submission(deleteAutomaticMessageFx, 'screen');
export const automatic = keptList({ all, linesOf: ({ messages }) => messages, changes: [adding, changing, deleting] });

/** The name of a new message’s text. */
export const newAutomatic = 'automatic';
sample({ clock: adding.done, fn: () => newAutomatic, target: draftSent });
