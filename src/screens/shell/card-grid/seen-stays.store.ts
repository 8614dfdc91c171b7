// The listings opened last in this browser. They stay in its storage until the person clears them or logs out.
import { sample } from 'effector';
import { seenStaysMax } from '../../../../generated/model/constants';
import { seenStaysKept } from '../../../../generated/model/kept';
import { newestKept } from '../loading/newest-kept';
import { loggedOut } from '../session/session.store';

const seen = newestKept<string>({ thing: seenStaysKept, most: seenStaysMax, keyOf: (id) => id });

/** Their ids, the newest first. */
export const $seenStays = seen.$kept;
export const staySeen = seen.added;
export const seenStaysWanted = seen.wanted;
export const seenStaysForgotten = seen.forgotten;
// the session clears the storage, also where this code is not loaded
sample({ clock: loggedOut, fn: () => [], target: $seenStays });
