// The clock of tests, which begins at the same moment in each run so that none hangs on the day or the hour: of their process, of those that
// they start, and of pages. Where a browser is in play it is the next noon in UTC, since a browser compares a cookie's end with the
// machine's own clock: a past moment would end it at once. Elsewhere it is noon of a fixed day (vitest.config.ts).
// `TEST_NOW=2027-03-14T05:30:00Z npm test` begins at another moment.

const [halfDay, day] = [43_200_000, 86_400_000];
const nextNoon = (now: number): number => Math.ceil((now - halfDay) / day) * day + halfDay;
/** The first moment of a run's clock, in milliseconds. */
export const start = new Date(process.env['TEST_NOW'] ?? nextNoon(Date.now())).getTime();
/** The first moment of a server's clock in its own tests: these write dates of the next months. */
export const serverStart = new Date(start);
const machine = Date;
let ahead: number | undefined;

/** Moves what a global object tells of the time. Runs in other processes and in pages too, and so stands on nothing outside of itself. */
const moveClock = (milliseconds: number): void => {
  const [real, { timeOrigin }] = [Date, performance];
  const now = (): number => real.now() + milliseconds;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (_, given: readonly number[], asked) => Reflect.construct(real, given.length > 0 ? given : [now()], asked) as Date,
    get: (_, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
  });
  Object.defineProperty(performance, 'timeOrigin', { configurable: true, get: () => timeOrigin + milliseconds });
};

/** The time on the machine's clock. */
export const machineTime = (): Date => new machine();

/** The clock of this process begins, once for all of its files. */
export const beginClock = (): void => {
  if (ahead !== undefined) return;
  ahead = start - Date.now();
  moveClock(ahead);
};

/** When the clock began, or the hour where nobody began it. */
export const beganAt = (): Date => new Date(ahead === undefined ? Math.floor(Date.now() / 3_600_000) * 3_600_000 : start);

/** A script that gives a page the clock of this process, or one that is so many milliseconds ahead of it. */
export const clockScript = (more = 0): string => (ahead === undefined ? '' : `(${moveClock.toString()})(${ahead + more})`);

/** The environment that gives another process of Node such a clock. */
export const clockOptions = (more = 0): Readonly<Record<string, string>> =>
  ahead === undefined ? {} : { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockScript(more))}` };
