// The client: one typed function per call and its Effector effect; what carries them is an argument.
import type { CallModel, Model } from '../model/model';
import { answersJson, argumentsOf, clientNames, clientSubjects, codesOf, docOf, type Subjects } from '../model/views';
import { finished, GeneratedFile } from '../print/generated-file';
import { data, identifier, literal } from '../print/print';
import type { Field, Shape } from '../model/shape-model';
import { propertyOf, typeText, withInputForm } from '../print/shape-types';
import { constantOf, exportOf, type Files, functionOf, interfaceOf, property, type Statement, typeOf } from '../print/structures';

interface View {
  readonly codes: (errors: readonly string[]) => string[];
  readonly guards: ReadonlyMap<string, string>;
  readonly inputForms: ReadonlySet<string>;
}

const canLack = (field: Field): boolean => field.optional || field.default !== undefined;
type Arguments = 'none' | 'optional' | 'needed';
const argumentsKind = (call: CallModel): Arguments => {
  const fields = argumentsOf(call);
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

/** The name by which the call is asked; the codes of its errors are a constant of its file. */
const rowCode = (call: CallModel): string => {
  const beside = call.method === 'GET' ? [] : call.query.map((field) => field.name);
  const row = {
    call: call.id,
    method: call.method,
    path: call.path,
    query: beside.length > 0 ? beside : undefined,
    secure: call.secure || call.optionalAuth || undefined,
    multipart: call.multipart || undefined,
    repeatable: call.repeatable || undefined,
    bare: call.bare || undefined,
    answer: answerKind(call),
  };
  const parts = Object.entries(row).flatMap(([name, part]) => (part === undefined ? [] : [`${name}: ${data(part)}`]));
  return `{ ${[...parts, 'codes'].join(', ')} }`;
};

const argsType = (file: GeneratedFile, call: CallModel, view: View): Statement => {
  const typeOptions = { module: file, direction: 'in', inputForms: view.inputForms } as const;
  const fields = argumentsOf(call).map((field) => propertyOf(field, typeOptions, field.shape.says));
  const again = property('idempotencyKey', 'string | undefined', {
    hasQuestionToken: true,
    docs: ['Under the same key the call is done once, however often it is sent; left out, each time counts.'],
  });
  return interfaceOf(clientNames(call).args, call.repeatable ? [...fields, again] : fields);
};

const callCode = (file: GeneratedFile, call: CallModel, view: View): readonly Statement[] => {
  const { args, answer, code } = clientNames(call);
  const typeOptions = { module: file, direction: 'out', inputForms: view.inputForms } as const;
  const kind = argumentsKind(call);
  const transport = { name: 'transport', type: file.type('client/transport', 'Transport') };
  const given = { name: 'args', type: kind === 'optional' ? `${args} | void` : args };
  const who = `For ${view.guards.get(call.guard) ?? call.guard}.`;
  const passed = kind === 'none' ? 'undefined' : 'args';
  const ask = file.value('client/ask', 'ask');
  return [
    ...(kind === 'none' ? [] : [argsType(file, call, view)]),
    typeOf(answer, answersJson(call) ? typeText(call.answer, typeOptions) : 'string'),
    constantOf('codes', literal(view.codes(call.errors).join(' ')), { isExported: false }),
    typeOf(code, `${file.type('client/ask', 'Words')}<typeof codes>`),
    functionOf(call.id, {
      docs: [`${docOf(call, `${call.method} ${call.path}. ${who}`)}${call.deprecated ? `\n@deprecated ${call.deprecated}` : ''}`],
      parameters: kind === 'none' ? [transport] : [transport, given],
      returnType: `Promise<${file.type('client/transport', 'Outcome')}<${answer}, ${code}>>`,
      statements: [`return ${ask}(transport, ${rowCode(call)}, ${passed});`],
    }),
  ];
};

const effectCode = (file: GeneratedFile, { id }: CallModel): Statement =>
  constantOf(`${id}Fx`, `/* @__PURE__ */ ${file.value('client/effect-of', 'effectOf')}(${literal(`${id}Fx`)}, ${id})`);

const callFile = (call: CallModel, view: View, path: string): GeneratedFile => {
  const file = new GeneratedFile(`${path}.ts`, `The call ${call.id}, and its effect.`);
  file.declares('transport', 'args', 'codes', identifier(call.id), `${call.id}Fx`, ...Object.values(clientNames(call)));
  return file.add(...callCode(file, call, view), effectCode(file, call));
};

/** Each call stands in a file of its own, since a bundler never splits one; a subject's file names all that are in it. */
const subjectFiles = (subject: Subjects[number], view: View) => {
  const { file, calls } = subject;
  const index = new GeneratedFile(`client/${file}.ts`, `The calls of ${subject.subject}.`);
  const each = calls.map((call) => {
    const { args, answer, code } = clientNames(call);
    const types = argumentsKind(call) === 'none' ? [answer, code] : [answer, args, code];
    index.add(exportOf([call.id, `${call.id}Fx`, ...types.map((name) => `type ${name}`)], `./${file}/${call.id}`));
    return callFile(call, view, `client/${file}/${call.id}`);
  });
  return [index, ...each];
};

/** `client/`: one typed function per call, its effect, and the transport that both take. */
export const emitClient = (model: Model): Files => {
  const view: View = {
    codes: codesOf(model),
    guards: new Map(model.guards.map((guard) => [guard.id, guard.says])),
    inputForms: withInputForm(model),
  };
  const files = clientSubjects(model).flatMap((subject) => subjectFiles(subject, view));
  return finished(files);
};
