// "Did you mean": the nearest of the names that could stand somewhere.

/** How many letters must be changed, added, dropped or swapped with a neighbour; counting stops beyond the limit. */
const distance = (one: string, other: string, limit: number): number => {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? 0;
};

/** The nearest name, where one is near enough to have been meant. */
export const nearest = (written: string, among: Iterable<string>): string | undefined => {
  const wanted = written.toLowerCase();
  let limit = Math.max(1, Math.floor(written.length / 3));
  let best: string | undefined;
  for (const name of among) {
    if (name === written || Math.abs(name.length - written.length) > limit) continue;
    const far = distance(wanted, name.toLowerCase(), limit);
    // of two that are equally near, the one that begins alike: a constant rather than its entity
    const isNearer = far < limit || best === undefined || (name[0] === written[0] && best[0] !== written[0]);
    if (far > limit || !isNearer) continue;
    best = name;
    limit = far;
  }
  return best;
};
