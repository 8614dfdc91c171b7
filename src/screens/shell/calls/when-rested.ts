// A value that is typed, drawn or pressed many times in a row is asked for once.
import { createEffect, type Effect } from 'effector';

/**
 * Hands a value on after so many milliseconds; whether it still is the last one, its caller compares.
 *
 * @example
 * const restFx = whenRested<string>(250);
 * sample({ clock: typed, target: restFx });
 * sample({ clock: restFx.doneData, source: $typed, filter: (text, then) => text === then, target: found.asked });
 */
export const whenRested = <T>(ms: number): Effect<T, T> =>
  createEffect<T, T>((value) => new Promise((resolve) => setTimeout(() => resolve(value), ms)));
