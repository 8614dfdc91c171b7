// The contract: what the server must answer, as schemas and data, and the types of whoever answers.
import type { CallModel, Model } from '../model/model';
import { bySubject, codesOf, secondsOf, defaultErrorsOf } from '../model/views';
import { GeneratedFile } from '../print/generated-file';
import { data, identifier, key } from '../print/print';
import { constantOf, type Files } from '../print/structures';
import type { Shape } from '../model/shape-model';
import { handlersFile } from './contract/handlers';
import { callRulesFile } from './contract/rules-module';
import { isFile, schemasOf } from './contract/schemas';

const own = ['contract', 'schemas', 'handlers', 'index', 'rules'];

const fileLimits = (shape: Shape): { readonly types: readonly string[]; readonly maxBytes: number } => {
  if (shape.type === 'list') return fileLimits(shape.of);
  return shape.type === 'file' ? { types: shape.types, maxBytes: shape.maxBytes } : { types: [], maxBytes: 0 };
};
const filesOf = (call: CallModel): object =>
  Object.fromEntries(
    call.input
      .filter(({ shape }) => isFile(shape))
      .map(({ name, shape, optional }) => [
        name,
        { ...fileLimits(shape), optional: optional === true, most: shape.type === 'list' ? (shape.max ?? null) : 1 },
      ]),
  );

/** `/loan/{loan_id}/cancel` -> `/loan/:loan_id/cancel`. */
const mounted = (path: string): string => path.replace(/\{([^}]+)\}/g, ':$1');

const contractData = (model: Model): ((call: CallModel, schema: object) => object) => {
  const codes = codesOf(model);
  const seconds = secondsOf(model);
  return (call, schema) => ({
    id: call.id,
    method: call.method,
    path: mounted(call.path),
    guard: call.guard,
    secure: call.secure,
    errors: codes(call.errors),
    rules: call.rules,
    performs: call.performs,
    multipart: call.multipart,
    files: filesOf(call),
    bare: call.bare,
    content: call.content,
    redirects: call.redirects || undefined,
    throttle: call.throttle && { times: call.throttle.times, seconds: seconds(call.throttle.per) ?? 60 },
    repeatable: call.repeatable,
    partialUpdate: call.partialUpdate || undefined,
    raw: call.raw || undefined,
    schema,
  });
};

const indexFile = (model: Model, subjects: ReturnType<typeof bySubject>): GeneratedFile => {
  const file = new GeneratedFile('contract/index.ts', 'Every contract by the id of its call, and the errors that stand for all of them.');
  file.declares('contracts', 'defaultErrors');
  const codes = codesOf(model);
  const each = subjects.flatMap(({ file: from, calls }) =>
    calls.map((call) => {
      const local = file.value(`contract/${from}`, call.id);
      return local === call.id ? local : `${key(call.id)}: ${local}`;
    }),
  );
  const defaultErrors = Object.fromEntries(defaultErrorsOf(model).map(([part, error]) => [part, codes([error])[0]]));
  return file.add(
    constantOf('contracts', `{ ${each.join(', ')} }`, {
      type: `{ readonly [id in ${file.type('contract/handlers', 'CallId')}]: ${file.type('contract/contract', 'Contract')} }`,
    }),
    constantOf('defaultErrors', `${data(defaultErrors)} as const`, { docs: ['The codes of the errors that any call can give.'] }),
  );
};

const subjectFile = (
  { subject, file: name, calls }: ReturnType<typeof bySubject>[number],
  each: (call: CallModel) => object,
): GeneratedFile => {
  const file = new GeneratedFile(`contract/${name}.ts`, `What the calls of ${subject} take and answer.`);
  file.declares(...calls.map((call) => identifier(call.id)));
  const type = file.type('contract/contract', 'Contract');
  return file.add(...calls.map((call) => constantOf(call.id, data(each(call)), { type, docs: [`${call.says}.`] })));
};

const schemasFile = (schemas: readonly object[]): GeneratedFile => {
  const file = new GeneratedFile('contract/schemas.ts', 'Schemas that several calls refer to by name.');
  return file.add(constantOf('sharedSchemas', data(schemas), { type: `readonly ${file.type('contract/contract', 'SharedSchema')}[]` }));
};

/** `contract/`: per subject the schemas and data of its calls, shared schemas, handler types, rules, the list of all. */
export const emitContract = (model: Model): Files => {
  const subjects = bySubject(model, own);
  const schemas = schemasOf(model);
  const dataOf = contractData(model);
  const files = [
    ...subjects.map((subject) => subjectFile(subject, (call) => dataOf(call, schemas.ofCall(call)))),
    // asking for the calls' schemas has told which of them are shared
    schemasFile(schemas.shared()),
    handlersFile(model, subjects),
    callRulesFile(model),
    indexFile(model, subjects),
  ];
  return new Map(files.map((file) => [file.path, file.structure()] as const));
};
