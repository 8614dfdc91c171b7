// The client: one typed function per call and its Effector effect; what carries them is an argument.
import type { CallModel, Model } from '../model/model';
import { bySubject, codesOf, docOf, partsOf, specHeader, upperFirst } from '../model/views';
import { data, identifier, literal, Module, union } from '../print/print';
import type { Field, Shape } from '../model/shape-model';
import { memberText, typeText, withInputForm } from '../print/shape-types';

const own = ['ask', 'transport', 'hash', 'over-fetch', 'effect-of', 'effects'];

interface View {
  readonly codes: (errors: readonly string[]) => string[];
  readonly guards: ReadonlyMap<string, string>;
  readonly inputForms: ReadonlySet<string>;
}
interface Names {
  readonly args: string;
  readonly answer: string;
  readonly code: string;
}
const namesOf = (call: CallModel): Names => {
  const name = upperFirst(identifier(call.id));
  return { args: `${name}Args`, answer: `${name}Answer`, code: `${name}Code` };
};

const fieldsOf = (call: CallModel): readonly Field[] => {
  const { query, input } = partsOf(call);
  return [...call.params, ...query, ...input];
};
const canLack = (field: Field): boolean => field.optional || field.default !== undefined;
type Arguments = 'none' | 'optional' | 'needed';
const argumentsOf = (call: CallModel): Arguments => {
  const fields = fieldsOf(call);
  if (fields.length === 0 && !call.repeatable) return 'none';
  return fields.every(canLack) ? 'optional' : 'needed';
};
const argumentText = (call: CallModel, args: string): string =>
  ({ none: '', optional: `, args: ${args} | void`, needed: `, args: ${args}` })[argumentsOf(call)];

const answerKind = (call: CallModel): 'array' | 'any' | 'text' | undefined => {
  if (call.content !== undefined) return 'text';
  const { type, nullable }: Shape = call.answer;
  if (nullable) return 'any';
  if (type === 'list') return 'array';
  return type === 'group' || type === 'map' || type === 'like' ? undefined : 'any';
};

const rowText = (call: CallModel, view: View): string => {
  const beside = call.method === 'GET' ? [] : call.query.map((field) => field.name);
  return data(
    {
      call: call.id,
      method: call.method,
      path: call.path,
      query: beside.length > 0 ? beside : undefined,
      codes: view.codes(call.errors).join(' '),
      secure: call.secure || undefined,
      multipart: call.multipart || undefined,
      repeatable: call.repeatable || undefined,
      bare: call.bare || undefined,
      answer: answerKind(call),
    },
    1,
  );
};

const argsInterface = (module: Module, call: CallModel, view: View): void => {
  if (argumentsOf(call) === 'none') return;
  module.block(`export interface ${namesOf(call).args}`, () => {
    for (const field of fieldsOf(call))
      module.doc(field.shape.says).line(`${memberText(field, { module, direction: 'in', inputForms: view.inputForms })};`);
    if (call.repeatable)
      module
        .doc('Under the same key the call is done once, however often it is sent; left out, each time counts.')
        .line('readonly idempotencyKey?: string | undefined;');
  });
};

const callText = (module: Module, call: CallModel, view: View): void => {
  const { args, answer, code } = namesOf(call);
  const typing = { module, direction: 'out', inputForms: view.inputForms } as const;
  const transport = 'client/transport';
  module.blank();
  argsInterface(module, call, view);
  module.line(`export type ${answer} = ${call.content === undefined ? typeText(call.answer, typing) : 'string'};`);
  module.line(`export type ${code} = ${union(view.codes(call.errors))};`);
  const who = `For ${view.guards.get(call.guard) ?? call.guard}.`;
  module.doc(docOf(call, `${call.method} ${call.path}. ${who}`));
  const outcome = `Promise<${module.type(transport, 'Outcome')}<${answer}, ${code}>>`;
  module.line(`export const ${call.id} = (transport: ${module.type(transport, 'Transport')}${argumentText(call, args)}): ${outcome} =>`);
  const passed = argumentsOf(call) === 'none' ? 'undefined' : 'args';
  module.line(`  ${module.value('client/ask', 'ask')}(transport, ${rowText(call, view)}, ${passed});`);
};

const effectText = (module: Module, call: CallModel, file: string): void => {
  const { args, answer, code } = namesOf(call);
  const kind = argumentsOf(call);
  const from = `client/${file}`;
  const params = kind === 'none' ? 'void' : `${module.type(from, args)}${kind === 'optional' ? ' | void' : ''}`;
  const failure = `${module.type('client/transport', 'Failure')}<${module.type(from, code)}>`;
  const type = `${module.type('npm:effector', 'Effect')}<${params}, ${module.type(from, answer)}, ${failure}>`;
  const make = module.value('client/effect-of', 'effectOf');
  module.blank();
  module.doc(`${call.says}. A screen makes a copy of its own: \`attach({ effect: ${call.id}Fx })\`.`);
  module.line(`export const ${call.id}Fx: ${type} =`);
  module.line(`  /* @__PURE__ */ ${make}(${literal(`${call.id}Fx`)}, ${module.value(from, call.id)});`);
};

const subjectFiles = (subject: { readonly subject: string; readonly file: string; readonly calls: readonly CallModel[] }, view: View) => {
  const { file, calls } = subject;
  const functions = new Module(`client/${file}.ts`, `The calls of ${subject.subject}.`);
  const effects = new Module(`client/effects/${file}.ts`, `The calls of ${subject.subject} as effects.`);
  for (const call of calls) {
    for (const name of [call.id, ...Object.values(namesOf(call))]) functions.declares(name);
    effects.declares(`${call.id}Fx`);
  }
  for (const name of ['transport', 'args']) functions.declares(name);
  for (const call of calls) {
    callText(functions, call, view);
    effectText(effects, call, file);
  }
  return [functions, effects];
};

const hashText = (hash: string): string => {
  const module = new Module(
    'client/hash.ts',
    'The hash of the spec that this client was made from; the server tells by it whether the two fit.',
  );
  module.line(`export const hash = ${literal(hash)};`);
  module.doc('The header in which it is told.').line(`export const hashHeader = ${literal(specHeader)};`);
  return module.toString();
};

/** `client/`: one typed function per call, its effect, and the transport that both take. */
export const emitClient = (model: Model, about: { readonly hash: string }): Map<string, string> => {
  const view: View = {
    codes: codesOf(model),
    guards: new Map(model.guards.map((guard) => [guard.id, guard.says])),
    inputForms: withInputForm(model),
  };
  const modules = bySubject(model, own).flatMap((subject) => subjectFiles(subject, view));
  return new Map([['client/hash.ts', hashText(about.hash)], ...modules.map((module) => [module.path, module.toString()] as const)]);
};
