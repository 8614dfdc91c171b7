// The browser behind a request: its cookies, those that it is to keep, and where it is led.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { CallingBrowser } from '../request/context';

/** The cookies of a request, by name. */
export const cookiesOf = (header: string | undefined): CallingBrowser['cookies'] => parseCookie(header ?? '') as CallingBrowser['cookies'];

export const browserOf = (request: FastifyRequest, reply: FastifyReply, config: Config): CallingBrowser => {
  const secure = config.SITE_ORIGIN.startsWith('https:');
  return {
    cookies: cookiesOf(request.headers.cookie),
    keep: ({ name, value, seconds, path }) =>
      void reply.header('set-cookie', stringifySetCookie({ name, value, path, maxAge: seconds, httpOnly: true, sameSite: 'lax', secure })),
  };
};
