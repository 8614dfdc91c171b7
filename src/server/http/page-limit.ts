// How many pages a visitor is rendered in a minute. Counted in this process, whose time it guards: a page is shown whatever the database does.
import { MINUTE } from '../../../generated/rules/runtime';
import { pagesPerMinute } from '../../../generated/model/constants';

/** Counts one more page of a visitor, and tells how long to wait, in seconds; 0 means go ahead. The minute is the same for everybody. */
export type PageLimit = (visitor: string, now: Date) => number;

export const pageLimit = (): PageLimit => {
  let counts = new Map<string, number>();
  let until = 0;
  return (visitor, now) => {
    const left = until - now.getTime();
    // a clock that was set back lengthens no minute
    if (left <= 0 || left > MINUTE) {
      counts = new Map();
      until = now.getTime() + MINUTE;
    }
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    return count > pagesPerMinute ? Math.ceil((until - now.getTime()) / 1000) : 0;
  };
};
