// How long a calendar of 5,000 events takes to read, and how many calendars of three platforms a server keeps fresh: `npm run bench:calendars`.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { feedMinutes } from '../../../generated/model/constants';
import type { PublicReader } from '../../../src/server/outside/public-reader';
import { takenIn } from '../../../src/server/outside/taken-nights';
import { readDueCalendars } from '../../../src/server/property/feeds/feed.commands';
import { inTransaction } from '../../../src/server/request/context';
import { openQueue } from '../../../src/server/jobs/queue';
import { openCalendars } from '../../../src/server/outside/calendars';
import { aDatabase, engines } from '../../support/databases';
import { aPerson, aProperty } from '../../support/a-property';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const dayMs = 86_400_000;
const now = new Date();
const dateAt = (day: number): string => new Date(now.getTime() + day * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
const calendarOf = (events: number, first: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...Array.from({ length: events }, (_, at) =>
      [
        'BEGIN:VEVENT',
        `DTEND;VALUE=DATE:${dateAt(first + at * 3 + 2)}`,
        `DTSTART;VALUE=DATE:${dateAt(first + at * 3)}`,
        `UID:${at}-${first}@platform.example`,
        'SUMMARY:Reserved',
        `DESCRIPTION:Reservation URL: https://www.platform.example/hosting/reservations/details/${at}\r\n  and so on`,
        'END:VEVENT',
      ].join('\r\n'),
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const timed = async (work: () => unknown): Promise<string> => {
  const [since, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return `${((performance.now() - since) / 1000).toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of this process's work`;
};

const large = calendarOf(5000, 1);
say(`5,000 events, ${(large.length / 1e6).toFixed(1)} MB: ${await timed(() => takenIn(large, 'America/Vancouver'))}`);

// the world has three names, and a host a few calendars at each
const names = ['www.airbnb.ca', 'www.vrbo.com', 'ical.booking.com'];
const platforms = ['airbnb', 'vrbo', 'booking'] as const;
const hosts = 250;
const feeds = hosts * names.length;

/** Three servers of calendars, each on a port of its own; `firsts` holds the night on which those of each host begin. */
const aWorld = async () => {
  const world = { firsts: Array<number>(hosts).fill(1), asked: 0 };
  const ports = await Promise.all(
    names.map(
      () =>
        new Promise<number>((resolve) => {
          const server = createServer((request, reply) => {
            world.asked += 1;
            const at = Number(/(\d+)\.ics/.exec(request.url ?? '')?.[1]);
            const first = world.firsts[at] ?? 1;
            const etag = `"${first}"`;
            if (request.headers['if-none-match'] === etag) reply.writeHead(304).end();
            else reply.writeHead(200, { 'content-type': 'text/calendar', etag }).end(calendarOf(40, first));
          });
          // a busy machine may leave a connection alone for longer than usual
          server.keepAliveTimeout = 120_000;
          server.unref().listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  // over the wire as in the world; without its pace, which is a figure of its own
  const reader: PublicReader = {
    read: async (address, { headers = {} }) => {
      const url = new URL(address);
      const answer = await fetch(`http://127.0.0.1:${ports[names.indexOf(url.host)]}${url.pathname}`, { headers });
      const body = Buffer.from(await answer.arrayBuffer());
      return { address, status: answer.status, header: (name) => answer.headers.get(name) ?? undefined, body };
    },
  };
  return { world, reader };
};

for (const engine of engines) {
  const database = await aDatabase(engine);
  const { db } = database;
  const { world, reader } = await aWorld();
  for (let at = 0; at < hosts; at += 1) {
    const property_id = await aProperty(db, await aPerson(db));
    for (const [nth, name] of names.entries()) {
      const made = { feed_id: randomUUID(), property_id, platform: platforms[nth] ?? ('generic' as const), created_at: now, due_at: now };
      await db
        .insertInto('calendar_feeds')
        .values({ ...made, url: `https://${name}/calendar/${at}.ics` })
        .execute();
    }
  }
  const queue = await openQueue(database);
  const context = { db, jobs: queue, calendars: openCalendars(reader), now, warn: say };
  // all of it, however often the job has to be run for it
  const refresh = async (): Promise<void> => {
    world.asked = 0;
    await inTransaction(context, ({ trx }) => trx.updateTable('calendar_feeds').set({ due_at: now }).execute());
    while (world.asked < feeds) await readDueCalendars(context);
  };
  for (const [what, changed] of [
    ['new', 1],
    ['one in ten with other nights', 0.1],
    ['unchanged', 0],
  ] as const) {
    world.firsts = world.firsts.map((first, at) => (at < hosts * changed ? first + 1 : first));
    const since = performance.now();
    const told = await timed(refresh);
    const seconds = (performance.now() - since) / 1000;
    const fresh = Math.round((feeds / seconds) * feedMinutes * 60);
    say(`${engine}, ${feeds} calendars of 40 events at three names, ${what}: ${told}; ${fresh} each ${feedMinutes} minutes`);
  }
  await queue.close();
  await database.close();
}
process.exit();
