// The transport of a call to the server, and the ways in which a call ends. The same for every spec: it stands in generator/runtime, and is
// copied from there as it is.
import { createStore, type StoreWritable } from 'effector';
import type { DataOf, ErrorCode } from '../errors/catalogue';

/** A call made ready to send. */
export interface CallRequest {
  /** The call's name in the spec. */
  readonly call: string;
  readonly method: string;
  /** From the base path of the calls on, with its query string. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | FormData | undefined;
  /** Whether it carries a Bearer token, where there is one. */
  readonly secure: boolean;
  /** Is sent to its end although the page goes meanwhile. */
  readonly keepalive?: boolean;
}
/** The answer, unread. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
}
/** Sends a request; rejects where no answer came. */
export type Transport = (request: CallRequest) => Promise<CallAnswer>;

/** A declared error of the call. */
export interface Refusal<C extends ErrorCode> {
  readonly kind: 'refusal';
  readonly code: C;
  readonly message: string;
  readonly status: number;
  readonly data: DataOf<C>;
  readonly request_id: string | undefined;
}
/** No answer came. */
export interface Offline {
  readonly kind: 'offline';
  readonly message: string;
  readonly cause: unknown;
}
/** A failure that the call does not declare. */
export interface UnexpectedStatus {
  readonly kind: 'unexpected status';
  readonly message: string;
  readonly status: number;
  /** The answer's `error_code`, where it has one. */
  readonly code: string | undefined;
  /** The answer's `data`, else its whole body. */
  readonly data: unknown;
  readonly request_id: string | undefined;
}
/** The answer is not what the contract promises. */
export interface BrokenContract {
  readonly kind: 'contract broken';
  readonly message: string;
  readonly status: number;
  readonly body: string;
}
type RefusalOf<C extends ErrorCode> = C extends ErrorCode ? Refusal<C> : never;
/** Every way in which a call can fail: the errors it declares, and three of the transport. */
export type Failure<C extends ErrorCode = never> = RefusalOf<C> | Offline | UnexpectedStatus | BrokenContract;
/** How a call ended. */
export type Outcome<T, C extends ErrorCode = never> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure<C> };

const none: Transport = ({ call }) => {
  throw new Error(`${call} was called, but $transport holds no transport: give one to fork, or to the call`);
};
/** The transport that effects take: `fork({ values: [[$transport, fetchTransport({ base: '/api' })]] })`. */
export const $transport: StoreWritable<Transport> = /* @__PURE__ */ createStore<Transport>(none, {
  name: '$transport',
  sid: 'generated/client/$transport',
  serialize: 'ignore',
});
