// The server's words for the person who starts it: lines, and steps with their time.

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done, and how long it took. */
export const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const since = performance.now();
  const done = await work();
  say(`· ${what} (${seconds(since)})`);
  return done;
};
