// The calls as `openapi.json` declares them: what each takes, and whether an answer is one that it promised.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/** As much of JSON Schema as the document speaks. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly ApiSchema[];
  readonly oneOf?: readonly ApiSchema[];
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: ApiSchema | boolean;
  readonly items?: ApiSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: ApiSchema;
}
interface Media {
  readonly [type: string]: { readonly schema: ApiSchema };
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Media };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Media }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, { readonly content?: Media }>>;
    readonly schemas: Readonly<Record<string, ApiSchema>>;
  };
}

const document = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as Document;

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

/** A schema, where it refers to another that one. */
export const referred = (schema: ApiSchema): ApiSchema =>
  schema.$ref === undefined ? schema : (document.components.schemas[nameIn(schema.$ref)] ?? {});

export interface ApiCall {
  readonly id: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  readonly secure: boolean;
  readonly parameters: readonly Parameter[];
  /** A JSON body; none where the call takes none. */
  readonly body: ApiSchema | undefined;
  readonly multipart: ApiSchema | undefined;
  /** The schema of its JSON answer, or null of one that is not JSON, by its status. */
  readonly answers: ReadonlyMap<number, ApiSchema | null>;
}

const answersOf = ({ responses }: Operation): ApiCall['answers'] =>
  new Map(
    Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .map(([status, response]) => {
        const { content } = response.$ref === undefined ? response : (document.components.responses[nameIn(response.$ref)] ?? {});
        return [Number(status), content?.['application/json']?.schema ?? null];
      }),
  );

/** Every call. */
export const apiCalls: readonly ApiCall[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    secure: operation.security.length > 0,
    parameters: (operation.parameters ?? []).flatMap((it) => ('name' in it ? it : (document.components.parameters[nameIn(it.$ref)] ?? []))),
    body: operation.requestBody?.content['application/json']?.schema,
    multipart: operation.requestBody?.content['multipart/form-data']?.schema,
    answers: answersOf(operation),
  })),
);

const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
const within = (schema: ApiSchema): ApiSchema => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as ApiSchema;
ajv.addSchema({ $id: 'api', ...(within(document as ApiSchema) as object) });
const compiled = new Map<ApiSchema, ValidateFunction>();

/** The problems of an answer by its schema; nothing where it fits. */
export const misfitsOfAnswer = (schema: ApiSchema, answer: unknown): string => {
  const validate = compiled.get(schema) ?? ajv.compile(within(schema));
  compiled.set(schema, validate);
  return validate(answer) ? '' : ajv.errorsText(validate.errors?.slice(0, 5));
};
