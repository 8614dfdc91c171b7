// Calls that take long to send, watched while they are sent: how far they are, and whether to stop.
import type { CallRequest, Transport } from '../../../../generated/client/transport';

export interface Watch {
  /** How much of the body has been sent, from 0 to 1. */
  readonly onSent: (part: number) => void;
  readonly signal: AbortSignal;
}
export interface WatchedRequest extends CallRequest {
  readonly watch: Watch;
}

/** Hands the watch of a call on to the transport that carries it. */
export const watching =
  (transport: Transport, watch: Watch): Transport =>
  (request) => {
    const watched: WatchedRequest = { ...request, watch };
    return transport(watched);
  };

export const isWatched = (request: CallRequest): request is WatchedRequest => 'watch' in request;
