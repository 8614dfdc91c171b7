// A table belongs to one room of the server: others read and write it through that room's lookup and commands.
import { expect, test } from 'vitest';
import { projectSources } from '../support/modules';

const owners: Readonly<Record<string, readonly string[]>> = {
  account: ['users', 'profiles', 'sessions', 'mailed_links', 'sign_ons'],
  booking: ['bookings', 'booking_events'],
  database: ['secrets'],
  http: ['repeated_calls', 'throttles'],
  jobs: ['timers'],
  points: ['points_entries'],
  pricing: ['currency_rates', 'quotes'],
  property: ['properties', 'photos', 'price_overrides', 'held_nights'],
  referral: ['referral_feedback'],
  review: ['reviews'],
};
/** Reads and writes that still cross, each until its room asks the owner. Only ever shorter. */
const crossing: readonly string[] = [
  'src/server/account/account.repository.ts: points_entries',
  'src/server/account/account.repository.ts: referral_feedback',
  'src/server/account/attempts.ts: throttles',
  'src/server/booking/booking.lookup.ts: properties',
  'src/server/booking/booking.lookup.ts: reviews',
  'src/server/property/listing.repository.ts: profiles',
  'src/server/property/listing.repository.ts: reviews',
  'src/server/property/property.commands.ts: bookings',
  'src/server/referral/referral.repository.ts: points_entries',
  'src/server/referral/referral.repository.ts: profiles',
  'src/server/referral/referral.repository.ts: users',
  'src/server/review/review.repository.ts: profiles',
  'src/server/review/review.repository.ts: properties',
];

const ownerOf = new Map(Object.entries(owners).flatMap(([room, tables]) => tables.map((table) => [table, room] as const)));
const roomOf = (path: string): string => /^src\/server\/([^/]+)\//.exec(path)?.[1] ?? '';
const built = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin|using)\(\s*'(\w+)/g;
const written = /\b(?:from|join|into|update|delete from|lock table)\s+(\w+)/gi;

const tablesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(built), ...text.matchAll(written)].flatMap(([, table = '']) => (ownerOf.has(table) ? [table] : [])));

const found = projectSources()
  .filter(({ path }) => path.startsWith('src/server/') && !path.startsWith('src/server/database/'))
  .flatMap(({ path, text }) =>
    [...tablesIn(text)].filter((table) => ownerOf.get(table) !== roomOf(path)).map((table) => `${path}: ${table}`),
  )
  .toSorted();

test('no room touches a table of another, but for the listed ones', () => {
  expect(found.filter((it) => !crossing.includes(it))).toEqual([]);
});

test('what no longer crosses is off the list', () => {
  expect(crossing.filter((it) => !found.includes(it))).toEqual([]);
});
