// Everything that a page is rendered from, and which pages are the same for all.
import type { FastifyRequest } from 'fastify';
import { routes } from '../../../generated/routes/routes';
import { carriesSecret, cookiesOf } from './browser';

/** The cookies that pages are rendered by; no other reaches the renderer. One that tells of a person may stand among them. */
export interface PageCookies {
  readonly rendered: readonly string[];
  readonly ofPerson?: string;
}
/** The renderer is given nothing else of a request. */
export interface PageFacts {
  readonly url: string;
  readonly acceptLanguage: string;
  readonly cookies: Readonly<Record<string, string>>;
}

/** Pages are rendered in the language that is asked for first. */
const firstOf = (languages = ''): string => languages.split(',', 1)[0]?.trim() ?? '';

export const pageFactsOf = ({ url, headers }: FastifyRequest, { rendered }: PageCookies): PageFacts => {
  const sent = cookiesOf(headers.cookie);
  const known = rendered.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]] as const]));
  return { url, acceptLanguage: firstOf(headers['accept-language']), cookies: Object.fromEntries(known) };
};

const shapeOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);
const pages = Object.values(routes)
  .filter(({ path }) => path !== '*')
  .map(({ path, guard, indexed, query }) => ({ shape: shapeOf(path), isForAll: guard === 'anyone' && indexed, query }));

/** The same for all: a page that search engines list and whose parameters it declares, or an address that leads nowhere. */
const isForAll = (url: string): boolean => {
  const [path = '', ...rest] = url.split('?');
  const found = pages.find(({ shape }) => shape.test(path));
  if (!found) return rest.length === 0;
  const names = [...new URLSearchParams(rest.join('?')).keys()];
  return found.isForAll && !carriesSecret(url) && names.every((name) => found.query.includes(name));
};

/**
 * The name of a page that is the same for all who ask with these facts; none where it is one person's: an offer to pay, a mailed link. Nor
 * where somebody has logged in, who has to see each change of their own at once.
 */
export const keyOf = ({ url, acceptLanguage, cookies }: PageFacts, { rendered, ofPerson = '' }: PageCookies): string | undefined => {
  if (cookies[ofPerson] !== undefined || !isForAll(url)) return undefined;
  return JSON.stringify([url, acceptLanguage, rendered.map((name) => cookies[name] ?? null)]);
};
