// "Did you mean": the nearest of the names that could stand somewhere.
import distance from 'damerau-levenshtein';

/** The nearest name, where one is near enough to have been meant; two letters that changed places are one mistake. */
export const nearest = (written: string, among: Iterable<string>): string | undefined => {
  const wanted = written.toLowerCase();
  let limit = Math.max(1, Math.floor(written.length / 3));
  let best: string | undefined;
  for (const name of among) {
    if (name === written || Math.abs(name.length - written.length) > limit) continue;
    const { steps } = distance(wanted, name.toLowerCase());
    // of two that are equally near, the one that begins alike: a constant rather than its entity
    const isNearer = steps < limit || best === undefined || (name[0] === written[0] && best[0] !== written[0]);
    if (steps > limit || !isNearer) continue;
    best = name;
    limit = steps;
  }
  return best;
};
