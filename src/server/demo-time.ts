// The demo's time: the machine's clock, moved on for good whenever somebody says so, and what falls due on the way.
import type { Database } from './database/open';
import { nextDue } from './jobs/timers';
import { addAhead, readAhead } from './operation/clock.repository';

const hour = 3_600_000;
const followEveryMs = 1000;

interface Advancing {
  readonly db: Database;
  readonly clock: () => Date;
  readonly moveTo: (moment: Date) => Promise<void>;
  /** Everything whose time has come has been done. */
  readonly settled: () => Promise<void>;
}

/** Moves a clock on by hours, from one moment at which something is due to the next: each thing is done at its own time. */
export const advancing =
  ({ db, clock, moveTo, settled }: Advancing) =>
  async (hours: number): Promise<void> => {
    const until = new Date(clock().getTime() + hours * hour);
    let due = await nextDue(db, clock(), until);
    while (due) {
      await moveTo(due);
      await settled();
      due = await nextDue(db, clock(), until);
    }
    await moveTo(until);
    await settled();
  };

export interface DemoTime {
  readonly clock: () => Date;
  readonly advance: (hours: number) => Promise<void>;
  /** Who does what has fallen due. */
  readonly onMoved: (settle: () => Promise<void>) => void;
  readonly close: () => void;
}

/** Opens the demo's time over a migrated database; `isShared` where other processes may move it too. */
export const openDemoTime = async (db: Database, isShared: boolean): Promise<DemoTime> => {
  let ahead = await readAhead(db);
  let settle: () => Promise<void> = () => Promise.resolve();
  let last = Promise.resolve();
  const clock = (): Date => new Date(Date.now() + ahead);
  const move = advancing({
    db,
    clock,
    moveTo: async (moment) => {
      ahead = await addAhead(db, moment.getTime() - clock().getTime());
    },
    settled: () => settle(),
  });
  const follow = async (): Promise<void> => {
    ahead = Math.max(ahead, await readAhead(db));
  };
  // a database that is away for a while is asked again
  const following = isShared ? setInterval(() => void follow().catch(() => undefined), followEveryMs).unref() : undefined;
  return {
    clock,
    advance: (hours) => {
      // one after the other: each goes on from where the one before has led
      const moved = last.then(() => move(hours));
      last = moved.catch(() => undefined);
      return moved;
    },
    onMoved: (listener) => {
      settle = listener;
    },
    close: () => clearInterval(following),
  };
};
