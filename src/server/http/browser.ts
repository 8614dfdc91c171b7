// The browser behind a request: its cookies, those that it is to keep, and where it is led.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { CallingBrowser } from '../context';

/** The cookies of a request, by name, as they were sent. */
export const cookiesOf = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .filter(([name]) => name)
      .map(([name, ...value]) => [name, value.join('=')] as const),
  );

export const browserOf = (request: FastifyRequest, reply: FastifyReply, config: Config): CallingBrowser => {
  const secure = config.SITE_ORIGIN.startsWith('https:') ? '; Secure' : '';
  return {
    cookies: cookiesOf(request.headers.cookie),
    keep: ({ name, value, seconds, path }) =>
      void reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`),
    lead: (address) => void reply.code(303).header('location', address),
  };
};
