// Work for each of many: one that fails stops no other, and many of which all fail leave room for the rest.

const longestMs = 60_000;

/** All of a long list, asked for a part at a time: each part follows the last of the one before. Ends after a minute: the rest has another turn. */
export async function* parts<T>(next: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  const since = performance.now();
  let last: T | undefined;
  do {
    const part = await next(last);
    yield* part;
    last = part.at(-1);
  } while (last !== undefined && performance.now() - since < longestMs);
}

/** Does it for each, so many at once. @throws the first failure, once all were tried. */
export const doAll = async <T>(all: Iterable<T> | AsyncIterable<T>, work: (one: T) => Promise<unknown>, atOnce = 1): Promise<void> => {
  const failures: unknown[] = [];
  const running = new Set<Promise<unknown>>();
  for await (const one of all) {
    const done = work(one)
      .catch((error: unknown) => failures.push(error))
      .finally(() => running.delete(done));
    running.add(done);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
};
