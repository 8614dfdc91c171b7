// Three other platforms in this server, below /elsewhere: their listings, hosts, pictures and calendars, and what robots may read of them.
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import { DAY } from '../../../generated/model/dates';
import { productName } from '../../../generated/model/constants';
import type { Database } from '../../server/database/open';
import { draw, type Scene } from '../pictures/draw';
import { base, calendarAt, hostAt, listingAt, pathOf, pictureAt } from './addresses';
import { calendarOf } from './calendar';
import { type ElsewhereListing, elsewhereListings, forbiddenId } from './listings';
import { type ElsewherePage, hostPage, listingPage, overviewPage } from './pages';

const kind = 'listing elsewhere';
const longest = 5000;
const daysKept = 400;
const rooms: readonly Scene[] = ['living', 'kitchen', 'bedroom', 'bath'];

const descriptionsIn = (db: Database) => ({
  async read({ platform, id, description }: ElsewhereListing): Promise<string> {
    const row = await db
      .selectFrom('stand_in_records')
      .select('payload')
      .where('kind', '=', kind)
      .where('id', '=', `${platform} ${id}`)
      .executeTakeFirst();
    return typeof row?.payload === 'string' ? row.payload : description;
  },
  async write({ platform, id }: ElsewhereListing, description: string): Promise<void> {
    const payload = JSON.stringify(description);
    await db
      .insertInto('stand_in_records')
      .values({ kind, id: `${platform} ${id}`, payload, grant_id: null, ends_at: new Date(Date.now() + daysKept * DAY) })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ payload }))
      .execute();
  },
});

const show = (reply: FastifyReply, { html, policy }: ElsewherePage): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-store' }).send(html);
const absent = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('There is nothing here.');

const pictureOf = (listing: ElsewhereListing, number: number): Promise<Buffer> => {
  const scene = number === 0 ? listing.scene : (rooms[number - 1] ?? listing.scene);
  return sharp(Buffer.from(draw(scene, `${listing.platform} ${listing.id}`)))
    .jpeg({ quality: 82 })
    .toBuffer();
};

const forbidden = elsewhereListings.filter(({ id }) => id === forbiddenId).map((it) => `Disallow: ${pathOf(it)}\n`);
/** The rules for robots on them. */
export const robotsElsewhere = `User-agent: ${productName}Bot\n${forbidden.join('')}\nUser-agent: *\nDisallow: ${base}/\n\n`;

/** Adds the stand-ins to an application that is reached at an origin. */
export const mountElsewhere = async (app: FastifyInstance, { origin, db }: { readonly origin: string; readonly db: Database }) => {
  const descriptions = descriptionsIn(db);
  app.get(base, (_request, reply) => show(reply, overviewPage()));
  app.get(`${base}/pictures/*`, async ({ url }, reply) => {
    const [listing, number = 0] = pictureAt(url) ?? [];
    if (!listing) return absent(reply);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400')
      .send(await pictureOf(listing, number));
  });
  app.get(`${base}/*`, async ({ url }, reply) => {
    const [path = ''] = url.split('?');
    const listing = listingAt(path);
    if (listing) return show(reply, listingPage({ listing, description: await descriptions.read(listing), origin }));
    const host = hostAt(path);
    if (host) return show(reply, hostPage(host));
    const calendar = calendarAt(url);
    return calendar ? reply.type('text/calendar; charset=utf-8').send(calendarOf(calendar, new Date())) : absent(reply);
  });
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longest * 12 },
      (_request, text, done) => done(null, text),
    );
    forms.post(`${base}/*`, async ({ url, body }, reply) => {
      const listing = listingAt(url);
      const description = new URLSearchParams(typeof body === 'string' ? body : '').get('description')?.trim().slice(0, longest);
      if (!listing || !description) return absent(reply);
      await descriptions.write(listing, description);
      return reply.redirect(pathOf(listing), 303);
    });
    return Promise.resolve();
  });
};
