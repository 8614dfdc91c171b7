// The demo's clock: its time, and the distance to the person's next stay. Moving it loads a page of the new time.
import { createEffect, sample } from 'effector';
import { advanceDemoClockFx, getDemoClockFx } from '../../../../generated/client/effects/operation';
import { query } from '../calls/query';
import { submission } from '../calls/submission';

export const shownTime = query(getDemoClockFx);
export const moving = submission(advanceDemoClockFx, 'dialog');

/** All that a page knows is of the time before. */
export const reloadFx = createEffect(() => location.reload());
sample({ clock: moving.done, target: reloadFx });
