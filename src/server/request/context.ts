// The context of every handler beside the request: the person, the moment, and the ports to the outside.
import type { FieldProblem } from '../../../generated/model/entities';
import type { Jobs, Mails } from '../../../generated/jobs/jobs';
import type { OperationNodeSource, Transaction } from 'kysely';
import type { Database } from '../database/open';
import { transact, writeTogether } from '../database/transact';
import type { Tables } from '../../../generated/tables/tables';
import type { Principal, SignedIn } from './principal';

/** Work that is caused in a transaction and done after it, by its kind and name. */
export interface Work {
  readonly mail: Mails;
  readonly job: Jobs;
}
export type Kind = keyof Work;
/** A mail or a job, with its data. */
export type Caused = { readonly [K in Kind]: readonly [kind: K, name: keyof Work[K] & string, facts: object] }[Kind];

/**
 * Answers of subjects further down the street to those before them: who does something when they move, and who knows a fact that they
 * ask for. Each subject declares its own part, and `src/server/followers.ts` names who answers.
 */
export interface Followers {}

/** Keeps what is caused in a transaction until it is done. */
export interface WorkQueue {
  /** The writes that keep it. */
  readonly keep: (trx: Database, caused: readonly Caused[]) => readonly OperationNodeSource[];
  /** Something is there that can be done at once. */
  readonly wake: () => void;
}

/** The same for every request. A product adds its configuration, and its doors to the outside. */
export interface Services {
  readonly db: Database;
  /** The same for reads that everybody may start, which keep nothing else waiting. */
  readonly reading: Database;
  /** The same from copies of the database, for visitors. */
  readonly copies?: Database | undefined;
  /** Where mails and jobs wait; reached by `inTransaction`. */
  readonly jobs: WorkQueue;
  readonly followers: Followers;
  /** This moment; tests set it. */
  readonly clock: () => Date;
}

/** A cookie that no script can read. */
export interface BrowserCookie {
  readonly name: string;
  readonly value: string;
  /** 0 takes it away. */
  readonly seconds: number;
}

/** The browser behind a request, where a call has to do with more than its answer. */
export interface CallingBrowser {
  /** The value of a cookie that it sent; empty where it sent none. */
  readonly cookie: (name: string) => string;
  readonly keep: (cookie: BrowserCookie) => void;
}

export interface Context extends Services {
  readonly principal: Principal;
  /** The moment at which the request came; one for all that follows from it. */
  readonly now: Date;
  /** The key by which uses are counted for a visitor without a session: an address, or the network of one. */
  readonly visitor: string;
  /** How the browser names itself, shortened. */
  readonly device: string;
  readonly browser: CallingBrowser;
  /** The invalid part of the input, which is left out: only where a call saves a valid part. */
  readonly leftOut: readonly FieldProblem[];
  /** A line in the log for the operator, about what no caller can mend. Takes no secrets and nothing personal. */
  readonly warn: (what: string, facts: Readonly<Record<string, string | undefined>>) => void;
}

/** The same behind a guard that wants a session. */
export interface SignedInContext extends Context {
  readonly principal: SignedIn;
}

/** The context of a job; a product adds those of its doors that jobs reach. */
export interface JobContext extends Pick<Services, 'db' | 'reading' | 'jobs' | 'followers' | 'clock'> {
  /** The moment of this attempt. */
  readonly now: Date;
  readonly warn: Context['warn'];
}

/** Work in a transaction: the handle outside of it is out of reach, since a database with one connection would wait for itself. */
export interface Inside {
  readonly trx: Transaction<Tables>;
  /** Causes a mail: it goes out once the transaction holds, and never when it does not. */
  readonly mail: <N extends keyof Mails>(name: N, facts: Mails[N]) => Promise<void>;
  /** The same, but not at once: the next call does not feel what became of it. */
  readonly mailSoon: Inside['mail'];
  /** Causes a job, likewise. */
  readonly job: <N extends keyof Jobs>(name: N, facts: Jobs[N]) => Promise<void>;
  /** Writes that nothing else in this transaction reads: all of them are one statement, at its end, together with the mails and jobs. */
  readonly writeLast: (...writes: readonly OperationNodeSource[]) => void;
}

/** A context as it is inside of a transaction: without the handles of the outside. */
export type Within<C> = Omit<C, 'db' | 'reading' | 'jobs'>;

/** Runs work in one transaction: all of it holds, with the mails and jobs that it causes, or nothing does. */
export const inTransaction = async <C extends Pick<Services, 'db' | 'jobs'> & Partial<Pick<Services, 'reading'>>, T>(
  context: C,
  work: (tx: Within<C> & Inside) => Promise<T>,
  isAgain?: (error: unknown) => boolean,
): Promise<T> => {
  const { db, reading: _reading, jobs, ...rest } = context;
  let caused = false;
  const done = await transact(
    db,
    async (trx) => {
      const later: Caused[] = [];
      const last: OperationNodeSource[] = [];
      const result = await work({
        ...rest,
        trx,
        async mail(name, facts) {
          caused = true;
          later.push(['mail', name, facts]);
        },
        async mailSoon(name, facts) {
          later.push(['mail', name, facts]);
        },
        async job(name, facts) {
          caused = true;
          later.push(['job', name, facts]);
        },
        writeLast: (...writes) => last.push(...writes),
      });
      await writeTogether(trx, [...last, ...jobs.keep(trx, later)]);
      return result;
    },
    isAgain,
  );
  if (caused) jobs.wake();
  return done;
};
