// Files for search engines: the list of pages with their pictures, and the paths to keep out of.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitemapFolder, sitemapPath, sitemapsPerMinute } from '../../../generated/model/constants';
import { pathTo } from '../../../generated/routes/paths';
import { routes } from '../../../generated/routes/routes';
import type { Services } from '../request/context';
import { countUse } from '../database/throttles';
import { findDestinations } from '../property/search/destinations.lookup';
import { worthNaming } from '../property/search/destinations.rules';
import { listingParts, listingsInPart } from '../property/listing/sitemap.lookup';
import { escapeHtml } from '../outside/escape-html';
import { visitorOf } from '../http/visitor';

/** An element that holds text. */
const said = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const listOf = (pages: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace} ${images}>${pages.map((page) => `<url>${page}</url>`).join('')}</urlset>`;

/** The pages that anyone may find, each at its one address. */
const openPages = Object.values(routes).flatMap(({ indexed, path, params }) =>
  indexed && params.length === 0 && path !== '*' ? [path] : [],
);

/** Those, and the pages of places with stays. */
const pagesToFind = async ({ reading, clock }: Services): Promise<readonly string[]> => {
  const places = worthNaming(await findDestinations(reading, clock())).map(({ slug }) => pathTo.placeRentals({ place: slug }));
  return [...new Set([...openPages, ...places])];
};

/** The addresses of the lists: the pages that stay, then the listings in parts. */
const listsOf = async ({ db }: Services): Promise<readonly string[]> => {
  const parts = await listingParts(db);
  return [`${sitemapFolder}/pages.xml`, ...parts.map((part) => `${sitemapFolder}/listings${part && `-${part}`}.xml`)];
};

const listings = async ({ db }: Services, part: string, at: (path: string) => string): Promise<string> =>
  listOf(
    (await listingsInPart(db, part)).map(({ property_id, changed, photos }) =>
      [
        said('loc', at(pathTo.listing({ property_id }))),
        changed ? said('lastmod', changed) : '',
        ...photos.map((photo) => `<image:image>${said('image:loc', at(photo))}</image:image>`),
      ].join(''),
    ),
  );

// so many digits are parts of thousands of times as many listings as there are homes in Canada
const isPart = /^[0-9a-f]{1,4}$/;

/** Answers `/robots.txt`, `/sitemap.xml` and the lists that it names. */
export const serveSitemap = (app: FastifyInstance, services: Services, robots = ''): void => {
  const { SITE_ORIGIN, API_BASE } = services.config;
  const at = (path: string): string => new URL(path, SITE_ORIGIN).href;
  const answer = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<string>): Promise<FastifyReply> => {
    const use = { times: sitemapsPerMinute, seconds: 60, now: services.clock() };
    const wait = await countUse(services.db, `sitemaps ${visitorOf(request)}`, use);
    if (wait > 0) return reply.code(429).header('retry-after', wait).type('text/plain').send('Too many lists at once.');
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(await make());
  };
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'public, max-age=3600')
      .send(`${robots}User-agent: *\nDisallow: ${API_BASE}/\n\nSitemap: ${at(sitemapPath)}\n`),
  );
  app.get(sitemapPath, (request, reply) =>
    answer(request, reply, async () => {
      const lists = (await listsOf(services)).map((list) => `<sitemap>${said('loc', at(list))}</sitemap>`);
      return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>${lists.join('')}</sitemapindex>`;
    }),
  );
  app.get(`${sitemapFolder}/pages.xml`, (request, reply) =>
    answer(request, reply, async () => listOf((await pagesToFind(services)).map((page) => said('loc', at(page))))),
  );
  app.get(`${sitemapFolder}/listings.xml`, (request, reply) => answer(request, reply, () => listings(services, '', at)));
  app.get<{ Params: { part: string } }>(`${sitemapFolder}/listings-:part.xml`, (request, reply) => {
    const { part } = request.params;
    return isPart.test(part) ? answer(request, reply, () => listings(services, part, at)) : reply.callNotFound();
  });
};
