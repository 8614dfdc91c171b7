// The sitemap: every public listing, at its one address, with its pictures and dates; and nothing else.
import { DomUtils, parseDocument } from 'htmlparser2';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listingPreviewPath,
  placePreviewPath,
  previewHeight,
  previewWidth,
  sitemapFolder,
  sitemapListings,
  sitemapPath,
  sitemapPhotos,
  sitemapsPerMinute,
  sitePreviewPath,
} from '../../generated/model/constants';
import { pathTo } from '../../generated/routes/paths';
import { sendPhoto, withPhotos } from '../support/a-photo';
import { aMember, type Member } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aMember(server.database.db, { now: server.now(), host: true });
  });
  afterAll(() => server.close());

  const site = 'http://localhost:3000';
  const read = async (url: string) => {
    const { statusCode, body, headers } = await server.app.inject({ url, remoteAddress: '203.0.113.7' });
    const document = parseDocument(body, { xmlMode: true });
    const all = (name: string): readonly string[] =>
      DomUtils.getElementsByTagName(name, document, true).map((it) => DomUtils.textContent(it));
    return { status: statusCode, type: headers['content-type'], body, all };
  };

  test('robots.txt leads to the sitemap, and keeps robots from the calls', async () => {
    const { status, type, body } = await read('/robots.txt');
    expect(status).toBe(200);
    expect(type).toContain('text/plain');
    expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site}${sitemapPath}\n`);
  });

  test('the pages that anyone may find are named, and none that is for somebody', async () => {
    const named = (await read(`${sitemapFolder}/pages.xml`)).all('loc');
    expect(named).toContain(site + pathTo.home());
    expect(named).toContain(site + pathTo.ontarioRentals());
    for (const path of [pathTo.account(), pathTo.stays(), pathTo.denied(), pathTo.checkout()]) expect(named).not.toContain(site + path);
  });

  test('a listing is named while it is listed, with its first pictures and the day of its last change', async () => {
    const { db } = server.database;
    const listed = await aProperty(db, host.profile_id, { listed_at: new Date('2026-11-02T08:00:00Z') });
    const draft = await aProperty(db, host.profile_id, { status: 'draft' });
    await withPhotos(db, listed, sitemapPhotos + 2);
    const lists = (await read(sitemapPath)).all('loc');
    expect(lists).toEqual([`${site}${sitemapFolder}/pages.xml`, `${site}${sitemapFolder}/listings.xml`]);
    const before = await read(`${sitemapFolder}/listings.xml`);
    expect(before.type).toContain('application/xml');
    expect(before.all('loc')).toContain(site + pathTo.listing({ property_id: listed }));
    expect(before.body).not.toContain(draft);
    expect(before.all('image:loc')).toHaveLength(sitemapPhotos);
    expect(before.all('lastmod')).toEqual(['2026-11-02T08:00:00.000Z']);
    await server.ask(`PATCH /user/property/${listed}`, { token: host.token, body: { house_rules: 'No parties.' } });
    expect((await read(`${sitemapFolder}/listings.xml`)).all('lastmod')).toEqual([server.now().toISOString()]);
  });

  test('the picture of a shared listing tells what the listing says now; a draft, and what is none, has no picture of its own', async () => {
    const { db } = server.database;
    const listed = await aProperty(db, host.profile_id, { title: 'Cedar cabin' });
    const draft = await aProperty(db, host.profile_id, { status: 'draft' });
    await sendPhoto(server, { property: listed, token: host.token, alt: 'The lake' });
    const asked = async (path: string) => {
      const { statusCode, headers, rawPayload } = await server.app.inject({ url: path, remoteAddress: '203.0.113.8' });
      return { status: statusCode, to: headers.location, bytes: rawPayload };
    };
    const path = `${listingPreviewPath}/${listed}.jpg`;
    const first = await asked(path);
    const { width, height, format } = await sharp(first.bytes).metadata();
    expect([first.status, width, height, format]).toEqual([200, previewWidth, previewHeight, 'jpeg']);
    expect((await asked(path)).bytes.equals(first.bytes)).toBe(true);
    const saved = await server.ask(`PATCH /user/property/${listed}`, { token: host.token, body: { title: '<b>Another</b> & "name"' } });
    expect(saved.status).toBe(200);
    const renamed = await asked(path);
    expect([renamed.status, renamed.bytes.equals(first.bytes)]).toEqual([200, false]);
    // a photo that cannot be had is left out
    await db.updateTable('photos').set({ url: '/media/photo/gone.jpg' }).where('property_id', '=', listed).execute();
    expect((await asked(path)).status).toBe(200);
    const place = await asked(`${placePreviewPath}/british-columbia.jpg`);
    expect((await sharp(place.bytes).metadata()).width).toBe(previewWidth);
    for (const none of [
      `${listingPreviewPath}/${draft}.jpg`,
      `${listingPreviewPath}/x.jpg`,
      `${placePreviewPath}/yukon.jpg`,
      `${placePreviewPath}/%2e%2e.jpg`,
    ])
      expect(await asked(none), none).toMatchObject({ status: 302, to: sitePreviewPath });
    for (const id of [listed, draft]) await db.deleteFrom('properties').where('property_id', '=', id).execute();
  });

  test('many listings come in parts that name each of them once', async () => {
    const { db } = server.database;
    await sql`
      insert into properties (property_id, profile_id, title, city, province, status, property_type, sleeps, beds, latitude, longitude, timezone, created_at, listed_at)
      select gen_random_uuid(), ${host.profile_id}, 'Cabin', 'Whistler', 'BC', 'listed', 'cabin', 4, 2, 50, -122, 'America/Vancouver', now(), now()
      from generate_series(1, ${sitemapListings})`.execute(db);
    const lists = (await read(sitemapPath)).all('loc').filter((list) => list.includes('/listings'));
    expect(lists).toHaveLength(16);
    const parts = await Promise.all(lists.map(async (list) => (await read(list.slice(site.length))).all('loc')));
    const named = parts.flat();
    expect(new Set(named).size).toBe(named.length);
    expect(named).toHaveLength(sitemapListings + 1);
  });

  test('who asks for list after list has to wait, and a list that is none is a page that is none', async () => {
    const asked = await Promise.all(Array.from({ length: sitemapsPerMinute }, () => read(`${sitemapFolder}/pages.xml`)));
    expect(asked.at(-1)?.status).toBe(429);
    expect((await server.app.inject({ url: `${sitemapFolder}/listings-zz.xml`, remoteAddress: '203.0.113.8' })).statusCode).toBe(404);
  });
});
