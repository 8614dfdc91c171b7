// The meaning of the database's codes: another transaction came first, or the database cannot do it now.

import { codeOf, constraintOf, messageOf } from './code-of';

/** Whether somebody else came first with what may be there only once; of one constraint where it is named. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' && (constraint === undefined || constraintOf(error) === constraint);

/** Whether a row would break what a constraint asks of its values. */
export const isCheckViolation = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23514' && constraintOf(error) === constraint;

/** Whether somebody else came first with what may not overlap. */
export const isOverlap = (error: unknown): boolean => codeOf(error) === '23P01';

/** Whether what a row refers to is there no more. */
export const isGone = (error: unknown): boolean => codeOf(error) === '23503';

/** Whether a table has changed since a statement that reads it was planned. */
export const isOutdatedPlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && messageOf(error) === 'cached plan must not change result type';

/** How often something that was broken off is tried again. */
export const triesAgain = 3;
/** Whether the database has broken something off because it stood in another's way: a deadlock, or rows that could not be put in an order. */
export const isBrokenOff = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));

/** Whether the same transaction may succeed when it is run again: it was broken off, or a statement was planned before a table changed. */
export const isWorthAnotherTry = (error: unknown): boolean => isBrokenOff(error) || isOutdatedPlan(error);

/**
 * Runs a side effect that a read can do without, such as counting how often it happens: a full disk leaves it out. @example await
 * unlessFull(noteThatItWasSeen(db))
 */
export const unlessFull = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (codeOf(error) === '53100') return undefined;
    throw error;
  });

// connections, resources (a full disk among them), a server that stops or starts, a replica, statements and locks that took too long
const states = /^(08...|53...|57P0.|58030|25006|25P03|57014|55P03)$/;
const lost = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
// of what the driver gives no code, or one that others have too
const said =
  /^(connect |timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether the database is not there, or not able to, for now: the same may succeed later. */
export const isUnavailable = (error: unknown): boolean => {
  const code = codeOf(error);
  return states.test(code) || lost.includes(code) || said.test(messageOf(error));
};
