// A thing is moved by its lifecycle alone: who may, when, and what a refusal tells.
import { expect, test } from 'vitest';
import { catalogue } from '../../generated/errors/catalogue';
import type { Booking } from '../../generated/model/entities';
import type { Clock, Instant, PlainDate } from '../../generated/model/wire';
import { moveBookingLife, movePropertyLife } from '../../generated/rules/lifecycles';
import { stayFits } from '../../generated/rules/booking';
import { enforceMove, enforceRule } from '../../src/server/request/enforce-rule';
import { Refusal } from '../../src/server/request/refusal';

const now = '2026-11-21T12:00:00Z' as Instant;
const person = (profile_id: string) => ({
  signed_in: true,
  verified_at: now,
  first_name: 'A',
  last_name: 'B',
  is_host: true,
  profile_id,
});
const booking = {
  guest_id: 'guest',
  host_id: 'host',
  reply_by: '2026-11-21T18:00:00Z' as Instant,
  checkin: '2026-12-01' as PlainDate,
  checkin_time: '16:00' as Clock,
  checkout: '2026-12-03' as PlainDate,
  checkout_time: '11:00' as Clock,
  timezone: 'America/Vancouver',
} satisfies Partial<Booking>;

const refusedWith = (move: () => unknown): Refusal => {
  try {
    move();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

test('a host accepts a request, and what is written down says who, from where and to where', () => {
  const moving = { by: person('host'), who: 'host', from: 'pending', now } as const;
  expect(enforceMove(moveBookingLife(['accept'], moving, { booking }))).toMatchObject({
    to: 'confirmed',
    record: { event: 'accept', from_status: 'pending', to_status: 'confirmed', who: 'host', reason: null, at: now },
  });
});

test('of several events the one moves that the state and the person leave open', () => {
  const moved = (by: string, from: 'pending' | 'confirmed') =>
    moveBookingLife(['cancel', 'call_off', 'withdraw'], { by: person(by), who: by, from, now }, { booking });
  expect(moved('guest', 'pending')).toMatchObject({ ok: true, record: { event: 'withdraw' } });
  expect(moved('guest', 'confirmed')).toMatchObject({ ok: true, record: { event: 'cancel' } });
  expect(moved('host', 'confirmed')).toMatchObject({ ok: true, record: { event: 'call_off' } });
  expect(moved('host', 'pending')).toMatchObject({ ok: false });
});

test('a move that the table does not have, and one that comes too late, tell the state in which the booking is', () => {
  const moving = { by: person('host'), who: 'host', now } as const;
  const twice = refusedWith(() => enforceMove(moveBookingLife(['accept'], { ...moving, from: 'confirmed' }, { booking })));
  expect([twice.code, twice.status, twice.data]).toEqual(['booking.illegal_transition', 409, { status: 'confirmed' }]);
  const late = { ...moving, from: 'pending', now: '2026-11-22T12:00:00Z' as Instant } as const;
  const tooLate = refusedWith(() => enforceMove(moveBookingLife(['accept'], late, { booking })));
  expect([tooLate.code, tooLate.status, tooLate.data]).toEqual(['booking.reply_late', 409, { status: 'pending' }]);
});

test('the product moves by itself what nobody may, and a refusal names both states where its text has them', () => {
  expect(moveBookingLife(['expire'], { by: 'system', who: null, from: 'pending', now }, {})).toMatchObject({ ok: true, to: 'expired' });
  expect(moveBookingLife(['expire'], { by: person('host'), who: 'host', from: 'pending', now }, {})).toMatchObject({ ok: false });
  const moving = { by: person('host'), who: 'host', from: 'draft', now } as const;
  const refused = refusedWith(() =>
    enforceMove(movePropertyLife(['archive'], moving, { property: { profile_id: 'host', status: 'draft', cohost_ids: [] } })),
  );
  expect(refused.message).toBe('This property can’t change from draft to archived.');
  expect([refused.code, refused.data]).toEqual(['property.illegal_transition', { status: 'draft' }]);
  expect(catalogue[refused.code].status).toBe(409);
});

test('a stay that is too short or too long is told how long it may be', () => {
  const property = {
    advance_notice_hours: 0,
    checkin_time: '16:00' as Clock,
    timezone: 'America/Vancouver',
    sleeps: 2,
    pets_allowed: false,
    min_nights: 3,
    max_nights: 5,
  } as const;
  const asked = { checkin: '2026-12-01' as PlainDate, adults: 2, children: 0, pets: 0 };
  const told = (checkout: string): string =>
    refusedWith(() => enforceRule(stayFits({ now, property, stayRequest: { ...asked, checkout: checkout as PlainDate } }))).message;
  expect(told('2026-12-03')).toBe('3-night minimum.');
  expect(told('2026-12-09')).toBe('5-night maximum.');
});
