// Reads what a mail says: its readers, its subject, its parts and its next step.
import type { ButtonModel, MailPart, ReaderModel } from '../model/mail-model';
import type { MailModel } from '../model/model';
import type { SentenceModel } from '../model/texts-model';
import type { At } from './at';
import { isPlain, kindOf } from './describe';
import { aSentence } from './facts';
import { aLine, aSource, aText, may, must, namedOf, optionsOf, type Read } from './options';
import { readFields } from './shape';
import { aField } from './term';

/** One value for all cases, or one for each, in braces. */
const byCase = <T extends object>(read: Read<T>, isOne: (value: unknown) => boolean): Read<readonly (T & { readonly name: string })[]> =>
  Object.assign(
    (value: unknown, at: At) => {
      if (isPlain(value) && !isOne(value)) return (namedOf(read)(value, at) ?? []).map(([name, one]) => ({ ...one, name }));
      const one = read(value, at);
      return one === undefined ? undefined : [{ ...one, name: '' }];
    },
    { wanted: read.wanted ?? 'what its docstring says' },
  );
const isNever = (): boolean => false;

const aReader: Read<Omit<ReaderModel, 'name'>> = Object.assign(
  (value: unknown, at: At) => {
    const reader = aText(value, at);
    return reader === undefined ? undefined : { reader };
  },
  { wanted: 'the name of its reader' },
);
const aSubject: Read<Omit<SentenceModel, 'name'>> = Object.assign(
  (value: unknown, at: At) => {
    if (typeof value !== 'string') return aSentence(value, at);
    const text = aLine(value, at);
    return text === undefined ? undefined : { text };
  },
  { wanted: 'a text in quotes' },
);

const aCase: Read<Omit<SentenceModel, 'name'>> = (value, at) => {
  const text = aText(value, at);
  return text === undefined ? undefined : { text };
};
const partOptions = { sometimes: optionsOf({ text: must(aSentence, { text: '' }) }), given: optionsOf({ says: must(aText, '') }) };
type Part = MailPart extends infer P ? (P extends MailPart ? Omit<P, 'name'> : never) : never;
const aPart: Read<Part> = (value, at) => {
  const kind = kindOf(value);
  if (kind === 'given') return { kind, says: partOptions.given(value, at)?.says ?? '' };
  if (kind === undefined && isPlain(value)) return { kind: 'cases', sentences: byCase(aCase, isNever)(value, at) ?? [] };
  const sentence = kind === 'sometimes' ? partOptions.sometimes(value, at)?.text : aSentence(value, at);
  return sentence && { kind: kind === 'sometimes' ? kind : 'text', sentence: { name: '', ...sentence } };
};

const aButton: Read<Omit<ButtonModel, 'name'>> = optionsOf({ label: must(aLine, ''), to: may(aText), ending: may(aText) });
const isButton = (value: unknown): boolean =>
  isPlain(value) && ['label', 'to', 'ending'].some((option) => typeof value[option] === 'string');

const mailOptions = optionsOf({
  source: must(aSource, ''),
  says: must(aText, ''),
  fields: must(readFields, []),
  reader: must(byCase(aReader, isNever), []),
  subject: must(
    byCase(aSubject, (value) => kindOf(value) === 'counted'),
    [],
  ),
  body: may(namedOf(aPart)),
  button: may(byCase(aButton, isButton)),
  slots: may(namedOf(aField)),
});
export const readMail = (value: unknown, at: At): MailModel => {
  const {
    source = '',
    says = '',
    fields = [],
    reader = [],
    subject = [],
    body = [],
    button = [],
    slots = [],
  } = mailOptions(value, at) ?? {};
  const parts = body.map(
    ([name, part]): MailPart => ('sentence' in part ? { ...part, name, sentence: { ...part.sentence, name } } : { ...part, name }),
  );
  const shows = slots.map(([name, { of, name: field }]) => ({ name, thing: of, field }));
  return { id: at.id, source, says, fields, readers: reader, subjects: subject, body: parts, buttons: button, shows };
};
