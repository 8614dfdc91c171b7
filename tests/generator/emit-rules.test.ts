// The files under rules/: they compile, answer as the spec itself does, and say the same whatever the order.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../generator/print/structures';
import { emitErrors } from '../../generator/emit/errors';
import { emitModel } from '../../generator/emit/model';
import { emitRules } from '../../generator/emit/rules';
import type { Model } from '../../generator/model/model';
import { loadModel } from '../../generator/command/read';
import type { ConditionModel } from '../../generator/model/term-model';
import { type Lifecycle, mayMove, nextState, openEvents } from '../../generator/runtime/rules/move';
import { aBookingModel, checkInTime, compare, duration, now, of, value } from '../support/a-term';
import { loaded, typeErrors, written } from '../support/emitted';
import { casesFolder } from '../support/generator';
import { root } from '../support/modules';
import { sidesOf, unreached } from '../support/rule-agreement';

type Fact = Readonly<Record<string, unknown>>;
type Functions = Readonly<Record<string, (facts: Fact, audience?: string) => unknown>>;

const everything = (model: Model): Files => new Map([...emitModel(model), ...emitErrors(model), ...emitRules(model)]);
const read = async (spec: string): Promise<Model> => {
  const { model, diagnostics } = await loadModel(spec);
  if (!model) throw new Error(JSON.stringify(diagnostics));
  return model;
};

describe.each([
  ['a tiny app', join(casesFolder, 'tiny', 'spec')],
  ['an app with every word', join(casesFolder, 'every-word', 'spec')],
  ['the product', join(root, 'spec')],
])('%s', (_name, spec) => {
  let model: Model;
  let folder: string;
  beforeAll(async () => {
    model = await read(spec);
    folder = await written(everything(model));
  });

  it('passes the strict type check', () => {
    expect(typeErrors(folder)).toBe('');
  });

  it('answers as the spec does for drawn facts, which meet and refuse each requirement', async () => {
    expect(await unreached(model, folder)).toEqual([]);
  });

  it('is the same text whatever the order of the declarations', () => {
    const turned = { ...model, rules: model.rules.toReversed(), guards: model.guards.toReversed(), errors: model.errors.toReversed() };
    expect(emitRules({ ...turned, entities: model.entities.toReversed() })).toEqual(emitRules(model));
  });
});

it('a derived moment, date or sum is worked out from what it stands on', async () => {
  const folder = await written(everything(await read(join(casesFolder, 'every-word', 'spec'))));
  const loan = { starts: '2026-03-01', ends: '2026-03-06' };
  const tool = { opens: '09:00', timezone: 'UTC', weight: 3, deposit_cents: 500 };
  const asked = async (name: string, facts: object) =>
    (await loaded<Readonly<Record<string, (facts: object) => unknown>>>(folder, `rules/derived/${name}.ts`))[name]?.(facts);
  expect(await asked('loanDue', { loan, tool })).toBe('2026-03-07T09:00:00.000Z');
  expect(await asked('lastDay', { loan })).toBe('2026-03-29');
  expect(await asked('lateFee', { loan, tool })).toBe(5);
  expect(await asked('lateFee', { loan, tool: { ...tool, weight: null } })).toBe(500);
  expect(await asked('lateFee', { loan: { ...loan, ends: '2026-03-05' }, tool })).toBe(500);
  const saturday = { loan: { ...loan, starts: '2026-03-07' }, tool: { ...tool, saturday_cents: 900 } };
  expect(await asked('dayFee', saturday)).toBe(900);
  expect(await asked('dayFee', { ...saturday, tool })).toBe(500);
  expect(await asked('dayFee', { ...saturday, loan: { ...loan, starts: '2026-03-06' } })).toBe(500);
});

const requirement = (that: ConditionModel) => ({ that, otherwise: 'notNow' });
const stay = { kind: 'daysBetween', from: of('checkin'), to: of('checkout'), called: 'nights' } as const;
const tomorrow = { kind: 'later', from: { kind: 'today', zone: of('timezone', 'Property') }, by: duration('days', value(1)) } as const;
const bookings = aBookingModel({
  rules: [
    {
      id: 'mayWin',
      source: '§5',
      says: 'A stay may begin',
      requires: [
        requirement(compare(of('checkin'), 'before', of('checkout'))),
        requirement(compare(of('checkin'), 'notBefore', tomorrow)),
        requirement(compare(stay, 'atLeast', value(3))),
        requirement(compare(now, 'before', { kind: 'earlier', from: checkInTime, by: duration('hours', value(24)) })),
        requirement({
          kind: 'any',
          of: [compare(of('status'), 'is', value('confirmed')), { kind: 'none', of: [{ kind: 'isTrue', of: of('is_flexible') }] }],
        }),
        requirement({ kind: 'matches', of: of('message'), pattern: '^[a-z]+$', says: 'is one word' }),
        requirement(compare({ kind: 'sizeOf', list: of('photos') }, 'atMost', { kind: 'constant', id: 'windowDays' })),
      ],
    },
    { id: 'always', source: '§5', says: 'Nothing is asked', requires: [] },
    { id: 'asks', source: '§5', says: 'Another is asked', requires: [requirement({ kind: 'holds', rule: 'mayWin' })] },
  ],
  guards: [
    { id: 'anyone', source: '§6', says: 'anyone', after: [], requires: [] },
    { id: 'exists', source: '§6', says: 'those who name a booking', after: [], of: 'Booking', missing: 'notNow', requires: [] },
    {
      id: 'party',
      source: '§6',
      says: 'those in time',
      after: ['exists', 'anyone'],
      of: 'Booking',
      missing: 'notNow',
      requires: [requirement({ kind: 'holds', rule: 'asks' }), requirement({ kind: 'isTrue', of: of('signed_in', 'Visitor') })],
    },
  ],
  statuses: [
    {
      id: 'bookingStatus',
      source: '§4',
      says: 'What a booking shows',
      of: 'Booking',
      rows: [
        {
          name: 'soon',
          when: compare(of('checkin'), 'is', tomorrow),
          label: { kind: 'audiences', texts: { guest: 'Soon', host: 'Be ready' } },
          tone: 'info',
        },
        { name: 'over', when: compare(now, 'after', checkInTime), label: { kind: 'text', text: 'Over "${x}` */' }, tone: 'quiet' },
        { name: 'other', label: { kind: 'titleCase', of: of('status') }, tone: 'quiet' },
      ],
    },
  ],
  lifecycles: [
    {
      id: 'bookingLife',
      source: '§4',
      says: 'From asking to staying',
      of: 'Booking',
      field: 'status',
      states: 'BookingStatus',
      otherwise: 'notNow',
      moves: [
        { event: 'ask', from: null, to: 'confirmed', by: 'party', when: ['asks'], effects: [] },
        { event: 'ask', from: null, to: 'pending', by: 'exists', when: [], says: 'The host is told', effects: [] },
        { event: 'record-payment', from: 'pending', to: 'confirmed', by: 'anyone', when: [], effects: [] },
        { event: 'expire', from: 'pending', to: 'confirmed', by: 'system', when: [], timer: [checkInTime], effects: [] },
      ],
    },
  ],
});

interface Lives {
  readonly bookingLife: Lifecycle;
  readonly moveBookingLife: (events: readonly string[], moving: object, facts: Fact) => { readonly ok: boolean; readonly to?: string };
}

describe('a world of bookings', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await written(everything(bookings));
  });

  it('passes the strict type check', () => {
    expect(typeErrors(folder)).toBe('');
  });

  it('answers as the spec does for drawn facts, which meet and refuse each requirement', async () => {
    expect(await unreached(bookings, folder)).toEqual([]);
  });

  it('draws facts below, at and above each limit', () => {
    const sides = [1, 2, 3, 4, 5].flatMap((at) => ['below', 'at', 'above'].map((side) => `${at} ${side}`));
    expect([...sidesOf(bookings, 'mayWin')].toSorted()).toEqual(sides.toSorted());
  });

  it('refuses first what does not exist, then what the guard asks', async () => {
    const guards = await loaded<Record<string, Functions[string]>>(folder, 'rules/guards.ts');
    expect(guards['exists']?.({ booking: null })).toEqual({
      ok: false,
      guard: 'exists',
      reasons: [{ code: 'booking.not_now', says: 'exists.missing' }],
    });
    expect(guards['exists']?.({ booking: {} })).toEqual({ ok: true });
    const { chains, guardThings } = await loaded<Record<string, Record<string, unknown>>>(folder, 'rules/guards.ts');
    expect(chains?.['party']).toEqual(['exists', 'anyone', 'party']);
    expect(guardThings?.['party']).toEqual({ entity: 'Booking', key: 'booking_id', fact: 'booking' });
    expect(guardThings?.['anyone']).toBeUndefined();
  });

  it('shows a status to each audience in its own words, whatever they are', async () => {
    const { bookingStatus } = await loaded<Record<string, Functions[string]>>(folder, 'rules/statuses.ts');
    const property = { checkin_time: '16:00', timezone: 'America/Vancouver' };
    const at = (time: string, audience: string) =>
      bookingStatus?.({ booking: { checkin: '2027-02-12', status: 'on_hold' }, property, now: time }, audience);
    expect(at('2027-02-11T20:00:00Z', 'guest')).toEqual({ name: 'soon', label: 'Soon', tone: 'info' });
    expect(at('2027-02-11T20:00:00Z', 'host')).toEqual({ name: 'soon', label: 'Be ready', tone: 'info' });
    expect(at('2027-02-13T00:00:01Z', 'host')).toEqual({ name: 'over', label: 'Over "${x}` */', tone: 'quiet' });
    expect(at('2027-01-13T00:00:01Z', 'host')).toEqual({ name: 'other', label: 'On Hold', tone: 'quiet' });
  });

  it('moves by the table, and by the first way whose rules hold', async () => {
    const lives = await loaded<Lives>(folder, 'rules/lifecycles.ts');
    expect(nextState(lives.bookingLife, 'ask', null)).toBe('confirmed');
    expect(nextState(lives.bookingLife, 'ask', 'pending')).toBeUndefined();
    expect(mayMove(lives.bookingLife, 'expire', 'pending')).toBe(true);
    expect(openEvents(lives.bookingLife, 'pending', () => true)).toEqual(['record-payment']);
    expect(openEvents(lives.bookingLife, null, (guard: string) => guard !== 'party')).toEqual(['ask']);
    const now = '2026-01-01T00:00:00Z';
    const moving = { by: { profile_id: 'p' }, who: 'p', now };
    expect(lives.moveBookingLife(['record-payment'], { ...moving, from: 'pending' }, {})).toMatchObject({ ok: true, to: 'confirmed' });
    expect(lives.moveBookingLife(['record-payment'], { ...moving, from: 'confirmed' }, {}).ok).toBe(false);
    // a person cannot make the product's own moves
    expect(lives.moveBookingLife(['expire'], { ...moving, from: 'pending' }, {}).ok).toBe(false);
    expect(lives.moveBookingLife(['expire'], { ...moving, by: 'system', who: null, from: 'pending' }, {})).toMatchObject({
      to: 'confirmed',
    });
    const good = {
      booking: { checkin: '2027-03-01', checkout: '2027-03-08', status: 'confirmed', is_flexible: false, message: 'hello', photos: [] },
      property: { checkin_time: '16:00', timezone: 'America/Vancouver' },
      visitor: { signed_in: true },
      now: '2027-02-12T20:00:00Z',
    };
    const { booking, visitor } = good;
    const ask = (facts: Fact, by: unknown) => lives.moveBookingLife(['ask'], { ...moving, now: good.now, by, from: null }, facts);
    expect(ask(good, visitor)).toMatchObject({ ok: true, to: 'confirmed' });
    expect(ask({ ...good, booking: { ...booking, checkin: null } }, visitor)).toMatchObject({ ok: true, to: 'pending' });
    expect(ask({ ...good, booking: null }, visitor).ok).toBe(false);
  });

  it('keeps the sentences apart, each under the key that a reason carries', async () => {
    const { ruleSentences, guardSentences } = await loaded<Record<string, Record<string, string>>>(folder, 'rules/sentences.ts');
    expect(ruleSentences?.['mayWin.1']).toBe("The booking's checkin date is before the booking's checkout date.");
    expect(guardSentences?.['party.missing']).toBe('The booking exists.');
    expect([...everything(bookings).keys()].filter((path) => path.startsWith('rules/'))).toEqual([
      'rules/product.ts',
      'rules/guards.ts',
      'rules/lifecycles.ts',
      'rules/statuses.ts',
      'rules/sentences.ts',
      'rules/settled-zones.ts',
    ]);
  });
});
