// The types of what answers the calls: one handler a call, one interface a subject.
import type { CallModel, Model } from '../../model/model';
import { docOf, partsOf, upperFirst } from '../../model/views';
import { identifier, Module } from '../../print/print';
import type { Field } from '../../model/shape-model';
import { memberText, type Typing as ShapeTyping, typeText, withInputForm } from '../../print/shape-types';

interface Typing extends ShapeTyping {
  readonly module: Module;
}
interface Subject {
  readonly subject: string;
  readonly calls: readonly CallModel[];
}

const handlersName = (subject: string): string =>
  `${upperFirst(subject.replace(/[^A-Za-z0-9]+(.?)/gu, (_, letter: string) => letter.toUpperCase()))}Handlers`;
const requestName = (call: CallModel): string => `${upperFirst(identifier(call.id))}Request`;
const answerName = (call: CallModel): string => `${upperFirst(identifier(call.id))}Answer`;

const partText = (name: string, fields: readonly Field[], typing: Typing): void => {
  if (fields.length === 0) {
    typing.module.line(`readonly ${name}: Readonly<Record<never, never>>;`);
    return;
  }
  typing.module.block(
    `readonly ${name}:`,
    () => {
      for (const field of fields) typing.module.line(`${memberText(field, typing)};`);
    },
    ';',
  );
};

const callTypes = (call: CallModel, typing: Typing): void => {
  const { module } = typing;
  const { query, input } = partsOf(call);
  module.blank().doc(`What ${call.id} is asked with: checked, and defaults filled in.`);
  module.block(`export interface ${requestName(call)}`, () => {
    partText('params', call.params, typing);
    partText('query', query, typing);
    partText('input', input, typing);
  });
  module.line(`export type ${answerName(call)} = ${call.content === undefined ? typeText(call.answer, typing) : 'string'};`);
};

const subjectInterface = ({ subject, calls }: Subject, module: Module): void => {
  module.blank().doc(`Answers the calls of ${subject}.`);
  module.block(`export interface ${handlersName(subject)}<Context>`, () => {
    for (const call of calls) {
      module.doc(docOf(call, `${call.method} ${call.path}`));
      module.line(`readonly ${call.id}: (request: ${requestName(call)}, context: Context) => Promise<${answerName(call)}>;`);
    }
  });
};

/** `contract/handlers.ts`. A handler that is missing, or that answers something else, does not compile. */
export const handlersText = (model: Model, subjects: readonly Subject[]): string => {
  const module = new Module('contract/handlers.ts', 'Who answers each call: with what, and how.');
  const typing: Typing = { module, direction: 'out', inputForms: withInputForm(model), file: 'Upload' };
  for (const name of ['Upload', 'Handlers', 'CallId', 'Context', ...subjects.map(({ subject }) => handlersName(subject))])
    module.declares(name);
  const calls = subjects.flatMap((subject) => subject.calls);
  for (const call of calls) for (const name of [requestName(call), answerName(call)]) module.declares(name);
  module.doc('A file that came with a multipart form, whole.').block('export interface Upload', () => {
    module.doc('As the sender named it: not to be trusted.').line('readonly name: string;');
    module.doc('Its media type, as the sender said it.').line('readonly type: string;').line('readonly bytes: Uint8Array;');
  });
  for (const call of calls) callTypes(call, typing);
  for (const subject of subjects) subjectInterface(subject, module);
  const all = subjects.map(({ subject }) => `${handlersName(subject)}<Context>`);
  module.blank().doc('Answers every call. The context is the server’s own: who asks, the clock, the database.');
  module.line(`export type Handlers<Context> = ${all.length > 0 ? all.join(' & ') : 'Readonly<Record<never, never>>'};`);
  module.line('export type CallId = keyof Handlers<unknown>;');
  return module.toString();
};
