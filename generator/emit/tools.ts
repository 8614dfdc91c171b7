// The calls as tools of the Model Context Protocol: for assistants, which read what each does, asks and refuses.
import { fill } from '../model/fill';
import { type Lookup, lookupOf } from '../model/lookup';
import { memoize } from '../model/memoize';
import type { CallModel, Model } from '../model/model';
import { asSentence, durationPhrase, wordsOf } from '../model/sentence';
import { bySubject, codesOf, isFile, partsOf, type Subjects, upperFirst } from '../model/views';
import type { Field } from '../model/shape-model';
import { isTool, readsOnly } from '../model/tools';
import { GeneratedFile } from '../print/generated-file';
import { type JsonSchema, objectSchema, type SchemaOptions, valuesOf } from '../print/json-schema';
import { data, identifier, listOf, literal, membersOf, objectOf, recordOf } from '../print/print';
import { schemaPrinter } from '../print/schema-code';
import { constantOf, type Files } from '../print/structures';

const keyField: Field = {
  name: 'idempotency_key',
  optional: true,
  shape: {
    type: 'text',
    min: 1,
    max: 255,
    says: 'Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again',
  },
};

const argumentsOf = (call: CallModel): readonly Field[] => {
  const { query, input } = partsOf(call);
  return [...call.params, ...query, ...input.filter(({ shape }) => !isFile(shape)), ...(call.repeatable ? [keyField] : [])];
};

const inOrder = <T>(named: ReadonlyMap<string, T>) => [...named].toSorted(([a], [b]) => (a < b ? -1 : 1));

interface Shown {
  readonly schema: JsonSchema;
  /** The schemas that it refers to, itself or through another. */
  readonly shapes: ReadonlyMap<string, JsonSchema>;
}
/** All arguments together. */
const schemaOfArguments = (call: CallModel, model: Model): Shown => {
  const asked = new Map<string, JsonSchema>();
  const things = new Map([...model.entities, ...model.shapes].map((it) => [it.id, it]));
  const options: SchemaOptions = {
    direction: 'in',
    values: valuesOf(model),
    described: true,
    refer: (id) => {
      if (!asked.has(id)) {
        asked.set(id, {});
        asked.set(id, objectSchema(things.get(id)?.fields ?? [], options));
      }
      return { $ref: `#/$defs/${id}` };
    },
  };
  const schema = objectSchema(argumentsOf(call), options);
  return { schema, shapes: new Map(inOrder(asked)) };
};

interface View {
  readonly model: Model;
  readonly lookup: Lookup;
  readonly filled: (text: string) => string;
  readonly codes: (errors: readonly string[]) => readonly string[];
  readonly shown: (call: CallModel) => Shown;
}

const annotationsOf = (call: CallModel) => {
  const reads = readsOnly(call);
  return {
    readOnlyHint: reads,
    destructiveHint: !reads,
    idempotentHint: reads || call.method === 'PUT' || call.method === 'DELETE',
    openWorldHint: false,
  };
};

const describe = (call: CallModel, { model, lookup, filled, codes }: View): string => {
  const guard = model.guards.find(({ id }) => id === call.guard)?.says ?? 'anyone';
  const rules = model.rules.filter(({ id }) => call.rules.includes(id));
  const usual = new Set<string | undefined>(Object.values(model.product.defaultErrors));
  const refusals = codes(call.errors.filter((id) => !usual.has(id)));
  const { throttle } = call;
  return [
    call.says,
    `For ${guard}`,
    ...rules.map(({ says }) => says),
    ...(call.repeatable ? ['Safe to try again under the same idempotency_key'] : []),
    ...(throttle ? [`At most ${throttle.times} times in ${durationPhrase(throttle.per, lookup)}`] : []),
    ...(call.deprecated ? [`Deprecated: ${call.deprecated}`] : []),
    ...(refusals.length > 0 ? [`May be refused with: ${refusals.join(', ')}`] : []),
  ]
    .map((sentence) => asSentence(filled(sentence)))
    .join(' ');
};

/** A schema with those that it refers to beside it, by their names. */
const schemaCode = ({ schema, shapes }: Shown, file: GeneratedFile, model: Model): string => {
  const own = schemaPrinter(file, model)(schema);
  const named = [...shapes.keys()].map((id) => [id, file.value('tools/shapes', id)] as const);
  return named.length > 0 ? membersOf([`...${own}`, `$defs: ${recordOf(named)}`]) : own;
};

const toolCode = (call: CallModel, file: GeneratedFile, view: View): string =>
  objectOf([
    ['name', literal(call.id)],
    ['title', literal(upperFirst(wordsOf(call.id)))],
    ['description', literal(describe(call, view))],
    ['annotations', data(annotationsOf(call))],
    ['method', literal(call.method)],
    ['path', literal(call.path)],
    ['query', data(partsOf(call).query.map(({ name }) => name))],
    ...(call.repeatable ? ([['repeatable', 'true']] as const) : []),
    ['inputSchema', schemaCode(view.shown(call), file, view.model)],
  ]);

const shapesFile = (shapes: ReadonlyMap<string, JsonSchema>, model: Model): GeneratedFile => {
  const file = new GeneratedFile('tools/shapes.ts', 'What several tools take as an argument.');
  file.declares(...shapes.keys());
  const print = schemaPrinter(file, model);
  const type = file.type('contract/contract', 'JsonSchema');
  return file.add(...inOrder(shapes).map(([id, schema]) => constantOf(id, print(schema), { type })));
};

const own = ['tool', 'shapes', 'index'];
const signingIn = 'A tool that is not for anyone wants the access token of a session, sent as a bearer token with each message.';

const indexFile = (subjects: Subjects, { model, filled }: View): GeneratedFile => {
  const file = new GeneratedFile('tools/index.ts', 'Every tool, and who offers them.');
  file.declares('tools', 'provider');
  const names = subjects.flatMap(({ file: from, calls }) => calls.map((call) => file.value(`tools/${from}`, call.id)));
  const { name, version = '0.0.0', description } = model.product;
  const provider = { name: filled(name), version, says: `${asSentence(filled(description))} ${signingIn}` };
  return file.add(
    constantOf('tools', listOf(names), { type: `readonly ${file.type('tools/tool', 'Tool')}[]` }),
    constantOf('provider', data(provider), { type: file.type('tools/tool', 'ToolProvider') }),
  );
};

/** `tools/`: a file for each subject with what assistants may ask of it. */
export const emitTools = (model: Model): Files => {
  const view: View = {
    model,
    lookup: lookupOf(model),
    filled: fill(model),
    codes: codesOf(model),
    shown: memoize((call) => schemaOfArguments(call, model)),
  };
  const offered = model.calls.filter((call) => isTool(call, model));
  const subjects = bySubject({ calls: offered }, own);
  const files = subjects.map(({ subject, file: name, calls }) => {
    const file = new GeneratedFile(`tools/${name}.ts`, `What assistants may ask of ${subject}.`);
    file.declares(...calls.map(({ id }) => identifier(id)));
    const type = file.type('tools/tool', 'Tool');
    return file.add(...calls.map((call) => constantOf(call.id, toolCode(call, file, view), { type })));
  });
  const shapes = new Map(offered.flatMap((call) => [...view.shown(call).shapes]));
  return new Map(
    [...files, ...(shapes.size > 0 ? [shapesFile(shapes, model)] : []), indexFile(subjects, view)].map((file) => [
      file.path,
      file.structure(),
    ]),
  );
};
