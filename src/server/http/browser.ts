// The browser behind a request: its cookies, those that it is to keep, and where it is led.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../../generated/model/settings';
import type { CallingBrowser } from '../request/context';

/** The cookies of a request, by name. */
export const cookiesOf = (header: string | undefined): Readonly<Record<string, string>> =>
  parseCookie(header ?? '') as Readonly<Record<string, string>>;

/** An address that carries a one-time secret is told to nobody, not even to ourselves. */
export const carriesSecret = (url: string): boolean => /[?&](code|token|state)=/.test(url);

// no other site of our domain can set a cookie of that prefix, and a browser takes it only secure and for the whole site
const hostPrefix = '__Host-';

/** Where the site and its calls are. */
export type Site = Pick<Settings, 'siteOrigin' | 'apiBase'>;

export const browserOf = (request: FastifyRequest, reply: FastifyReply, { siteOrigin, apiBase }: Site): CallingBrowser => {
  const secure = siteOrigin.startsWith('https:');
  const nameOf = (name: string): string => (secure ? hostPrefix + name : name);
  const sent = cookiesOf(request.headers.cookie);
  return {
    cookie: (name) => sent[nameOf(name)] ?? '',
    keep: ({ name, value, seconds }) => {
      const path = secure ? '/' : apiBase;
      const cookie = { name: nameOf(name), value, path, maxAge: seconds, httpOnly: true, sameSite: 'lax', secure } as const;
      reply.header('set-cookie', stringifySetCookie(cookie));
    },
  };
};
