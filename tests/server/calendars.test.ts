// The calendars of all listings of a host in one grid: four weeks of each, by title, in a few questions however many there are.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarsNights, calendarsPerPage } from '../../generated/model/constants';
import type { CalendarGrid, CalendarRow } from '../../generated/model/entities';
import { statementsOf } from '../benchmarks/pgbench';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty, type PropertyPlan } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = serverStart;
const today = '2026-11-21';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  beforeAll(async () => {
    server = await aServer(engine, now);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    host = await aMember(server.database.db, { now, host: true });
  });

  const listing = (title: string, plan: PropertyPlan = {}) => aProperty(server.database.db, host.profile_id, { title, ...plan });
  const read = async (query = ''): Promise<CalendarGrid> => {
    const { status, body, raw } = await server.ask(`GET /user/calendar${query}`, { token: host.token });
    expect(status, raw.body).toBe(200);
    return body.data;
  };
  const hold = async (property_id: string, [start, end]: readonly [start: string, end: string], kind: 'booking' | 'block' = 'booking') => {
    const guest = await aPerson(server.database.db, 'Ada');
    const booking_id =
      kind === 'booking' ? await aBooking(server.database.db, { property_id, guest, checkin: start, checkout: end }) : null;
    await server.database.db
      .insertInto('held_nights')
      .values({ held_id: randomUUID(), property_id, nights: `[${start},${end})`, kind, booking_id, created_at: now })
      .execute();
    return booking_id;
  };
  const takenIn = ({ nights }: CalendarRow) => nights.flatMap(({ date, taken, guest }) => (taken ? [[date, taken, guest]] : []));

  test('shows each listing by title with its own nights, and counts what it leaves out', async () => {
    const [birch, alder] = [await listing('Birch'), await listing('alder', { status: 'paused', base_cents: 31_000 })];
    await listing('A draft', { status: 'draft' });
    await listing('An old one', { status: 'archived' });
    await aProperty(server.database.db, await aPerson(server.database.db), { title: 'Listing of another host' });
    const booked = await hold(birch, ['2026-11-23', '2026-11-25']);
    await hold(alder, ['2026-11-22', '2026-11-23'], 'block');
    const { rows, ...grid } = await read();
    expect(grid).toEqual({ today, from: today, to: '2026-12-19', total: 2, left_out: 2 });
    expect(rows.map(({ title, status, nights }) => [title, status, nights.length])).toEqual([
      ['alder', 'paused', calendarsNights],
      ['Birch', 'listed', calendarsNights],
    ]);
    expect(rows.map(takenIn)).toEqual([
      [['2026-11-22', 'block', null]],
      [
        ['2026-11-23', 'booking', 'Ada'],
        ['2026-11-24', 'booking', 'Ada'],
      ],
    ]);
    expect(rows[1]?.nights[2]?.booking_id).toBe(booked);
    expect(rows.map(({ nights }) => nights[0]?.price_cents)).toEqual([31_000, 20_000]);
  });

  test('tells of gaps in which no stay fits, also where they begin or end beyond the shown nights', async () => {
    const cabin = await listing('Cabin', { min_nights: 3 });
    await hold(cabin, ['2026-11-23', '2026-11-26']);
    await hold(cabin, ['2026-11-28', '2026-12-01']);
    await hold(cabin, ['2026-12-04', '2026-12-18']);
    await hold(cabin, ['2026-12-20', '2026-12-22'], 'block');
    const [row] = (await read()).rows;
    expect(row?.gaps).toEqual([
      { start: today, end: '2026-11-23', min_nights: 3 },
      { start: '2026-11-26', end: '2026-11-28', min_nights: 3 },
      { start: '2026-12-18', end: '2026-12-20', min_nights: 3 },
    ]);
    expect((await read('?from=2026-11-27')).rows[0]?.gaps[0]?.start).toBe('2026-11-26');
  });

  test('comes in pages, and asks the database as often for many listings as for one', async () => {
    const counted = async () => (await statementsOf(async () => void (await read()))).length;
    await hold(await listing('0'), ['2026-11-23', '2026-11-25']);
    const one = await counted();
    for (let at = 1; at <= calendarsPerPage; at += 1) await listing(String(at));
    expect(await counted()).toBe(one);
    const { rows, total } = await read('?page=2');
    expect([rows.length, total]).toEqual([1, calendarsPerPage + 1]);
    expect((await read('?page=3')).rows).toEqual([]);
  });

  test('changes several listings at once, each whole or not at all, and names those that it left as they were', async () => {
    const [free, booked, locked] = [await listing('Free'), await listing('Booked'), await listing('Locked')];
    await hold(booked, ['2026-11-24', '2026-11-26']);
    const called = await hold(locked, ['2026-11-24', '2026-11-25']);
    await server.database.db.updateTable('held_nights').set({ kind: 'block' }).where('booking_id', '=', called).execute();
    const change = (more: object, ids = [free, booked, locked], start = '2026-11-23') =>
      server.ask('PUT /user/calendar', {
        token: host.token,
        body: { change: more, calendars: ids.map((property_id) => ({ property_id, nights: [{ start, end: '2026-11-26' }] })) },
      });
    const prices = async () => (await read()).rows.map(({ title, nights }) => [title, nights[2]?.taken, nights[2]?.price_cents]);
    expect((await change({ blocked: true, price_cents: 30_000 })).body.data).toEqual({
      saved: [free, locked],
      refused: [{ property_id: booked, title: 'Booked', why: 'booked', taken: [{ start: '2026-11-24', end: '2026-11-26' }] }],
    });
    expect(await prices()).toEqual([
      ['Booked', null, 20_000],
      ['Free', 'block', 30_000],
      ['Locked', 'block', 30_000],
    ]);
    expect((await change({ blocked: false, price_cents: null, min_nights: 4 })).body.data).toMatchObject({
      saved: [free, booked],
      refused: [{ title: 'Locked', why: 'locked', taken: [] }],
    });
    expect((await read()).rows.map(({ nights }) => nights[2]?.min_nights)).toEqual([4, 4, 1]);
    expect((await change({ price_cents: 40_000 }, [free], '2026-11-20')).body.data).toMatchObject({ refused: [{ why: 'beyond' }] });

    const other = await aProperty(server.database.db, await aPerson(server.database.db));
    expect((await change({ price_cents: 40_000 }, [free, other])).body['error_code']).toBe('property.not_found');
    expect((await change({ price_cents: 40_000 }, [free], '2026-11-26')).body['error_code']).toBe('property.dates_reversed');
    expect(await prices()).toMatchObject({ 1: ['Free', null, 20_000] });
  });

  test('begins where it is asked to, within what can be shown, by the day of each place', async () => {
    await listing('In Newfoundland', { timezone: 'America/St_Johns' });
    await listing('In Whistler');
    expect((await read('?from=2027-03-01')).rows[0]?.nights.map(({ date }) => date)).toMatchObject({ 0: '2027-03-01', 27: '2027-03-28' });
    expect((await read('?from=2001-01-01')).from).toBe('2025-11-20');
    expect((await read('?from=9999-12-31')).from < '2029-01-01').toBe(true);
    // midnight is over in Newfoundland, and not yet in Whistler
    await server.until(Date.parse('2026-11-22T05:00:00Z'));
    const { rows, from } = await read();
    expect([from, ...rows.map((row) => row.today)]).toEqual([today, '2026-11-22', today]);
  });
});
