// The service worker of guests who keep a stay on their device: the network answers first, and the kept copy where it does not.
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { escapeHtml } from '../../shell/format/escape-html';
import { dropStays, isOver, keptMark, pageOf, renderedHeader, sessionOf, titleHeader } from './kept-stays';

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
}
// the types of a browser's page know no worker
const worker = globalThis as unknown as WorkerScope;

const { origin, searchParams } = new URL(worker.location.href);
const calls = `${searchParams.get('calls') ?? ''}/`;
const endings = [`DELETE ${calls}session`, `POST ${calls}user/delete`];

const isCall = ({ url, destination }: Request) => destination === '' && new URL(url).pathname.startsWith(calls);

const callerOf = async (request: Request): Promise<string | undefined> => {
  const authorization = isCall(request) ? request.headers.get('authorization') : null;
  return authorization === null ? undefined : sessionOf(authorization);
};
/** The stays that may be shown now; a call of another session ends those of the session before. */
const staysFor = (caller: string | undefined) => dropStays((stay) => isOver(stay) || (caller !== undefined && stay.session !== caller));
type Stays = Awaited<ReturnType<typeof staysFor>>;

const copyOf = async (stays: Stays, { url }: Request) => {
  for (const { name } of stays) {
    const cache = await caches.open(name);
    const found = await cache.match(url, { ignoreVary: true });
    if (found) return { cache, found };
  }
  return undefined;
};

/** The page that leads to what is kept, where any other was wanted. */
const waysTo = async (stays: Stays): Promise<Response> => {
  const links = await Promise.all(
    stays.map(async ({ name, ...stay }) => {
      const page = await (await caches.open(name)).match(pageOf(stay));
      if (!page) return '';
      const title = decodeURIComponent(page.headers.get(titleHeader) ?? '');
      return `<li><a href="${pageOf(stay)}">${escapeHtml(title)}</a></li>`;
    }),
  );
  const style =
    'body{font:1.0625rem/1.5 system-ui,sans-serif;color-scheme:light dark;max-width:34rem;margin:15vh auto;padding:0 1.5rem}a{color:inherit;line-height:2.5}';
  const heading = escapeHtml(shellTexts.noConnection);
  const html = `<!doctype html><html lang="en-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><style>${style}</style><main><h1>${heading}</h1><p>${escapeHtml(say.keptHere)}</p><ul>${links.join('')}</ul><p><a href="">${escapeHtml(shellTexts.reload)}</a></p></main></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

/** A copy as it is shown: a page starts from the moment that it is, not from that at which it was kept. */
const shown = async (copy: Response): Promise<Response> => {
  const rendered = copy.headers.get(renderedHeader);
  if (rendered === null) return copy;
  const html = (await copy.text()).replace(`"${rendered}"`, `"${new Date().toISOString()}"`).replace('<html ', `<html ${keptMark} `);
  return new Response(html, { headers: copy.headers });
};

const answer = async (request: Request): Promise<Response> => {
  const caller = await callerOf(request);
  const stays = await staysFor(caller);
  const copy = await copyOf(stays, request);
  // a file of the build never changes
  if (copy && new URL(request.url).pathname.startsWith('/assets/')) return copy.found;
  try {
    const fresh = await fetch(request);
    if (copy && fresh.ok && isCall(request)) await copy.cache.put(request.url, fresh.clone());
    // the session was ended elsewhere
    if (fresh.status === 401) await dropStays((stay) => stay.session === caller);
    return fresh;
  } catch (failure) {
    if (copy) return shown(copy.found);
    if (request.mode === 'navigate' && stays.length > 0) return waysTo(stays);
    throw failure;
  }
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin: asked, pathname } = new URL(request.url);
  if (asked !== origin) return;
  if (request.method === 'GET') event.respondWith(answer(request));
  // a log-out leaves nothing behind, also without a connection
  else if (endings.includes(`${request.method} ${pathname}`)) event.waitUntil(dropStays(() => true));
});
