// A view of the model for the parts of openapi.json, and what each part adds to the components.
import type { Examples } from '../../model/examples';
import type { ErrorModel } from '../../model/model';
import type { JsonSchema } from '../../print/json-schema';
import type { Components } from './schemas';

export interface View {
  readonly components: Components;
  /** The answers that several calls give, by name, as far as a call has asked for them. */
  readonly responses: Map<string, object>;
  readonly examples: Examples;
  /** The examples of things that an answer is, by their names, as far as a call has asked for them. */
  readonly shown: Map<string, object>;
  readonly errors: ReadonlyMap<string, ErrorModel>;
  readonly guards: ReadonlyMap<string, string>;
}

export const json = (schema: JsonSchema, example: object = {}): object => ({ 'application/json': { schema, ...example } });
