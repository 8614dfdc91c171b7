// The demo's clock: the machine's, moved on for good by a call, and the work that falls due on the way. Its calls are the demo's own.
import { HOUR } from '../../generated/model/dates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { instantOf } from '../../generated/model/wire';
import { carrySessions } from '../server/account/account.commands';
import { findPrincipal } from '../server/account/account.lookup';
import { findNextStay } from '../server/booking/booking.lookup';
import type { Database } from '../server/database/open';
import { bearerToken } from '../server/http/guard';
import { validatorCompiler } from '../server/http/validate';
import { nextDue, putOffRepeats } from '../server/jobs/timers';

// in the database, so that every process on it shows the same time
const [kind, id] = ['clock', 'ahead'] as const;
const forGood = new Date('9999-12-31T00:00:00Z');

/** In milliseconds; 0 where nobody ever moved it. */
export const readAhead = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('stand_in_records').select('payload').where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  return typeof row?.payload === 'number' ? row.payload : 0;
};

/** Moves it on, and tells how far it is ahead now. */
const addAhead = async (db: Database, milliseconds: number): Promise<number> => {
  const whole = Math.max(0, Math.round(milliseconds));
  const { rows } = await sql<{ ahead: number }>`
    insert into stand_in_records (kind, id, payload, grant_id, ends_at)
    values (${kind}, ${id}, to_jsonb(${whole}::float8), null, ${forGood})
    on conflict (kind, id) do update set payload = to_jsonb(stand_in_records.payload::text::float8 + ${whole}::float8)
    returning payload::text::float8 as ahead`.execute(db);
  return rows[0]?.ahead ?? whole;
};

const followEveryMs = 1000;

interface AdvanceOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly moveTo: (moment: Date) => Promise<void>;
  /** Everything whose time has come has been done. */
  readonly settled: () => Promise<void>;
}

/** On the way to another moment, what is done every so often anyway is done no more often than this. */
const repeatsEvery = 6 * HOUR;

/** Moves a clock on by hours, from one moment at which something is due to the next: each thing is done at its own time. */
export const advancing =
  ({ db, clock, moveTo, settled }: AdvanceOptions) =>
  async (hours: number): Promise<void> => {
    const until = new Date(clock().getTime() + hours * HOUR);
    let repeated = clock().getTime();
    for (let due = await nextDue(db, clock(), until); due; due = await nextDue(db, clock(), until)) {
      const next = Math.min(repeated + repeatsEvery, until.getTime());
      if (due.getTime() < next) await putOffRepeats(db, due, new Date(next));
      else repeated = due.getTime();
      await moveTo(due);
      await settled();
    }
    await moveTo(until);
    await settled();
  };

export interface DemoTime {
  readonly clock: () => Date;
  readonly advance: (hours: number) => Promise<void>;
  /** The handlers of due work. */
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

/** Whole hours, after which the moment is over. */
const hoursUntil = (moment: Date | null, now: Date): number | null => moment && Math.floor((moment.getTime() - now.getTime()) / HOUR) + 1;

// more than a year, so that the furthest stay can be come to
const hoursMax = 24 * 400;
const advanceBody = {
  type: 'object',
  required: ['advance_hours'],
  properties: { advance_hours: { type: 'integer', minimum: 0, maximum: hoursMax } },
} as const;

export interface ClockOptions {
  /** Where the calls are. */
  readonly api: string;
  readonly db: Database;
  readonly time: Pick<DemoTime, 'clock' | 'advance'>;
}

const shownTo = async (request: FastifyRequest, { db, time }: ClockOptions) => {
  const now = time.clock();
  const principal = await findPrincipal(db)(bearerToken(request), now);
  const next = principal.signed_in ? await findNextStay(db, principal.profile_id, now) : { checkin: null, checkout: null };
  return { data: { now: instantOf(now), checkin_hours: hoursUntil(next.checkin, now), checkout_hours: hoursUntil(next.checkout, now) } };
};

const movedOn = async (hours: number, { db, time }: ClockOptions) => {
  await carrySessions(db, hours);
  await time.advance(hours);
  return { data: { now: instantOf(time.clock()) } };
};

/** Adds the calls of the clock: what it shows and how far the next stay of a person is away, and how it is moved on. */
export const mountClock = async (app: FastifyInstance, it: ClockOptions): Promise<void> => {
  await app.register(
    (calls, _options, done) => {
      calls.setValidatorCompiler(validatorCompiler);
      calls.addHook('onRequest', (_request, reply, next) => {
        reply.header('cache-control', 'no-store');
        next();
      });
      calls.get('/demo/clock', (request) => shownTo(request, it));
      calls.post<{ Body: { readonly advance_hours: number } }>('/demo/clock', { schema: { body: advanceBody } }, ({ body }) =>
        movedOn(body.advance_hours, it),
      );
      done();
    },
    { prefix: it.api },
  );
};
