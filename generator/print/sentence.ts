// A sentence as code: a string, a template where slots are filled when it is read, and the form that its number asks for.
import { slotsOf } from '../model/fill';
import type { SentenceModel } from '../model/texts-model';
import type { Imports } from './generated-file';
import { inTemplate, key, literal } from './print';

interface SentenceOptions {
  readonly module: Imports;
  readonly language: string | undefined;
}

/** The slots of a text become what `codeOf` says; the number that is counted comes written as its language writes it. */
const filled = (text: string, codeOf: (slot: string) => string, number?: string): string => {
  if (slotsOf(text).length === 0) return literal(text);
  const parts = text
    .split(/\{([A-Za-z_$][\w$]*)\}/g)
    .map((part, index) => (index % 2 === 0 ? inTemplate(part) : part === number ? '${number}' : `\${${codeOf(part)}}`));
  return `\`${parts.join('')}\``;
};

/** The expression of a sentence; `codeOf` is the code of a slot's value. */
export const sentenceExpression = (
  { text, number, forms }: SentenceModel,
  codeOf: (slot: string) => string,
  { module, language = 'en' }: SentenceOptions,
): string => {
  if (number === undefined || forms === undefined) return filled(text, codeOf);
  const each = Object.entries(forms).map(([form, one]) => `${key(form)}: ${filled(one, codeOf, number)}`);
  const counted = module.value('texts/counted', 'counted');
  const given = each.some((one) => one.includes('${number}')) ? 'number' : '';
  return `${counted}(${literal(language)}, ${codeOf(number)}, (${given}) => ({ ${each.join(', ')} }))`;
};

/** The type of the value of a slot. */
export const slotType = ({ number }: SentenceModel, slot: string): string => (slot === number ? 'number' : 'string | number');
