// The sentences of each screen: plain strings, and functions where something is known only on the page.
import { filledSentence, ownSlots } from '../../model/fill';
import type { Model } from '../../model/model';
import type { SentenceModel, TextsModel } from '../../model/texts-model';
import { docOf, sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { key, member, membersOf } from '../../print/print';
import { sentenceExpression, slotType } from '../../print/sentence';
import { constantOf, exportOf } from '../../print/structures';

/** A text whose slots are filled on the page, `({ name }) => …`, in the form that its number asks for. */
const sentenceCode = (sentence: SentenceModel, file: GeneratedFile, model: Model): string => {
  const slots = ownSlots(sentence);
  const type = slots.map((slot) => `readonly ${key(slot)}: ${slotType(sentence, slot)}`).join('; ');
  const code = sentenceExpression(sentence, (slot) => `slots${member(slot)}`, { module: file, language: model.product.language });
  return slots.length === 0 ? code : `(slots: { ${type} }): string => ${code}`;
};

const textsFile = (texts: TextsModel, model: Model): GeneratedFile => {
  const file = new GeneratedFile(`texts/sentences/${texts.id}.ts`, 'Sentences that people read.');
  file.declares(texts.id);
  const filled = filledSentence(model);
  const members = texts.texts.map((sentence) => `${key(sentence.name)}: ${sentenceCode(filled(sentence), file, model)}`);
  return file.add(constantOf(texts.id, `${membersOf(members)} as const`, { docs: [docOf(texts)] }));
};

/** `texts/texts.ts` names them all; each stands in a file of its own, since a bundler never splits one. */
export const textFiles = (model: Model): readonly GeneratedFile[] => {
  const groups = sorted(model.texts);
  const index = new GeneratedFile('texts/texts.ts', 'All sentences, by the name of their declaration.');
  index.add(...groups.map(({ id }) => exportOf([id], `./sentences/${id}`)));
  return groups.length === 0 ? [] : [...groups.map((texts) => textsFile(texts, model)), index];
};
