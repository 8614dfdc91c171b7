// Generated f2c2248b0d58. The contract of one call. The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import type { ErrorCode } from '../errors/catalogue';
import { clock } from '../model/patterns';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}
/** A schema that others refer to by its `$id`. */
export interface SharedSchema extends JsonSchema {
  readonly $id: string;
}
/** The limits of a file. */
export interface FileLimits {
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly optional: boolean;
  /** How many may come; null where any number may. */
  readonly most: number | null;
}

export interface Contract {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Fastify mounts it: `/loan/:loan_id`. */
  readonly path: string;
  /** The id of its guard. */
  readonly guard: string;
  /** Whether the guard wants a session. */
  readonly secure: boolean;
  /** The codes of every error that it can give. */
  readonly errors: readonly ErrorCode[];
  /** The ids of the rules that it keeps. */
  readonly rules: readonly string[];
  readonly performs?: { readonly lifecycle: string; readonly events: readonly string[] };
  /** Whether the body may come as a multipart form: it does when it carries a file, else it is JSON. */
  readonly multipart: boolean;
  /** The files of the form, by field. The body's schema does not speak of them. */
  readonly files: { readonly [field: string]: FileLimits };
  /** Whether the answer stands alone, without `data` around it. */
  readonly bare: boolean;
  /** The media type of an answer that is not JSON. */
  readonly content?: string;
  /** Its answer leads on to the address that the handler gives. */
  readonly redirects?: true;
  readonly throttle?: { readonly times: number; readonly seconds: number };
  /** Whether it may be sent twice under one Idempotency-Key. */
  readonly repeatable: boolean;
  /** Fields of its body that do not fit are left out, and its handler is told. */
  readonly partialUpdate?: true;
  /** Its handler is given the body as it came, and the headers. */
  readonly raw?: true;
  /** For validation and serialisation; draft 7. */
  readonly schema: {
    readonly params?: JsonSchema;
    readonly querystring: JsonSchema;
    readonly body?: JsonSchema;
    readonly response?: { readonly 200: JsonSchema };
  };
}

export const uuid: JsonSchema = { type: 'string', format: 'uuid' };
export const date: JsonSchema = { type: 'string', format: 'date' };
export const instant: JsonSchema = { type: 'string', format: 'date-time' };
export const time: JsonSchema = { type: 'string', pattern: clock.source };
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** A value of a list. */
export const oneOf = (values: object): JsonSchema => ({ type: 'string', enum: Object.keys(values) });
/** The same, or nothing. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  const { type, enum: values } = schema;
  if (type === undefined) return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...(values as readonly unknown[]), null] }) };
};

/** Fields together: each is there but those that may lack, and no other may come. */
export const fields = (properties: JsonSchema, mayLack: readonly string[] = []): JsonSchema & { readonly type: 'object' } => {
  const required = Object.keys(properties).filter((name) => !mayLack.includes(name));
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
};

type Usual = 'rules' | 'multipart' | 'files' | 'bare' | 'repeatable';
interface CallSchemas {
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  readonly answer?: JsonSchema;
}

/** The contract of a call that says what is not as with most calls. */
export const contractOf = ({
  params,
  query = fields({}),
  body = fields({}),
  answer,
  ...own
}: Omit<Contract, Usual | 'schema'> & Partial<Pick<Contract, Usual>> & CallSchemas): Contract => ({
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  ...own,
  schema: {
    ...(params && { params }),
    querystring: query,
    ...(own.method !== 'GET' && { body }),
    ...(answer && { response: { 200: own.bare ? answer : fields({ data: answer }) } }),
  },
});

/** The header in which a client tells the hash of the spec that it was built from. */
export const hashHeader = 'x-spec-hash';
