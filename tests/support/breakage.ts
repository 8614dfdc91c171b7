// Breakage between any two steps of a process: a database that breaks off, and a death after which nothing goes on that had begun. Steps are
// statements and calls of a provider. The provider's own breakage is drawn here, too.
import { ClientRequest } from 'node:http';
import { Client } from 'pg';
import type { Chance } from '../../src/demo/pictures/chance';
import type { Trouble } from './a-stripe';

type Query = (this: Client, ...asked: unknown[]) => unknown;
type Wait = (this: ClientRequest, milliseconds: number, ended?: () => void) => ClientRequest;

export interface Breakage {
  /** So many statements further on one breaks: before it was heard, or after it was done and before that was known. */
  readonly breakAfter: (statements: number, isDone: boolean) => void;
  /** So many steps further on the process dies. */
  readonly dieAfter: (steps: number) => void;
  readonly isDead: () => boolean;
  /** All goes well again. */
  readonly mend: () => void;
  /** Counts a step outside of the database; tells whether it is not made any more. */
  readonly isOver: () => boolean;
  /** Work that may break; that of the test itself never does. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>;
  readonly end: () => void;
}

/** Silence of a provider ends after so long, not after seconds. */
const silenceMs = 200;

/** Stands in front of every connection of this process until it is ended. */
export const breakage = (): Breakage => {
  const clients: { query: Query } = Client.prototype;
  const requests: { setTimeout: Wait } = ClientRequest.prototype;
  const [{ query }, { setTimeout: wait }] = [clients, requests];
  let [left, isDone, steps, inside] = [0, false, Infinity, 0];
  const lost = (): Error => new Error('Connection terminated unexpectedly');
  const isDead = (): boolean => steps <= 0;
  const step = (): boolean => {
    if (inside > 0) steps -= 1;
    return isDead();
  };
  clients.query = function (...asked) {
    const isOurs = inside > 0 && typeof asked.at(-1) !== 'function';
    // a connection that is lost has no open transaction, and this one goes back to the others
    if (!isOurs || asked[0] === 'rollback') return query.apply(this, asked);
    if (step()) return Promise.reject(lost());
    if (left === 0) return query.apply(this, asked);
    left -= 1;
    if (left > 0) return query.apply(this, asked);
    if (!isDone || asked[0] === 'begin') return Promise.reject(lost());
    return Promise.resolve(query.apply(this, asked)).then(() => Promise.reject(lost()));
  };
  requests.setTimeout = function (milliseconds, ended) {
    return wait.call(this, inside > 0 ? Math.min(milliseconds, silenceMs) : milliseconds, ended);
  };
  const mend = (): void => {
    [left, steps] = [0, Infinity];
  };
  return {
    breakAfter: (statements, done) => {
      [left, isDone] = [statements, done];
    },
    dieAfter: (count) => {
      steps = count;
    },
    isDead,
    mend,
    isOver: step,
    within: async (work) => {
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
    end: () => {
      clients.query = query;
      requests.setTimeout = wait;
    },
  };
};

type Mood = (chance: Chance) => Trouble;
const slow: Mood = (chance) => ({ isDone: true, after: chance.whole(10, 2 * silenceMs) });
const silent: Mood = (chance) => ({ isDone: chance.in(0.6), says: 'nothing' });
const broken: Mood = (chance) => ({ isDone: chance.in(0.6), says: 'half' });
const wrong: Mood = (chance) => ({
  isDone: chance.in(0.5),
  says: chance.pick<NonNullable<Trouble['says']>>(['nonsense', 500, 500, 503, 429, 409, 404, 400]),
});

/** A provider's mood for some calls: each is a trouble by chance. */
export const moody = (chance: Chance) => {
  let [left, mood] = [0, slow];
  return {
    change: (): void => {
      [left, mood] = [chance.whole(1, 6), chance.pick([slow, silent, broken, wrong])];
    },
    end: (): void => {
      left = 0;
    },
    trouble: (): Trouble | undefined => {
      if (left === 0) return undefined;
      left -= 1;
      return chance.in(0.7) ? mood(chance) : undefined;
    },
  };
};
