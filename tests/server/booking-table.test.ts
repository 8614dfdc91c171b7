// Every call that moves a booking, by everybody, in every state: what the lifecycle of the spec does not list is refused.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingStatus } from '../../generated/model/values';
import { utcDateOf } from '../../generated/model/wire';
import { aMember, type Member } from '../support/a-member';
import { aBooking } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace } from '../support/a-stay-asked';
import { engines } from '../support/databases';

interface Spec {
  readonly calls: readonly {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly guard: string;
    readonly performs?: { readonly lifecycle: string; readonly events: readonly string[] };
  }[];
  readonly lifecycles: readonly {
    readonly id: string;
    readonly moves: readonly { readonly event: string; readonly from: string | null; readonly by: string }[];
  }[];
}
const spec: Spec = JSON.parse(readFileSync(new URL('../../generated/spec.json', import.meta.url), 'utf8'));
const moves = spec.lifecycles.find(({ id }) => id === 'bookingLife')?.moves ?? [];
/** Calls about one booking, those that move it or not. */
const about = spec.calls.filter(({ path }) => path.startsWith('/booking/{booking_id}'));
const calls = spec.calls.filter(({ path, performs }) => performs?.lifecycle === 'bookingLife' && path.includes('{booking_id}'));

const people = ['guest', 'host', 'another guest', 'another host', 'nobody'] as const;
type Who = (typeof people)[number];
/** The people whom a guard admits. */
const passes: Readonly<Record<string, readonly Who[]>> = {
  guestOfBooking: ['guest'],
  hostOfBooking: ['host'],
  partyToBooking: ['guest', 'host'],
  namedPartyToBooking: ['guest', 'host'],
};
const bodies: Readonly<Record<string, object>> = {
  updateBooking: { message: 'With a dog, please.' },
  cancelBooking: { cancel_reason: 'We are ill.' },
  acceptBooking: {},
  rejectBooking: { reject_reason: 'We are away.' },
  reportBooking: { message: 'There was no water.' },
  payBooking: { confirmation_id: 'none' },
  recordPayment: { amount_cents: 100, method: 'cash', received_on: '2026-11-21' },
};
const states: readonly (readonly [name: string, status: BookingStatus])[] = [
  ['pending', 'pending'],
  ['confirmed', 'confirmed'],
  ['paid', 'confirmed'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
];

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let everybody: Readonly<Record<Exclude<Who, 'nobody'>, Member>>;
  let property_id: string;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const now = server.now();
    const place = await aHostedPlace(server);
    ({ property_id } = place);
    const others = { guest: await aMember(db, { now }), 'another guest': await aMember(db, { now }) };
    everybody = { ...others, host: place.host, 'another host': (await aHostedPlace(server)).host };
  });
  afterAll(() => server.close());

  const aStay = (name: string, status: BookingStatus, guest = everybody.guest): Promise<string> => {
    const now = server.now();
    const day = (date: string) => utcDateOf(new Date(date));
    const soon = new Date(now.getTime() + 3_600_000);
    return aBooking(server.database.db, {
      property_id,
      guest: guest.profile_id,
      status,
      checkin: day('2027-02-12'),
      checkout: day('2027-02-15'),
      created_at: now,
      reply_by: soon,
      pay_by: soon,
      ...(name === 'paid' ? { paid_at: now, payment_method: 'card' as const } : {}),
    });
  };

  test('each refusal of a call about a booking that is in the wrong state tells the state', async () => {
    const more: Readonly<Record<string, object>> = {
      ...bodies,
      setBookingPoints: { points: 100 },
      priceBooking: { bookingUrl: 'http://localhost:3000/stays' },
      submitReview: { rating: 5, comment: 'A quiet place by the water, and a warm stove.' },
      submitGuestReview: { rating: 5, comment: 'They left the place as tidy as it was found.' },
      replyReview: { host_reply: 'Thank you, come back in summer!' },
    };
    const met: string[] = [];
    for (const [name, status] of states)
      for (const who of ['guest', 'host'] as const)
        for (const { method, path, id } of [...about, { method: 'POST', path: '/checkout', id: 'startCheckout' }]) {
          const booking_id = await aStay(name, status);
          const body = id === 'startCheckout' ? { booking_id, success_path: '/stays', cancel_path: '/stays' } : more[id];
          const { token } = everybody[who];
          const answer = await server.ask(`${method} ${path.replace('{booking_id}', booking_id)}`, {
            token,
            ...(method === 'GET' ? {} : { body }),
          });
          if (answer.status !== 409) continue;
          met.push(id);
          expect(answer.body.data, `${id} by ${who} of one that is ${name}: ${answer.raw.body}`).toMatchObject({ status });
        }
    expect([...new Set(met)].toSorted()).toMatchInlineSnapshot(`
      [
        "acceptBooking",
        "cancelBooking",
        "getReceipt",
        "getStatement",
        "payBooking",
        "previewCancellation",
        "recordPayment",
        "rejectBooking",
        "reportBooking",
        "setBookingPoints",
        "startCheckout",
        "submitGuestReview",
        "submitReview",
        "updateBooking",
      ]
    `);
  });

  test('a guest without a name is asked for one, before a move or its preview', async () => {
    const unnamed = await aMember(server.database.db, { now: server.now(), last_name: '' });
    for (const { id, method, path, guard } of about.filter(({ id }) => bodies[id] ?? id === 'previewCancellation')) {
      const booking_id = await aStay('confirmed', 'confirmed', unnamed);
      const body = method === 'GET' ? {} : { body: bodies[id] };
      const answer = await server.ask(`${method} ${path.replace('{booking_id}', booking_id)}`, { token: unnamed.token, ...body });
      const told = answer.body as { readonly error_code?: string };
      const wanted = guard === 'partyToBooking' ? [200, undefined] : [403, 'account.not_named'];
      expect([answer.status, told.error_code], `${id}: ${answer.raw.body}`).toEqual(wanted);
    }
  });

  test.each(states.flatMap(([name, status]) => calls.map((call) => [call.id, name, { ...call, status }] as const)))(
    '%s of a booking that is %s',
    async (id, name, { status, method, path, guard, performs }) => {
      for (const who of people) {
        const booking_id = await aStay(name, status);
        const token = who === 'nobody' ? undefined : everybody[who].token;
        const answer = await server.ask(`${method} ${path.replace('{booking_id}', booking_id)}`, { token, body: bodies[id] });
        const told = answer.body as { readonly error_code?: string; readonly data?: { readonly status?: string } };
        const found = [answer.status, told.error_code];
        const open = moves.some(
          ({ event, from, by }) => from === status && performs?.events.includes(event) && (passes[by] ?? []).includes(who),
        );
        if (who === 'nobody') expect(found, who).toEqual([401, 'account.not_signed_in']);
        else if (who.startsWith('another')) expect(found, who).toEqual([404, 'booking.not_found']);
        else if (!(passes[guard] ?? []).includes(who)) expect(found, who).toEqual([403, 'booking.not_this_side']);
        else if (!open) expect([...found, told.data?.status], who).toEqual([409, 'booking.illegal_transition', status]);
        else if (answer.status === 409) expect(told.data?.status, who).toBe(status);
        else expect(id === 'payBooking' || answer.status === 200, `${who}: ${answer.raw.body}`).toBe(true);
      }
    },
  );
});
