// The difference between two texts, as a unified diff.
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';

// beyond this many differing lines the shortest script is not worth the search: all is removed, all is added
const maxEditLength = 1000;

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

const hunkOfAll = (from: string, to: string) => {
  const [before, after] = [linesOf(from), linesOf(to)];
  const lines = [...before.map((line) => `-${line}`), ...after.map((line) => `+${line}`)];
  return { oldStart: 1, oldLines: before.length, newStart: 1, newLines: after.length, lines };
};

/** The unified diff of two texts; a text that is missing is the empty file. Nothing where both are the same. */
export const patch = (path: string, from: string | undefined, to: string | undefined): readonly string[] => {
  const name = (text: string | undefined, side: string): string => (text === undefined ? '/dev/null' : `${side}/${path}`);
  const [oldFileName, newFileName, before, after] = [name(from, 'a'), name(to, 'b'), from ?? '', to ?? ''];
  const found = structuredPatch(oldFileName, newFileName, before, after, undefined, undefined, { context: 3, maxEditLength });
  if (found?.hunks.length === 0) return [];
  const whole = { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined, hunks: [hunkOfAll(before, after)] };
  return formatPatch(found ?? whole, FILE_HEADERS_ONLY)
    .replace(/\n$/, '')
    .split('\n');
};
