// Turns at something scarce: persons in turn, however much one of them wants, and no more than so many at once.

/** Too much waits already, or waiting took too long. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
  constructor(
    message: string,
    /** It is the person's own that waits. */
    readonly isOwn = false,
  ) {
    super(message);
  }
}

const tooLong = 'waiting took too long';

export interface TurnOptions {
  /** For whom it is. */
  readonly of: string;
  /** Goes before all that is not. */
  readonly isUrgent?: boolean | undefined;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}
interface Limits {
  readonly atOnce: number;
  /** How much may wait, of all and of one person. */
  readonly most: number;
  readonly mostEach?: number;
}

export type Turns = ReturnType<typeof fairTurns>;

/** Persons with what each waits for; the order of the keys is theirs. */
type Line = Map<string, (() => void)[]>;
const leave = (line: Line, of: string, begin: () => void): void => {
  const rest = (line.get(of) ?? []).filter((it) => it !== begin);
  if (rest.length > 0) line.set(of, rest);
  else line.delete(of);
};
const waitingOf = (of: string, lines: readonly Line[]): number => lines.reduce((sum, line) => sum + (line.get(of)?.length ?? 0), 0);
const goToEnd = (line: Line, of: string): void => {
  const mine = line.get(of);
  if (mine && line.delete(of)) line.set(of, mine);
};

/** One of a person's goes on at a time, and a person who had a turn goes to the end of the line. */
export const fairTurns = ({ atOnce, most, mostEach = most }: Limits) => {
  const lines: readonly [urgent: Line, usual: Line] = [new Map(), new Map()];
  const busy = new Set<string>();
  let inLine = 0;
  const next = (): void => {
    for (const line of lines)
      for (const [of, [begin]] of line) {
        if (busy.size >= atOnce) return;
        if (begin && !busy.has(of)) begin();
      }
  };
  const ended = (of: string): void => {
    busy.delete(of);
    for (const line of lines) goToEnd(line, of);
    next();
  };
  const turn = ({ of, isUrgent, signal }: TurnOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = lines[isUrgent ? 0 : 1];
      const left = (): void => {
        signal?.removeEventListener('abort', giveUp);
        leave(line, of, begin);
        inLine -= 1;
      };
      const begin = (): void => {
        left();
        busy.add(of);
        resolve();
      };
      const giveUp = (): void => {
        left();
        reject(new NoTurn(tooLong));
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      line.set(of, [...(line.get(of) ?? []), begin]);
      inLine += 1;
      next();
    });
  /** Does work when its turn comes. @throws NoTurn where too much waits already, or the signal ends the waiting. */
  return async <T>(options: TurnOptions, work: () => Promise<T>): Promise<T> => {
    if (options.signal?.aborted) throw new NoTurn(tooLong);
    const isOwn = waitingOf(options.of, lines) >= mostEach;
    if (isOwn || inLine >= most) throw new NoTurn('too much waits already', isOwn);
    await turn(options);
    try {
      return await work();
    } finally {
      ended(options.of);
    }
  };
};
