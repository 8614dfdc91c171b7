// Pages: one that is the same for all is drawn once for all who ask, any other as a stream for its visitor; and the files they load.
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE } from '../../../generated/model/dates';
import { pageSharedSeconds, pagesPerMinute } from '../../../generated/model/constants';
import type { Page } from '../../screens/page-renderer';
import { NoTurn } from '../outside/fair-turns';
import { busy, failed, limited } from './bare-pages';
import { draw, type DrawOptions, type Exchange } from './draw-page';
import { encodingFor, packingFor } from './encoding';
import { type Changes, pageCache } from './page-cache';
import { keyOf, type PageCookies, type PageFacts, pageFactsOf } from './page-facts';
import { ownBy, permit, type Reach } from './page-policy';
import { publicPage, type PublicPage } from './public-page';
import { pageTurns } from './page-turns';
import { visitorOf } from './visitor';

/** Counts one more page of a visitor, and tells how long to wait, in seconds; 0 means go ahead. The minute is the same for everybody. */
type PageLimit = (visitor: string, now: Date) => number;

const pageLimit = (): PageLimit => {
  let counts = new Map<string, number>();
  let until = 0;
  return (visitor, now) => {
    const left = until - now.getTime();
    // a clock that was set back lengthens no minute
    if (left <= 0 || left > MINUTE) {
      counts = new Map();
      until = now.getTime() + MINUTE;
    }
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    return count > pagesPerMinute ? Math.ceil((until - now.getTime()) / 1000) : 0;
  };
};

export interface PageOptions extends DrawOptions {
  readonly cookies: PageCookies;
  readonly reach: Reach;
  /** The folder of the browser's build; none in development, where the bundler serves. */
  readonly clientFolder?: string;
  /** Keeps the pages that are the same for all. */
  readonly keepsPages?: boolean;
  /** Tells when to render them anew; without it they are kept for a moment only. */
  readonly changes?: Changes;
  /** Where else the browser may connect: the bundler's own socket in development. */
  readonly alsoConnect?: readonly string[];
}

// going back, a browser shows what it keeps without asking: a deadline would be told from the moment of its first rendering
const asOwn = { 'cache-control': 'private, no-store' };
const shared = `public, max-age=${pageSharedSeconds}, stale-while-revalidate=${pageSharedSeconds}`;
const forAll = { 'cache-control': `public, max-age=0, s-maxage=${pageSharedSeconds}`, 'cdn-cache-control': shared };
/** Browsers ask each time; caches between us may send a page again for seconds, unless it shows what a cookie tells. */
const keptBy = ({ cookies }: PageFacts) => ({
  ...(Object.keys(cookies).length > 0 ? asOwn : forAll),
  vary: 'accept-encoding, accept-language, cookie',
});

const reachOf = ({ reach, alsoConnect = [] }: PageOptions): Reach => ({ ...reach, connect: [...reach.connect, ...alsoConnect] });

const sendWhole = async (it: PageOptions, { request, reply }: Exchange, page: PublicPage): Promise<void> => {
  permit(reply.headers(page.headers), page.own, reachOf(it));
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await page.body(encoding);
  if (encoding) reply.header('content-encoding', encoding);
  void reply.code(page.status).send(body);
};

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === tag);

/** Sends a page that is the same for all. The browser is told how old it is, since its clock goes on from the page's. */
const sendForAll = async (it: PageOptions, asked: Exchange, page: PublicPage): Promise<void> => {
  const { request, reply, facts } = asked;
  const age = Math.max(0, it.clock().getTime() - page.at);
  reply.headers({ ...keptBy(facts), etag: page.tag, 'server-timing': `kept;dur=${age}` });
  if (page.status !== 200 || !isKnown(request, page.tag)) return sendWhole(it, asked, page);
  void permit(reply, page.own, reachOf(it)).code(304).send();
};

/** Sends a page as it is rendered, which waits for no slow visitor. */
const sendRendered = ({ request, reply }: Exchange, page: Page): Promise<void> => {
  const { headers, packer } = packingFor(request.headers['accept-encoding']);
  const rendered = new Writable({
    write(part: Buffer, _encoding, done) {
      packer.write(part);
      done();
    },
    final(done) {
      packer.end();
      done();
    },
  });
  reply.raw.once('close', () => rendered.destroy());
  const over = new Promise<void>((resolve) => rendered.once('close', resolve));
  page.pipe(rendered);
  void reply.headers(headers).send(packer);
  return over;
};

const drawOwn = async (app: FastifyInstance, it: PageOptions, asked: Exchange): Promise<void> => {
  const { request, reply } = asked;
  const { page, nonce } = await draw(app, it, asked);
  if (page.redirect !== undefined) return void reply.redirect(page.redirect, page.status);
  permit(reply.code(page.status).headers({ ...page.headers, ...asOwn }), ownBy(nonce), reachOf(it));
  if (request.method === 'HEAD') return void reply.send();
  await sendRendered(asked, page);
};

interface Drawn {
  /** The same for all. */
  readonly page?: PublicPage;
  /** Its visitor alone is sent this instead. */
  readonly own?: PublicPage;
  readonly leads?: { readonly to: string; readonly status: number };
}
const wholeOf = (page: Page): Promise<string> => {
  const whole = new PassThrough();
  page.pipe(whole);
  return text(whole);
};
const drawForAll = async (app: FastifyInstance, it: PageOptions, asked: Exchange): Promise<Drawn> => {
  const { page, nonce, at, statuses } = await draw(app, it, asked);
  const { status, headers, redirect } = page;
  if (redirect !== undefined) return { leads: { to: redirect, status } };
  const made = await publicPage({ text: await wholeOf(page), nonce, status, headers, at: at.getTime(), asks: statuses.length > 0 });
  // a refusal may be meant for this visitor alone; what is not there is there for nobody
  const isWhole = statuses.every((answered) => answered < 400 || (answered === 404 && status === 404));
  return isWhole && (status === 200 || status === 404) ? { page: made } : { own: made };
};

const pageServer = (app: FastifyInstance, it: PageOptions) => {
  const turns = pageTurns(app.server);
  const cache = it.keepsPages ? pageCache(it.clock) : undefined;
  if (cache && it.changes) {
    const listening = it.changes(cache.changed);
    app.addHook('onClose', async () => (await listening)());
  }
  const inTurn = ({ request, reply }: Exchange, work: () => Promise<void>): Promise<void> => turns(request, reply, work);
  const drawInTurn = async (asked: Exchange): Promise<Drawn> => {
    let drawn: Promise<Drawn> | undefined;
    await inTurn(asked, async () => {
      drawn = drawForAll(app, it, asked);
      await drawn;
    });
    return (await drawn) ?? {};
  };
  return async (asked: Exchange): Promise<void> => {
    const key = cache && keyOf(asked.facts, it.cookies);
    if (cache === undefined || key === undefined) return inTurn(asked, () => drawOwn(app, it, asked));
    const { page, own, leads }: Drawn = await cache.ask(key, () => drawInTurn(asked));
    if (page) return sendForAll(it, asked, page);
    if (own) return sendWhole(it, { ...asked, reply: asked.reply.headers(asOwn) }, own);
    if (leads) return void asked.reply.redirect(leads.to, leads.status);
  };
};

/** Serves every page, and the files of the browser's build. */
export const servePages =
  (it: PageOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    if (it.clientFolder !== undefined) {
      const immutable = path.join(it.clientFolder, 'assets') + path.sep;
      await app.register(files, {
        root: it.clientFolder,
        index: false,
        wildcard: false,
        cacheControl: false,
        globIgnore: ['.vite/**', '**/*.{br,gz}'],
        preCompressed: true,
        setHeaders: (reply, file) =>
          void reply.header('cache-control', file.startsWith(immutable) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
      });
    }
    const limit = pageLimit();
    const serve = pageServer(app, it);
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send();
      const wait = limit(visitorOf(request), it.clock());
      if (wait > 0) return limited(reply, wait);
      try {
        await serve({ request, reply, facts: pageFactsOf(request, it.cookies) });
      } catch (error) {
        if (error instanceof NoTurn) return error.isOwn ? limited(reply, 1) : busy(reply);
        request.log.error({ err: error }, 'a page could not be drawn');
        return failed(reply, request.id);
      }
      return reply;
    });
  };
