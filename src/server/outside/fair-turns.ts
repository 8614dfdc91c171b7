// Turns at something scarce: persons in turn, however much one of them wants, and no more than so many at once.

/** Too much waits already, or waiting took too long. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

export interface TurnOptions {
  /** For whom it is. */
  readonly of: string;
  /** Goes before what else waits for the same person. */
  readonly isUrgent?: boolean | undefined;
}
interface Limits {
  readonly atOnce: number;
  /** How much of one person's goes on at once. */
  readonly atOnceOfOne: number;
  /** How much may wait. */
  readonly most: number;
}

export type Turns = ReturnType<typeof fairTurns>;

export const fairTurns = ({ atOnce, atOnceOfOne, most }: Limits) => {
  // the order of its keys is that of the persons
  const waiting = new Map<string, (() => void)[]>();
  const busy = new Map<string, number>();
  let [running, inLine] = [0, 0];
  const next = (): void => {
    if (running >= atOnce) return;
    for (const [of, line] of waiting) {
      if ((busy.get(of) ?? 0) >= atOnceOfOne) continue;
      const begin = line.shift();
      waiting.delete(of);
      if (line.length > 0) waiting.set(of, line);
      inLine -= 1;
      return begin?.();
    }
  };
  const begun = (of: string): void => {
    running += 1;
    busy.set(of, (busy.get(of) ?? 0) + 1);
  };
  const ended = (of: string): void => {
    running -= 1;
    const left = (busy.get(of) ?? 0) - 1;
    if (left > 0) busy.set(of, left);
    else busy.delete(of);
    next();
  };
  const turn = ({ of, isUrgent }: TurnOptions): Promise<void> => {
    if (inLine >= most) return Promise.reject(new NoTurn('too much waits already'));
    return new Promise((resolve) => {
      const begin = (): void => {
        begun(of);
        resolve();
      };
      const line = waiting.get(of) ?? [];
      waiting.set(of, isUrgent ? [begin, ...line] : [...line, begin]);
      inLine += 1;
      next();
    });
  };
  /** Does work when its turn comes. @throws NoTurn where too much waits already. */
  return async <T>(options: TurnOptions, work: () => Promise<T>): Promise<T> => {
    await turn(options);
    try {
      return await work();
    } finally {
      ended(options.of);
    }
  };
};
