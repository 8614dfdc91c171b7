// Gaps between stays that are shorter than the minimum: everywhere a stay is asked for or shown, they may be booked where their host says so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Availability, CalendarGrid, HostCalendar, PricingMeta, SearchAnswer } from '../../generated/model/entities';
import type { PropertyPlan } from '../support/a-property';
import { takeNights } from '../support/a-property';
import { aGuest, aHostedPlace, aQuote, askFor } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const guests = { adults: 2, children: 0, infants: 0, pets: 0 };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  /** Two open nights, from 10 to 12 May, between nights that are gone; the usual stay has three. */
  const aPlace = async (plan: PropertyPlan = {}) => {
    const place = await aHostedPlace(server, { min_nights: 3, gap_stays: true, ...plan });
    await takeNights(server.database.db, place.property_id, ['2027-05-04', '2027-05-10']);
    await takeNights(server.database.db, place.property_id, ['2027-05-12', '2027-05-15']);
    return place;
  };
  const reasons = async (property_id: string, checkin: string, checkout: string) => {
    const booking = { checkin, checkout, guests };
    return ((await server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking } })).body.data as PricingMeta).reasons;
  };
  const availability = async (property_id: string, query = ''): Promise<Availability> =>
    (await server.ask(`GET /property/${property_id}/availability${query}`)).body.data;
  const finds = async (property_id: string, checkin: string, checkout: string) => {
    const { results }: SearchAnswer = (await server.ask('POST /property/search', { body: { checkin, checkout, guests } })).body.data;
    return results.some((card) => card.property_id === property_id);
  };
  const book = async (property_id: string, checkin: string, checkout: string) => {
    const { status, body } = await askFor(server, { property_id, guest: await aGuest(server), checkin, checkout });
    return status === 200 ? 'booked' : body['error_code'];
  };

  test('one night of a gap is quoted, found and booked; beside it the usual minimum holds', async () => {
    const { property_id } = await aPlace();
    expect(await reasons(property_id, '2027-05-10', '2027-05-11')).toEqual([]);
    expect(await reasons(property_id, '2027-05-20', '2027-05-22')).toEqual([{ reason: 'min_nights', limit: 3 }]);
    expect(await finds(property_id, '2027-05-11', '2027-05-12')).toBe(true);
    expect(await finds(property_id, '2027-05-20', '2027-05-22')).toBe(false);
    expect((await availability(property_id)).gaps).toEqual([{ start: '2027-05-10', end: '2027-05-12', min_nights: 1 }]);
    expect(await book(property_id, '2027-05-20', '2027-05-22')).toBe('booking.min_nights');
    expect(await book(property_id, '2027-05-10', '2027-05-11')).toBe('booked');
    // the night that is left is a gap again
    expect(await finds(property_id, '2027-05-11', '2027-05-12')).toBe(true);
  });

  test('without the switch nothing is shorter, and a gap keeps the minimum of its own', async () => {
    const closed = (await aPlace({ gap_stays: false })).property_id;
    expect(await reasons(closed, '2027-05-10', '2027-05-12')).toEqual([{ reason: 'min_nights', limit: 3 }]);
    expect([await finds(closed, '2027-05-10', '2027-05-12'), (await availability(closed)).gaps]).toEqual([false, []]);
    const two = (await aPlace({ gap_min_nights: 2 })).property_id;
    expect(await reasons(two, '2027-05-10', '2027-05-11')).toEqual([{ reason: 'min_nights', limit: 2 }]);
    expect(await finds(two, '2027-05-10', '2027-05-11')).toBe(false);
    expect(await book(two, '2027-05-10', '2027-05-12')).toBe('booked');
  });

  test('a longer minimum of its dates makes a gap of what would be none, nights kept free count, and a long one is no gap', async () => {
    const { property_id, host } = await aHostedPlace(server, { gap_stays: true, preparation_nights: 1 });
    await takeNights(server.database.db, property_id, ['2027-06-01', '2027-06-10']);
    await takeNights(server.database.db, property_id, ['2027-06-16', '2027-06-20']);
    await takeNights(server.database.db, property_id, ['2027-07-21', '2027-07-22']);
    const changes = [{ start: '2027-06-10', end: '2027-08-01', min_nights: 40 }];
    await server.ask(`PUT /user/property/${property_id}/calendar`, { token: host.token, body: { changes } });
    expect((await availability(property_id)).gaps).toEqual([{ start: '2027-06-10', end: '2027-06-16', min_nights: 1 }]);
    expect(await finds(property_id, '2027-06-12', '2027-06-14')).toBe(true);
    expect(await reasons(property_id, '2027-06-25', '2027-06-28')).toEqual([{ reason: 'min_nights', limit: 40 }]);
    expect((await availability(property_id, '?from=2027-06-12&to=2027-06-13')).gaps).toHaveLength(1);
    expect((await availability(property_id, '?from=2027-06-16&to=2027-06-30')).gaps).toEqual([]);
  });

  test('a gap that opens meanwhile is none any more: the stay that was quoted is refused', async () => {
    const { property_id } = await aPlace();
    const quote = await aQuote(server, property_id, { checkin: '2027-05-10', checkout: '2027-05-11' });
    await server.database.db.deleteFrom('held_nights').where('property_id', '=', property_id).execute();
    const asked = { property_id, guest: await aGuest(server), checkin: '2027-05-10', checkout: '2027-05-11', quote_id: quote.quote_id };
    expect((await askFor(server, asked)).body).toMatchObject({ error_code: 'booking.min_nights' });
  });

  test('a request for a gap may change within it, and not to a short stay elsewhere', async () => {
    const { property_id } = await aPlace();
    const guest = await aGuest(server);
    const { booking_id } = (await askFor(server, { property_id, guest, checkin: '2027-05-10', checkout: '2027-05-11' })).body.data as {
      booking_id: string;
    };
    const move = async (checkin: string, checkout: string) => {
      const body = { checkin, checkout };
      const answer = await server.ask(`PATCH /booking/${booking_id}`, { token: guest.token, body });
      return answer.status === 200 ? 'moved' : answer.body['error_code'];
    };
    expect(await move('2027-05-10', '2027-05-12')).toBe('moved');
    expect(await move('2027-05-20', '2027-05-21')).toBe('booking.min_nights');
  });

  test('its host sees which nights may be booked for less, and the grid tells of no gap that can be booked', async () => {
    const { property_id, host } = await aPlace();
    const read = async () => {
      const { nights }: HostCalendar = (
        await server.ask(`GET /user/property/${property_id}/calendar?from=2027-05-09&to=2027-05-14`, { token: host.token })
      ).body.data;
      const grid: CalendarGrid = (await server.ask('GET /user/calendar?from=2027-05-11', { token: host.token })).body.data;
      return { shortest: nights.map((night) => [night.min_nights, night.gap_min_nights]), gaps: grid.rows[0]?.gaps };
    };
    const gap = { start: '2027-05-10', end: '2027-05-12', min_nights: 3 };
    const opened = (least: number | null) => [null, least, least, null, null].map((it) => [3, it]);
    expect(await read()).toEqual({ shortest: opened(1), gaps: [] });
    const save = (body: object) => server.ask(`PATCH /user/property/${property_id}`, { token: host.token, body });
    expect((await save({ gap_min_nights: 5, version: 1 })).status).toBe(200);
    expect(await read()).toEqual({ shortest: opened(3), gaps: [gap] });
    expect((await save({ gap_stays: false, version: 2 })).status).toBe(200);
    expect(await read()).toEqual({ shortest: opened(null), gaps: [gap] });
  });
});
