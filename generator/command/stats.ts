// Where the time of a run goes: milliseconds for each stage and emitter.

export interface Stopwatch {
  /** Runs a stage and remembers how long it took. */
  readonly time: <T>(stage: string, work: () => T | Promise<T>) => Promise<T>;
  /** Seconds since the stopwatch was made, for the last line: `0.21 s`. */
  readonly total: () => string;
  /** One line a stage. */
  readonly table: () => string;
}

/** Starts to count; `since` is a moment of `performance.now()`, by default the start of the process. */
export const stopwatch = (since = 0): Stopwatch => {
  const stages: { readonly stage: string; readonly ms: number }[] = [];
  return {
    time: async (stage, work) => {
      const start = performance.now();
      const result = await work();
      stages.push({ stage, ms: performance.now() - start });
      return result;
    },
    total: () => `${((performance.now() - since) / 1000).toFixed(2)} s`,
    table: () => {
      const all = performance.now() - since;
      const rest = all - stages.reduce((sum, { ms }) => sum + ms, 0);
      const rows = [...stages, { stage: 'start and all else', ms: rest }, { stage: 'in all', ms: all }];
      return rows.map(({ stage, ms }) => `  ${stage.padEnd(22)}${ms.toFixed(1).padStart(9)} ms`).join('\n');
    },
  };
};
