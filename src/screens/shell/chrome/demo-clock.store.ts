// The demo's clock: its time, and the distance to the person's next stay. Moving it loads a page of the new time. Its calls are the demo's
// own, and stand in no contract.
import { createEffect, type Effect, sample } from 'effector';
import { ask } from '../../../../generated/client/ask';
import { effectOf } from '../../../../generated/client/effect-of';
import type { Failure, Outcome, Transport } from '../../../../generated/client/transport';
import type { Instant } from '../../../../generated/model/wire';
import { query } from '../calls/query';
import { submission } from '../calls/submission';

interface DemoTime {
  readonly now: Instant;
  readonly checkin_hours: number | null;
  readonly checkout_hours: number | null;
}

const path = '/demo/clock';
const getTime = (transport: Transport): Promise<Outcome<DemoTime>> =>
  ask(transport, { call: 'getDemoClock', method: 'GET', path, codes: '', secure: true }, undefined);
const getTimeFx: Effect<void, DemoTime, Failure> = effectOf('getDemoClockFx', getTime);
const advanceTimeFx = effectOf(
  'advanceDemoClockFx',
  (transport: Transport, args: { readonly advance_hours: number }): Promise<Outcome<object>> =>
    ask(transport, { call: 'advanceDemoClock', method: 'POST', path, codes: '' }, args),
);

export const shownTime = query(getTimeFx);
export const moving = submission(advanceTimeFx, 'dialog');

/** All that a page knows is of the time before. */
export const reloadFx = createEffect(() => location.reload());
sample({ clock: moving.done, target: reloadFx });
