// Prices of weekends that were kept become those of Fridays and Saturdays, and an all-in night that of the cheapest shortest stay.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../src/server/database/migrate';
import { migrations } from '../../src/server/database/migrations/all';
import { aDatabase, engines } from '../support/databases';

const names = Object.keys(migrations);
const at = names.findIndex((name) => name.endsWith('-weekday-prices'));
const some = (from: readonly string[]) => Object.fromEntries(Object.entries(migrations).filter(([name]) => from.includes(name)));

/** At $200 a night and $90 for cleaning: the price of a weekend, the shortest stay, and its all-in night from now on. */
const kept = [
  { weekend: null, nights: 2, all_in: 26_460 },
  { weekend: 25_000, nights: 3, all_in: 24_840 },
  { weekend: 26_500, nights: 6, all_in: 24_390 },
  { weekend: 31_000, nights: 16, all_in: 25_178 },
  { weekend: 15_000, nights: 1, all_in: 25_920 },
  { weekend: 15_500, nights: 11, all_in: 20_716 },
];

/** Fields that a host changed, each with its version. */
const edits = JSON.stringify({ title: 2, weekend_cents: 3 });

test.each(engines)('what was kept of weekends is kept of days, %s', async (engine) => {
  const database = await aDatabase(engine, { bare: true });
  const { db } = database;
  await migrate(db, some(names.slice(0, at)));
  const [user, host] = [randomUUID(), randomUUID()];
  await sql`insert into users (user_id, email, created_at) values (${user}, 'sam@example.ca', now())`.execute(db);
  await sql`insert into profiles (profile_id, user_id, referral_code, created_at) values (${host}, ${user}, 'sam', now())`.execute(db);
  for (const { weekend, nights } of kept)
    await sql`insert into properties (property_id, profile_id, timezone, created_at, base_cents, weekend_cents, cleaning_fee_cents, min_nights, all_in_night_cents, edits)
      values (${randomUUID()}, ${host}, 'America/Halifax', now(), 20000, ${weekend}, 9000, ${nights},
        round((20000 * ${nights}::int + 9000) * 1.08 / ${nights}::int), ${edits}::jsonb)`.execute(db);
  await migrate(db, some(names.slice(0, at + 1)));
  const { rows } = await sql`select min_nights as nights, friday_cents as friday, saturday_cents as saturday,
    coalesce(monday_cents, tuesday_cents, wednesday_cents, thursday_cents, sunday_cents) as other, all_in_night_cents as all_in
    from properties order by min_nights`.execute(db);
  expect(rows).toEqual(
    kept
      .toSorted((one, other) => one.nights - other.nights)
      .map(({ weekend, nights, all_in }) => ({ nights, friday: weekend, saturday: weekend, other: null, all_in })),
  );
  const { rows: edited } = await sql`select distinct edits from properties`.execute(db);
  expect(edited).toEqual([{ edits: { title: 2, friday_cents: 3, saturday_cents: 3 } }]);
  await database.close();
});
