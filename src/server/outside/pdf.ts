// Documents as PDF: a heading, facts, sums, tables and notes on sheets of letter paper, with fonts that travel inside the file.
import { createRequire } from 'node:module';

/** A sum has its label on the left, and the amount on the right. */
export interface DocumentSum {
  readonly label: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}
/** Cells below their headings, and sums below them where there are some. */
export interface DocumentTable {
  readonly heading: string;
  readonly columns: readonly {
    readonly label: string /** Of the width, in hundredths. */;
    readonly share: number;
    readonly isSum?: boolean;
  }[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}
export interface DocumentWords {
  readonly heading: string;
  /** The issuer: the first line is a name. */
  readonly from: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sums: readonly DocumentSum[];
  readonly tables?: readonly DocumentTable[];
  /** Its tables need the long side. */
  readonly isWide?: boolean;
  readonly notes: readonly string[];
}

const margin = 56;
/** The width between the margins. */
const innerOf = ({ page }: Sheet): number => page.width - 2 * margin;
const labelWidth = 130;
const amountWidth = 130;
const looks = { ink: '#1f2a2e', muted: '#5b666b', line: '#d9dedc' } as const;
const fonts = { plain: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' } as const;

/** The standard fonts of PDF lack letters that names have; these have those of the languages spoken here, syllabics too. */
const fontFile = (name: string): string => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}`);

type Sheet = PDFKit.PDFDocument;

interface Cell {
  readonly text: string;
  readonly at: number;
  readonly width: number;
  readonly align?: 'right';
  readonly color?: string;
}
/** Cells beside each other, together on a sheet. */
const row = (sheet: Sheet, cells: readonly Cell[], gap = 6): void => {
  const height = Math.max(...cells.map(({ text, width }) => sheet.heightOfString(text, { width })));
  if (sheet.y + height > sheet.page.height - margin) sheet.addPage();
  const { y } = sheet;
  for (const { text, at, width, align, color = looks.ink } of cells)
    sheet.fillColor(color).text(text, margin + at, y, { width, ...(align ? { align } : {}) });
  sheet.x = margin;
  sheet.y = y + height + gap;
};
const line = (sheet: Sheet): void => {
  sheet.y += 6;
  sheet
    .moveTo(margin, sheet.y)
    .lineTo(margin + innerOf(sheet), sheet.y)
    .lineWidth(0.7)
    .strokeColor(looks.line)
    .stroke();
  sheet.y += 10;
};

const cellGap = 8;
const drawTable = (sheet: Sheet, { heading, columns, rows, total }: DocumentTable): void => {
  const inner = innerOf(sheet);
  const cells = (texts: readonly string[], color?: string): readonly Cell[] => {
    let at = 0;
    return columns.map(({ share, isSum }, column) => {
      const width = (inner * share) / 100;
      const cell = {
        text: texts[column] ?? '',
        at,
        width: width - cellGap,
        ...(isSum ? { align: 'right' as const } : {}),
        ...(color ? { color } : {}),
      };
      at += width;
      return cell;
    });
  };
  sheet.font('bold').fontSize(10);
  row(sheet, [{ text: heading, at: 0, width: inner }]);
  sheet.font('plain').fontSize(8);
  row(
    sheet,
    cells(
      columns.map(({ label }) => label),
      looks.muted,
    ),
  );
  for (const texts of rows) row(sheet, cells(texts), 4);
  sheet.font('bold');
  if (total) row(sheet, cells(total));
  line(sheet);
};

const write = (sheet: Sheet, words: DocumentWords): void => {
  const { heading, from, facts, sums, tables = [], notes } = words;
  const [name = '', ...address] = from;
  const inner = innerOf(sheet);
  const wide = (text: string, color: string = looks.ink): void => row(sheet, [{ text, at: 0, width: inner, color }], 3);
  sheet.font('bold').fontSize(12);
  wide(name);
  sheet.font('plain').fontSize(9);
  for (const text of address) wide(text, looks.muted);
  sheet.y += 20;
  sheet.font('bold').fontSize(20);
  wide(heading);
  sheet.y += 8;
  sheet.fontSize(10).font('plain');
  for (const [label, value] of facts)
    row(sheet, [
      { text: label, at: 0, width: labelWidth, color: looks.muted },
      { text: value, at: labelWidth, width: inner - labelWidth },
    ]);
  line(sheet);
  for (const { label, amount, isStrong = false } of sums) {
    sheet.font(isStrong ? 'bold' : 'plain');
    row(sheet, [
      { text: label, at: 0, width: inner - amountWidth - 12 },
      { text: amount, at: inner - amountWidth, width: amountWidth, align: 'right' },
    ]);
  }
  if (sums.length > 0) line(sheet);
  for (const table of tables) drawTable(sheet, table);
  sheet.font('plain').fontSize(9);
  for (const text of notes) wide(text, looks.muted);
};

/** Draws a document; the library comes along with the first one. */
export const drawDocument = async (words: DocumentWords, at: Date): Promise<Buffer> => {
  const { default: Document } = await import('pdfkit');
  const [author = ''] = words.from;
  const sheet = new Document({
    size: 'LETTER',
    layout: words.isWide ? 'landscape' : 'portrait',
    margin,
    lang: 'en-CA',
    displayTitle: true,
    info: { Title: words.heading, Author: author, CreationDate: at },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part));
    sheet.on('end', () => resolve(Buffer.concat(parts)));
    sheet.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) sheet.registerFont(name, fontFile(file));
  write(sheet, words);
  sheet.end();
  return whole;
};
