// Documents as PDF: a heading, facts, sums and notes on sheets of letter paper, with fonts that travel inside the file.
import { createRequire } from 'node:module';

/** A sum has its label on the left, and the amount on the right. */
export interface DocumentSum {
  readonly label: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}
export interface DocumentWords {
  readonly heading: string;
  /** The issuer: the first line is a name. */
  readonly from: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sums: readonly DocumentSum[];
  readonly notes: readonly string[];
}

const margin = 56;
const inner = 612 - 2 * margin;
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
    .lineTo(margin + inner, sheet.y)
    .lineWidth(0.7)
    .strokeColor(looks.line)
    .stroke();
  sheet.y += 10;
};

const write = (sheet: Sheet, { heading, from: [name = '', ...address], facts, sums, notes }: DocumentWords): void => {
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
  line(sheet);
  sheet.font('plain').fontSize(9);
  for (const text of notes) wide(text, looks.muted);
};

/** Draws a document; the library comes along with the first one. */
export const drawDocument = async (words: DocumentWords, at: Date): Promise<Buffer> => {
  const { default: Document } = await import('pdfkit');
  const [author = ''] = words.from;
  const sheet = new Document({
    size: 'LETTER',
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
