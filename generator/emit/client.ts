// The client: one typed function per call and its Effector effect; what carries them is an argument.
import type { CallModel, Model } from '../model/model';
import { answersJson, bySubject, codesOf, docOf, partsOf, upperFirst } from '../model/views';
import { finished, GeneratedFile } from '../print/generated-file';
import { data, identifier, literal, unionLines } from '../print/print';
import type { Field, Shape } from '../model/shape-model';
import { propertyOf, typeText, withInputForm } from '../print/shape-types';
import { constantOf, exportOf, type Files, functionOf, interfaceOf, property, type Statement, typeOf } from '../print/structures';

const own = ['ask', 'transport', 'hash', 'fetch-transport', 'effect-of', 'effects'];

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
const answerKind = (call: CallModel): 'array' | 'any' | 'text' | undefined => {
  if (!answersJson(call)) return 'text';
  const { type, nullable }: Shape = call.answer;
  if (nullable) return 'any';
  if (type === 'list') return 'array';
  return type === 'group' || type === 'map' || type === 'like' ? undefined : 'any';
};

/** The name by which the call is asked. */
const rowCode = (call: CallModel, view: View): string => {
  const beside = call.method === 'GET' ? [] : call.query.map((field) => field.name);
  const row = {
    call: call.id,
    method: call.method,
    path: call.path,
    query: beside.length > 0 ? beside : undefined,
    codes: view.codes(call.errors).join(' '),
    secure: call.secure || call.optionalAuth || undefined,
    multipart: call.multipart || undefined,
    repeatable: call.repeatable || undefined,
    bare: call.bare || undefined,
    answer: answerKind(call),
  };
  return data(row);
};

const argsType = (file: GeneratedFile, call: CallModel, view: View): Statement => {
  const typing = { module: file, direction: 'in', inputForms: view.inputForms } as const;
  const fields = fieldsOf(call).map((field) => propertyOf(field, typing, field.shape.says));
  const again = property('idempotencyKey', 'string | undefined', {
    hasQuestionToken: true,
    docs: ['Under the same key the call is done once, however often it is sent; left out, each time counts.'],
  });
  return interfaceOf(namesOf(call).args, call.repeatable ? [...fields, again] : fields);
};

const callCode = (file: GeneratedFile, call: CallModel, view: View): readonly Statement[] => {
  const { args, answer, code } = namesOf(call);
  const typing = { module: file, direction: 'out', inputForms: view.inputForms } as const;
  const kind = argumentsOf(call);
  const transport = { name: 'transport', type: file.type('client/transport', 'Transport') };
  const given = { name: 'args', type: kind === 'optional' ? `${args} | void` : args };
  const who = `For ${view.guards.get(call.guard) ?? call.guard}.`;
  const passed = kind === 'none' ? 'undefined' : 'args';
  const ask = file.value('client/ask', 'ask');
  return [
    ...(kind === 'none' ? [] : [argsType(file, call, view)]),
    typeOf(answer, answersJson(call) ? typeText(call.answer, typing) : 'string'),
    typeOf(code, unionLines(view.codes(call.errors))),
    functionOf(call.id, {
      docs: [docOf(call, `${call.method} ${call.path}. ${who}`)],
      parameters: kind === 'none' ? [transport] : [transport, given],
      returnType: `Promise<${file.type('client/transport', 'Outcome')}<${answer}, ${code}>>`,
      statements: [`return ${ask}(transport, ${rowCode(call, view)}, ${passed});`],
    }),
  ];
};

const effectCode = (file: GeneratedFile, call: CallModel, from: string): Statement => {
  const { args, answer, code } = namesOf(call);
  const kind = argumentsOf(call);
  const params = kind === 'none' ? 'void' : `${file.type(from, args)}${kind === 'optional' ? ' | void' : ''}`;
  const failure = `${file.type('client/transport', 'Failure')}<${file.type(from, code)}>`;
  const make = file.value('client/effect-of', 'effectOf');
  return constantOf(`${call.id}Fx`, `/* @__PURE__ */ ${make}(${literal(`${call.id}Fx`)}, ${file.value(from, call.id)})`, {
    type: `${file.type('npm:effector', 'Effect')}<${params}, ${file.type(from, answer)}, ${failure}>`,
    docs: [`${call.says}.`],
  });
};

const callFile = (call: CallModel, view: View, path: string): GeneratedFile => {
  const file = new GeneratedFile(`${path}.ts`, `The call ${call.id}.`);
  file.declares('transport', 'args', call.id, ...Object.values(namesOf(call)));
  return file.add(...callCode(file, call, view));
};

const effectFile = (call: CallModel, from: string, path: string): GeneratedFile => {
  const file = new GeneratedFile(`${path}.ts`, `The effect of ${call.id}.`);
  file.declares(`${call.id}Fx`);
  return file.add(effectCode(file, call, from));
};

/** Each call stands in a file of its own, since a bundler never splits one; a subject's file names all that are in it. */
const subjectFiles = (subject: { readonly subject: string; readonly file: string; readonly calls: readonly CallModel[] }, view: View) => {
  const { file, calls } = subject;
  const functions = new GeneratedFile(`client/${file}.ts`, `The calls of ${subject.subject}.`);
  const effects = new GeneratedFile(`client/effects/${file}.ts`, `The calls of ${subject.subject} as effects.`);
  const each = calls.flatMap((call) => {
    const { args, answer, code } = namesOf(call);
    const types = argumentsOf(call) === 'none' ? [answer, code] : [answer, args, code];
    functions.add(exportOf([call.id, ...types.map((name) => `type ${name}`)], `./${file}/${call.id}`));
    effects.add(exportOf([`${call.id}Fx`], `./${file}/${call.id}Fx`));
    const path = `client/${file}/${call.id}`;
    return [callFile(call, view, path), effectFile(call, path, `client/effects/${file}/${call.id}Fx`)];
  });
  return [functions, effects, ...each];
};

/** `client/`: one typed function per call, its effect, and the transport that both take. */
export const emitClient = (model: Model): Files => {
  const view: View = {
    codes: codesOf(model),
    guards: new Map(model.guards.map((guard) => [guard.id, guard.says])),
    inputForms: withInputForm(model),
  };
  // a call for another system, not for a page
  const calls = model.calls.filter(({ raw }) => !raw);
  const files = bySubject({ calls }, own).flatMap((subject) => subjectFiles(subject, view));
  return finished(files);
};
