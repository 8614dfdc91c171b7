// Where else the person is logged in: each session, and an end to one or to all others.
import { attach, createEvent, createStore, sample } from 'effector';
import { endOtherSessionsFx, type EndSessionCode, endSessionFx, listSessionsFx } from '../../../../generated/client/account';
import type { Failure } from '../../../../generated/client/transport';
import type { DeviceSession } from '../../../../generated/model/entities';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { query } from '../../shell/calls/query';
import { submission } from '../../shell/calls/submission';
import { failureMet } from '../../shell/failures/errors.store';
import { toastShown } from '../../shell/chrome/toasts.store';
import { opened } from './settings.store';

export const devices = query(listSessionsFx);
sample({ clock: opened, fn: () => undefined, target: [devices.cleared, devices.asked] });

export const endPressed = createEvent<DeviceSession>();
const end = submission(attach({ effect: endSessionFx, mapParams: ({ session_id }: DeviceSession) => ({ session_id }) }), 'screen');
export const endOthers = submission(endOtherSessionsFx, 'dialog');

/** The sessions that are being ended. */
export const $ending = createStore<readonly string[]>([], { serialize: 'ignore' });
const beginning = sample({
  clock: endPressed,
  source: $ending,
  filter: (ending, { session_id }) => !ending.includes(session_id),
  fn: (_, session) => session,
});
sample({ clock: beginning, target: end.submitted });
sample({ clock: beginning, source: $ending, fn: (ending, { session_id }) => [...ending, session_id], target: $ending });
sample({
  clock: [end.done, end.failed],
  source: $ending,
  fn: (ending, { params }) => ending.filter((id) => id !== params.session_id),
  target: $ending,
});

// one that had ended already is as good as one that ended now
const isGone = ({ error }: { readonly error: Failure<EndSessionCode> }) =>
  error.kind === 'refusal' && error.code === 'account.session_not_found';
const ended = sample({ clock: [end.done, end.failed.filter({ fn: isGone })], fn: ({ params }) => params });
sample({
  clock: ended,
  source: devices.$data,
  fn: (sessions, { session_id }) => sessions && sessions.filter((session) => session.session_id !== session_id),
  target: devices.$data,
});
sample({
  clock: endOthers.done,
  source: devices.$data,
  fn: (sessions) => sessions && sessions.filter(({ current }) => current),
  target: devices.$data,
});

/** Counts the ends: what was pressed for one goes with it. */
export const $ends = createStore(0, { serialize: 'ignore' });
sample({ clock: [ended, endOthers.done], source: $ends, fn: (ends) => ends + 1, target: $ends });

sample({ clock: ended, fn: ({ device }) => accountTexts.sessionEnded({ device }), target: toastShown });
sample({ clock: endOthers.done, fn: () => accountTexts.othersEnded, target: toastShown });
sample({ clock: end.failed.filter({ fn: (it) => !isGone(it) }), fn: ({ error }) => error, target: failureMet });
