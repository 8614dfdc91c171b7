// A browser without a window: it keeps cookies as browsers do, and walks from redirect to redirect.
import type { FastifyInstance } from 'fastify';

export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export interface SendOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
/** Carries one request, and follows nothing. Several cookies come on lines of their own. */
export type Road = (url: URL, sending: SendOptions) => Promise<Page>;

const told = (headers: Iterable<readonly [string, unknown]>): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const [name, value] of headers) {
    const text = Array.isArray(value) ? value.join('\n') : String(value);
    all[name] = all[name] === undefined ? text : `${all[name]}\n${text}`;
  }
  return all;
};

/** A road to an application without a port. */
export const roadTo =
  (app: FastifyInstance): Road =>
  async (url, { method = 'GET', headers, body }) => {
    const answer = await app.inject({
      method,
      url: url.pathname + url.search,
      headers: { ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { url, status: answer.statusCode, headers: told(Object.entries(answer.headers)), body: answer.body };
  };

/** A road over the network. */
export const network: Road = async (url, { method = 'GET', headers, body }) => {
  const answer = await fetch(url, { method, headers: { ...headers }, redirect: 'manual', ...(body === undefined ? {} : { body }) });
  return { url, status: answer.status, headers: told(answer.headers), body: await answer.text() };
};

interface Cookie {
  readonly host: string;
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const reaches = ({ host, path }: Cookie, url: URL): boolean =>
  host === url.host && (url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`));

const cookieIn = (line: string, url: URL): Cookie & { readonly isOver: boolean } => {
  const [pair = '', ...attributes] = line.split(/; */);
  const [name = '', ...value] = pair.split('=');
  const of = (key: string) => attributes.find((it) => it.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const expires = of('expires');
  const isOver = of('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= 1000);
  return { host: url.host, name, value: value.join('='), path: of('path') ?? '/', isOver };
};

export interface Wanderer {
  readonly send: (address: string, sending?: SendOptions) => Promise<Page>;
  /** Walks on as long as it is led on, up to an address that begins so; answers the page it stands on, or the address itself. */
  readonly walk: (address: string, until?: string) => Promise<Page>;
  readonly cookies: () => readonly Cookie[];
  /** Every address that it stood on, and what it was sent from there. */
  readonly seen: readonly Page[];
}

/** A person without cookies. */
export const aWanderer = (home: string, road: Road): Wanderer => {
  let jar: readonly Cookie[] = [];
  const seen: Page[] = [];
  const send = async (address: string, sending: SendOptions = {}): Promise<Page> => {
    const url = new URL(address, home);
    const cookie = jar.filter((it) => reaches(it, url)).map(({ name, value }) => `${name}=${value}`);
    const page = await road(url, { ...sending, headers: { accept: 'text/html', ...sending.headers, cookie: cookie.join('; ') } });
    for (const line of (page.headers['set-cookie'] ?? '').split('\n').filter(Boolean)) {
      const { isOver, ...kept } = cookieIn(line, url);
      jar = [...jar.filter((it) => !(it.host === kept.host && it.name === kept.name && it.path === kept.path)), ...(isOver ? [] : [kept])];
    }
    seen.push(page);
    return page;
  };
  const walk = async (address: string, until?: string): Promise<Page> => {
    let page = await send(address);
    for (let step = 0; step < 10; step += 1) {
      const { location } = page.headers;
      if (location === undefined) return page;
      const next = new URL(location, page.url);
      if (until !== undefined && next.href.startsWith(until)) return { ...page, url: next };
      page = await send(next.href);
    }
    throw new Error(`led on and on, at last to ${page.url.href}`);
  };
  return { send, walk, cookies: () => jar, seen };
};

/** Where the form of the stand-in's page leads. */
export const formOf = (page: Page): string => /<form method="post" action="([^"]+)"/.exec(page.body)?.[1] ?? 'no form';

/** Chooses on the stand-in's page; answers where the browser ends up, without opening that page. */
export const choose = async (it: Wanderer, page: Page, answer: { readonly person?: string; readonly answer: string }): Promise<URL> => {
  const sent = await it.send(new URL(formOf(page), page.url).href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(answer).toString(),
  });
  const { url } = await it.walk(new URL(sent.headers['location'] ?? '', page.url).href, `${page.url.origin}/login`);
  return url;
};
