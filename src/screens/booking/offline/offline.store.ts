// The open stay on this device: kept once its guest has paid, until it is over or off.
import { attach, combine, createEffect, createStore, sample } from 'effector';
import { $settings } from '../../shell/request/request';
import { $token, loggedOut } from '../../shell/session/session.store';
import { open } from '../detail/detail.store';
import { arrival, isAgreed } from '../stays/arrival.store';
import { forgetStay, keepStay } from './keep-stay';
import { dropStays, isOver } from './kept-stays';

/** The stay that was kept in this visit. */
const $keptId = createStore('', { serialize: 'ignore' });
export const $isKept = combine($keptId, open.$data, (kept, booking) => booking?.booking_id === kept);

const keepFx = attach({
  source: $settings,
  effect: createEffect(keepStay),
  mapParams: (it: Omit<Parameters<typeof keepStay>[0], 'base'>, { apiBase: base }) => ({ ...it, base }),
});
// by then the page has loaded what it shows
const shown = sample({ clock: arrival.done, source: { booking: open.$data, token: $token, keptId: $keptId } }).filterMap(
  ({ booking, token, keptId }) => (booking && token && booking.booking_id !== keptId && !isOver(booking) ? { booking, token } : undefined),
);
sample({ clock: shown, target: keepFx });
sample({ clock: keepFx.done, fn: ({ params }) => params.booking.booking_id, target: $keptId });

const forgetFx = createEffect(forgetStay);
const off = open.done.filterMap(({ result }) => (isAgreed(result) && !isOver(result) ? undefined : result.booking_id));
sample({ clock: off, target: forgetFx });

// the worker drops them when the call goes out; one that was being kept then may have come after
const forgetAllFx = createEffect(() => dropStays(() => true));
sample({ clock: loggedOut, fn: () => undefined, target: forgetAllFx });
