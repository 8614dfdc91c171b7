// How long ago something was, as people say it: `6 minutes ago`.
import { useEffect, useState } from 'react';
import { dateLocale } from '../../../../generated/model/constants';
import type { Instant } from '../../../../generated/model/wire';
import { momentOf } from '../../../../generated/rules/runtime';

const minute = 60_000;
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** `6 minutes ago`, `yesterday`; `just now` within the minute, and where the other clock is ahead of ours. */
export const shownSince = (then: Instant, now: number): string => {
  const passed = now - momentOf(then);
  const [unit, length] = steps.find(([, size]) => passed >= size) ?? [];
  if (unit === undefined || length === undefined) return 'just now';
  return new Intl.RelativeTimeFormat(dateLocale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
};

/** The moment now, again each half minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(tick);
  }, []);
  return now;
};
