// The sentences of each screen: plain strings, and functions where something is known only on the page.
import { fill, slotsOf } from '../../model/fill';
import type { Model, TextsModel } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { inTemplate, key, literal, member } from '../../print/print';
import { widest } from '../../print/layout';
import { constantOf, exportOf } from '../../print/structure';
import { inLines } from '../../print/wrap';

/** A text whose slots are filled on the page: `({ name }) => …`. */
const functionOf = (text: string, slots: readonly string[]): string => {
  const type = [...new Set(slots)].map((slot) => `readonly ${key(slot)}: string | number`).join('; ');
  const parts = text
    .split(/\{([A-Za-z_$][\w$]*)\}/g)
    .map((part, index) => (index % 2 === 0 ? inTemplate(part) : `\${slots${member(part)}}`));
  return `(slots: { ${type} }): string => \`${parts.join('')}\``;
};

const sentenceCode = (text: string): string => {
  const slots = slotsOf(text);
  return slots.length === 0 ? literal(text) : functionOf(text, slots);
};

const textsFile = (texts: TextsModel, filled: (text: string) => string): GeneratedFile => {
  const members = texts.texts.map(({ name, text }) => `${key(name)}: ${sentenceCode(filled(text))}`);
  const lines = inLines(members, widest - 3).map((line) => `  ${line},\n`);
  return new GeneratedFile(`texts/sentences/${texts.id}.ts`, 'Sentences that people read.').add(
    constantOf(texts.id, `{\n${lines.join('')}} as const`, { docs: [`${texts.says} (${texts.source})`] }),
  );
};

/** `texts/texts.ts` names them all; each stands in a file of its own, since a bundler never splits one. */
export const textFiles = (model: Model): readonly GeneratedFile[] => {
  const filled = fill(model);
  const groups = sorted(model.texts);
  const index = new GeneratedFile('texts/texts.ts', 'All sentences, by the name of their declaration.');
  index.add(...groups.map(({ id }) => exportOf([id], `./sentences/${id}`)));
  return groups.length === 0 ? [] : [...groups.map((texts) => textsFile(texts, filled)), index];
};
