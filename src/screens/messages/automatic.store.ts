// A host's automatic messages: their window over the inbox, and the messages that are written, changed and deleted there.
import { combine, createEvent, createStore, sample } from 'effector';
import {
  addAutomaticMessageFx,
  changeAutomaticMessageFx,
  deleteAutomaticMessageFx,
  listAutomaticMessagesFx,
} from '../../../generated/client/message';
import { listOwnPropertiesFx } from '../../../generated/client/property';
import type { AutomaticMessage } from '../../../generated/model/entities';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { pageChanged } from '../shell/navigation/visit';

/** The list, the form of a message (of a new one where it is null), or the question whether it goes. */
export type View = { readonly kind: 'list' } | { readonly kind: 'form' | 'delete'; readonly message: AutomaticMessage | null };

export const automaticOpened = createEvent();
export const automaticClosed = createEvent();
export const viewed = createEvent<View>();

const list: View = { kind: 'list' };
/** Null while the window is closed. */
export const $view = createStore<View | null>(null, { serialize: 'ignore' });

export const automatic = query(listAutomaticMessagesFx);
export const places = query(listOwnPropertiesFx);
sample({ clock: automaticOpened, target: [automatic.asked, places.asked] });
export const $pending = combine(automatic.$pending, places.$pending, (one, other) => one || other);
export const $hasFailed = combine(automatic.$failure, places.$failure, (one, other) => one !== null || other !== null);

export const adding = submission(addAutomaticMessageFx);
export const changing = submission(changeAutomaticMessageFx);
export const deleting = submission(deleteAutomaticMessageFx, 'screen');
const saved = sample({ clock: [adding.done, changing.done, deleting.done], fn: () => undefined });
sample({ clock: saved, target: automatic.retried });
sample({ clock: [automaticOpened, saved], fn: () => list, target: $view });
sample({ clock: viewed, target: $view });
sample({ clock: [automaticClosed, pageChanged], fn: () => null, target: $view });
sample({ clock: viewed, fn: () => undefined, target: [adding.cleared, changing.cleared, deleting.cleared] });
