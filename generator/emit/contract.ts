// The contract: what the server must answer, as schemas and data, and the types of the handlers.
import type { CallModel, Model } from '../model/model';
import { bySubject, codesOf, isFile, secondsOf, type Subjects } from '../model/views';
import { GeneratedFile } from '../print/generated-file';
import type { JsonSchema } from '../print/json-schema';
import { identifier, key, listOf, objectOf } from '../print/print';
import { schemaPrinter } from '../print/schema-code';
import { constantOf, type Files } from '../print/structures';
import type { Shape } from '../model/shape-model';
import { environmentFile } from './contract/environment';
import { handlersFile } from './contract/handlers';
import { callRulesFile } from './contract/rules-module';
import { schemasOf } from './contract/schemas';

const own = ['contract', 'schemas', 'handlers', 'index', 'rules', 'environment'];

const fileLimits = (shape: Shape): { readonly types: readonly string[]; readonly maxBytes: number } => {
  if (shape.type === 'list') return fileLimits(shape.of);
  return shape.type === 'file' ? { types: shape.types, maxBytes: shape.maxBytes } : { types: [], maxBytes: 0 };
};
const filesOf = (call: CallModel): object | undefined => {
  const files = call.input.filter(({ shape }) => isFile(shape));
  if (files.length === 0) return undefined;
  return Object.fromEntries(
    files.map(({ name, shape, optional }) => [
      name,
      { ...fileLimits(shape), optional: optional === true, most: shape.type === 'list' ? (shape.max ?? null) : 1 },
    ]),
  );
};

/** `/loan/{loan_id}/cancel` -> `/loan/:loan_id/cancel`. */
const mounted = (path: string): string => path.replace(/\{([^}]+)\}/g, ':$1');

const contractData = (model: Model): ((call: CallModel) => object) => {
  const codes = codesOf(model);
  const seconds = secondsOf(model);
  return (call) => ({
    id: call.id,
    method: call.method,
    path: mounted(call.path),
    guard: call.guard,
    secure: call.secure,
    errors: codes(call.errors),
    rules: call.rules.length > 0 ? call.rules : undefined,
    performs: call.performs,
    multipart: call.multipart || undefined,
    files: filesOf(call),
    bare: call.bare || undefined,
    content: call.content,
    redirects: call.redirects || undefined,
    throttle: call.throttle && { times: call.throttle.times, seconds: seconds(call.throttle.per) ?? 60 },
    repeatable: call.repeatable || undefined,
    partialUpdate: call.partialUpdate || undefined,
    raw: call.raw || undefined,
  });
};

const indexFile = (subjects: Subjects): GeneratedFile => {
  const file = new GeneratedFile('contract/index.ts', 'Every contract by the id of its call.');
  file.declares('contracts');
  const each = subjects.flatMap(({ file: from, calls }) =>
    calls.map((call) => {
      const local = file.value(`contract/${from}`, call.id);
      return local === call.id ? local : `${key(call.id)}: ${local}`;
    }),
  );
  return file.add(
    constantOf('contracts', `{ ${each.join(', ')} }`, {
      type: `{ readonly [id in ${file.type('contract/handlers', 'CallId')}]: ${file.type('contract/contract', 'Contract')} }`,
    }),
  );
};

const subjectFile = (
  { subject, file: name, calls }: Subjects[number],
  each: (call: CallModel, file: GeneratedFile) => string,
): GeneratedFile => {
  const file = new GeneratedFile(`contract/${name}.ts`, `What the calls of ${subject} take and answer.`);
  file.declares(...calls.map((call) => identifier(call.id)));
  const type = file.type('contract/contract', 'Contract');
  return file.add(...calls.map((call) => constantOf(call.id, each(call, file), { type, docs: [`${call.says}.`] })));
};

const schemasFile = (schemas: readonly JsonSchema[], model: Model): GeneratedFile => {
  const file = new GeneratedFile('contract/schemas.ts', 'Schemas that several calls refer to by name.');
  const type = `readonly ${file.type('contract/contract', 'SharedSchema')}[]`;
  return file.add(constantOf('sharedSchemas', listOf(schemas.map(schemaPrinter(file, model))), { type }));
};

/** `contract/`: per subject the schemas and data of its calls, shared schemas, handler types, rules, the list of all. */
export const emitContract = (model: Model): Files => {
  const subjects = bySubject(model, own);
  const schemas = schemasOf(model);
  const dataOf = contractData(model);
  const contractCode = (call: CallModel, file: GeneratedFile): string => {
    const all = Object.entries({ ...dataOf(call), ...schemas.ofCall(call) }).filter(([, part]) => part !== undefined);
    const code = schemaPrinter(file, model);
    return `${file.value('contract/contract', 'contractOf')}(${objectOf(all.map(([name, part]) => [name, code(part)]))})`;
  };
  const files = [
    ...subjects.map((subject) => subjectFile(subject, contractCode)),
    // asking for the calls' schemas has told which of them are shared
    schemasFile(schemas.shared(), model),
    handlersFile(model, subjects),
    callRulesFile(model),
    indexFile(subjects),
    ...(model.settings.length > 0 ? [environmentFile(model)] : []),
  ];
  return new Map(files.map((file) => [file.path, file.structure()] as const));
};
