// Texts with a number: each has the forms that its language needs, and no other; a word that one text counts is counted in all.
import type { Spot } from '../diagnostics/diagnostics';
import { nearest } from '../diagnostics/suggest';
import { memoize } from '../model/memoize';
import type { Model } from '../model/model';
import type { SentenceModel, TextsModel } from '../model/texts-model';
import { at, listed, type CheckContext, within } from './context';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

const neededIn = memoize(({ language = 'en' }: Model['product']) => new Intl.PluralRules(language).resolvedOptions().pluralCategories);

const checkForms = (context: CheckContext, { name, forms = {} }: SentenceModel, spot: Spot): void => {
  const { product } = context.model;
  const { language = 'en' } = product;
  const needed: readonly string[] = neededIn(product);
  const inOrder = categories.filter((one) => needed.includes(one));
  for (const form of inOrder)
    if (!(form in forms)) context.report(spot, 'text/missing-form', { text: name, form, language, forms: listed(inOrder) });
  for (const form of Object.keys(forms))
    if (!needed.includes(form))
      context.report(within(spot, form), 'text/unknown-form', {
        text: name,
        form,
        language,
        forms: listed(inOrder),
        didYouMean: nearest(form, inOrder),
      });
};

/** The words after slots of a text: `'{count} stays in {place}'` has `stays` after `count`. */
const afterSlots = (text: string): readonly (readonly [slot: string, word: string])[] =>
  [...text.matchAll(/\{([A-Za-z_$][\w$]*)\} (\p{L}+)/gu)].map(([, slot = '', word = '']) => [slot, word]);

interface CountedSlot {
  /** The slots that some text counts by. */
  readonly numbers: ReadonlySet<string>;
  /** The words after them that another number turns into others, each with a text that knows both. */
  readonly words: ReadonlyMap<string, string>;
}
const turningIn = (groups: readonly TextsModel[]): CountedSlot => {
  const [numbers, words] = [new Set<string>(), new Map<string, string>()];
  for (const { id, texts } of groups)
    for (const { name, text, number, forms = {} } of texts) {
      if (number !== undefined) numbers.add(number);
      for (const [slot, word] of afterSlots(text))
        if (slot === number && !Object.values(forms).every((form) => form.includes(`} ${word}`))) words.set(word, `${id}.${name}`);
    }
  return { numbers, words };
};

export const checkCounted = (context: CheckContext): void => {
  const { numbers, words } = turningIn(context.model.texts);
  for (const { id, texts } of context.model.texts)
    for (const sentence of texts) {
      const spot = at('texts', id, 'texts', sentence.name);
      if (sentence.forms !== undefined) checkForms(context, sentence, spot);
      else
        for (const [number, word] of afterSlots(sentence.text)) {
          const counts = numbers.has(number) ? words.get(word) : undefined;
          const slot = `{${number}}`;
          if (counts !== undefined) context.report(within(spot, `${slot} ${word}`), 'text/one-form', { word, slot, counts, number });
        }
    }
};
