// The words of a mail in the model: its readers, its subject, its parts in order, and its next step. A text of a case stands in that case alone.
import { filledSentence, ownSlots } from './fill';
import { memoize } from './memoize';
import type { MailModel, Model, RouteModel } from './model';
import type { SentenceModel } from './texts-model';

/** A part: a text, one that stands there only sometimes, one for each case, or something that the writer makes of what is kept. */
export type MailPart = { readonly name: string } & (
  | { readonly kind: 'text' | 'sometimes'; readonly sentence: SentenceModel }
  | { readonly kind: 'cases'; readonly sentences: readonly SentenceModel[] }
  | { readonly kind: 'given'; readonly says: string }
);

/** Those with a `name` are of the case of that name; one without is so in all. */
interface OfCase {
  readonly name: string;
}
export interface ReaderModel extends OfCase {
  readonly reader: string;
}
export interface ButtonModel extends OfCase {
  readonly label: string;
  /** The path of a route, and where on its page. */
  readonly to?: string;
  readonly ending?: string;
}

/** A slot, or a part that is given, by the field that it shows. */
interface ShownField {
  readonly name: string;
  readonly thing: string;
  readonly field: string;
}

export interface MailWords {
  readonly readers: readonly ReaderModel[];
  readonly subjects: readonly SentenceModel[];
  readonly body: readonly MailPart[];
  readonly buttons: readonly ButtonModel[];
  readonly shows: readonly ShownField[];
}

/** The names of a mail's cases, in the order in which they are first told; none where it is always the same. */
export const casesOf = ({ readers, subjects, body, buttons }: MailWords): readonly string[] => {
  const parts = body.flatMap((part) => (part.kind === 'cases' ? part.sentences : []));
  return [...new Set([...readers, ...subjects, ...parts, ...buttons].map(({ name }) => name))].filter((name) => name !== '');
};
export const inCase = <T extends OfCase>(all: readonly T[], name: string): T | undefined =>
  all.find((one) => one.name === name) ?? all.find((one) => one.name === '');

interface MailSentence {
  readonly sentence: SentenceModel;
  readonly path: readonly string[];
  /** The case that it is of, and whether it stands there only sometimes. */
  readonly of: string;
  readonly isSometimes?: true;
}
const named = (name: string): readonly string[] => (name === '' ? [] : [name]);
const ofPart = (part: MailPart): readonly MailSentence[] => {
  const path = ['body', part.name];
  if (part.kind === 'given') return [];
  if (part.kind === 'cases') return part.sentences.map((sentence) => ({ sentence, path: [...path, sentence.name], of: sentence.name }));
  return [part.kind === 'text' ? { sentence: part.sentence, path, of: '' } : { sentence: part.sentence, path, of: '', isSometimes: true }];
};
/** The way to a button in its declaration. */
export const pathOfButton = ({ name }: ButtonModel): readonly string[] => ['button', ...named(name)];

/** Every sentence of a mail, with the place where it stands. */
export const sentencesOf = ({ subjects, body, buttons }: MailWords): readonly MailSentence[] => [
  ...subjects.map((sentence) => ({ sentence, path: ['subject', ...named(sentence.name)], of: sentence.name })),
  ...body.flatMap(ofPart),
  ...buttons.flatMap((button) =>
    (['label', 'ending'] as const).flatMap((key) => {
      const text = button[key];
      return text === undefined ? [] : [{ sentence: { name: key, text }, path: [...pathOfButton(button), key], of: button.name }];
    }),
  ),
];

/** The slots that a mail has in all cases, or has more in one; those of a part that stands there sometimes are the part's own. */
export const slotsIn = (mail: MailWords, name: string): readonly string[] => {
  const slotsOfCase = (one: string): readonly string[] =>
    sentencesOf(mail).flatMap(({ sentence, of, isSometimes }) => (of === one && !isSometimes ? ownSlots(sentence) : []));
  const always = new Set(name === '' ? [] : slotsOfCase(''));
  return [...new Set(slotsOfCase(name))].filter((slot) => !always.has(slot));
};

/** The route that a button leads to, and where on its page. */
export const routeOfButton = (
  routes: readonly RouteModel[],
  { to }: Pick<ButtonModel, 'to'>,
): readonly [RouteModel | undefined, string] => {
  const [path = '', anchor] = (to ?? '').split('#');
  return [routes.find((route) => route.path === path), anchor === undefined ? '' : `#${anchor}`];
};

/** A mail whose texts have what the product knows; the slots that are left are its writer's. */
export const filledMail = memoize((model: Pick<Model, 'product' | 'constants'>): ((mail: MailModel) => MailModel) => {
  const filled = filledSentence(model);
  const line = (text: string): string => filled({ name: '', text }).text;
  const filledPart = (part: MailPart): MailPart => {
    if (part.kind === 'given') return part;
    return part.kind === 'cases' ? { ...part, sentences: part.sentences.map(filled) } : { ...part, sentence: filled(part.sentence) };
  };
  return (mail) => ({
    ...mail,
    subjects: mail.subjects.map(filled),
    body: mail.body.map(filledPart),
    buttons: mail.buttons.map((it) => ({ ...it, label: line(it.label), ...(it.ending !== undefined && { ending: line(it.ending) }) })),
  });
});
