// Markdown and mermaid: headings, tables, links and pictures that no author's word can break.

const special = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const breaks = /\s*[\r\n\u2028\u2029]+\s*/g;

const oneLine = (text: string): string => (/[\r\n\u2028\u2029]/.test(text) ? text.replace(breaks, ' ') : text);

/** A text that people wrote, as one line of prose. */
export const prose = (text: string): string => {
  const line = oneLine(text);
  // most texts are plain, and the careful pattern is expensive
  const safe = /[\\`*[\]<>|~_]/.test(line) ? line.replace(special, (it) => `\\${it}`) : line;
  return /^[#+\-\d]/.test(safe) ? safe.replace(/^(#+|[-+]|\d+[.)])(?=\s)/, '\\$1') : safe;
};

/** A name from code, in a code span; safe in a table. */
export const code = (text: string): string => {
  const plain = oneLine(text);
  if (plain !== '' && !/[`|]/.test(plain)) return `\`${plain}\``;
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padded = /^`|`$/.test(plain) ? ` ${plain} ` : plain;
  return plain === '' ? '' : `${fence}${padded.replaceAll('|', '\\|')}${fence}`;
};

/** A link to a generated file beside the pages, where something stands in full. */
export const fileLink = (path: string, words: string): string => `[${words}](../${path})`;

/** The mark of a thing by its kind and id. */
export const markOf = (kind: string, id: string): string => `${kind}-${id.replace(/[^A-Za-z0-9_-]/g, '-')}`;

const row = (cells: readonly string[]): string =>
  `| ${cells.map((it) => (it.includes('\n') ? it.replace(breaks, '<br>') : it)).join(' | ')} |`;

/** A table from its heads and rows; columns that are empty in every row are left out. Nothing where there are no rows. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  if (rows.length === 0) return [];
  const kept = heads.map((_, at) => at).filter((at) => at === 0 || rows.some((it) => (it[at] ?? '') !== ''));
  const only = (cells: readonly string[]) => kept.map((at) => cells[at] ?? '');
  return [row(only(heads)), row(kept.map(() => '---')), ...rows.map((it) => row(only(it))), ''];
};

/** A heading that links can lead to. */
export const heading = (level: number, text: string, mark?: string): string[] => [
  `${'#'.repeat(level)} ${mark === undefined ? '' : `<a id="${mark}"></a>`}${text}`,
];

/** A list, one entry a line. Nothing where it is empty. */
export const bullets = (entries: readonly string[]): string[] => (entries.length === 0 ? [] : [...entries.map((it) => `- ${it}`), '']);

/** A text inside a picture. */
export const inPicture = (text: string): string =>
  text
    .replace(breaks, ' ')
    .replace(/:{2,}|[^\p{L}\p{N} ,.:?_'’/()→–-]/gu, (it) => `#${it.codePointAt(0) ?? 32};`.repeat(it.startsWith(':') ? it.length : 1));

/** A name of a node in a picture, from an id. */
export const node = (kind: string, id: string): string => `${kind}_${id.replace(/\W/g, (it) => `_${it.codePointAt(0) ?? 0}_`)}`;

/** A mermaid picture. */
export const picture = (lines: readonly string[]): string[] => ['```mermaid', ...lines, '```', ''];

/** A page: lines without blank lines in a row, with a note where it comes from. */
export const page = (title: string, lines: readonly string[]): string => {
  const all = [`# ${title}`, '', ...lines];
  const kept = all.filter((line, at) => line !== '' || all[at - 1] !== '');
  return `<!-- Change the spec, not this page. -->\n${kept.join('\n').trimEnd()}\n`;
};
