// Stays side by side: in the order asked for, priced for the dates that can be had, without what is not listed.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparedMax } from '../../generated/model/constants';
import type { ComparedStay } from '../../generated/model/entities';
import { aPerson, aProperty, takeNights } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let ids: readonly string[];
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db);
    const one = await aProperty(db, host, { title: 'One', sleeps: 2, amenities: ['wifi', 'hot_tub'] });
    const two = await aProperty(db, host, { title: 'Two', sleeps: 6, pets_allowed: true });
    const gone = await aProperty(db, host, { title: 'Gone', status: 'paused' });
    await db.updateTable('properties').set({ house_rules: 'Call 604-555-0199' }).where('property_id', '=', one).execute();
    await takeNights(db, two, ['2027-02-12', '2027-02-15']);
    ids = [two, gone, one];
  });
  afterAll(() => server.close());

  const asked = (wanted: readonly string[], trip = '') =>
    server.ask(`GET /property/compare?${wanted.map((id) => `property_ids=${id}`).join('&')}${trip}`);
  const compared = async (trip = ''): Promise<readonly ComparedStay[]> => {
    const answer = await asked(ids, trip);
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const facts = (stays: readonly ComparedStay[]) =>
    stays.map(({ title, is_bookable, price }) => [title, is_bookable, price.nights] as const);

  test('they stand in their order, with what is weighed, and without dates nothing is said of them', async () => {
    const stays = await compared();
    expect(facts(stays)).toEqual([
      ['Two', null, null],
      ['One', null, null],
    ]);
    expect(stays[1]).toMatchObject({ amenities: ['wifi', 'hot_tub'], sleeps: 2, pets_allowed: false });
    expect(JSON.stringify(stays)).not.toContain('555-0199');
  });

  test('with dates each says whether it can be had, and what it then costs', async () => {
    expect(facts(await compared('&checkin=2027-02-12&checkout=2027-02-14'))).toEqual([
      ['Two', false, null],
      ['One', true, 2],
    ]);
    // three do not fit the small one
    expect(facts(await compared('&checkin=2027-02-20&checkout=2027-02-23&adults=3'))).toEqual([
      ['Two', true, 3],
      ['One', false, null],
    ]);
    // no stay: as no dates
    expect(facts(await compared('&checkin=2027-02-14&checkout=2027-02-12'))[0]).toEqual(['Two', null, null]);
  });

  test('there are only so many, and what nobody lists is nothing', async () => {
    expect((await asked(Array.from({ length: comparedMax + 1 }, () => randomUUID()))).status).toBe(422);
    expect((await asked([randomUUID()])).body.data).toEqual([]);
  });
});
