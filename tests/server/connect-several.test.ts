// Connecting several listings at once: what is wrong is told line by line, and one that fails stops no other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PropertyRow } from '../../generated/model/entities';
import { hostPathOf, pathOf } from '../../src/demo/elsewhere/addresses';
import { elsewhereListings } from '../../src/demo/elsewhere/listings';
import { aMember, type Member } from '../support/a-member';
import { aStandInServer, type StandInServer } from '../support/a-stand-in-server';
import { engines } from '../support/databases';

describe.each(engines)('%s', (engine) => {
  let elsewhere: StandInServer;
  beforeAll(async () => {
    elsewhere = await aStandInServer(engine);
  });
  afterAll(() => elsewhere.server.close());

  const aHost = () => aMember(elsewhere.server.database.db, { now: elsewhere.server.now() });
  const ask = ({ token }: Member, call: string, body?: unknown) => elsewhere.server.ask(call, { token, body });
  const draft = async (host: Member, listing_url: string): Promise<string> => {
    const { property_id } = (await ask(host, 'POST /user/property', {})).body.data as PropertyRow;
    expect((await ask(host, `PATCH /user/property/${property_id}`, { listing_url })).status).toBe(200);
    return property_id;
  };
  const bulk = (host: Member, property_id: string) => ask(host, `GET /user/property/${property_id}/connect/bulk`);
  const own = async (host: Member): Promise<readonly PropertyRow[]> => (await ask(host, 'GET /user/property')).body.data;
  const at = (nth: number): string => elsewhere.addressOf(nth);

  test('each line becomes a draft of its own, the first the property that was asked', async () => {
    const host = await aHost();
    const property_id = await draft(host, `${at(0)}\n\n  ${at(5)}?adults=2\n${elsewhere.origin}/elsewhere/airbnb/rooms/404404\n`);
    const { status, body } = await bulk(host, property_id);
    expect(status).toBe(200);
    const rows: readonly PropertyRow[] = body.data;
    expect(rows.map(({ listing_url, platform }) => [listing_url, platform])).toEqual([
      [at(0), 'airbnb'],
      [at(5), 'vrbo'],
      [`${elsewhere.origin}/elsewhere/airbnb/rooms/404404`, 'airbnb'],
    ]);
    expect(rows[0]?.property_id).toBe(property_id);
    const read = await own(host);
    expect(read).toHaveLength(3);
    const of = (nth: number) => read.find((it) => it.property_id === rows[nth]?.property_id);
    expect(of(0)).toMatchObject({ title: 'Cedar loft above the harbour', sync_status: 'synced', problem: null });
    expect(of(1)).toMatchObject({ title: 'Farmhouse among the vines', sync_status: 'synced', problem: null });
    expect(of(2)).toMatchObject({ title: '', status: 'draft', problem: 'gone' });
  });

  test('a listing that the host has is not made twice', async () => {
    const host = await aHost();
    await bulk(host, await draft(host, `${at(1)}\n${at(6)}`));
    const again = await draft(host, `${at(6)}\n${at(7)}\n${at(1)}`);
    const rows: readonly PropertyRow[] = (await bulk(host, again)).body.data;
    expect(rows.map(({ listing_url }) => listing_url)).toEqual([at(6), at(7), at(1)]);
    expect(rows[1]?.property_id).toBe(again);
    expect(await own(host)).toHaveLength(3);
  });

  test('nonsense, doubles and more than can be had are told by line, and nothing is asked', async () => {
    const host = await aHost();
    const many = Array.from({ length: 26 }, (_, nth) => `https://www.airbnb.ca/rooms/${1000 + nth}`);
    const told = async (lines: readonly string[]) => {
      const { status, body } = await bulk(host, await draft(host, lines.join('\n')));
      expect([status, body]).toMatchObject([422, { error_code: 'property.listing_lines_unusable' }]);
      return (body.data as { readonly lines: unknown }).lines;
    };
    expect(
      await told([at(2), 'a cabin by the lake', `${at(2)}?adults=3`, 'https://127.0.0.1/', `${elsewhere.origin}${hostPathOf('vrbo')}`]),
    ).toEqual([
      { line: 2, problem: 'nonsense' },
      { line: 3, problem: 'double' },
      { line: 4, problem: 'nonsense' },
      { line: 5, problem: 'nonsense' },
    ]);
    expect(await told(many)).toEqual([{ line: 26, problem: 'too_many' }]);
    expect((await own(host)).map(({ connection_status }) => connection_status)).toEqual([null, null]);
  });

  test('the page of a host leads to every listing there', async () => {
    const host = await aHost();
    const property_id = await draft(host, elsewhere.origin + hostPathOf('vrbo'));
    const rows: readonly PropertyRow[] = (await bulk(host, property_id)).body.data;
    expect(rows.map(({ listing_url }) => listing_url)).toEqual(
      elsewhereListings.filter(({ platform }) => platform === 'vrbo').map((it) => elsewhere.origin + pathOf(it)),
    );
    expect((await own(host)).every(({ sync_status, title }) => sync_status === 'synced' && title !== '')).toBe(true);
  });

  test('a page that leads to none, or cannot be read, brings none', async () => {
    const host = await aHost();
    const property_id = await draft(host, `${elsewhere.origin}/elsewhere/airbnb/users/show/1`);
    expect(await bulk(host, property_id)).toMatchObject({ status: 200, body: { data: [] } });
    expect(await own(host)).toHaveLength(1);
  });

  test('one that another host has proven stops no other', async () => {
    const [host, other] = [await aHost(), await aHost()];
    const mine = await draft(host, at(8));
    await elsewhere.server.database.db
      .updateTable('properties')
      .set({ ownership_proven_at: elsewhere.server.now() })
      .where('property_id', '=', mine)
      .execute();
    const { body } = await bulk(other, await draft(other, `${at(8)}\n${at(7)}`));
    expect(body.data).toMatchObject([
      { listing_url: at(8), connection_status: null, problem: 'claimed' },
      { listing_url: at(7), connection_status: 'connected', problem: null },
    ]);
  });
});
