// How long a calendar of 5,000 events takes to read, and 500 calendars to refresh: `npm run bench:calendars`.
import { randomUUID } from 'node:crypto';
import { takenIn } from '../../../src/server/outside/calendars';
import { readDueCalendars } from '../../../src/server/property/feeds/feed.commands';
import { inTransaction } from '../../../src/server/request/context';
import { openQueue } from '../../../src/server/jobs/queue';
import { openCalendars } from '../../../src/server/outside/calendars';
import { aDatabase, engines } from '../../support/databases';
import { anElsewhere } from '../../support/elsewhere';
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

const feeds = 500;
for (const engine of engines) {
  const database = await aDatabase(engine);
  const { db } = database;
  const elsewhere = anElsewhere('text/calendar');
  const host = await aPerson(db);
  for (let at = 0; at < feeds; at += 1) {
    const property_id = await aProperty(db, host);
    const url = `https://platform-${at}.example/calendar.ics`;
    const made = { feed_id: randomUUID(), property_id, platform: 'generic' as const, url, created_at: now, due_at: now };
    await db.insertInto('calendar_feeds').values(made).execute();
  }
  const queue = await openQueue(database);
  const context = { db, jobs: queue, calendars: openCalendars(elsewhere.reader), now };
  // all of it, however often the job has to be run for it
  const refresh = async (): Promise<void> => {
    elsewhere.asked.length = 0;
    await inTransaction(context, ({ trx }) => trx.updateTable('calendar_feeds').set({ due_at: now }).execute());
    while (elsewhere.asked.length < feeds) await readDueCalendars(context);
  };
  for (const [what, first] of [
    ['new', 1],
    ['with other nights', 2],
    ['unchanged', 2],
  ] as const) {
    for (let at = 0; at < feeds; at += 1) elsewhere.texts.set(`https://platform-${at}.example/calendar.ics`, calendarOf(40, first));
    say(`${engine}, ${feeds} calendars of 40 events, ${what}: ${await timed(refresh)}`);
  }
  await queue.close();
  await database.close();
}
