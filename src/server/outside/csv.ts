// Tables as CSV (RFC 4180) that spreadsheets open as they are: with a byte order mark, and without formulas of strangers.

/** A text, a count, a sum in cents, or nothing. */
export type CsvCell = string | number | null | { readonly cents: number };

// a spreadsheet reads what begins so as a formula, also behind blanks
const formula = /^[\s\uFEFF]*[=+\-@\t\r]/;
const textCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const cellOf = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return textCell(cell);
  return typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2);
};

/** A row without its end. @example csvRow(['=1+1', { cents: -1250 }]) // `'=1+1,-12.50` */
export const csvRow = (cells: readonly CsvCell[]): string => cells.map(cellOf).join(',');

/** A whole file. */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((cells) => `${csvRow(cells)}\r\n`).join('')}`);
