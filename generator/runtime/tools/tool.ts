// A call as a tool of the Model Context Protocol: what an assistant is told of it, and where its arguments travel.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import type { JsonSchema } from '../contract/contract';

export interface Tool {
  /** The id of its call. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: false;
  };
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/loan/{loan_id}`. */
  readonly path: string;
  /** The arguments that stand in the query string. */
  readonly query: readonly string[];
  /** Whether its argument `idempotency_key` goes along as the header of that name. */
  readonly repeatable?: true;
  readonly inputSchema: JsonSchema & { readonly type: 'object' };
}
/** The product as it presents itself to an assistant. */
export interface ToolProvider {
  readonly name: string;
  readonly version: string;
  readonly says: string;
}
