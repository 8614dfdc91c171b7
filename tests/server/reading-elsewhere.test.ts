// Listings on other platforms: read as a guest would, and never from inside our own network.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PlainDate } from '../../generated/model/wire';
import { openCalendars } from '../../src/server/outside/calendars';
import { openPages } from '../../src/server/outside/pages';
import { takenIn } from '../../src/server/outside/taken-nights';
import { openPublicReader, type ReaderOptions } from '../../src/server/outside/public-reader';
import { nightsThatMatter } from '../../src/server/property/feeds/feed.commands';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

let server: Server;
let origin: string;
let answers: Record<string, Answer>;
let asked: string[];
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, reply);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [answers, asked] = [{}, []];
});

const says =
  (
    body: string | Buffer,
    headers: Readonly<Record<string, string>> = { 'content-type': 'text/html; charset=utf-8' },
    status = 200,
  ): Answer =>
  (_request, reply) =>
    void reply.writeHead(status, headers).end(body);
const leads = (location: string): Answer => says('', { location }, 302);
const plain = { 'content-type': 'text/plain' };
const reader = (more: Partial<ReaderOptions> = {}) =>
  openPublicReader({ userAgent: 'TuckamoreBot/1.0', inner: origin, paces: { page: 0, calendar: 0 }, ...more });
const pages = (more: Partial<ReaderOptions> = {}) => openPages(reader(more), 'TuckamoreBot');
const why = (reading: Promise<unknown>) =>
  reading.then(
    () => 'was read',
    ({ why: reason }: { readonly why: string }) => reason,
  );

test('our own machine is read at the one address that is named, and at no other of it', async () => {
  answers['/'] = says('yes');
  expect((await pages().page(`${origin}/`)).html).toBe('yes');
  expect(await why(pages({ inner: undefined }).page(`${origin}/`))).toBe('not_public');
});

describe('a page', () => {
  test('comes with the address that it has after redirects, three at most', async () => {
    answers = { '/1': leads('/2'), '/2': leads(`${origin}/3`), '/3': leads('4'), '/4': says('<p>Loft</p>'), '/0': leads('/1') };
    expect(await pages().page(`${origin}/1`)).toEqual({ address: `${origin}/4`, html: '<p>Loft</p>' });
    expect(await why(pages().page(`${origin}/0`))).toBe('unreachable');
  });

  test('is read in its own letters, unpacked, and never beyond its bound', async () => {
    answers['/latin'] = says(Buffer.from('Mont\u00e9e', 'latin1'), { 'content-type': 'text/html; charset=iso-8859-1' });
    answers['/zip'] = says(gzipSync('packed'), { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    answers['/bomb'] = says(gzipSync(Buffer.alloc(50_000_000)), { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    expect((await pages().page(`${origin}/latin`)).html).toBe('Montée');
    expect((await pages().page(`${origin}/zip`)).html).toBe('packed');
    expect(await why(pages().page(`${origin}/bomb`))).toBe('too_heavy');
  });

  test.each([
    ['absent', says('', {}, 404)],
    ['absent', says('', {}, 410)],
    ['refused', says('', {}, 403)],
    ['refused', says('', {}, 429)],
    ['unreachable', says('', {}, 503)],
    ['unsuitable', says('%PDF', { 'content-type': 'application/pdf' })],
    ['unsuitable', says('?', {})],
    ['unreachable', (request: IncomingMessage) => void request.socket.destroy()],
  ] as const)('that is not to be had is %s', async (reason, answer) => {
    answers['/page'] = answer;
    expect(await why(pages().page(`${origin}/page`))).toBe(reason);
  });

  test('that does not end is given up', async () => {
    answers['/robots.txt'] = says('', { 'content-type': 'text/plain' });
    answers['/slow'] = (_request, reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).write('<');
    const patient = pages();
    await patient.page(`${origin}/robots`).catch(() => undefined);
    expect(await why(pages({ patience: 200 }).page(`${origin}/slow`))).toBe('unreachable');
  });

  test('is left alone where it only leads to what robots.txt forbids', async () => {
    answers = { '/page': leads('/hidden'), '/hidden': says('found'), '/robots.txt': says('User-agent: *\nDisallow: /hidden', plain) };
    expect(await why(pages().page(`${origin}/page`))).toBe('refused');
    expect(asked).not.toContain('/hidden');
  });

  test('is left alone where robots.txt says so to us, or cannot be asked', async () => {
    answers['/page'] = says('yes');
    const robots = (text: string) => {
      answers['/robots.txt'] = says(text, { 'content-type': 'text/plain' });
      return why(pages().page(`${origin}/page`));
    };
    expect(await robots('User-agent: *\nDisallow: /')).toBe('refused');
    expect(await robots('User-agent: TuckamoreBot\nDisallow: /pa*e$')).toBe('refused');
    expect(await robots('User-agent: SomebodyElse\nDisallow: /')).toBe('was read');
    answers['/robots.txt'] = says('', {}, 500);
    const patient = pages();
    expect(await why(patient.page(`${origin}/page`))).toBe('unreachable');
    delete answers['/robots.txt'];
    expect(await why(patient.page(`${origin}/page`))).toBe('was read');
  });

  test('asks for the rules of a host once, and says who it is', async () => {
    let named: string | undefined;
    answers['/a'] = (request, reply) => {
      named = request.headers['user-agent'];
      says('a')(request, reply);
    };
    const one = pages();
    await one.page(`${origin}/a`);
    await one.page(`${origin}/a`);
    expect(asked).toEqual(['/robots.txt', '/a', '/a']);
    expect(named).toBe('TuckamoreBot/1.0');
  });

  test('a picture comes as its file', async () => {
    answers['/one.jpg'] = says(Buffer.from([1, 2, 3]), { 'content-type': 'image/jpeg' });
    expect([...(await pages().picture(`${origin}/one.jpg`))]).toEqual([1, 2, 3]);
    answers['/two.jpg'] = says('<html>');
    expect(await why(pages().picture(`${origin}/two.jpg`))).toBe('unsuitable');
  });
});

const zone = 'America/Vancouver';
const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flatMap((it) => ['BEGIN:VEVENT', it, 'END:VEVENT']), 'END:VCALENDAR'].join('\r\n');

describe('a calendar', () => {
  const nights = (...events: readonly string[]) => takenIn(calendar(...events), zone).taken.map(({ start, end }) => `${start} ${end}`);

  test.each([
    ['days', 'DTSTART;VALUE=DATE:20270701\r\nDTEND;VALUE=DATE:20270704', '2027-07-01 2027-07-04'],
    ['days without their type', 'DTSTART:20270701\r\nDTEND:20270704', '2027-07-01 2027-07-04'],
    [
      'hours of a zone',
      'DTSTART;TZID=America/Vancouver:20270701T160000\r\nDTEND;TZID=America/Vancouver:20270704T110000',
      '2027-07-01 2027-07-04',
    ],
    ['hours of the world, in the place’s own zone', 'DTSTART:20270702T010000Z\r\nDTEND:20270704T180000Z', '2027-07-01 2027-07-04'],
    ['one day without an end', 'DTSTART;VALUE=DATE:20270701', '2027-07-01 2027-07-02'],
    ['a length', 'DTSTART;VALUE=DATE:20270701\r\nDURATION:P1W', '2027-07-01 2027-07-08'],
    ['a folded line', 'SUMMARY:Res\r\n erved\r\nDTSTART;VALUE=DATE:2027\r\n 0701', '2027-07-01 2027-07-02'],
    ['an alarm within', 'BEGIN:VALARM\r\nDTSTART:20300101\r\nEND:VALARM\r\nDTSTART;VALUE=DATE:20270701', '2027-07-01 2027-07-02'],
    ['what recurs, once', 'DTSTART;VALUE=DATE:20270701\r\nRRULE:FREQ=SECONDLY', '2027-07-01 2027-07-02'],
  ])('says its nights by %s', (_how, event, wanted) => {
    expect(nights(event)).toEqual([wanted]);
  });

  test.each([
    ['cancelled', 'STATUS:Cancelled\r\nDTSTART;VALUE=DATE:20270701'],
    ['free', 'TRANSP:TRANSPARENT\r\nDTSTART;VALUE=DATE:20270701'],
    ['over before the night', 'DTSTART:20270701T170000Z\r\nDTEND:20270701T190000Z'],
  ])('takes no night where an event is %s', (_how, event) => {
    expect(takenIn(calendar(event), zone)).toMatchObject({ taken: [], broken: 0 });
  });

  test('counts what is broken, and keeps what stands beside it', () => {
    const good = 'UID:1\r\nSUMMARY:Reserved\r\nDTSTART;VALUE=DATE:20270701\r\nDTEND;VALUE=DATE:20270703';
    const broken = [
      'DTSTART;VALUE=DATE:20270230',
      'SUMMARY:no date',
      'DTSTART:soon',
      'DTSTART;VALUE=DATE:20270705\r\nDTEND;VALUE=DATE:20270701',
    ];
    expect(takenIn(calendar(broken[0] ?? '', good, ...broken.slice(1)), zone)).toMatchObject({
      taken: [{ uid: '1', start: '2027-07-01', end: '2027-07-03', kind: 'booking' }],
      broken: 4,
    });
  });

  test('tells who comes from what the host closes', () => {
    const of = (summary: string) => takenIn(calendar(`SUMMARY:${summary}\r\nDTSTART;VALUE=DATE:20270701`), zone).taken[0]?.kind;
    expect(['Reserved', 'Airbnb (Not available)', 'Blocked', 'Ada'].map(of)).toEqual(['booking', 'block', 'block', 'booking']);
  });

  test('is one, and of a bearable size', () => {
    expect(() => takenIn('<html>', zone)).toThrow('no calendar');
    const one = 'DTSTART;VALUE=DATE:20270701';
    expect(() => takenIn(calendar(...Array.from({ length: 5001 }, () => one)), zone)).toThrow('5000');
  });

  test('is read anew only when it has changed', async () => {
    const body = calendar('UID:1\r\nDTSTART;VALUE=DATE:20270701');
    answers['/feed.ics'] = (request, reply) => {
      if (request.headers['if-none-match'] === '"7"') reply.writeHead(304).end();
      else
        reply.writeHead(200, { 'content-type': 'text/calendar', etag: '"7"', 'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT' }).end(body);
    };
    const calendars = openCalendars(reader());
    const first = await calendars.read(`${origin}/feed.ics`, zone);
    expect(first).toMatchObject({
      version: { etag: '"7"', modified: 'Fri, 20 Nov 2026 12:00:00 GMT' },
      taken: [{ uid: '1', start: '2027-07-01', end: '2027-07-02', kind: 'booking' }],
      broken: 0,
    });
    expect(await calendars.read(`${origin}/feed.ics`, zone, { since: first === 'unchanged' ? {} : first.version })).toBe('unchanged');
    expect(await why(calendars.read(`${origin}/none.ics`, zone))).toBe('absent');
  });
});

test('a host is asked once a second, another one meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const met: string[] = [];
  const lookup: LookupFunction = (host, _options, done) => {
    met.push(host);
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  };
  const one = openPublicReader({ userAgent: 'TuckamoreBot/1.0', lookup });
  const ask = (host: string) => why(one.read(`https://${host}/`, { types: ['text/html'], bytes: 10 }));
  const all = ['a.example', 'a.example', 'b.example', 'a.example'].map(ask);
  await Promise.all([all[0], all[2]]);
  expect(met).toEqual(['a.example', 'b.example']);
  await vi.advanceTimersByTimeAsync(1000);
  await all[1];
  expect(met).toEqual(['a.example', 'b.example', 'a.example']);
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(all);
  expect(met).toHaveLength(4);
});

test('calendars of a host are read ten at once, one of an account, and a pile of one keeps nobody waiting', async () => {
  const answers: (() => void)[] = [];
  const lookup: LookupFunction = (_host, _options, done) => void answers.push(() => done(null, [{ address: '127.0.0.1', family: 4 }]));
  const one = openPublicReader({ userAgent: 'TuckamoreBot/1.0', lookup, paces: { page: 0, calendar: 0 } });
  const ask = (of: string) => why(one.read('https://a.example/', { types: ['text/calendar'], bytes: 10, isCalendar: true, asker: { of } }));
  const pile = Array.from({ length: 40 }, () => ask('a pile'));
  const others = Array.from({ length: 12 }, (_, at) => ask(`account ${at}`));
  await expect.poll(() => answers.length).toBe(10);
  // one of the pile and nine of others; then those three before the pile's next
  for (const answer of answers.splice(0)) answer();
  expect(await Promise.all([pile[0], ...others.slice(0, 9)])).toEqual(Array<string>(10).fill('not_public'));
  await expect.poll(() => answers.length).toBe(4);
  for (let left = 39; left > 0; left -= 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    for (const answer of answers.splice(0)) answer();
  }
  expect(new Set(await Promise.all([...pile, ...others]))).toEqual(new Set(['not_public']));
});

test('nights that a calendar takes over and over are taken once, and stays that meet are two', () => {
  const day = (of: number): string => `2027-01-${String(of).padStart(2, '0')}`;
  const piled = Array.from({ length: 5000 }, (_, at) => ({
    uid: `${at}`,
    start: day(1 + (at % 10)),
    end: day(12 + (at % 6)),
    kind: 'booking' as const,
  }));
  const stays = [20, 22].map((of) => ({ uid: '', start: day(of), end: day(of + 2), kind: 'booking' as const }));
  const block = { uid: '', start: day(5), end: day(7), kind: 'block' as const };
  const nights = nightsThatMatter({ taken: [...piled, block, ...stays.toReversed()] }, '2026-12-01' as PlainDate);
  expect(nights).toEqual([
    { start: day(1), end: day(17), is_stay: true },
    { start: day(20), end: day(22), is_stay: true },
    { start: day(22), end: day(24), is_stay: true },
    { start: day(5), end: day(7), is_stay: false },
  ]);
});
