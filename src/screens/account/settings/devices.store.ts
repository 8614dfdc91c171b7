// Where else the person is logged in: each session, and an end to one or to all others.
import { attach, createEvent, createStore, sample } from 'effector';
import { endOtherSessionsFx, endSessionFx, listSessionsFx } from '../../../../generated/client/effects/account';
import type { DeviceSession } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { failureMet } from '../../shell/failures/errors.store';
import { noted } from '../../shell/chrome/toasts.store';
import { loadedPart, type PartState } from './loaded-part';
import { opened } from './settings.store';

type Sessions = readonly DeviceSession[];

export const devicesPart = loadedPart({
  loadFx: attach({ effect: listSessionsFx }),
  begun: opened,
});

export const endPressed = createEvent<DeviceSession>();
export const endOthersPressed = createEvent();
export const endFx = attach({
  effect: endSessionFx,
  mapParams: ({ session_id }: DeviceSession) => ({ session_id }),
});
export const endOthersFx = attach({ effect: endOtherSessionsFx });

/** The sessions that are being ended. */
export const $ending = createStore<readonly string[]>([], { serialize: 'ignore' });
const beginning = sample({
  clock: endPressed,
  source: $ending,
  filter: (ending, { session_id }) => !ending.includes(session_id),
  fn: (_, session) => session,
});
sample({ clock: beginning, target: endFx });
sample({ clock: beginning, source: $ending, fn: (ending, { session_id }) => [...ending, session_id], target: $ending });
sample({
  clock: endFx.finally,
  source: $ending,
  fn: (ending, { params }) => ending.filter((id) => id !== params.session_id),
  target: $ending,
});
sample({ clock: endOthersPressed, target: endOthersFx });

const without = (state: PartState<Sessions>, stays: (session: DeviceSession) => boolean): PartState<Sessions> =>
  state.kind === 'loaded' ? { kind: 'loaded', data: state.data.filter(stays) } : state;

// one that had ended already is as good as one that ended now
const gone = endFx.fail.filter({ fn: ({ error }) => error.kind === 'refusal' && error.code === 'account.session_not_found' });
const ended = sample({ clock: [endFx.done, gone], fn: ({ params }) => params });
sample({
  clock: ended,
  source: devicesPart.$state,
  fn: (state, { session_id }) => without(state, (session) => session.session_id !== session_id),
  target: devicesPart.$state,
});
sample({
  clock: endOthersFx.done,
  source: devicesPart.$state,
  fn: (state) => without(state, ({ current }) => current),
  target: devicesPart.$state,
});

/** Counts the ends: what was pressed for one goes with it. */
export const $ends = createStore(0, { serialize: 'ignore' });
sample({ clock: [ended, endOthersFx.done], source: $ends, fn: (ends) => ends + 1, target: $ends });

sample({ clock: ended, fn: ({ device }) => accountTexts.sessionEnded({ device }), target: noted });
sample({ clock: endOthersFx.done, fn: () => accountTexts.othersEnded, target: noted });
sample({
  clock: endFx.failData,
  filter: (failure) => failure.kind !== 'refusal' || failure.code !== 'account.session_not_found',
  target: failureMet,
});
sample({ clock: endOthersFx.failData, target: failureMet });
