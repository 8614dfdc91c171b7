// Texts with a number: each has the forms that its language needs, and no other; a word that one text counts is counted in all.
import type { Spot } from '../diagnostics/diagnostics';
import { nearest } from '../diagnostics/suggest';
import { memoize } from '../model/memoize';
import type { Model } from '../model/model';
import { slotsOf } from '../model/fill';
import { sentencesOf } from '../model/mail-model';
import type { SentenceModel } from '../model/texts-model';
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

/** Reports a slot of one form that is nearly one of another form: which of the two is filled decides the number alone. */
const checkSlotNames = (context: CheckContext, { name, forms = {} }: SentenceModel, spot: Spot): void => {
  const all = Object.entries(forms).map(([form, text]) => ({ form, slots: slotsOf(text) }));
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      const others = other.slots.filter((slot) => !one.slots.includes(slot));
      const slot = one.slots.find((it) => !other.slots.includes(it) && nearest(it, others) !== undefined);
      const meant = slot === undefined ? undefined : nearest(slot, others);
      if (slot === undefined || meant === undefined) continue;
      const slots = { text: name, slot: `{${slot}}`, form: one.form, meant: `{${meant}}`, other: other.form };
      context.report(within(spot, `{${slot}}`), 'text/unlike-slots', slots);
    }
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
interface Told {
  readonly id: string;
  readonly sentence: SentenceModel;
  readonly spot: Spot;
}
/** The sentences of screens and of mails. */
const toldIn = ({ texts, mails }: Model): readonly Told[] => [
  ...texts.flatMap(({ id, texts: all }) => all.map((sentence) => ({ id, sentence, spot: at('texts', id, 'texts', sentence.name) }))),
  ...mails.flatMap((mail) =>
    sentencesOf(mail).map(({ sentence, path }) => ({ id: mail.id, sentence, spot: at('mail', mail.id, ...path) })),
  ),
];

const turningIn = (told: readonly Told[]): CountedSlot => {
  const [numbers, words] = [new Set<string>(), new Map<string, string>()];
  for (const { id, sentence } of told) {
    const { name, text, number, forms = {} } = sentence;
    if (number !== undefined) numbers.add(number);
    for (const [slot, word] of afterSlots(text))
      if (slot === number && !Object.values(forms).every((form) => form.includes(`} ${word}`))) words.set(word, `${id}.${name}`);
  }
  return { numbers, words };
};

export const checkCounted = (context: CheckContext): void => {
  const told = toldIn(context.model);
  const { numbers, words } = turningIn(told);
  for (const { sentence, spot } of told) {
    if (sentence.forms !== undefined) {
      checkForms(context, sentence, spot);
      checkSlotNames(context, sentence, spot);
      continue;
    }
    for (const [number, word] of afterSlots(sentence.text)) {
      const counts = numbers.has(number) ? words.get(word) : undefined;
      const slot = `{${number}}`;
      if (counts !== undefined) context.report(within(spot, `${slot} ${word}`), 'text/one-form', { word, slot, counts, number });
    }
  }
};
