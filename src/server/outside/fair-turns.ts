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
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}
interface Limits {
  readonly atOnce: number;
  /** How much may wait. */
  readonly most: number;
}

export type Turns = ReturnType<typeof fairTurns>;

/** One of a person's goes on at a time, and a person who had a turn goes to the end of the line. */
export const fairTurns = ({ atOnce, most }: Limits) => {
  // the order of its keys is that of the persons
  const waiting = new Map<string, (() => void)[]>();
  const busy = new Set<string>();
  let inLine = 0;
  const next = (): void => {
    if (busy.size >= atOnce) return;
    for (const [of, line] of waiting) {
      if (busy.has(of)) continue;
      const begin = line.shift();
      if (line.length === 0) waiting.delete(of);
      inLine -= 1;
      return begin?.();
    }
  };
  const ended = (of: string): void => {
    busy.delete(of);
    const line = waiting.get(of);
    if (line && waiting.delete(of)) waiting.set(of, line);
    next();
  };
  const turn = ({ of, isUrgent, signal }: TurnOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        busy.add(of);
        resolve();
      };
      const leave = (): void => {
        const line = (waiting.get(of) ?? []).filter((it) => it !== begin);
        if (line.length > 0) waiting.set(of, line);
        else waiting.delete(of);
        inLine -= 1;
        reject(new NoTurn('waiting took too long'));
      };
      signal?.addEventListener('abort', leave, { once: true });
      const line = waiting.get(of) ?? [];
      waiting.set(of, isUrgent ? [begin, ...line] : [...line, begin]);
      inLine += 1;
      next();
    });
  /** Does work when its turn comes. @throws NoTurn where too much waits already, or the signal ends the waiting. */
  return async <T>(options: TurnOptions, work: () => Promise<T>): Promise<T> => {
    if (inLine >= most) throw new NoTurn('too much waits already');
    await turn(options);
    try {
      return await work();
    } finally {
      ended(options.of);
    }
  };
};
