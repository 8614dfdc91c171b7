// The listings of the demo by themselves: true places, texts, facts that agree, and pictures at their addresses.
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { photosMin, titleMax } from '../../generated/model/constants';
import { Accessibility, Amenity, Province, TimeZone } from '../../generated/model/values';
import { drawnPictures } from '../../src/demo/drawn';
import { type Listing, listingsOf } from '../../src/demo/listings';
import { places } from '../../src/demo/places/places';
import { dutiesOf, numberFits } from '../../src/server/property/registration/registration.rules';

const today = '2026-11-21';
const listings = listingsOf(today, () => 'somebody');
const titles = (wrong: (listing: Listing) => boolean): string[] => listings.filter(wrong).map(({ row }) => row.title ?? '');

const behindInHours = (zone: string): number => {
  const at = (timeZone: string): number => new Date(new Date(`${today}T12:00:00Z`).toLocaleString('en-US', { timeZone })).getTime();
  return (at('UTC') - at(zone)) / 3_600_000;
};

test('every place lies in Canada, in a zone that its meridian bears out', () => {
  const [south, north, west, east] = [41.6, 83.2, -141.1, -52.6];
  for (const { name, at, zone } of places) {
    expect(at[0] > south && at[0] < north && at[1] > west && at[1] < east, name).toBe(true);
    expect(Object.keys(TimeZone), name).toContain(zone);
    // the sun may be off by as much as a territory has decided
    expect(Math.abs(behindInHours(zone) + at[1] / 15), name).toBeLessThan(2.4);
  }
});

test('they stand in all 13 provinces and territories', () => {
  expect(listings.length).toBeGreaterThanOrEqual(160);
  expect(new Set(listings.map(({ row }) => row.province))).toEqual(new Set(Object.keys(Province)));
});

test('no two have a title, a description or a first picture in common', async () => {
  const app = Fastify();
  await app.register(drawnPictures);
  const pictures = await Promise.all(listings.map(async ({ photos }) => (await app.inject(photos[0]?.url ?? '')).body));
  await app.close();
  for (const all of [listings.map(({ row }) => row.title), listings.map(({ row }) => row.description), pictures])
    expect(new Set(all).size).toBe(all.length);
  expect(titles(({ row }) => (row.title ?? '').length > titleMax)).toEqual([]);
});

test('each lies within 3 km of its place and keeps its time', () => {
  const far = titles(({ row, place }) => {
    const east = ((row.longitude ?? 0) - place.at[1]) * Math.cos((place.at[0] * Math.PI) / 180);
    return Math.hypot((row.latitude ?? 0) - place.at[0], east) * 111.2 > 3 || row.timezone !== place.zone;
  });
  expect(far).toEqual([]);
});

test('each says in two to four paragraphs of whole sentences what it is', () => {
  const text = (listing: Listing): string => listing.row.description ?? '';
  expect(titles((it) => text(it).split('\n\n').length < 2 || text(it).split('\n\n').length > 4)).toEqual([]);
  expect(titles((it) => /[{}]|undefined| {2}|\.\.|[.!?] \p{Ll}|(^|\n)\p{Ll}/u.test(text(it)))).toEqual([]);
  expect(titles(({ row }) => (row.house_rules ?? '').split('\n').length < 5)).toEqual([]);
});

test('beds, bedrooms and amenities agree', () => {
  const rooms = (listing: Listing): number => (JSON.parse(listing.row.bedroom_list ?? '[]') as unknown[]).length;
  expect(titles((it) => rooms(it) !== Math.max(1, it.row.bedrooms ?? 0))).toEqual([]);
  expect(titles(({ row }) => (row.sleeps ?? 0) < (row.beds ?? 0) || (row.guests_included ?? 0) > (row.sleeps ?? 0))).toEqual([]);
  expect(titles(({ row }) => (row.amenities ?? []).some((one) => !Object.hasOwn(Amenity, one)))).toEqual([]);
  expect(titles(({ row }) => (row.accessibility ?? []).some((one) => !Object.hasOwn(Accessibility, one)))).toEqual([]);
  expect(titles(({ row }) => new Set(row.amenities).size !== row.amenities?.length)).toEqual([]);
});

test('numbers of the right form, of the province and of the city, stand where one is asked for, and still holds', () => {
  const wrong = titles(({ row }) => {
    const { registration, licence } = dutiesOf({ province: row.province ?? null, city: row.city ?? '' });
    const [number, ofCity] = [row.registration_number ?? '', row.licence_number ?? ''];
    if ((licence !== null) !== (ofCity !== '') || !numberFits(licence, ofCity || null)) return true;
    if (!registration) return number !== '';
    return number === '' || (row.registration_expires ?? '') <= today || !numberFits(registration, number);
  });
  expect(wrong).toEqual([]);
});

test('prices by season do not overlap and reach a year and a half ahead', () => {
  for (const { overrides, row } of listings) {
    const spans = overrides.map(({ nights }) => [nights.slice(1, 11), nights.slice(12, 22)] as const);
    for (const [at, [from, to]] of spans.entries()) {
      expect(from < to && from >= (spans[at - 1]?.[1] ?? today), row.title).toBe(true);
    }
    expect((spans.at(-1)?.[1] ?? '') > '2028-02-01', row.title).toBe(true);
  }
});

test('the same day makes the same listings', () => {
  expect(JSON.stringify(listingsOf(today, () => 'somebody'))).toBe(JSON.stringify(listings));
});

describe('pictures', () => {
  test('each listing shows at least six, the outside first, each with words for it', () => {
    expect(titles(({ photos }) => photos.length < Math.max(6, photosMin) || photos.length > 10)).toEqual([]);
    expect(
      titles(({ photos }) => photos.some(({ alt, colour }) => !/^Drawing of .{10,}/.test(alt) || !/^#[0-9a-f]{6}$/.test(colour))),
    ).toEqual([]);
    expect(titles(({ photos }) => /\/(living|bedroom|bunks|twins|kitchen|bath)\//.test(photos[0]?.url ?? ''))).toEqual([]);
  });

  test('agree with the facts: each bedroom has its beds, one is by day, and where people ski one is in the snow', () => {
    const shown = ({ photos }: Listing, scenes: RegExp): number => photos.filter(({ url }) => scenes.test(url)).length;
    const rooms = ({ row }: Listing): { beds: string }[] => (JSON.parse(row.bedroom_list ?? '[]') as { beds: string }[]).slice(0, 3);
    const told = (listing: Listing, beds: RegExp): number => rooms(listing).filter((room) => beds.test(room.beds)).length;
    expect(titles((it) => shown(it, /\/bunks\//) !== told(it, /^Bunk/))).toEqual([]);
    expect(titles((it) => shown(it, /\/twins\//) !== told(it, /^Two single/))).toEqual([]);
    const outside = ({ photos }: Listing): string[] =>
      photos.map(({ alt }) => alt).filter((alt) => / at (first light|dusk|night)$| by day$/.test(alt));
    expect(titles((it) => !outside(it).some((alt) => alt.endsWith('by day')))).toEqual([]);
    expect(titles((it) => it.place.season === 'ski' && !outside(it).some((alt) => alt.includes('in the snow')))).toEqual([]);
  });

  test('are drawn at their addresses to be kept for ever, and nothing else is', async () => {
    const app = Fastify();
    await app.register(drawnPictures);
    const urls = [...listings.slice(0, 12).flatMap(({ photos }) => photos.map(({ url }) => url)), '/media/drawn/badge/somebody.0.svg'];
    for (const url of urls) {
      const answer = await app.inject(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
    for (const url of [
      '/media/drawn/moon/a.0.svg',
      '/media/drawn/lake/a.svg',
      '/media/drawn/lake/..%2Fa.0.svg',
      '/media/drawn/constructor/a.0.svg',
    ])
      expect((await app.inject(url)).statusCode, url).toBe(404);
    await app.close();
  });
});
