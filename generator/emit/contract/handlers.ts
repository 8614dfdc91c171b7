// The types of what answers the calls: one handler a call, one interface a subject, and what stands behind each guard.
import { factName, guardChain, lookupOf } from '../../model/lookup';
import type { CallModel, Model } from '../../model/model';
import { docOf, partsOf, upperFirst } from '../../model/views';
import { conditionCode, factsType, mergeNeeds } from '../../print/expression';
import { identifier, Module, union } from '../../print/print';
import type { Field } from '../../model/shape-model';
import { memberText, type Typing as ShapeTyping, typeText, withInputForm } from '../../print/shape-types';
import { guardedFields, ownNeedsOf, thingsOf } from './call-rules';

interface Typing extends ShapeTyping {
  readonly module: Module;
}
interface Subject {
  readonly subject: string;
  readonly calls: readonly CallModel[];
}
interface Writing {
  readonly model: Model;
  readonly typing: Typing;
}

const handlersName = (subject: string): string =>
  `${upperFirst(subject.replace(/[^A-Za-z0-9]+(.?)/gu, (_, letter: string) => letter.toUpperCase()))}Handlers`;
/** What is written for a call, by its name: `AcceptBookingRequest`. */
export const nameOf = (call: CallModel, what: 'Request' | 'Answer' | 'Facts'): string => `${upperFirst(identifier(call.id))}${what}`;

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

const callTypes = (call: CallModel, { model, typing }: Writing): void => {
  const { module } = typing;
  const { query, input } = partsOf(call);
  module.blank().doc(`What ${call.id} is asked with: checked, and defaults filled in.`);
  module.block(`export interface ${nameOf(call, 'Request')}`, () => {
    partText('params', call.params, typing);
    partText('query', query, typing);
    partText('input', input, typing);
  });
  module.line(`export type ${nameOf(call, 'Answer')} = ${call.content === undefined ? typeText(call.answer, typing) : 'string'};`);
  const own = ownNeedsOf(call, model);
  if (own.facts.size === 0) return;
  module.doc(`What the rules of ${call.id} ask that only its handler finds.`);
  module.line(`export type ${nameOf(call, 'Facts')} = ${factsType(own, { module, lookup: lookupOf(model) })};`);
};

const handlerType = (call: CallModel, { model }: Writing): string => {
  const things = thingsOf(call, lookupOf(model)).map((id) => `readonly ${factName(id)}: S["things"]["${id}"]`);
  const request = [nameOf(call, 'Request'), ...(things.length > 0 ? [`{ ${things.join('; ')} }`] : [])].join(' & ');
  const context = `S["${call.secure ? 'signedIn' : 'anyone'}"]`;
  const answer = nameOf(call, 'Answer');
  if (ownNeedsOf(call, model).facts.size === 0) return `(request: ${request}, context: ${context}) => Promise<${answer}>`;
  return `(request: ${request}, context: ${context} & EnforcingRules<${nameOf(call, 'Facts')}, ${answer}>) => Promise<Enforced<${answer}>>`;
};

const subjectInterface = ({ subject, calls }: Subject, writing: Writing): void => {
  const { module } = writing.typing;
  module.blank().doc(`Answers the calls of ${subject}.`);
  module.block(`export interface ${handlersName(subject)}<S extends Serving>`, () => {
    for (const call of calls) {
      module.doc(docOf(call, `${call.method} ${call.path}`));
      module.line(`readonly ${call.id}: ${handlerType(call, writing)};`);
    }
  });
};

const upload = (module: Module): void => {
  module.doc('A file that came with a multipart form, whole.').block('export interface Upload', () => {
    module.doc('As the sender named it: not to be trusted.').line('readonly name: string;');
    module.doc('Its media type, as the sender said it.').line('readonly type: string;').line('readonly bytes: Uint8Array;');
  });
};

const guarding = (module: Module, model: Model): void => {
  const lookup = lookupOf(model);
  const needsOf = (id: string) =>
    mergeNeeds(
      guardChain(lookup.guard(id), lookup).flatMap(({ requires }) => requires.map(({ that }) => conditionCode(that, lookup).needs)),
    );
  module.blank().doc('What a loader must find of each thing at least: all that guards, and the rules of the calls behind them, look at.');
  module.block('export interface GuardedThings', () => {
    for (const [of, names] of [...guardedFields(model, needsOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const facts = (): string =>
        `${module.type('rules/runtime', 'Facts')}<${module.type('model/entities', of)}, ${union([...names].toSorted())}>`;
      module.line(`readonly ${of}: ${names.size === 0 ? 'object' : facts()};`);
    }
  });
  module.doc('Finds each thing that a guard looks at, by its key; null where there is none. One that is missing does not compile.');
  module.line(
    'export type GuardLoaders<Source> = { readonly [E in keyof GuardedThings]: (source: Source, key: string) => Promise<GuardedThings[E] | null> };',
  );
  module.blank().doc('What a server hands its handlers beside the request.');
  module.block('export interface Serving', () => {
    module.doc('Where anyone may ask.').line('readonly anyone: object;');
    module.doc('Behind a guard that wants a session.').line('readonly signedIn: object;');
    module.doc('What its loaders find.').line('readonly things: GuardedThings;');
  });
};

const enforcing = (module: Module): void => {
  module.blank().line('declare const enforced: unique symbol;');
  module.doc('An answer that was made after the rules of its call were asked.');
  module.line('export type Enforced<Answer> = Answer & { readonly [enforced]: true };');
  module.doc('What a handler is handed where rules of its call ask for facts that only it finds.');
  module.block('export interface EnforcingRules<Facts, Answer>', () => {
    module.doc('Refuses where one of them does not hold; what it returns makes the answer, which nothing else can.');
    module.line('readonly enforceRules: (facts: Facts) => (answer: Answer) => Enforced<Answer>;');
  });
};

/** `contract/handlers.ts`. A handler that is missing, that answers something else, or that takes what its guard does not give, does not compile. */
export const handlersText = (model: Model, subjects: readonly Subject[]): string => {
  const module = new Module('contract/handlers.ts', 'Who answers each call: with what, and how.');
  const typing: Typing = { module, direction: 'out', inputForms: withInputForm(model), file: 'Upload' };
  const own = ['Upload', 'Handlers', 'CallId', 'GuardedThings', 'GuardLoaders', 'Serving', 'Enforced', 'EnforcingRules'];
  for (const name of [...own, ...subjects.map(({ subject }) => handlersName(subject))]) module.declares(name);
  const calls = subjects.flatMap((subject) => subject.calls);
  for (const call of calls) for (const what of ['Request', 'Answer', 'Facts'] as const) module.declares(nameOf(call, what));
  upload(module);
  guarding(module, model);
  enforcing(module);
  for (const call of calls) callTypes(call, { model, typing });
  for (const subject of subjects) subjectInterface(subject, { model, typing });
  const all = subjects.map(({ subject }) => `${handlersName(subject)}<S>`);
  module.blank().doc('Answers every call. One that is missing does not compile.');
  module.line(`export type Handlers<S extends Serving> = ${all.length > 0 ? all.join(' & ') : 'Readonly<Record<never, never>>'};`);
  module.line('export type CallId = keyof Handlers<Serving>;');
  return module.toString();
};
