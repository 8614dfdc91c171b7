// Fills the slots of a text that the product itself knows: its own slots, and every constant by its name.
import type { ConstantModel, Model } from './model';
import type { SentenceModel } from './texts-model';
import { memoize } from './memoize';

const slot = /\{([A-Za-z_$][\w$]*)\}/g;

/** The names of the slots in a text, in order: `'{product} keeps {count}'` has `product` and `count`. */
export const slotsOf = (text: string): string[] => [...text.matchAll(slot)].map(([, name = '']) => name);

/** A sentence in every form that it has: one, or several where it tells a number. */
export const formsOf = ({ text, forms = { other: text } }: SentenceModel): readonly string[] => Object.values(forms);

/** The slots of a sentence, each once; the number that it is told by is one. */
export const ownSlots = (sentence: SentenceModel): readonly string[] => [
  ...new Set([...(sentence.number === undefined ? [] : [sentence.number]), ...formsOf(sentence).flatMap(slotsOf)]),
];

/** A constant as people read it: what counts or measures something has commas between its thousands, a year has none. */
const shown = ({ value, unit }: ConstantModel): string => {
  const [whole = '', ...decimals] = String(value).split('.');
  const isAmount = typeof value === 'number' && unit !== undefined;
  return isAmount ? [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.') : String(value);
};

/**
 * `fill(model)(text)`: the product's slots and constants in braces become their values; slots that nobody knows stay as
 * they are. `own` names those that belong to the text itself, such as an error's, and are filled later.
 */
export const fill = memoize((model: Pick<Model, 'product' | 'constants'>): ((text: string, own?: readonly string[]) => string) => {
  const known = new Map([...model.constants.map((it) => [it.id, shown(it)] as const), ...Object.entries(model.product.slots)]);
  return (text, own = []) => text.replace(slot, (whole, name: string) => (own.includes(name) ? whole : (known.get(name) ?? whole)));
});

/** A sentence with what the product knows; the number that it tells is its own. */
export const filledSentence =
  (model: Pick<Model, 'product' | 'constants'>) =>
  ({ text, forms, ...sentence }: SentenceModel): SentenceModel => {
    const filled = (one: string): string => fill(model)(one, sentence.number === undefined ? [] : [sentence.number]);
    const each = forms && Object.fromEntries(Object.entries(forms).map(([form, one]) => [form, filled(one)]));
    return { ...sentence, text: filled(text), ...(each && { forms: each }) };
  };
