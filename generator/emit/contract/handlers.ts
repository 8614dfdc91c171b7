// The types of what answers the calls: one handler a call, one interface a subject, and what stands behind each guard.
import { factName, guardChain, lookupOf } from '../../model/lookup';
import type { CallModel, Model } from '../../model/model';
import { answersJson, partsOf, upperFirst } from '../../model/views';
import { conditionCode, mergeNeeds } from '../../print/expression';
import { factsDeclaration } from '../../print/facts';
import { GeneratedFile } from '../../print/generated-file';
import { identifier, union } from '../../print/print';
import type { Field } from '../../model/shape-model';
import { groupText, type TypeOptions, typeText, withInputForm } from '../../print/shape-types';
import { interfaceOf, property, type Statement, typeOf } from '../../print/structures';
import { guardedFields, ownNeedsOf, thingsOf } from './call-rules';

interface Subject {
  readonly subject: string;
  readonly calls: readonly CallModel[];
}
interface FileContext {
  readonly model: Model;
  readonly typeOptions: TypeOptions;
}

const handlersName = (subject: string): string =>
  `${upperFirst(subject.replace(/[^A-Za-z0-9]+(.?)/gu, (_, letter: string) => letter.toUpperCase()))}Handlers`;
/** The name of a call's emitted declaration: `AcceptLoanRequest`. */
export const nameOf = (call: CallModel, what: 'Request' | 'Answer' | 'Facts'): string => `${upperFirst(identifier(call.id))}${what}`;

const requestOf = (call: CallModel, typeOptions: TypeOptions): Statement => {
  const { query, input } = partsOf(call);
  const parts: readonly (readonly [string, readonly Field[]])[] = [
    ['params', call.params],
    ['query', query],
    ['input', input],
  ];
  const given = parts.filter(([, fields]) => fields.length > 0).map(([name, fields]) => property(name, groupText(fields, typeOptions)));
  const all = call.raw ? [...given, property('raw', 'RawBody')] : given;
  if (all.length === 0) return typeOf(nameOf(call, 'Request'), 'Readonly<Record<never, never>>');
  return interfaceOf(nameOf(call, 'Request'), all);
};

const callTypes = (call: CallModel, { model, typeOptions }: FileContext): readonly Statement[] => {
  const own = ownNeedsOf(call, model);
  const facts = () =>
    factsDeclaration(nameOf(call, 'Facts'), own, {
      module: typeOptions.module,
      lookup: lookupOf(model),
      says: `What the rules of ${call.id} ask that only its handler finds.`,
    });
  return [
    requestOf(call, typeOptions),
    typeOf(nameOf(call, 'Answer'), answersJson(call) ? typeText(call.answer, typeOptions) : 'string'),
    ...(own.facts.size === 0 ? [] : [facts()]),
  ];
};

const handlerType = (call: CallModel, { model }: FileContext): string => {
  const things = thingsOf(call, lookupOf(model)).map((id) => `readonly ${factName(id)}: Registered["things"]["${id}"]`);
  const request = [nameOf(call, 'Request'), ...(things.length > 0 ? [`{ ${things.join('; ')} }`] : [])].join(' & ');
  const answer = nameOf(call, 'Answer');
  const isOwn = ownNeedsOf(call, model).facts.size > 0;
  const context = [
    `Registered["${call.secure ? 'signedIn' : 'anyone'}"]`,
    ...(call.performs ? [`Performing<${union(call.performs.events)}>`] : []),
    ...(isOwn ? [`EnforcingRules<${nameOf(call, 'Facts')}, ${answer}>`] : []),
  ].join(' & ');
  return `(request: ${request}, context: ${context}) => Promise<${isOwn ? `Enforced<${answer}>` : answer}>`;
};

const subjectInterface = ({ subject, calls }: Subject, writing: FileContext): Statement =>
  interfaceOf(
    handlersName(subject),
    calls.map((call) => property(call.id, handlerType(call, writing), { docs: [`${call.method} ${call.path}: ${call.says}.`] })),
    { docs: [`Answers the calls of ${subject}.`] },
  );

const guarding = (file: GeneratedFile, model: Model): readonly Statement[] => {
  const lookup = lookupOf(model);
  const needsOf = (id: string) =>
    mergeNeeds(
      guardChain(lookup.guard(id), lookup).flatMap(({ requires }) => requires.map(({ that }) => conditionCode(that, lookup).needs)),
    );
  const things = [...guardedFields(model, needsOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const factsOf = (of: string, names: ReadonlySet<string>): string =>
    names.size === 0
      ? 'object'
      : `${file.type('rules/runtime', 'Facts')}<${file.type('model/entities', of)}, ${union([...names].toSorted())}>`;
  return [
    interfaceOf(
      'GuardedThings',
      things.map(([of, names]) => property(of, factsOf(of, names))),
      { docs: ['What a loader must find of each thing at least: all that guards, and the rules of the calls behind them, look at.'] },
    ),
    typeOf('GuardLoaders', '{ readonly [E in keyof GuardedThings]: (source: Source, key: string) => Promise<GuardedThings[E] | null> }', {
      typeParameters: ['Source'],
      docs: ['Finds each thing that a guard looks at, by its key; null where there is none. One that is missing does not compile.'],
    }),
    interfaceOf(
      'HandlerTypes',
      [
        property('anyone', 'object', { docs: ['Where anyone may ask.'] }),
        property('signedIn', 'object', { docs: ['Behind a guard that wants a session.'] }),
        property('things', 'GuardedThings', { docs: ['What its loaders find.'] }),
      ],
      { docs: ['What a server hands its handlers beside the request.'] },
    ),
    interfaceOf('Register', [], {
      docs: ['A server says here, once, what it hands its handlers: `declare module` adds `readonly types`, and every handler knows it.'],
    }),
    // a loader that is missing is one error, where it is missing: all else stays as it is registered
    typeOf(
      'Registered',
      'Register extends { readonly types: infer T extends Omit<HandlerTypes, "things"> & { readonly things: object } }' +
        ' ? T & { readonly things: Omit<GuardedThings, keyof T["things"]> } : HandlerTypes',
      { docs: ['What the server has registered; the least that it may hand before, and of what it has not registered.'] },
    ),
  ];
};

const upload = () =>
  interfaceOf(
    'Upload',
    [
      property('name', 'string', { docs: ['As the sender named it: not to be trusted.'] }),
      property('type', 'string', { docs: ['Its media type, as the sender said it.'] }),
      property('file', 'string', { docs: ['Where it lies until the call is answered.'] }),
    ],
    { docs: ['A file that came with a multipart form, whole and no larger than it may be.'] },
  );
const rawBody = () =>
  interfaceOf(
    'RawBody',
    [
      property('bytes', 'Uint8Array', { docs: ['The body as it came, whatever it is.'] }),
      property('headers', '{ readonly [name: string]: string | undefined }', { docs: ['By their names in small letters.'] }),
    ],
    { docs: ['What another system sent: nothing of it is to be trusted before its signature was checked.'] },
  );
const enforcing = (): readonly Statement[] => [
  'declare const enforced: unique symbol;',
  typeOf('Enforced', 'Answer & { readonly [enforced]: true }', {
    typeParameters: ['Answer'],
    docs: ['An answer that was made after the rules of its call were asked.'],
  }),
  interfaceOf(
    'EnforcingRules',
    [
      property('enforceRules', '(facts: Facts) => (answer: Answer) => Enforced<Answer>', {
        docs: ['Refuses where one of them does not hold; what it returns makes the answer, which nothing else can.'],
      }),
    ],
    { typeParameters: ['Facts', 'Answer'], docs: ['What a handler is handed where rules of its call ask for facts that only it finds.'] },
  ),
  interfaceOf('Performing', [property('events', 'readonly Event[]')], {
    typeParameters: ['Event extends string'],
    docs: ['What a handler is handed whose call moves a thing: the events that it may move it by.'],
  }),
];

const own = [
  'Upload',
  'RawBody',
  'Handlers',
  'CallId',
  'GuardedThings',
  'GuardLoaders',
  'HandlerTypes',
  'Register',
  'Registered',
  'Enforced',
  'EnforcingRules',
  'Performing',
];

/** `contract/handlers.ts`. A handler that is missing, that answers something else, or that takes what its guard does not give, does not compile. */
export const handlersFile = (model: Model, subjects: readonly Subject[]): GeneratedFile => {
  const file = new GeneratedFile(
    'contract/handlers.ts',
    'Who answers each call: what it is asked with (checked, and defaults filled in), and with what it answers.',
  );
  const writing: FileContext = { model, typeOptions: { module: file, direction: 'out', inputForms: withInputForm(model), file: 'Upload' } };
  const calls = subjects.flatMap((subject) => subject.calls);
  const names = calls.flatMap((call) => (['Request', 'Answer', 'Facts'] as const).map((what) => nameOf(call, what)));
  file.declares(...own, ...subjects.map(({ subject }) => handlersName(subject)), ...names);
  const all = subjects.map(({ subject }) => handlersName(subject));
  return file.add(
    upload(),
    rawBody(),
    ...guarding(file, model),
    ...enforcing(),
    ...calls.flatMap((call) => callTypes(call, writing)),
    ...subjects.map((subject) => subjectInterface(subject, writing)),
    typeOf('Handlers', all.length > 0 ? all.join(' & ') : 'Readonly<Record<never, never>>', {
      docs: ['Answers every call. One that is missing does not compile.'],
    }),
    typeOf('CallId', 'keyof Handlers'),
  );
};
