// No night is ever sold twice: two hundred guests at once on two places, with hosts who block and accept and calendars that are read.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingsPerHour } from '../../generated/model/constants';
import { utcDateOf, type PlainDate } from '../../generated/model/wire';
import { chanceOf } from '../../src/demo/pictures/chance';
import type { Database } from '../../src/server/database/open';
import { addDays, HOUR } from '../../generated/model/dates';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { type Answer, type Ask, isTooNear, type Nights, overlaps, type Place, rush, type Want } from '../support/a-rush';
import { aServer, type TestServer } from '../support/a-server';
import { aSite } from '../support/a-site';
import { engines } from '../support/databases';
import { seed, tellSeed, thoroughness } from '../support/seed';
import { limitMs } from '../support/limits';

const now = serverStart;
const crowd = 200;
/** Fifty with FUZZ_TIMES=10. */
const rounds = 5 * thoroughness;

const membersOf = async (db: Database, many: number, at: Date): Promise<readonly string[]> => {
  const tokens: string[] = [];
  for (let number = 0; number < many; number += 1) tokens.push((await aMember(db, { now: at })).token);
  return tokens;
};

const aPlace = async (db: Database, host: Member, it: Pick<Place, 'instant' | 'between'>): Promise<Place> => {
  const property_id = await aProperty(db, host.profile_id, { instant_book: it.instant });
  await db.updateTable('properties').set({ preparation_nights: it.between }).where('property_id', '=', property_id).execute();
  return { ...it, property_id };
};

interface Held extends Nights {
  readonly kind: 'booking' | 'block' | 'feed';
}
const heldAt = async (db: Database, { property_id }: Place): Promise<readonly Held[]> => {
  const { rows } = await sql<Held>`
    select kind, lower(nights)::text as start, upper(nights)::text as end from held_nights where property_id = ${property_id}`.execute(db);
  return rows;
};
const openBookings = async (db: Database, { property_id }: Place): Promise<number> => {
  const open = db.selectFrom('bookings').select('booking_id').where('property_id', '=', property_id);
  return (await open.where('status', 'in', ['pending', 'confirmed']).execute()).length;
};

const allowed: Readonly<Record<Want['kind'], readonly string[]>> = {
  booking: ['booking.dates_unavailable'],
  accept: ['booking.dates_unavailable'],
  block: ['property.nights_booked'],
  feed: [],
};
const isPair = (one: number, other: number): boolean => one < other;

/** The problems after a rush on a place; nothing, where exactly the right ones won. */
const wrongAt = async (db: Database, place: Place, wants: readonly Want[]): Promise<readonly string[]> => {
  const here = wants.filter((want) => want.place === place);
  const held = await heldAt(db, place);
  const [stays, blocks] = [held.filter(({ kind }) => kind === 'booking'), held.filter(({ kind }) => kind === 'block')];
  const won = here.filter(({ kind, answer }) => kind === 'booking' && answer.status === 200);
  const lost = here.filter(({ kind, answer }) => kind === 'booking' && answer.status !== 200);
  const oddly = here.filter(({ kind, answer: { status, code = '' } }) => status !== 200 && !allowed[kind].includes(code));
  const twice = stays.flatMap((one, at) => stays.filter((other, then) => isPair(at, then) && isTooNear(one, other, place.between)));
  const blocked = stays.filter((stay) => blocks.some((block) => overlaps(stay, block)));
  const inVain = lost.filter(
    // stays elsewhere keep their distance as our own do
    ({ nights }) => !held.some((it) => (it.kind === 'block' ? overlaps(it, nights) : isTooNear(it, nights, place.between))),
  );
  const of = (what: string, { start, end }: Nights): string => `${what}: ${start} to ${end}`;
  return [
    ...oddly.map(({ kind, answer }) => `${kind} was answered ${answer.status} ${answer.code} ${JSON.stringify(answer.data)}`),
    ...twice.map((it) => of('sold twice', it)),
    ...blocked.map((it) => of('sold though blocked', it)),
    ...inVain.map(({ nights }) => of('refused though free', nights)),
    ...(won.length === stays.length && won.length === (await openBookings(db, place))
      ? []
      : [`${won.length} were told that they have it, ${stays.length} hold nights, ${await openBookings(db, place)} are booked`]),
  ];
};

/** All answers have come and all stays are paid, so that everybody may ask anew. */
const closeAll = async (db: Database, at: Date): Promise<void> => {
  await db.updateTable('bookings').set({ status: 'expired' }).where('status', '=', 'pending').execute();
  const paid = { paid_at: at, payment_method: 'card' as const };
  await db.updateTable('bookings').set(paid).where('status', '=', 'confirmed').where('paid_at', 'is', null).execute();
};
/** Between two rounds, so that no guest asks more often than a person may. */
const pause = Math.ceil(HOUR / bookingsPerHour) + 1000;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let guests: readonly string[];
  beforeAll(async () => {
    tellSeed(`a rush on ${engine}`);
    server = await aServer(engine, now);
    host = await aMember(server.database.db, { now, host: true });
    guests = await membersOf(server.database.db, crowd, now);
  }, limitMs(120));
  afterAll(() => server.close());

  let asked = 0;
  const ask: Ask = async (call, { token, body }): Promise<Answer> => {
    asked += 1;
    const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    const { status, body: answer } = await server.ask(call, { token, from, unsettled: true, ...(body ? { body } : {}) });
    return { status, code: answer['error_code'], data: answer.data };
  };
  const withFeed = async (place: Place): Promise<Place> => {
    const url = `https://www.airbnb.ca/calendar/ical/${place.property_id.replaceAll(/\D/g, '')}.ics?s=secret`;
    const tell = (all: readonly Nights[]): void => {
      const plain = (date: PlainDate): string => date.replaceAll('-', '');
      const events = all.map(
        ({ start, end }, at) =>
          `BEGIN:VEVENT\r\nUID:${at}\r\nDTSTART;VALUE=DATE:${plain(start)}\r\nDTEND;VALUE=DATE:${plain(end)}\r\nEND:VEVENT`,
      );
      server.calendars.texts.set(url, ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n'));
    };
    tell([]);
    const { data } = await ask(`POST /user/property/${place.property_id}/feed`, { token: host.token, body: { url } });
    return { ...place, feed: { feed_id: (data as { readonly feed_id: string }).feed_id, tell } };
  };

  test(`${crowd} guests at once, ${rounds} times: exactly those win who may`, { timeout: limitMs(60) * rounds }, async () => {
    const { db } = server.database;
    for (let round = 0; round < rounds; round += 1) {
      const chance = chanceOf(`rush ${seed} ${round}`);
      server.later(pause);
      const between = round % 3;
      const places = [
        await withFeed(await aPlace(db, host, { instant: true, between })),
        await withFeed(await aPlace(db, host, { instant: false, between })),
      ];
      const wants = await rush({ chance, ask, places, host: host.token, guests, from: '2027-02-01' as PlainDate });
      for (const place of places) expect(await wrongAt(db, place, wants), `round ${round}`).toEqual([]);
      await closeAll(db, server.now());
    }
  });
});

test.runIf(engines.includes('PostgreSQL'))(
  'two processes on one database sell no night twice either',
  { timeout: limitMs(180) },
  async () => {
    const at = new Date();
    let host: Member | undefined;
    let guests: readonly string[] = [];
    let places: readonly Place[] = [];
    // each asking has an address of its own: what is tried is not the throttle
    const site = await aSite('PostgreSQL', { TRUST_PROXY: '127.0.0.1,::1' }, async (db) => {
      host = await aMember(db, { now: at, host: true });
      guests = await membersOf(db, crowd, at);
      places = [await aPlace(db, host, { instant: true, between: 0 }), await aPlace(db, host, { instant: false, between: 1 })];
    });
    const other = await site.another();
    let asked = 0;
    const ask: Ask = async (call, { token, body }) => {
      const [method = '', path = ''] = call.split(' ');
      asked += 1;
      const { origin } = asked % 2 === 0 ? site : other;
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${asked >> 8}.${asked & 255}`,
      };
      const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
      const said = (await answer.json()) as { readonly error_code?: string; readonly data: unknown };
      return { status: answer.status, code: said.error_code, data: said.data };
    };
    const wants = await rush({
      chance: chanceOf(`processes ${seed}`),
      ask,
      places,
      host: host?.token ?? '',
      guests,
      from: addDays(utcDateOf(at), 40),
    });
    await other.close();
    await site.readWhenStopped(async (db) => {
      for (const place of places) expect(await wrongAt(db, place, wants)).toEqual([]);
    });
    await site.close();
  },
);
