// Lengths of time: above zero wherever they stand, and told where their number stands.
import type { Spot } from '../diagnostics/diagnostics';
import type { DurationModel } from '../model/term-model';
import { valueOf } from './terms';
import { checkUnits, unitOf } from './units';
import { at, type CheckContext } from './context';

/** Whether a length of time is above zero, as far as it is known; reports it where its number stands. */
export const checkDuration = (context: CheckContext, spot: Spot, { amount, unit }: DurationModel): boolean => {
  const value = valueOf(amount, context);
  if (!checkUnits(context, spot, [unit, unitOf(amount, context)])) return false;
  if (typeof value !== 'number' || value > 0) return true;
  context.report(amount.kind === 'constant' ? at('constant', amount.id, 'value') : spot, 'duration/not-positive', { amount: value, unit });
  return false;
};

export const checkDurations = (context: CheckContext): void => {
  const { calls, jobs, kept, events } = context.model;
  for (const { id, throttle } of calls)
    if (throttle !== undefined) checkDuration(context, at('call', id, 'throttle', 'per', 'amount'), throttle.per);
  for (const { id, every } of jobs) if (every !== undefined) checkDuration(context, at('job', id, 'every', 'amount'), every);
  for (const { id, lasts } of kept) if (lasts !== undefined) checkDuration(context, at('kept', id, 'lasts', 'amount'), lasts);
  for (const { id, timeoutMs } of events)
    if (timeoutMs !== undefined && !(timeoutMs > 0))
      context.report(at('event', id, 'timeout', 'milliseconds'), 'duration/not-positive', { amount: timeoutMs, unit: 'milliseconds' });
};
