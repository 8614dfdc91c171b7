// An act of the operator: done in one transaction with the entry that says who did it, when and why.
import { randomUUID } from 'node:crypto';
import { inTransaction, type Inside, type Services } from '../request/context';
import type { Database } from '../database/open';

export interface OperatorContext extends Pick<Services, 'db' | 'jobs' | 'followers' | 'clock'> {
  /** The account of the machine that a command was given from. */
  readonly who: string;
}
export type ActContext = Inside & Pick<Services, 'followers'> & { readonly now: Date };

/** A command: how it is written, what it does, and its lines; nothing where its words do not fit. */
export interface Command {
  readonly usage: string;
  readonly says: string;
  readonly run: (words: readonly string[], it: OperatorContext) => Promise<readonly string[] | undefined>;
}

/** The answer to an act: lines where it was done, a sentence where it could not be. */
export type Done = readonly string[] | { readonly refused: string };

export interface Act {
  readonly act: string;
  /** The id of what it is done to. */
  readonly about: string;
  readonly reason: string;
}

/** An act that could not be done; says why. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
}

/**
 * Runs an act and writes it down; one that could not be done is not written down.
 *
 * @throws ActRefused where it could not be done; whatever it found out on the way is kept.
 */
export const acting = async (
  { db, jobs, followers, clock, who }: OperatorContext,
  act: Act,
  does: (tx: ActContext) => Promise<Done>,
): Promise<readonly string[]> => {
  const done = await inTransaction({ db, jobs, followers, now: clock() }, async (tx) => {
    const answer = await does(tx);
    const row = { act_id: randomUUID(), at: tx.now, who, ...act };
    if (!('refused' in answer)) await tx.trx.insertInto('operator_acts').values(row).execute();
    return answer;
  });
  if ('refused' in done) throw new ActRefused(done.refused);
  return done;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** An id as it is kept, or nothing where it is none. */
export const idIn = (word: string | undefined): string | undefined =>
  word !== undefined && uuid.test(word) ? word.toLowerCase() : undefined;

/** The reason at the end of a command, as it is kept. */
export const reasonIn = (words: readonly string[]): string => words.join(' ').trim().slice(0, 500);

/** An act about one thing by its id, with a reason. */
export const about =
  (act: string, does: (tx: ActContext, it: { readonly id: string; readonly reason: string }) => Promise<Done>) =>
  async ([word, ...words]: readonly string[], it: OperatorContext): Promise<readonly string[] | undefined> => {
    const [id, reason] = [idIn(word), reasonIn(words)];
    return id === undefined || reason === '' ? undefined : acting(it, { act, about: id, reason }, (tx) => does(tx, { id, reason }));
  };

const mostActs = 100;

/** The last acts, the newest first: all, or those about one thing. */
export const findActs = (db: Database, about: string | undefined) => {
  const all = db.selectFrom('operator_acts').selectAll();
  const wanted = about === undefined ? all : all.where('about', '=', about);
  return wanted.orderBy('at', 'desc').orderBy('act_id').limit(mostActs).execute();
};

/** The things that an act was done to. */
export const doneTo = (db: Database, act: string) => db.selectFrom('operator_acts').select('about').where('act', '=', act);
