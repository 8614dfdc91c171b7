// Enforces generated rules on the server: the first reason against becomes the refusal.
import type { WireCode } from '../../../generated/errors/catalogue';
import type { Moved } from '../../../generated/rules/move';
import type { Verdict } from '../../../generated/rules/runtime';
import { Refusal } from './refusal';

/**
 * Goes on where a rule holds.
 *
 * @throws Refusal with the error of the first requirement that does not hold, and what it tells; `more` is told beside it.
 */
export const enforceRule = (verdict: Verdict<WireCode>, more: object = {}): void => {
  const [reason] = verdict.ok ? [] : verdict.reasons;
  if (reason) throw new Refusal(reason.code, reason.tells).tell(more);
};

/** Does work on a thing; a refusal with 409 tells the state that the thing is in. */
export const tellingStatus = async <T>({ status }: { readonly status: string }, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal && error.status === 409 ? error.tell({ status }) : error;
  }
};

/**
 * Goes on with a move that its lifecycle allows.
 *
 * @throws Refusal with the first reason against it; its answer tells the state in which the thing is.
 */
export const enforceMove = <State extends string, Event extends string>(
  moved: Moved<State, Event, WireCode>,
): Extract<Moved<State, Event, WireCode>, { readonly ok: true }> => {
  if (moved.ok) return moved;
  const [reason] = moved.reasons;
  throw reason ? new Refusal(reason.code, reason.tells) : new Error('a move is refused without a reason');
};
