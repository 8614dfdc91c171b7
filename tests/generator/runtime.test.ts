// The runtime of generated rules: dates, zones through every change of the clocks, and missing values.
import { expect, it } from 'vitest';
import { settledZonesFile } from '../../generator/emit/rules/settled-zones';
import { Clocks } from '../support/zone-clocks';
import type * as Dates from '../../generator/runtime/model/dates';
import type * as Runtime from '../../generator/runtime/rules/runtime';
import { finished } from '../../generator/print/generated-file';
import { loaded, written } from '../support/emitted';

// with the zones that the generator writes in place of none
const settled = [
  { zone: 'America/Vancouver', since: '2026-11-01T09:00:00Z', hours_ahead: -7 },
  { zone: 'America/Edmonton', since: '2026-11-01T08:00:00Z', hours_ahead: -6 },
  { zone: 'America/Inuvik', since: '2026-11-01T08:00:00Z', hours_ahead: -6 },
  { zone: 'America/Winnipeg', since: '2026-11-01T07:00:00Z', hours_ahead: -5 },
];
const clocks = new Clocks({ settledZones: settled });
const folder = await written(finished([settledZonesFile({ settledZones: settled })]));
const run = { ...(await loaded<typeof Dates>(folder, 'model/dates.ts')), ...(await loaded<typeof Runtime>(folder, 'rules/runtime.ts')) };

const momentAt = (date: string, clock: string, zone: string): string => {
  const time = run.momentAt(run.dayOf(date), clock, zone);
  return Number.isNaN(time) ? 'missing' : new Date(time).toISOString();
};
const shown = (time: number, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(time);

const zones = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Regina',
  'America/Winnipeg',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
  'America/Phoenix',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'Pacific/Honolulu',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Gaza',
  'Europe/London',
  'Europe/Lisbon',
  'Africa/Casablanca',
  'Atlantic/Azores',
  'UTC',
];

it.each([
  ['America/Vancouver', '2026-11-01T08:59:59Z', '2027-01-15T23:00:00.000Z'],
  ['America/Edmonton', '2026-11-01T07:59:59Z', '2027-01-15T22:00:00.000Z'],
  ['America/Inuvik', '2026-11-01T07:59:59Z', '2027-01-15T22:00:00.000Z'],
  ['America/Winnipeg', '2026-11-01T06:59:59Z', '2027-01-15T21:00:00.000Z'],
])('knows that %s kept its summer time, whatever the engine knows', (zone, last, moment) => {
  expect(momentAt('2027-01-15', '16:00', zone)).toBe(moment);
  const change = Date.parse(last);
  expect(run.aheadAt(change + 1000, zone)).toBe(run.aheadAt(change, zone));
  expect(run.aheadAt(Date.parse('2025-12-01T00:00:00Z'), zone)).toBe(run.aheadAt(change, zone) - 3_600_000);
  expect(new Date(run.dayIn(Date.parse(moment) + 8 * 3_600_000, zone) * 86_400_000).toISOString().slice(0, 10)).toBe('2027-01-16');
});

it('finds the moment of a wall clock on both sides of the clock changes of Vancouver', () => {
  expect(momentAt('2024-03-09', '16:00', 'America/Vancouver')).toBe('2024-03-10T00:00:00.000Z');
  expect(momentAt('2024-03-10', '16:00', 'America/Vancouver')).toBe('2024-03-10T23:00:00.000Z');
  expect(momentAt('2024-11-03', '00:30', 'America/Vancouver')).toBe('2024-11-03T07:30:00.000Z');
  expect(momentAt('2024-11-03', '02:00', 'America/Vancouver')).toBe('2024-11-03T10:00:00.000Z');
});

it('takes the time after the change for a wall clock time that is skipped', () => {
  expect(momentAt('2024-03-10', '02:00', 'America/Vancouver')).toBe('2024-03-10T10:00:00.000Z');
  expect(momentAt('2024-03-10', '02:30', 'America/Vancouver')).toBe('2024-03-10T10:30:00.000Z');
  expect(momentAt('2024-03-10', '02:59', 'America/Vancouver')).toBe('2024-03-10T10:59:00.000Z');
  expect(momentAt('2024-10-06', '02:15', 'Australia/Lord_Howe')).toBe('2024-10-05T15:45:00.000Z');
  expect(momentAt('2011-12-30', '12:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z');
});

it('takes the first of two moments for a wall clock time that is shown twice', () => {
  expect(momentAt('2024-11-03', '01:00', 'America/Vancouver')).toBe('2024-11-03T08:00:00.000Z');
  expect(momentAt('2024-11-03', '01:30', 'America/Vancouver')).toBe('2024-11-03T08:30:00.000Z');
  expect(momentAt('2024-04-07', '01:45', 'Australia/Lord_Howe')).toBe('2024-04-06T14:45:00.000Z');
});

it('agrees with a search through the clock itself around every change of the clocks in many zones', () => {
  const asked: string[] = [];
  const differing: string[] = [];
  for (const zone of zones) {
    let was: number | undefined;
    for (let day = run.dayOf('2023-01-01'); day < run.dayOf('2026-10-01'); day += 1) {
      const noon = run.momentAt(day, '12:00', zone) - day * run.DAY;
      const changes = was !== undefined && noon !== was;
      was = noon;
      if (!changes && day % 97 !== 0) continue;
      for (const date of changes ? [day - 1, day] : [day])
        for (const clock of [
          '00:00',
          '00:30',
          '01:00',
          '01:15',
          '01:59',
          '02:00',
          '02:30',
          '03:00',
          '03:01',
          '11:00',
          '23:30',
          '23:59:59',
        ]) {
          asked.push(zone);
          const [one, two] = [run.momentAt(date, clock, zone), clocks.momentIn(date, clock, zone)];
          if (one !== two) differing.push(`${zone} ${date} ${clock}: ${one} ${two}`);
        }
    }
  }
  expect(differing).toEqual([]);
  expect(asked.length).toBeGreaterThan(5000);
});

it('shows the wanted time at the moment found, unless the clock skips it, and knows the date there', () => {
  for (const zone of zones)
    for (let day = run.dayOf('2025-01-03'); day < run.dayOf('2025-12-31'); day += 5) {
      const time = run.momentAt(day, '15:45', zone);
      expect(`${zone} ${shown(time, zone)}`).toBe(`${zone} ${new Date(day * run.DAY).toISOString().slice(0, 10)} 15:45`);
      expect(run.dayIn(time, zone)).toBe(day);
    }
});

it('turns the date over at midnight of the zone', () => {
  for (const zone of zones)
    for (const date of ['2027-02-12', '2027-06-30', '2027-10-01']) {
      const midnight = run.momentAt(run.dayOf(date), '00:00', zone);
      expect(run.dayIn(midnight, zone)).toBe(run.dayOf(date));
      expect(run.dayIn(midnight - 1, zone)).toBe(run.dayOf(date) - 1);
    }
});

it('takes an unknown zone, date or clock for missing', () => {
  expect(momentAt('2027-02-12', '16:00', 'Nowhere/Never')).toBe('missing');
  expect(momentAt('2027-02-12', '16:00', '')).toBe('missing');
  for (const zone of [undefined, null, 7, 'Nowhere/Never', '']) expect(run.momentAt(run.dayOf('2027-02-12'), '16:00', zone)).toBeNaN();
  for (const clock of ['24:00', '7:00', '16:60', '', null, undefined, 16]) expect(run.momentAt(1, clock, 'UTC')).toBeNaN();
  expect(run.momentAt(Number.NaN, '16:00', 'UTC')).toBeNaN();
  expect(run.dayIn(Number.NaN, 'UTC')).toBeNaN();
  expect(run.dayIn(0, 'Nowhere/Never')).toBeNaN();
  expect(run.momentAt(1e9, '16:00', 'UTC')).toBeNaN();
});

it('reads calendar dates strictly', () => {
  expect(run.dayOf('1970-01-01')).toBe(0);
  expect(run.dayOf('1969-12-31')).toBe(-1);
  expect(run.dayOf('2024-02-29') - run.dayOf('2024-02-28')).toBe(1);
  for (const wrong of [
    '2027-02-29',
    '2027-02-30',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-1-1',
    '27-01-01',
    '',
    ' 2027-01-01',
    '2027-01-01T00:00:00Z',
    null,
    undefined,
    0,
    {},
  ])
    expect(run.dayOf(wrong), JSON.stringify(wrong)).toBeNaN();
});

it('reads moments strictly, each with its zone', () => {
  expect(run.momentOf('1970-01-01T00:00:00Z')).toBe(0);
  expect(run.momentOf('2027-02-15T11:00-08:00')).toBe(Date.UTC(2027, 1, 15, 19));
  expect(run.momentOf('2027-02-15T11:00:00.250+05:45')).toBe(Date.UTC(2027, 1, 15, 5, 15, 0, 250));
  for (const wrong of [
    '2027-02-15',
    '2027-02-15T11:00',
    '2027-02-30T11:00Z',
    '2027-02-15T25:00Z',
    '2027-02-15 11:00Z',
    'today',
    '',
    null,
    undefined,
    12,
  ])
    expect(run.momentOf(wrong), JSON.stringify(wrong)).toBeNaN();
});

it('lets nothing compare with a missing value', () => {
  for (const nothing of [null, undefined, Number.NaN]) {
    expect(run.isSame(nothing, nothing)).toBe(false);
    expect(run.isDifferent(nothing, 1)).toBe(false);
    expect(run.isDifferent(1, nothing)).toBe(false);
    expect(run.isAmong(nothing, [nothing, 1])).toBe(false);
    expect(run.isMatch(nothing, '')).toBe(false);
    expect(run.isPresent(nothing)).toBe(false);
  }
  expect(run.isSame('a', 'a')).toBe(true);
  expect(run.isDifferent('a', 'b')).toBe(true);
  expect(run.isAmong('a', ['b', 'a'])).toBe(true);
});

it('counts characters without the spaces around, and takes empty for absent', () => {
  expect(run.lengthOf('  ab c\n')).toBe(4);
  expect(run.lengthOf('🏔️')).toBe(2);
  expect(run.lengthOf(null)).toBeNaN();
  expect(run.sizeOf([])).toBe(0);
  expect(run.sizeOf(undefined)).toBeNaN();
  for (const empty of ['', ' \n\t', []]) expect(run.isPresent(empty)).toBe(false);
  for (const there of ['0', 0, false, [null], {}]) expect(run.isPresent(there)).toBe(true);
});

it('writes a status in title case', () => {
  expect(['pending', 'payment_pending', 'no-show', 'CANCELLED BY HOST', '', null].map(run.titleCase)).toEqual([
    'Pending',
    'Payment Pending',
    'No Show',
    'Cancelled By Host',
    '',
    '',
  ]);
});

it('answers every reason in order', () => {
  expect(
    run.judge([
      [true, 'a.b', 'r.1'],
      [false, 'c.d', 'r.2'],
      [false, 'a.b', 'r.3'],
    ]),
  ).toEqual({
    ok: false,
    reasons: [
      { code: 'c.d', says: 'r.2' },
      { code: 'a.b', says: 'r.3' },
    ],
  });
  expect(run.judge([])).toEqual({ ok: true });
});
