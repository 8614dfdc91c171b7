// The clock of the server as it goes on in the browser: what depends on the day or the hour changes without a reload.
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { MINUTE } from '../../../../generated/model/dates';
import { type Instant, instantOf } from '../../../../generated/model/wire';
import { momentOf } from '../../../../generated/rules/runtime';
import { pageAge } from '../loading/page-age';
import { useHydrated } from '../loading/use-hydrated';
import { $now } from '../request/request';

// a timer that comes early by a hair would find the minute before
const slack = 20;

/** The page was rendered when the browser asked for it, or was kept so long. Wall clocks go on while a laptop sleeps, timers do not. */
const movedOn = (rendered: number): number => rendered + pageAge() + Date.now() - performance.timeOrigin;

/** The moment that it is, anew at the beginning of each minute, and when the page is looked at again. */
export const useNow = (): Instant => {
  const rendered = momentOf(useUnit($now));
  const isHydrated = useHydrated();
  const [now, setNow] = useState(isHydrated ? movedOn(rendered) : rendered);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = movedOn(rendered);
      setNow(at);
      clearTimeout(timer);
      timer = setTimeout(tick, MINUTE - (at % MINUTE) + slack);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [rendered]);
  return instantOf(now);
};
