// Holds every example of a product against what its server checks with, and against its API description.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, SharedSchema } from '../../generated/contract/contract';
import type { Example, ExampleErrors, Refused, refusalOf } from '../../generated/examples/example';
import type { ErrorCode } from '../../generated/errors/catalogue';
import type { checkBody } from '../../src/server/http/validate';

type Values = Readonly<Record<string, unknown>>;
type Check = typeof checkBody;

const loaded = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

const ownOf = (values: object, schema: object | undefined): Values => {
  const { properties = {} } = (schema ?? {}) as { readonly properties?: object };
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in properties));
};

/** The arguments of a call where they travel; files go beside the body. */
export const requestOf = ({ schema, files }: Contract, args: object) => {
  const [params, query] = [ownOf(args, schema.params), ownOf(args, schema.querystring)];
  const input = Object.fromEntries(Object.entries(args).filter(([name]) => !(name in params) && !(name in query) && !(name in files)));
  return { params, query, input };
};

const inCall = (
  contract: Contract,
  { args = {}, answer }: Partial<Example<Values, unknown, ErrorCode>>,
  check: Check,
): readonly string[] => {
  const { params, query, input } = requestOf(contract, args);
  const { schema, bare } = contract;
  const parts: readonly (readonly [schema: object | undefined, value: unknown])[] = [
    [schema.params, params],
    [schema.querystring, query],
    // a call that takes no body is asked with none
    [schema.body ?? { maxProperties: 0 }, input],
    [schema.response?.[200], bare ? answer : { data: answer }],
  ];
  return parts.flatMap(([of, value]) =>
    (of ? check(of, structuredClone(value)) : []).map((it) => `${contract.id}${it.instancePath}: ${it.message}`),
  );
};

/** Things against the schemas that calls refer to, as they are sent and as they are answered. */
const inThings = (ids: readonly string[], things: Values, check: Check): readonly string[] =>
  ids.flatMap((id) => {
    const thing = things[`example${id}`] ?? things[`example${id.replace(/Input$/, '')}`];
    return check({ $ref: `${id}#` }, structuredClone(thing)).map((it) => `${id}${it.instancePath}: ${it.message}`);
  });

interface Description {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: { readonly error_code?: { readonly enum?: readonly string[] } } }>>;
  };
}
const inErrors = (codes: readonly string[], description: Description, answerOf: (code: string) => unknown): readonly string[] => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(description, 'api');
  const schemas = Object.entries(description.components.schemas);
  return codes.flatMap((code) => {
    const [name] = schemas.find(([, { properties }]) => properties?.error_code?.enum?.[0] === code) ?? ['none'];
    const fits = ajv.validate({ $ref: `api#/components/schemas/${name}` }, answerOf(code));
    return fits ? [] : [`${code}: ${ajv.errorsText()}`];
  });
};

/** Every way in which an example of the product in a folder does not fit what its calls take and answer; and how many fit. */
export const exampleMisfits = async (
  folder: string,
): Promise<{ readonly calls: number; readonly errors: number; readonly misfits: readonly string[] }> => {
  const { examples, exampleErrors } = (await loaded(join(folder, 'generated/examples/index.ts'))) as {
    readonly examples: Readonly<Record<string, Example<Values, unknown, ErrorCode>>>;
    readonly exampleErrors: ExampleErrors;
  };
  const own = (await loaded(join(folder, 'generated/examples/example.ts'))) as {
    readonly refusalOf: typeof refusalOf;
    readonly Refused: typeof Refused;
  };
  const { contracts } = (await loaded(join(folder, 'generated/contract/index.ts'))) as {
    readonly contracts: Readonly<Record<string, Contract>>;
  };
  const { checkBody: check } = (await loaded(join(folder, 'src/server/http/validate.ts'))) as { readonly checkBody: Check };
  const description = JSON.parse(readFileSync(join(folder, 'generated/openapi.json'), 'utf8')) as Description;
  const { sharedSchemas } = (await loaded(join(folder, 'generated/contract/schemas.ts'))) as {
    readonly sharedSchemas: readonly SharedSchema[];
  };
  const things = (await loaded(join(folder, 'generated/examples/things.ts'))) as Values;
  const all = Object.values(contracts);
  // any other carries nothing
  const codes = Object.keys(exampleErrors.data).filter((code) => all.some(({ errors }) => (errors as readonly string[]).includes(code)));
  const answerOf = (code: string) => own.refusalOf(exampleErrors, new own.Refused(code as ErrorCode));
  const misfits = [
    ...all.flatMap((contract) => {
      const example = examples[contract.id];
      return example ? inCall(contract, example, check) : [`${contract.id}: no example`];
    }),
    ...inThings(
      sharedSchemas.map(({ $id }) => $id),
      things,
      check,
    ),
    ...inErrors(codes, description, answerOf),
  ];
  return { calls: all.length, errors: codes.length, misfits };
};
