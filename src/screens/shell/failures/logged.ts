// Failures that nobody is shown: they are only logged and, where there is a service for it, reported.
import { attach, createEffect, createEvent, sample } from 'effector';
import { catalogue, type ErrorCode } from '../../../../generated/errors/catalogue';
import { describe } from './describe-error';
import { $reporter, type Met, type Reporter } from './errors.store';

export interface Logged {
  /** The failed action, by its error of the catalogue. */
  readonly code: ErrorCode;
  /** Why it came to nothing. */
  readonly why: Met;
}
export const failureLogged = createEvent<Logged>();

interface LogEntry extends Logged {
  readonly reporter: Reporter | null;
}
const logFx = createEffect(async ({ code, why, reporter }: LogEntry) => {
  const problem = describe(why);
  console.info(`${catalogue[code].text} ${problem.message}`);
  await reporter?.({ id: 0, ...problem, code, stack: undefined });
});
sample({
  clock: failureLogged,
  target: attach({ source: $reporter, effect: logFx, mapParams: (logged: Logged, reporter) => ({ ...logged, reporter }) }),
});
