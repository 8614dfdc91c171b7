// The browser behind a request: its cookies, those that it is to keep, and where it is led.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { CallingBrowser } from '../request/context';

/** The cookies of a request, by name. */
export const cookiesOf = (header: string | undefined): Readonly<Record<string, string>> =>
  parseCookie(header ?? '') as Readonly<Record<string, string>>;

// no other host of our domain can set a cookie of that prefix, and a browser takes it only secure and for the whole host
const hostPrefix = '__Host-';

export const browserOf = (request: FastifyRequest, reply: FastifyReply, config: Config): CallingBrowser => {
  const secure = config.SITE_ORIGIN.startsWith('https:');
  const nameOf = (name: string): string => (secure ? hostPrefix + name : name);
  const sent = cookiesOf(request.headers.cookie);
  return {
    cookie: (name) => sent[nameOf(name)] ?? '',
    keep: ({ name, value, seconds }) => {
      const path = secure ? '/' : config.API_BASE;
      const cookie = { name: nameOf(name), value, path, maxAge: seconds, httpOnly: true, sameSite: 'lax', secure } as const;
      reply.header('set-cookie', stringifySetCookie(cookie));
    },
  };
};
