// A property is set up: its price is looked at before it is saved, its draft as guests will see it, and any device knows how far one is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparisonFeePercent } from '../../generated/model/constants';
import type { HostProperty, PricePreview } from '../../generated/model/entities';
import { aMember, type Member } from '../support/a-member';
import { aProperty, type PropertyPlan } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { weekendAt } from '../support/weekday-prices';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let other: Member;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    [host, other] = [await aMember(db, { now: server.now() }), await aMember(db, { now: server.now() })];
    await db.updateTable('profiles').set({ is_host: true }).execute();
  });
  afterAll(() => server.close());

  const aDraft = (plan: PropertyPlan = {}) => aProperty(server.database.db, host.profile_id, { status: 'draft', ...plan });
  const previewed = async (id: string, body: object): Promise<PricePreview> =>
    (await server.ask(`POST /user/property/${id}/price-preview`, { token: host.token, body })).body.data;
  const inCents = ({ subtotal, total, payout, elsewhere }: PricePreview) =>
    [subtotal, total, payout, elsewhere].map(({ amount_cents }) => amount_cents);

  test('a price that is not saved yet says what guests pay, what the host gets, and what the same brings elsewhere', async () => {
    const id = await aDraft({ province: 'AB', city: 'Banff', base_cents: 10_000, cleaning_fee_cents: 0 });
    const preview = await previewed(id, { base_cents: 20_000, ...weekendAt(25_000), cleaning_fee_cents: 9000 });
    // Friday, Saturday, Sunday: as many nights of the one price as a listing that is priced for them has
    expect(preview.nights).toBe(3);
    const payout = 25_000 * 2 + 20_000 + 9000;
    const subtotal = payout + 6320;
    expect(inCents(preview).toSpliced(1, 1)).toEqual([subtotal, payout, subtotal - Math.round((subtotal * comparisonFeePercent) / 100)]);
    expect(preview.total.amount_cents).toBeGreaterThan(subtotal);
    expect(preview.line_items.map(({ code }) => code).slice(0, 3)).toEqual(['accommodation', 'cleaning_fee', 'service_fee']);
  });

  test('what is not sent is as it was saved, and nothing is saved by looking', async () => {
    const id = await aDraft({ base_cents: 30_000, min_nights: 5 });
    const preview = await previewed(id, { weekly_discount_percent: 50 });
    expect(preview).toMatchObject({ nights: 5, payout: { amount_cents: 5 * 30_000 + 9000 } });
    const saved: HostProperty = (await server.ask(`GET /user/property/${id}`, { token: host.token })).body.data;
    expect(saved).toMatchObject({ weekly_discount_percent: 0, version: 1 });
  });

  test('nobody looks at the prices of another host', async () => {
    const asked = `POST /user/property/${await aDraft()}/price-preview`;
    expect((await server.ask(asked, { token: other.token, body: {} })).body['error_code']).toBe('property.not_found');
    expect((await server.ask(asked, { body: {} })).status).toBe(401);
  });

  test.each(['', '/availability', '/review'])('a draft’s /property/:id%s is for its owner’s eyes', async (part) => {
    const asked = `GET /property/${await aDraft()}${part}`;
    expect((await server.ask(asked, { token: host.token })).status).toBe(200);
    expect((await server.ask(asked, { token: other.token })).body['error_code']).toBe('property.not_found');
    expect((await server.ask(asked)).body['error_code']).toBe('property.not_found');
  });

  test('how far a host is in the setup is known on every device, and is no edit', async () => {
    const id = await aDraft();
    const patch = (body: object) => server.ask(`PATCH /user/property/${id}`, { token: host.token, body });
    expect((await patch({ version: 1, setup_page: 'photos' })).body.data).toMatchObject({ setup_page: 'photos', version: 1 });
    expect((await patch({ version: 1, title: 'Birch house', setup_page: 'price' })).body.data).toMatchObject({ version: 2 });
    const read: HostProperty = (await server.ask(`GET /user/property/${id}`, { token: host.token })).body.data;
    expect(read.setup_page).toBe('price');
  });
});
