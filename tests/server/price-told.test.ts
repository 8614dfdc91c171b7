// The price of a stay as it is told: in the currency that was asked for, and to whom.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listing, PricingMeta, SearchAnswer } from '../../generated/model/entities';
import { insertSession } from '../../src/server/account/session.repository';
import { newToken, tokenHash } from '../../src/server/account/tokens';
import { serverStart } from '../support/clock';
import { aMember } from '../support/a-member';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let cabin: string;
  beforeAll(async () => {
    server = await aServer(engine, serverStart);
    cabin = await aProperty(server.database.db, await aPerson(server.database.db, 'Noor'));
  });
  afterAll(() => server.close());

  test.each(['2027-12-01:9999-12-31', '0001-01-01:9999-12-31', '2026-12-01:2030-01-01'])(
    '%s lies beyond reach: it has no price, and costs nothing to refuse',
    async (dates) => {
      const [checkin, checkout] = dates.split(':');
      const meta = await server.ask(`POST /property/${cabin}/pricing-meta`, {
        body: { booking: { checkin, checkout, guests: { adults: 2 } } },
      });
      expect(meta.status).toBe(200);
      expect(meta.body.data).toMatchObject({ valid: false, reasons: [{ reason: 'too_far', limit: null }], quote: null });
      const listing = await server.ask(`GET /property/${cabin}?checkin=${checkin}&checkout=${checkout}`);
      expect((listing.body.data as Listing).price.subtotal).toBeNull();
      const found = await server.ask('POST /property/search', { body: { checkin, checkout } });
      expect((found.body.data as SearchAnswer).total).toBe(0);
    },
  );

  test.each([
    [
      'nine guests and a pet where four fit',
      { guests: { adults: 9, pets: 1 } },
      [
        ['too_many_guests', 4],
        ['pets', null],
      ],
    ],
    ['days that are gone', { checkin: '2020-03-01', checkout: '2020-03-04' }, [['dates_past', null]]],
    [
      'days that are gone, for too many',
      { checkin: '2020-03-01', checkout: '2020-03-02', guests: { adults: 5 } },
      [
        ['dates_past', null],
        ['too_many_guests', 4],
      ],
    ],
    ['tomorrow already', { checkin: '2026-11-21', checkout: '2026-11-23' }, [['too_soon', null]]],
    [
      'too long, for too many',
      { checkin: '2027-03-01', checkout: '2027-04-15', guests: { adults: 6 } },
      [
        ['max_nights', 28],
        ['too_many_guests', 4],
      ],
    ],
    ['nothing in the way', {}, []],
  ])('all that stands in the way is told at once: %s', async (_what, asked, told) => {
    const body = { booking: { checkin: '2027-03-01', checkout: '2027-03-04', guests: { adults: 2 }, ...asked } };
    const meta: PricingMeta = (await server.ask(`POST /property/${cabin}/pricing-meta`, { body })).body.data;
    expect(meta.reasons.map(({ reason, limit }) => [reason, limit])).toEqual(told);
    expect(meta.valid).toBe(told.length === 0);
  });

  test('in another currency every line is in it, what a night costs too', async () => {
    await server.database.db.insertInto('currency_rates').values({ code: 'JPY', as_of: '2026-11-20', rate: 110 }).execute();
    const ask = async (currency: string): Promise<string[][] | undefined> => {
      const body = { booking: { checkin: '2027-03-01', checkout: '2027-03-04', guests: { adults: 2 }, currency } };
      const meta: PricingMeta = (await server.ask(`POST /property/${cabin}/pricing-meta`, { body })).body.data;
      return meta.quote?.line_items.slice(0, 2).map(({ label, amount }) => [label, amount]);
    };
    expect(await ask('CAD')).toEqual([
      ['$200.00 CAD × 3 nights', '600.00 CAD'],
      ['Cleaning fee', '90.00 CAD'],
    ]);
    expect(await ask('JPY')).toEqual([
      ['¥22,440 JPY × 3 nights', '67320 JPY'],
      ['Cleaning fee', '10098 JPY'],
    ]);
  });

  test('whoever owns a place is told what they would get; a stranger, and a token that has ended, are not', async () => {
    const ask = async (token?: string): Promise<PricingMeta['payout']> => {
      const body = { booking: { checkin: '2027-03-01', checkout: '2027-03-04', guests: { adults: 2 } } };
      return ((await server.ask(`POST /property/${cabin}/pricing-meta`, { body, token })).body.data as PricingMeta).payout;
    };
    expect(await ask()).toBeNull();
    expect(await ask('a-token-that-nobody-has-any-more')).toBeNull();
    const { db } = server.database;
    const { user_id } = await db
      .selectFrom('profiles')
      .innerJoin('properties', 'properties.profile_id', 'profiles.profile_id')
      .select('profiles.user_id')
      .executeTakeFirstOrThrow();
    const token = newToken();
    await insertSession(db, {
      user_id: user_id ?? '',
      token_hash: tokenHash(token),
      device: 'A browser',
      now: new Date('2026-11-21T12:00:00Z'),
    });
    expect((await ask(token))?.amount).toBe('690.00 CAD');
  });

  test('whoever is signed in is told their points, and what a part of them would leave to pay; the quote that says so is kept', async () => {
    const { db } = server.database;
    const { token, profile_id } = await aMember(db, { now: server.now() });
    const earned = { entry_id: randomUUID(), profile_id, kind: 'earn' as const, points: 3000, reason: 'A test', created_at: server.now() };
    await db.insertInto('points_entries').values(earned).execute();
    const ask = (points: number, by?: string) => {
      const booking = { checkin: '2027-03-01', checkout: '2027-03-04', guests: { adults: 2 }, points };
      return server.ask(`POST /property/${cabin}/pricing-meta`, { body: { booking }, token: by });
    };
    const plain: PricingMeta = (await ask(0, token)).body.data;
    expect(plain.points).toEqual({ balance: 3000, max: 74_520, earn: 1380 });
    const meta: PricingMeta = (await ask(2500, token)).body.data;
    expect(meta.points).toEqual({ balance: 3000, max: 74_520, earn: 1330 });
    expect(meta.quote).toMatchObject({ points_applied: 2500, total: { amount: '858.36 CAD' }, due: { amount: '833.36 CAD' } });
    expect(meta.quote?.line_items.at(-1)).toMatchObject({ type: 'points', amount: '-25.00 CAD' });
    const quote_id = meta.quote?.quote_id ?? '';
    const kept = await db.selectFrom('quotes').select('quote').where('quote_id', '=', quote_id).executeTakeFirstOrThrow();
    expect(kept.quote).toEqual(meta.quote);
    expect((await ask(3001, token)).body.error_code).toBe('points.not_enough');
    expect((await ask(50, token)).body.error_code).toBe('points.too_few');
    expect((await ask(0)).body.data).toMatchObject({ points: null, quote: { points_applied: 0 } });
    expect((await ask(2500)).body.error_code).toBe('points.not_enough');
  });
});
