// Every page of the generated routes on the real server: its answer, its head, its chrome, who is led where; and what first loads weigh.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listingPreviewPath,
  placePreviewPath,
  previewHeight,
  previewWidth,
  productName,
  sitemapFolder,
  sitePreviewPath,
} from '../../generated/model/constants';
import type { Listing, PropertyRow } from '../../generated/model/entities';
import { Header } from '../../generated/model/values/Header';
import { menus } from '../../generated/routes/navigation';
import { pathTo } from '../../generated/routes/paths';
import { headOf, product } from '../../generated/routes/heads';
import { type RouteData, routes } from '../../generated/routes/routes';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { firstLoadOf, maxFirstLoad } from '../../src/bundling/first-load';
import { readManifest } from '../../src/bundling/page-files';
import { demoAccounts } from '../../src/demo/accounts';
import { aSite, type Site } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { type Audience, type ChromePart, readPage } from '../support/page-read';
import { aPerson, takenOver } from '../support/person';

let site: Site;
let stay: Stay;
beforeAll(async () => {
  site = await aSite('PGlite', { DEMO: 'true' });
  stay = await aStay(site);
});
afterAll(() => site?.close());

const every = Object.values(routes);
const ids = {
  property_id: '6a2f41a3-c54c-4d2b-8f5d-f6ad4bb8c6c1',
  wishlist_id: '6a2f41a3-c54c-4d2b-8f5d-f6ad4bb8c6c1',
  profile_id: '6a2f41a3-c54c-4d2b-8f5d-f6ad4bb8c6c1',
  token: 'nobody',
  booking_id: '',
  code: 'nobody',
  page: '',
  place: 'british-columbia',
};
/** The address of a page, its optional parameters left out. */
const addressOf = ({ path, id }: RouteData): string =>
  id === 'notFound'
    ? '/no/such/page'
    : path.replaceAll(/\/:(\w+)(\??)/g, (_, name: keyof typeof ids, mark) => (mark === '?' ? '' : `/${ids[name]}`)) || '/';

/** For whom a part of the chrome stands on a page, by the spec. */
const wantedChrome = ({ chrome, signedInChrome }: RouteData): Readonly<Record<ChromePart, Audience>> => {
  const audience = (visitors: boolean, members: boolean): Audience => {
    if (visitors) return members ? 'all' : 'visitors';
    return members ? 'members' : 'none';
  };
  const audienceIf = (stands: (it: typeof chrome) => boolean) => audience(stands(chrome), stands(signedInChrome));
  return {
    header: audienceIf(({ header }) => header !== 'none'),
    headerMenu: audienceIf(({ header }) => Header[header].menu),
    footer: audience(chrome.footer, signedInChrome.footer),
    // only this one has it
    sidebar: chrome.sidebar || signedInChrome.sidebar ? 'members' : 'none',
    currencyHeader: audienceIf(({ header }) => Header[header].currency),
  };
};

const tokenOf = async (account: number): Promise<string> => {
  const body = JSON.stringify({ email: demoAccounts.accounts[account]?.email, password: demoAccounts.password });
  const answer = await fetch(`${site.origin}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { readonly access_token: string }).access_token;
};

describe('over the wire', () => {
  test.each(every.map((route) => [addressOf(route), route] as const))(
    '%s says what it is, and stands in its chrome',
    async (path, route) => {
      const page = await readPage(site.origin + path);
      // there is no list and no saved search at this link, and no host of this id
      expect(page.status).toBe(['notFound', 'sharedWishlistPage', 'searchMailsPage', 'hostProfile'].includes(route.id) ? 404 : 200);
      expect(page.title.startsWith(product.titlePrefix)).toBe(true);
      // a listing without an id, an invitation, a list or a page of nobody, and a place by its name know better words
      const named = ['listing', 'refer', 'placeRentals', 'sharedWishlistPage', 'searchMailsPage', 'hostProfile'];
      if (!named.includes(route.id)) expect(page.title).toBe(headOf(route.id).title);
      if (route.id !== 'placeRentals') expect(page.description).toBe(headOf(route.id).description);
      expect(page.canonical).toBe(site.origin + path);
      expect(page.isIndexed).toBe(route.indexed && route.id !== 'listing');
      expect(page.chrome).toEqual(wantedChrome(route));
      // a guarded page is for the people whom its guard admits
      if (route.guard === 'anyone') expect(page.headings).toHaveLength(1);
    },
  );

  test('a listing speaks for itself, and tells machines what it is', async () => {
    const page = await readPage(site.origin + stay.listing);
    expect(page.status).toBe(200);
    expect(page.title).toContain(stay.card.title);
    expect(page.description).not.toBe(headOf('listing').description);
    expect(page.canonical).toBe(site.origin + pathTo.listing({ property_id: stay.card.property_id }));
    expect(page.isIndexed).toBe(true);
    expect(page.headings).toEqual([stay.card.title]);
    const call = `${site.origin}/api/property/${stay.card.property_id}`;
    const { photos } = ((await (await fetch(call)).json()) as { readonly data: Listing }).data;
    // as many photos as search engines want of one
    expect(page.structured).toEqual([...(photos.length < 8 ? [] : ['VacationRental']), 'BreadcrumbList']);
  });

  const led = async (path: string) => {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  test('every page has one address, and what means the same leads there for good', async () => {
    const paths = every.filter(({ id }) => id !== 'notFound').map(addressOf);
    for (const path of paths.filter((it) => it !== '/')) expect(await led(`${path}/?x=A`), path).toEqual([308, `${path}?x=A`]);
    const capital = (path: string): string => path.replace(/^\/[a-z-]+/, (first) => first.toUpperCase());
    for (const path of paths.filter((it) => it !== '/')) expect(await led(capital(path)), path).toEqual([308, path]);
    expect(await led('/%73earch?query=Banff')).toEqual([308, '/search?query=Banff']);
    // the spelling of a person's code is not ours to change
    expect(await led('/REFER/SomeBody')).toEqual([308, '/refer/SomeBody']);
    expect((await led('//search'))[0]).toBe(404);
  });

  const pictureAt = async (address: string) => {
    const answer = await fetch(address);
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return [answer.status, format, width, height];
  };
  test('a shared link shows a picture that every site can show: of the listing, or of the product', async () => {
    const own = (await readPage(site.origin + stay.listing)).preview;
    const general = (await readPage(`${site.origin}/`)).preview;
    const ofPlace = (await readPage(site.origin + pathTo.ontarioRentals())).preview;
    expect(own).toContain(stay.card.property_id);
    expect(ofPlace).toBe(`${site.origin}${placePreviewPath}/ontario.jpg`);
    expect(general).toBe(site.origin + sitePreviewPath);
    for (const address of [own, ofPlace, general]) expect(await pictureAt(address)).toEqual([200, 'jpeg', previewWidth, previewHeight]);
    // an unlisted place has none of its own, and neither has a place without stays
    expect(await led(new URL(ofPlace).pathname.replace('ontario', 'atlantis'))).toEqual([302, sitePreviewPath]);
    expect(await led(new URL(own).pathname.replace(stay.card.property_id, ids.property_id))).toEqual([302, sitePreviewPath]);
    expect(await led(new URL(own).pathname.replace(stay.card.property_id, 'nonsense'))).toEqual([302, sitePreviewPath]);
  });

  test('browsers and phones find the icons of the site', async () => {
    const icon = await fetch(`${site.origin}/favicon.ico`);
    expect([icon.status, Buffer.from(await icon.arrayBuffer()).readUInt16LE(4)]).toEqual([200, 3]);
    const answer = await fetch(`${site.origin}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { name, icons } = (await answer.json()) as { readonly name: string; readonly icons: readonly { src: string; sizes: string }[] };
    expect(name).toBe(productName);
    for (const { src, sizes } of icons) {
      const [width, height] = sizes.split('x').map(Number);
      expect(await pictureAt(site.origin + src)).toEqual([200, 'png', width, height]);
    }
  });

  test('what does not exist answers 404, in its own chrome', async () => {
    const page = await readPage(site.origin + pathTo.listing({ property_id: ids.property_id }));
    expect([page.status, page.isIndexed, page.chrome.currencyHeader]).toEqual([404, false, 'all']);
  });

  test('what a host archived answers 410 and leads on, and is named to search engines no longer', async () => {
    const asHost = { authorization: `Bearer ${await tokenOf(1)}`, 'content-type': 'application/json' };
    const own = (await (await fetch(`${site.origin}/api/user/property`, { headers: asHost })).json()) as {
      readonly data: readonly PropertyRow[];
    };
    const ending = own.data.find(({ status, property_id }) => status === 'listed' && property_id !== stay.card.property_id);
    const id = ending?.property_id ?? '';
    for (const status of ['paused', 'archived']) {
      const address = `${site.origin}/api/user/property/${id}/status`;
      expect((await fetch(address, { method: 'PATCH', headers: asHost, body: JSON.stringify({ status }) })).status).toBe(200);
    }
    const page = await readPage(site.origin + pathTo.listing({ property_id: id }));
    expect([page.status, page.isIndexed, page.headings]).toEqual([410, false, [listingTexts.goneHeading]]);
    expect(await (await fetch(`${site.origin}${sitemapFolder}/listings.xml`)).text()).not.toContain(id);
    expect(await led(`${listingPreviewPath}/${id}.jpg`)).toEqual([302, sitePreviewPath]);
  });

  test('no two pages that may be listed have the same title or description', () => {
    const listed = every.filter(({ indexed }) => indexed);
    expect(new Set(listed.map(({ id }) => headOf(id).title)).size).toBe(listed.length);
    expect(new Set(listed.map(({ id }) => headOf(id).description)).size).toBe(listed.length);
  });
});

describe.runIf(hasChrome)('in a browser', () => {
  let chrome: Browser;
  beforeAll(async () => {
    chrome = await theChrome();
  });
  afterAll(() => chrome?.close());

  /** A person with an account of the demo, logged in on arrival. */
  const aMember = async (account: number) => aPerson(chrome, site, { token: await tokenOf(account) });

  const guarded = every.filter(({ guard }) => guard !== 'anyone').map(addressOf);
  test('whoever is not signed in is led from every guarded page to the login, and remembered', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    for (const path of guarded) {
      await goTo(path);
      await page.waitForURL(`**${pathTo.login({ from: path })}`);
    }
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    { account: 0, from: '/properties', to: '/denied?from=%2Fproperties' },
    { account: 0, from: '/login', to: '/stays' },
    { account: 0, from: '/login?from=%2Fpoints', to: '/points' },
    { account: 0, from: '/login?from=%2F%2Felsewhere.example', to: '/stays' },
    { account: 1, from: '/verify', to: '/properties' },
    { account: 1, from: `/property/${ids.property_id}`, to: `/properties?closed=%2Fproperty%2F${ids.property_id}` },
    { account: 3, from: '/account', to: '/verify?from=%2Faccount' },
    { account: 3, from: '/stays', to: '/verify?from=%2Fstays' },
  ])('demo account $account comes from $from to $to', async ({ account, from, to }) => {
    const { page, goTo, leave } = await aMember(account);
    await goTo(from);
    await page.waitForURL(site.origin + to);
    await leave();
  });

  test('search has its sidebar for members, and header menu and footer for visitors', async () => {
    const shown = async ({ page, goTo }: Awaited<ReturnType<typeof aPerson>>) => {
      await goTo(pathTo.search());
      await takenOver(page);
      const parts = [
        page.getByRole('navigation', { name: menus.headerMenu.title }),
        page.getByRole('navigation', { name: menus.sidebarMenu.title }),
        page.getByRole('contentinfo'),
      ];
      return Promise.all(parts.map((part) => part.isVisible()));
    };
    const [visitor, member] = [await aPerson(chrome, site), await aMember(2)];
    expect(await shown(visitor)).toEqual([true, false, true]);
    expect(await shown(member)).toEqual([false, true, false]);
    expect([...visitor.complaints, ...member.complaints]).toEqual([]);
    await Promise.all([visitor.leave(), member.leave()]);
  });
});

describe('the first load', () => {
  const client = fileURLToPath(new URL('../../dist/client', import.meta.url));
  const heavy = /rjsf|schemaPath|ZodError|invalid_union|unevaluatedProperties/;

  test.each(['Home', 'Search'])('of %s is light, and holds nothing of forms, validators or schemas', (screen) => {
    const load = firstLoadOf(client, readManifest(client), screen);
    expect(load?.bytes).toBeLessThanOrEqual(maxFirstLoad);
    const files = (load?.files ?? []).map((file) => join(client, file));
    expect(files.length).toBeGreaterThan(0);
    expect(files.every(existsSync)).toBe(true);
    expect(files.filter((file) => heavy.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
