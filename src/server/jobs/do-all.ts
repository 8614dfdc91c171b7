// Work for each of many: one that fails stops no other, and many of which all fail leave room for the rest.

// three lists in a row end before the job counts as lost, though the last call of each hangs
const longestMs = 20_000;

/** As much of a list as is begun in time, however long each takes: the rest has another turn. */
export async function* inTime<T>(all: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  const since = performance.now();
  for await (const one of all) {
    yield one;
    if (performance.now() - since > longestMs) return;
  }
}

async function* allParts<T>(next: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  let last: T | undefined;
  do {
    const part = await next(last);
    yield* part;
    last = part.at(-1);
  } while (last !== undefined);
}
/** A long list, asked for a part at a time: each part follows the last of the one before. */
export const parts = <T>(next: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> => inTime(allParts(next));

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

/** Does one after the other, each though another fails. @throws the first failure, once all were tried. */
export const doInTurn = (stages: readonly (() => Promise<unknown>)[]): Promise<void> => doAll(stages, (stage) => stage());
