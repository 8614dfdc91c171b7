// The listings that were opened last in this browser: kept in its storage until they are forgotten or somebody logs out.
import { createEffect, createEvent, createStore, sample } from 'effector';
import { seenStaysMax } from '../../../../generated/model/constants';
import { seenStaysKept } from '../../../../generated/model/kept';
import { store, stored } from '../loading/stored';
import { loggedOut } from '../session/session.store';

export const staySeen = createEvent<string>();
export const seenStaysWanted = createEvent();
export const seenStaysForgotten = createEvent();

const none: readonly string[] = [];
const known = (): readonly string[] => stored(seenStaysKept, none);
const kept = (ids: readonly string[]): readonly string[] => {
  store(seenStaysKept, ids);
  return ids;
};

/** Their ids, the newest first. */
export const $seenStays = createStore(none, { serialize: 'ignore' });

const recallFx = createEffect(known);
const rememberFx = createEffect((id: string) => kept([id, ...known().filter((it) => it !== id)].slice(0, seenStaysMax)));
const forgetFx = createEffect(() => kept(none));
sample({ clock: seenStaysWanted, target: recallFx });
sample({ clock: staySeen, target: rememberFx });
sample({ clock: seenStaysForgotten, target: forgetFx });
sample({ clock: [recallFx.doneData, rememberFx.doneData, forgetFx.doneData], target: $seenStays });
// the session forgets what is kept
sample({ clock: loggedOut, fn: () => none, target: $seenStays });
