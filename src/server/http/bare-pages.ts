// Pages that need nothing but themselves: what is said where no page can be shown.
import type { FastifyReply } from 'fastify';
import { product } from '../../../generated/routes/heads';
import { Refusal } from '../request/refusal';

const sendBare = (reply: FastifyReply, status: number, [heading, text]: readonly [heading: string, text: string]): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
    .send(`<!doctype html><html lang="${product.language}"><title>${heading}</title><h1>${heading}</h1><p>${text}</p>`);

export const failed = (reply: FastifyReply, id: string): FastifyReply =>
  sendBare(reply, 500, [
    'This page could not be shown',
    `The fault is ours. Please try again in a moment; if it stays, tell us this reference: ${id}`,
  ]);

export const limited = (reply: FastifyReply, wait: number): FastifyReply =>
  sendBare(reply.header('retry-after', wait), 429, [
    'Too many pages',
    new Refusal('input.rate_limited', { data: { retry_after: wait } }).message,
  ]);

const busySeconds = 5;
export const busy = (reply: FastifyReply): FastifyReply =>
  sendBare(reply.header('retry-after', busySeconds), 503, [
    'Too many visitors',
    new Refusal('app.unavailable', { data: { retry_after: busySeconds } }).message,
  ]);
