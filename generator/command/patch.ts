// What differs between two texts, as a unified diff.

interface Edit {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}
const context = 3;
// beyond this many differing lines the shortest script is not worth the search: all is removed, all is added
const longestSearch = 1000;

/** The furthest points that each number of edits reaches (Myers), one row for each number. */
const search = (from: readonly string[], to: readonly string[]): readonly Int32Array[] | undefined => {
  const most = Math.min(from.length + to.length, longestSearch);
  const reach = new Int32Array(2 * most + 3);
  const rows: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits++) {
    rows.push(reach.slice());
    for (let k = -edits; k <= edits; k += 2) {
      const at = most + 1 + k;
      const down = k === -edits || (k !== edits && (reach[at - 1] ?? 0) < (reach[at + 1] ?? 0));
      let x = down ? (reach[at + 1] ?? 0) : (reach[at - 1] ?? 0) + 1;
      while (x < from.length && x - k < to.length && from[x] === to[x - k]) x++;
      reach[at] = x;
      if (x >= from.length && x - k >= to.length) return rows;
    }
  }
  return undefined;
};

const replaced = (from: readonly string[], to: readonly string[]): Edit[] => [
  ...from.map((line) => ({ sign: '-' as const, line })),
  ...to.map((line) => ({ sign: '+' as const, line })),
];

const script = (from: readonly string[], to: readonly string[]): Edit[] => {
  const rows = search(from, to);
  if (rows === undefined) return replaced(from, to);
  const middle = ((rows[0]?.length ?? 3) - 3) / 2 + 1;
  const edits: Edit[] = [];
  let [x, y] = [from.length, to.length];
  for (let step = rows.length - 1; step >= 0; step--) {
    const reach = (k: number): number => rows[step]?.[middle + k] ?? 0;
    const k = x - y;
    const down = k === -step || (k !== step && reach(k - 1) < reach(k + 1));
    const before = step === 0 ? 0 : reach(down ? k + 1 : k - 1);
    const startX = step === 0 || down ? before : before + 1;
    for (; x > startX; y--) edits.push({ sign: ' ', line: from[--x] ?? '' });
    if (step > 0) edits.push(down ? { sign: '+', line: to[--y] ?? '' } : { sign: '-', line: from[--x] ?? '' });
  }
  return edits.toReversed();
};

const sharedStart = (from: readonly string[], to: readonly string[]): number => {
  let count = 0;
  while (count < from.length && count < to.length && from[count] === to[count]) count++;
  return count;
};

const linesOf = (text: string | undefined): string[] => {
  const lines = (text ?? '').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

const editsBetween = (from: readonly string[], to: readonly string[]): Edit[] => {
  const head = sharedStart(from, to);
  const [restFrom, restTo] = [from.slice(head), to.slice(head)];
  const tail = sharedStart(restFrom.toReversed(), restTo.toReversed());
  const same = (lines: readonly string[]) => lines.map((line) => ({ sign: ' ' as const, line }));
  const middle = script(restFrom.slice(0, restFrom.length - tail), restTo.slice(0, restTo.length - tail));
  return [...same(from.slice(0, head)), ...middle, ...same(restFrom.slice(restFrom.length - tail))];
};

/** Ranges of edits that belong into one hunk: each change with its context, merged where they touch. */
const hunksOf = (edits: readonly Edit[]): readonly (readonly [number, number])[] => {
  const hunks: [number, number][] = [];
  for (const [at, edit] of edits.entries()) {
    if (edit.sign === ' ') continue;
    const [start, end] = [Math.max(0, at - context), Math.min(edits.length, at + context + 1)];
    const last = hunks.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = end;
    else hunks.push([start, end]);
  }
  return hunks;
};

const count = (edits: readonly Edit[], without: Edit['sign']): number => edits.filter(({ sign }) => sign !== without).length;

/** The unified diff of two texts; a text that is missing is the empty file. Nothing where both are the same. */
export const patch = (path: string, from: string | undefined, to: string | undefined): readonly string[] => {
  const edits = editsBetween(linesOf(from), linesOf(to));
  const lines = hunksOf(edits).flatMap(([start, end]) => {
    const [before, hunk] = [edits.slice(0, start), edits.slice(start, end)];
    const range = (without: Edit['sign']): string => {
      const length = count(hunk, without);
      return `${count(before, without) + (length === 0 ? 0 : 1)},${length}`;
    };
    return [`@@ -${range('+')} +${range('-')} @@`, ...hunk.map(({ sign, line }) => `${sign}${line}`)];
  });
  const name = (text: string | undefined, side: string) => (text === undefined ? '/dev/null' : `${side}/${path}`);
  return lines.length === 0 ? [] : [`--- ${name(from, 'a')}`, `+++ ${name(to, 'b')}`, ...lines];
};
