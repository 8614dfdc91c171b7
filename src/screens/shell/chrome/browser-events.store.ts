// The window's news: uncaught errors, and a session that changed in another tab.
import { createEffect, sample, scopeBind } from 'effector';
import * as kept from '../../../../generated/model/kept';
import { failureMet, type Met } from '../failures/errors.store';
import { tokenMoved, visitorChanged } from '../session/session.store';
import { hydrated } from '../loading/hydration';
import { storedToken } from '../session/transport';

// the browser's own complaint about layouts that settle in the next frame
const isNoise = ({ message }: ErrorEvent) => message.startsWith('ResizeObserver loop');
const isAborted = (reason: unknown) => reason instanceof Error && reason.name === 'AbortError';
const isFailure = (reason: unknown): reason is Met =>
  typeof reason === 'object' && reason !== null && 'kind' in reason && 'message' in reason;

const metOf = (reason: unknown): Met => {
  if (reason instanceof Error || isFailure(reason)) return reason;
  return new Error(typeof reason === 'string' ? reason : 'Unexpected Error');
};

const watchFx = createEffect(() => {
  const met = scopeBind(failureMet, { safe: true });
  const moved = scopeBind(tokenMoved, { safe: true });
  const changed = scopeBind(visitorChanged, { safe: true });
  const { name } = kept.accessTokenKept;
  window.addEventListener('error', (event) => {
    // without an error it is a picture that did not come, or another site's script
    if (event.error !== null && event.error !== undefined && !isNoise(event)) met(metOf(event.error));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAborted(reason)) met(metOf(reason));
  });
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (storageArea === localStorage && (key === name || key === null)) moved(newValue || null);
    if (storageArea === localStorage && key === kept.stepsTakenKept.name) changed();
  });
  // a page that comes back out of the browser's memory has heard of nothing
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) moved(storedToken());
  });
});
sample({ clock: hydrated, target: watchFx });
