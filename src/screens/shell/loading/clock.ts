// The server's clock as it goes on in the browser: whose own may be wrong, and whose page may have been rendered long ago.
import { createEffect, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { Instant } from '../../../../generated/model/wire';
import { momentOf } from '../../../../generated/rules/runtime';
import { $isHydrated, hydrated } from './hydration';
import { $now } from '../request/request';
import { pageAge } from './page-age';

/** How far the server's clock is ahead of the browser's, in milliseconds. */
const $ahead = createStore(0, { serialize: 'ignore' });
/** When the page began to come: what was not kept was rendered a moment before. */
const cameAt = (): number => {
  const [came] = performance.getEntriesByType('navigation');
  const start = came && 'responseStart' in came ? came.responseStart : undefined;
  return typeof start === 'number' ? performance.timeOrigin + start : Date.now();
};
const compareFx = createEffect((rendered: Instant) => momentOf(rendered) + pageAge() - cameAt());
sample({ clock: hydrated, source: $now, target: compareFx });
sample({ clock: compareFx.doneData, target: $ahead });

/** The moment now in milliseconds, again after each so many. */
export const useClock = (everyMs = 1000): number => {
  const { rendered, isHydrated, ahead } = useUnit({ rendered: $now, isHydrated: $isHydrated, ahead: $ahead });
  const [now, setNow] = useState(() => (isHydrated ? Date.now() + ahead : momentOf(rendered)));
  useEffect(() => {
    if (!isHydrated) return;
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [ahead, everyMs, isHydrated]);
  return now;
};
