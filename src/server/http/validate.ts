// Validation by the contract's schemas: JSON bodies as they are, text from addresses and forms read as what it means.
import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { sharedSchemas } from '../../../generated/contract/schemas';
import { complaintsMax, complaintsWholeMax } from '../../../generated/model/constants';
import type { FieldProblem } from '../../../generated/model/entities';
import { email, isLongText, isText } from '../../../generated/model/patterns';
import { isInstant, isPlainDate } from '../../../generated/model/wire';
import { fieldTexts as say } from '../../../generated/texts/sentences/fieldTexts';
import { Refusal } from '../request/refusal';

const compilerOf = (coerceTypes: boolean | 'array', allErrors: boolean): Ajv => {
  // the schemas are generated, and a test holds them to be such: a start does not look at each of them four times
  const ajv = new Ajv({ allErrors, coerceTypes, useDefaults: true, removeAdditional: false, strict: false, validateSchema: false });
  formats.default(ajv);
  // the formats that the browser takes for a day or a moment, and no other: no year 0, no 61st second
  ajv.addFormat('date', isPlainDate);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('idn-email', email);
  ajv.addFormat('text', isText);
  ajv.addFormat('long-text', isLongText);
  for (const schema of sharedSchemas) ajv.addSchema({ ...schema });
  return ajv;
};

interface Compilers {
  /** Stops at the first complaint: what fits is found out by it, and no body can make it look for more. */
  readonly first: Ajv;
  /** Finds all there is to say to somebody who filled in a form. */
  readonly every: Ajv;
}
const compilersOf = (coerceTypes: boolean | 'array'): Compilers => ({
  first: compilerOf(coerceTypes, false),
  every: compilerOf(coerceTypes, true),
});
const forBodies = compilersOf(false);
const forText = compilersOf('array');

// not by calling itself: how deep a body is nested is up to its sender
const isLarge = (value: unknown): boolean => {
  const left = [value];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen + left.length > complaintsWholeMax) return true;
    const it = left.pop();
    if (Array.isArray(it) && it.length > complaintsWholeMax) return true;
    if (typeof it === 'object' && it !== null) left.push(...Object.values(it).slice(0, complaintsWholeMax + 1));
  }
  return false;
};

const problemsOf = ({ first, every }: Compilers, schema: object, value: unknown): readonly ErrorObject[] => {
  const validate = first.compile(schema);
  if (validate(value)) return [];
  if (isLarge(value)) return validate.errors ?? [];
  const whole = every.compile(schema);
  void whole(value);
  return whole.errors ?? [];
};

/** Fastify's validator compiler. Compiles when a call is first made: all schemas together would be a good part of a start. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const compilers = httpPart === 'body' ? forBodies : forText;
  return (value: unknown) => {
    const error = problemsOf(compilers, schema, value);
    return error.length > 0 ? { error: [...error] } : { value };
  };
};

/** The problems of a JSON body by its schema; fills in defaults. */
export const checkBody = (schema: object, body: unknown): readonly ErrorObject[] => problemsOf(forBodies, schema, body);

/** The problems of a form's fields by a body's schema; reads `"true"` as true and fills in defaults. */
export const checkForm = (schema: object, fields: object): readonly ErrorObject[] => problemsOf(forText, schema, fields);

const pathOf = (error: ErrorObject): string => {
  const at = error.instancePath.split('/').slice(1);
  const params = error.params as { readonly missingProperty?: string; readonly additionalProperty?: string };
  const leaf = params.missingProperty ?? params.additionalProperty;
  return [...at, ...(leaf === undefined ? [] : [leaf])].join('.');
};

type Problem = (params: Record<string, string | number | undefined>) => readonly [code: string, message: string];
const limitSaid =
  (code: string, said: (slots: { readonly limit: number }) => string): Problem =>
  ({ limit }) => [code, said({ limit: Number(limit) })];
const formatNames: Readonly<Record<string, string>> = {
  uuid: 'id',
  uri: 'web address',
  email: 'email address',
  'idn-email': 'email address',
};
const textsSay: Readonly<Record<string, string>> = { text: say.notOneLine, 'long-text': say.hidden };
const sentences: Readonly<Record<string, Problem>> = {
  required: () => ['missing', say.missing],
  additionalProperties: () => ['unknown', say.unknown],
  type: ({ type }) => ['wrong_type', say.wrongType({ type: String(type).replaceAll(',', say.or) })],
  minLength: ({ limit }) => ['too_short', limit === 1 ? say.empty : say.tooShort({ limit: Number(limit) })],
  maxLength: limitSaid('too_long', say.tooLong),
  minimum: limitSaid('too_small', say.tooSmall),
  maximum: limitSaid('too_large', say.tooLarge),
  minItems: limitSaid('too_few', say.tooFew),
  maxItems: limitSaid('too_many', say.tooMany),
  enum: ({ allowedValues }) => [
    'not_allowed',
    say.notOneOf({ values: (allowedValues as unknown as readonly string[]).slice(0, 12).join(', ') }),
  ],
  const: () => ['not_allowed', say.notAllowed],
  format: ({ format }) => [
    'wrong_format',
    textsSay[String(format)] ?? say.notValid({ format: formatNames[String(format)] ?? String(format) }),
  ],
  pattern: () => ['wrong_format', say.wrongFormat],
};

/** The problems of a request's fields, each once, in words. */
export const fieldProblems = (errors: readonly ErrorObject[]): FieldProblem[] => {
  const found = new Map<string, FieldProblem>();
  for (const error of errors) {
    const path = pathOf(error);
    const said = sentences[error.keyword]?.(error.params);
    if (said && !found.has(path)) found.set(path, { path, code: said[0], message: said[1] });
  }
  return [...found.values()].slice(0, complaintsMax);
};

/**
 * Goes on where nothing is wrong.
 *
 * @throws Refusal `input.invalid` with what is wrong, field by field.
 */
export const refuseUnfit = (errors: readonly ErrorObject[]): void => {
  if (errors.length > 0) throw new Refusal('input.invalid', { data: { fields: fieldProblems(errors) } });
};

/** The fields of an answer that do not fit its contract, each with its reason, for the log. */
export const misfitsOf = (schema: object, answer: unknown): string[] =>
  checkBody(schema, JSON.parse(JSON.stringify(answer ?? null))).map((error) => `${pathOf(error)}: ${error.message ?? error.keyword}`);

/** A body without its fields that do not fit, and what is wrong with these. */
export interface FittingPart {
  readonly input: unknown;
  readonly leftOut: readonly FieldProblem[];
}
/**
 * The valid part of a body. @throws Refusal `input.invalid` where nothing is valid, or where something else is wrong than single fields.
 */
export const fittingPart = (schema: object, body: unknown): FittingPart => {
  const errors = checkBody(schema, body);
  const leftOut = fieldProblems(errors);
  if (errors.length === 0) return { input: body, leftOut };
  const wrong = new Set(leftOut.map(({ path }) => path.split('.')[0]));
  const entries = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : [];
  const input = Object.fromEntries(entries.filter(([name]) => !wrong.has(name)));
  refuseUnfit(Object.keys(input).length === 0 ? errors : checkBody(schema, input));
  return { input, leftOut };
};
