// A few lines of a file, with a mark under what is meant.

export interface Framed {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The line that is meant between its neighbours; nothing for an empty file. */
export const frame = ({ text, line, column, length }: Framed): readonly string[] => {
  const lines = text.split(/\r?\n/);
  if (text === '' || line > lines.length) return [];
  const [first, last] = [Math.max(1, line - 1), Math.min(lines.length, line + 1)];
  const width = String(last).length;
  const shown: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const content = lines[number - 1] ?? '';
    shown.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}`.trimEnd());
    if (number !== line) continue;
    // tabs stay tabs, so that the mark stands where it should at any width
    const before = content.slice(0, column - 1).replace(/[^\t]/g, ' ');
    const marks = '^'.repeat(Math.max(1, Math.min(length, content.length - column + 1)));
    shown.push(`  ${' '.repeat(width)} | ${before}${marks}`);
  }
  return shown;
};
