// Calendars from elsewhere as texts: repeats, free events, events of our own, and what is left out.
import { describe, expect, test } from 'vitest';
import { takenIn } from '../../src/server/outside/taken-nights';

const zone = 'America/Vancouver';
const within = { from: '2027-01-01', to: '2027-03-01' } as const;
const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((it) => ['BEGIN:VEVENT', it, 'END:VEVENT']), 'END:VCALENDAR'].join('\r\n');
const nights = (...events: readonly string[]) =>
  takenIn(calendar(...events), zone, within).taken.map(({ start, end }) => `${start} ${end}`);
const weekly = 'UID:w\r\nDTSTART;VALUE=DATE:20261204\r\nDTEND;VALUE=DATE:20261206\r\nRRULE:FREQ=WEEKLY;INTERVAL=4';

describe('an event that comes again and again', () => {
  test('takes its nights each time, from today to the end of what can be booked', () => {
    expect(nights(weekly)).toEqual(['2027-01-01 2027-01-03', '2027-01-29 2027-01-31', '2027-02-26 2027-02-28']);
  });

  test.each([
    ['comes so often', `${weekly};COUNT=2`, ['2027-01-01 2027-01-03']],
    ['comes until a day', `${weekly};UNTIL=20270130`, ['2027-01-01 2027-01-03', '2027-01-29 2027-01-31']],
    ['leaves out a day', `${weekly}\r\nEXDATE;VALUE=DATE:20270129`, ['2027-01-01 2027-01-03', '2027-02-26 2027-02-28']],
    [
      'names its days',
      'UID:d\r\nDTSTART;VALUE=DATE:20270105\r\nRDATE;VALUE=DATE:20270110,20270120',
      ['2027-01-05 2027-01-06', '2027-01-10 2027-01-11', '2027-01-20 2027-01-21'],
    ],
    [
      'has hours',
      'UID:h\r\nDTSTART;TZID=America/Vancouver:20270115T160000\r\nDTEND;TZID=America/Vancouver:20270117T110000\r\nRRULE:FREQ=MONTHLY;COUNT=2',
      ['2027-01-15 2027-01-17', '2027-02-15 2027-02-17'],
    ],
    ['comes several times a day', 'UID:s\r\nDTSTART;VALUE=DATE:20270105\r\nRRULE:FREQ=SECONDLY', ['2027-01-05 2027-01-06']],
  ])('takes what it says where it %s', (_how, event, wanted) => {
    expect(nights(event)).toEqual(wanted);
  });

  test('stands where one of its days was moved to, and not where that was; a day that was cancelled is free', () => {
    const moved = 'UID:w\r\nRECURRENCE-ID;VALUE=DATE:20270129\r\nDTSTART;VALUE=DATE:20270202\r\nDTEND;VALUE=DATE:20270204';
    const gone =
      'UID:w\r\nRECURRENCE-ID;VALUE=DATE:20270226\r\nSTATUS:CANCELLED\r\nDTSTART;VALUE=DATE:20270226\r\nDTEND;VALUE=DATE:20270228';
    expect(nights(weekly, moved, gone).toSorted()).toEqual(['2027-01-01 2027-01-03', '2027-02-02 2027-02-04']);
  });

  test('is told, since the same text means other nights some days later', () => {
    expect(takenIn(calendar(weekly), zone, within).repeats).toBe(true);
    expect(takenIn(calendar('DTSTART;VALUE=DATE:20270105'), zone, within).repeats).toBe(false);
  });

  test('is followed only so far', () => {
    const old = ['1', '2', '3'].map((uid) => `UID:${uid}\r\nDTSTART;VALUE=DATE:19000101\r\nRRULE:FREQ=DAILY`);
    expect(() => takenIn(calendar(...old), zone, within)).toThrow('100000 repeats');
  });
});

test('an event of ours that comes back is nothing', () => {
  const ours = 'UID:5b7c@stays.example\r\nSUMMARY:Reserved\r\nDTSTART;VALUE=DATE:20270105';
  const theirs = 'UID:5b7c@airbnb.com\r\nSUMMARY:Reserved\r\nDTSTART;VALUE=DATE:20270107';
  const { taken, ...rest } = takenIn(calendar(ours, theirs), zone, { ...within, own: 'stays.example' });
  expect(taken.map(({ start }) => start)).toEqual(['2027-01-07']);
  expect(rest).toEqual({ broken: 0, free: 0, short: 0, repeats: false });
});

test('an all-day event holds its night; what is marked free, lies within a day or makes no sense is counted, of what is to come', () => {
  const events = [
    'UID:1\r\nDTSTART;VALUE=DATE:20270105',
    'UID:2\r\nTRANSP:TRANSPARENT\r\nDTSTART;VALUE=DATE:20270110\r\nDTEND;VALUE=DATE:20270112',
    'UID:3\r\nTRANSP:TRANSPARENT\r\nDTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261203',
    'UID:4\r\nDTSTART:20270120T170000Z\r\nDTEND:20270120T190000Z',
    'UID:5\r\nDTSTART;VALUE=DATE:20270230',
  ];
  const { taken, ...rest } = takenIn(calendar(...events), zone, within);
  expect(taken.map(({ start }) => start)).toEqual(['2027-01-05']);
  expect(rest).toEqual({ broken: 1, free: 1, short: 1, repeats: false });
});

test('an event of whatever values is read or counts as broken, and breaks no other', () => {
  const days = '20270101 20270101T100000Z 99991231 20270230 20270101T999999Z 20270101T235960Z 20270101/P5D -0001 TZ 2027-01-01'.split(' ');
  const types = ['', ';VALUE=DATE', ';VALUE=PERIOD'];
  const repeats = [
    'X-NONE:1',
    ...['FREQ=DAILY', 'FREQ=DAILY;COUNT=-5', 'FREQ=FOO', '', 'FREQ=WEEKLY;WKST=XX', 'FREQ=YEARLY;BYWEEKNO=53', 'FREQ=DAILY;UNTIL=x'].map(
      (rule) => `RRULE:${rule}`,
    ),
    ...types.flatMap((type) => days.map((day) => `RDATE${type}:${day}`)),
    ...days.map((day) => `RRULE:FREQ=WEEKLY\r\nEXDATE:${day}`),
    ...days.map((day) => `RECURRENCE-ID:${day}`),
  ];
  const good = 'UID:g\r\nDTSTART;VALUE=DATE:20270110';
  const odd = types.flatMap((type) =>
    days.flatMap((day) => repeats.map((it) => `UID:o\r\nDTSTART${type}:${day}\r\nDTEND:20270103\r\n${it}`)),
  );
  for (const event of odd)
    expect(takenIn(calendar(event, good), zone, within).taken.at(-1), event).toMatchObject({ uid: 'g', start: '2027-01-10' });
});

test('of a list of days that is too long its beginning counts, in whole days', () => {
  const list = Array.from({ length: 2000 }, (_, at) => `202701${String(1 + (at % 28)).padStart(2, '0')}`).join(',');
  const it = takenIn(calendar(`UID:l\r\nDTSTART;VALUE=DATE:20270101\r\nRDATE;VALUE=DATE:${list}`), zone, within);
  expect(it).toMatchObject({ broken: 0 });
  expect(it.taken).toHaveLength(28);
});
