// Pages as anybody may see them, kept for a moment: sent again under a nonce of their own.
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { routes } from '../../../generated/routes/routes';
import { cookiesOf } from './browser';

const keptMs = 2000;
const keptBytes = 20_000_000;

/** The cookies that pages are rendered by; no other reaches the renderer. One that tells of a person may stand among them. */
export interface PageCookies {
  readonly rendered: readonly string[];
  readonly ofPerson?: string;
}
export const pageCookies = ({ headers }: FastifyRequest, { rendered }: PageCookies): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(cookiesOf(headers.cookie)).filter(([name]) => rendered.includes(name)));

/** Pages that no search engine lists are one person's: an offer to pay, a mailed link. */
const ofOnePerson = Object.values(routes).flatMap(({ indexed, path }) => (indexed ? [] : path.split('/:', 1)));
const isOnePersons = ({ url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?', 1);
  return ofOnePerson.some((own) => path === own || path.startsWith(`${own}/`));
};

/** All that a page is rendered by; none where it is one person's or that person may be signed in, who has to see each change of their own at once. */
const keyOf = (request: FastifyRequest, names: PageCookies): string | undefined => {
  const cookies = pageCookies(request, names);
  if (isOnePersons(request)) return undefined;
  if (request.method !== 'GET' || cookies[names.ofPerson ?? ''] !== undefined) return undefined;
  const all = names.rendered.map((name) => cookies[name] ?? null);
  return JSON.stringify([request.url, request.headers['accept-language'] ?? '', all]);
};

export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The page, cut at each nonce. */
  readonly pieces: readonly string[];
}

/** `clock` is the server's: when it moves, every page is old. */
export const pageCache = (clock: () => Date, names: PageCookies) => {
  const pages = new LRUCache<string, KeptPage & { readonly at: number; readonly bytes: number }>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return {
    find: (request: FastifyRequest): KeptPage | undefined => {
      const page = pages.get(keyOf(request, names) ?? '');
      return page && Math.abs(clock().getTime() - page.at) < keptMs ? page : undefined;
    },
    keep: (request: FastifyRequest, it: { readonly headers: KeptPage['headers']; readonly body: Buffer; readonly nonce: string }): void => {
      const key = keyOf(request, names);
      if (key === undefined) return;
      const { headers, body, nonce } = it;
      // a letter takes two bytes where one of them is beyond Latin
      const bytes = 2 * (key.length + body.length);
      pages.set(key, { headers, pieces: body.toString().split(nonce), at: clock().getTime(), bytes });
    },
  };
};
