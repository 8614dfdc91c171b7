// The contract: what the server must answer, as schemas and data, and the types of whoever answers.
import type { CallModel, Model } from '../model/model';
import { bySubject, codesOf, docOf, secondsOf, specHeader, standingOf } from '../model/views';
import { data, identifier, key, literal, Module } from '../print/print';
import type { Shape } from '../model/shape-model';
import { contractTypes } from './contract/fixed';
import { handlersText } from './contract/handlers';
import { emitCallRules } from './contract/rules-module';
import { isFile, schemasOf } from './contract/schemas';

const own = ['contract', 'schemas', 'handlers', 'index', 'hash', 'rules'];

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
        { ...fileLimits(shape), optional, most: shape.type === 'list' ? (shape.max ?? null) : 1 },
      ]),
  );

/** `/booking/{booking_id}/cancel` -> `/booking/:booking_id/cancel`. */
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
    throttle: call.throttle && { times: call.throttle.times, seconds: seconds(call.throttle.per) ?? 60 },
    repeatable: call.repeatable,
    schema,
  });
};

const indexText = (model: Model, subjects: ReturnType<typeof bySubject>): string => {
  const module = new Module('contract/index.ts', 'Every contract by the id of its call, and the errors that stand for all of them.');
  const codes = codesOf(model);
  for (const name of ['contracts', 'standing']) module.declares(name);
  const type = `{ readonly [id in ${module.type('contract/handlers', 'CallId')}]: ${module.type('contract/contract', 'Contract')} }`;
  module.block(
    `export const contracts: ${type} =`,
    () => {
      for (const { file, calls } of subjects)
        for (const call of calls) {
          const local = module.value(`contract/${file}`, call.id);
          module.line(local === call.id ? `${local},` : `${key(call.id)}: ${local},`);
        }
    },
    ';',
  );
  module.blank().doc('The codes of the errors that any call can give.');
  const standing = standingOf(model).map(([part, error]) => [part, codes([error])[0]]);
  module.line(`export const standing = ${data(Object.fromEntries(standing))} as const;`);
  return module.toString();
};

const hashText = (hash: string): string => {
  const module = new Module('contract/hash.ts', 'The hash of the spec that this contract was made from.');
  module.line(`export const hash = ${literal(hash)};`);
  module.doc('The header in which a client tells the hash of its own.').line(`export const hashHeader = ${literal(specHeader)};`);
  return module.toString();
};

/** `contract/`: per subject the schemas and data of its calls, shared schemas, handler types, the list of all, the hash. */
export const emitContract = (model: Model, about: { readonly hash: string }): Map<string, string> => {
  const subjects = bySubject(model, own);
  const schemas = schemasOf(model);
  const dataOf = contractData(model);
  const files = new Map([['contract/contract.ts', contractTypes]]);
  for (const { subject, file, calls } of subjects) {
    const module = new Module(`contract/${file}.ts`, `What the calls of ${subject} take and answer.`);
    for (const call of calls) module.declares(identifier(call.id));
    const type = module.type('contract/contract', 'Contract');
    for (const call of calls)
      module
        .blank()
        .doc(docOf(call))
        .line(`export const ${call.id}: ${type} = ${data(dataOf(call, schemas.ofCall(call)))};`);
    files.set(module.path, module.toString());
  }
  const shared = new Module('contract/schemas.ts', 'Schemas that several calls refer to by name.');
  shared.line(`export const sharedSchemas: readonly ${shared.type('contract/contract', 'SharedSchema')}[] = ${data(schemas.shared())};`);
  files.set(shared.path, shared.toString());
  const rules = emitCallRules(model);
  if (rules) files.set(rules.path, rules.toString());
  return files
    .set('contract/handlers.ts', handlersText(model, subjects))
    .set('contract/index.ts', indexText(model, subjects))
    .set('contract/hash.ts', hashText(about.hash));
};
