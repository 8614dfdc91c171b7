// A refusal that the catalogue declares: thrown by a handler, answered as its envelope.
import { catalogue, type DataOf, type ErrorSlots, type WireCode } from '../../../generated/errors/catalogue';
import { fillSlots } from '../../../generated/errors/fill-slots';

/** The data beside a refusal's code: the values of its text's slots, and the fields of its answer. */
export type RefusalBody<C extends WireCode> = (C extends keyof ErrorSlots
  ? { readonly slots: ErrorSlots[C] }
  : { readonly slots?: never }) &
  (DataOf<C> extends undefined ? { readonly data?: unknown } : { readonly data: DataOf<C> });

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: WireCode;
  readonly status: number;
  data: unknown;

  constructor(code: WireCode, body: { readonly slots?: object | undefined; readonly data?: unknown } = {}) {
    super(fillSlots(catalogue[code].text, { ...body.slots }));
    this.code = code;
    this.status = catalogue[code].status;
    this.data = body.data ?? {};
  }

  /** Adds to its answer what that does not tell yet. */
  tell(more: object): this {
    this.data = { ...more, ...Object(this.data) };
    return this;
  }
}

/** The answer to a call that is refused or fails. */
export interface Envelope {
  readonly message: string;
  readonly status_code: number;
  readonly data: unknown;
  readonly error_code: WireCode;
  readonly request_id: string;
}

/**
 * Refuses with an error of the catalogue.
 *
 * @example refuse('account.email_taken')
 */
export const refuse = <C extends WireCode>(
  code: C,
  ...[body]: {} extends RefusalBody<C> ? [body?: RefusalBody<C>] : [body: RefusalBody<C>]
): never => {
  throw new Refusal(code, body ?? {});
};
