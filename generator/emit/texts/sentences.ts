// The sentences of each screen: plain strings, and functions where something is known only on the page.
import { filledSentence, slotsOf } from '../../model/fill';
import type { Model } from '../../model/model';
import type { SentenceModel, TextsModel } from '../../model/texts-model';
import { docOf, sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { inTemplate, key, literal, member, membersOf } from '../../print/print';
import { constantOf, exportOf } from '../../print/structures';

/** The slots of a text become the values that a page gives it; the number that is counted comes written as its language writes it. */
const filledOnPage = (text: string, number?: string): string => {
  if (slotsOf(text).length === 0) return literal(text);
  const parts = text
    .split(/\{([A-Za-z_$][\w$]*)\}/g)
    .map((part, index) => (index % 2 === 0 ? inTemplate(part) : part === number ? '${number}' : `\${slots${member(part)}}`));
  return `\`${parts.join('')}\``;
};

/** A text whose slots are filled on the page, `({ name }) => …`, in the form that its number asks for. */
const sentenceCode = ({ text, number, forms }: SentenceModel, counted: (number: string, forms: string) => string): string => {
  const slots = new Set([...(number === undefined ? [] : [number]), ...Object.values(forms ?? { text }).flatMap(slotsOf)]);
  const type = [...slots].map((slot) => `readonly ${key(slot)}: ${slot === number ? 'number' : 'string | number'}`).join('; ');
  const code =
    number === undefined || forms === undefined
      ? filledOnPage(text)
      : counted(
          number,
          Object.entries(forms)
            .map(([form, one]) => `${key(form)}: ${filledOnPage(one, number)}`)
            .join(', '),
        );
  return slots.size === 0 ? code : `(slots: { ${type} }): string => ${code}`;
};

const textsFile = (texts: TextsModel, model: Model): GeneratedFile => {
  const file = new GeneratedFile(`texts/sentences/${texts.id}.ts`, 'Sentences that people read.');
  file.declares(texts.id);
  const filled = filledSentence(model);
  const counted = (number: string, forms: string): string =>
    `${file.value('texts/counted', 'counted')}(${literal(model.product.language ?? 'en')}, slots${member(number)}, (${forms.includes('${number}') ? 'number' : ''}) => ({ ${forms} }))`;
  const members = texts.texts.map((sentence) => `${key(sentence.name)}: ${sentenceCode(filled(sentence), counted)}`);
  return file.add(constantOf(texts.id, `${membersOf(members)} as const`, { docs: [docOf(texts)] }));
};

/** `texts/texts.ts` names them all; each stands in a file of its own, since a bundler never splits one. */
export const textFiles = (model: Model): readonly GeneratedFile[] => {
  const groups = sorted(model.texts);
  const index = new GeneratedFile('texts/texts.ts', 'All sentences, by the name of their declaration.');
  index.add(...groups.map(({ id }) => exportOf([id], `./sentences/${id}`)));
  return groups.length === 0 ? [] : [...groups.map((texts) => textsFile(texts, model)), index];
};
