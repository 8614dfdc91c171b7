// Everything that can go wrong while a call is answered, as the envelope of the catalogue.
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Envelope, Refusal } from '../request/refusal';
import { isUnavailable } from '../database/violations';
import { StorageFailure } from '../outside/storage';
import { fieldProblems } from './validate';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** A refusal as it is answered. */
export const envelopeOf = (refusal: Refusal, requestId: string): Envelope => ({
  message: refusal.message,
  status_code: refusal.status,
  data: refusal.data,
  error_code: refusal.code,
  request_id: requestId,
});

const refusalOf = (error: FastifyError): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error.validation && error.validationContext === 'params') return new Refusal('input.no_such_call');
  if (error.validation) return new Refusal('input.invalid', { data: { fields: fieldProblems(error.validation as ErrorObject[]) } });
  if (error.statusCode === 413) return new Refusal('input.too_large');
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? new Refusal('input.malformed') : undefined;
};

/** Seconds after which a database or file store that is not there is worth another try. */
const soon = 5;

/** Answers a failure: a refusal as it declares itself, anything else as a defect that only the log knows whole. */
export const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error);
  const isOut = !refusal && (isUnavailable(error) || error instanceof StorageFailure);
  if (isOut) request.log.error({ err: error }, 'the database or the file store cannot be used');
  else if (!refusal) request.log.error({ err: error }, 'a request failed in a way that the catalogue does not declare');
  const said = refusal ?? (isOut ? new Refusal('app.unavailable', { data: { retry_after: soon } }) : new Refusal('app.unexpected'));
  const wait = (said.data as { readonly retry_after?: unknown } | null)?.retry_after;
  if (typeof wait === 'number') reply.header('retry-after', wait);
  if (said.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(said.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelopeOf(said, request.id));
};

/** Addresses without a call; what fails is answered alike in the whole application. */
export const refuseUnknownCalls = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => answerFailure(new Refusal('input.no_such_call') as unknown as FastifyError, request, reply));
};

/** Answers it as any failure is answered, and ends the connection. */
export const answerBroken = ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const said = new Refusal(code === 'HPE_HEADER_OVERFLOW' ? 'input.too_large' : 'input.malformed');
  const id = randomUUID();
  const body = JSON.stringify(envelopeOf(said, id));
  const head = [
    `HTTP/1.1 ${said.status} ${STATUS_CODES[said.status]}`,
    `x-request-id: ${id}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  // a client that does not hang up is hung up on
  socket.destroySoon();
};
