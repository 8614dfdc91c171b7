// Searches a second that the server answers over HTTP, beside the database alone with the same statements: `npm run bench:throughput -- 100000`.
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { keysOf } from '../../../generated/model/keys';
import { Province } from '../../../generated/model/values';
import { databaseOver } from '../../../src/server/database/open';
import { aServer } from '../../support/a-server';
import { aPerson, aProperty } from '../../support/a-property';
import { aSite } from '../../support/a-site';
import { workOfDatabase, workOf } from '../work';
import { pgbench, type Statement, statementsOf, textOf, timesASecond } from '../pgbench';
import { grow, townNamed } from './listings';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const connections = 16;
const seconds = 3;
/** The middle one counts: others may work beside it. */
const rounds = 3;
/** Of each kind of search so many that differ. */
const differing = 64;

const dayAt = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dates = (at: number) => ({ checkin: dayAt(30 + at), checkout: dayAt(33 + at) });
const provinces = keysOf(Province).slice(0, 8);
const kinds: readonly (readonly [what: string, termsAt: (at: number) => object])[] = [
  ['nothing given', (at) => ({ page: 1 + (at % 40) })],
  ['a province', (at) => ({ province: provinces[at % 8], page: 1 + (at >> 3) })],
  ['a town', (at) => ({ query: townNamed(at) })],
  ['a section of the map', (at) => ({ bounds: [43 + (at % 8), -120 + (at >> 3) * 6, 44 + (at % 8), -118 + (at >> 3) * 6] })],
  ['dates', dates],
  ['dates within a price', (at) => ({ ...dates(at), filters: { price_min: 150 + (at % 5) * 10, price_max: 250 } })],
];

const server = await aServer('PostgreSQL', new Date());
const { database } = server;
const { db, reading, folder, url = '' } = database;
const slow = database.patient ? databaseOver(database.patient()) : db;
await grow(slow, await aProperty(db, await aPerson(db)), { from: 0, to: Number(process.argv[2] ?? 10_000), report: say });
await slow.destroy();
const site = await aSite('PGlite', { DATABASE_URL: url, TRUST_PROXY: '127.0.0.0/8' });

const visitors = () => {
  let asked = 0;
  return (network: number): string => {
    const it = (asked % differing) + differing * Math.floor(asked / (differing * 50));
    asked += 1;
    return `${network}.${it >> 16}.${(it >> 8) & 255}.${it & 255}`;
  };
};
// each visitor asks a few times, and none of them is one that pgbench counts: nobody is told to wait
const [nextVisitor, nextRecorded] = [visitors(), visitors()];

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const { port } = new URL(site.origin);
const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip' };
/** Asks the server, and reads its answer whole. */
const post = (body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method: 'POST', path: '/api/property/search' });
    for (const [name, value] of Object.entries({ ...headers, 'x-forwarded-for': nextVisitor(10) })) sent.setHeader(name, value);
    sent.once('error', reject).once('response', (answer) => {
      const end = (): void => (answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode}`)));
      answer.resume().once('end', end);
    });
    sent.end(body);
  });

/** Searches a second over so many connections. */
const overHttp = async (bodies: readonly string[]): Promise<number> => {
  const since = performance.now();
  const until = since + seconds * 1000;
  let answered = 0;
  const one = async (connection: number): Promise<void> => {
    for (let at = connection * 4; performance.now() < until; at += 1) {
      await post(bodies[at % bodies.length] ?? '');
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, at) => one(at)));
  return (answered * 1000) / (performance.now() - since);
};

const settings = async (): Promise<string> => {
  const { rows } = await sql<{ set: string }>`select format('-c %s=%s', name, setting || coalesce(unit, '')) as set from pg_settings
    where name in ('jit', 'max_parallel_workers_per_gather', 'work_mem')`.execute(reading);
  return rows.map((it) => it.set).join(' ');
};

const filled = ({ text, values }: Statement): string =>
  `${text
    .replaceAll(/\$(\d+)/g, (_all, at: string) => {
      const value = values[Number(at) - 1];
      return value === null || value === undefined ? 'null' : `'${textOf(value).replaceAll("'", "''")}'`;
    })
    .replaceAll(/\s+/g, ' ')
    .trim()};`;

const search = async (body: string, network: number): Promise<void> => {
  const { status, raw } = await server.ask('POST /property/search', {
    from: nextRecorded(network),
    body,
    headers: { 'content-type': 'application/json' },
    unsettled: true,
  });
  if (status !== 200) throw new Error(`refused: ${raw.body}`);
};
/** The statements of each search, as a server asks them that has answered it before: what it keeps is not read again by either. */
const scriptsOf = async (what: string, bodies: readonly string[]): Promise<readonly string[]> => {
  // pgbench counts these visitors again and again
  const network = 11 + kinds.findIndex(([it]) => it === what);
  for (const body of bodies) await search(body, network);
  const files: string[] = [];
  for (const [at, body] of bodies.entries()) {
    const file = join(folder, `${what.replaceAll(' ', '-')}-${at}.sql`);
    writeFileSync(file, `${(await statementsOf(() => search(body, network))).map(filled).join('\n')}\n`);
    files.push(file);
  }
  return files;
};

const middleOf = (figures: readonly number[]): number => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;
/** Searches a second, and the processor time of one in milliseconds. */
interface Figures {
  readonly rate: number;
  readonly work: number;
}
/** The processor time tells more where others work beside: it is the same however long one waits for a processor. */
const working = async (pids: readonly number[], search: () => Promise<number> | number): Promise<Figures> => {
  const spent = (): number => workOfDatabase(folder) + pids.reduce((sum, pid) => sum + workOf(pid), 0);
  const [since, before] = [performance.now(), spent()];
  const rate = await search();
  return { rate, work: ((spent() - before) * 1000) / (rate * (performance.now() - since)) };
};
const middleOfAll = (all: readonly Figures[]): Figures => ({
  rate: middleOf(all.map((it) => it.rate)),
  work: middleOf(all.map((it) => it.work)),
});

const connected = await settings();
const measure = async (bodies: readonly string[], files: readonly string[]): Promise<readonly [ours: Figures, alone: Figures]> => {
  const [ours, alone]: readonly [Figures[], Figures[]] = [[], []];
  await overHttp(bodies);
  const args = ['-c', String(connections), '-T', String(seconds), ...files.flatMap((file) => ['-f', file])];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await working([], () => timesASecond(pgbench(folder, { mode: 'simple', args, settings: connected }))));
    ours.push(await working([site.pid()], () => overHttp(bodies)));
  }
  return [middleOfAll(ours), middleOfAll(alone)];
};

say(`searches a second at ${connections} connections, of the server and of pgbench with the same statements, and the ratio;`);
say('processor time of one in ms, of server and database, and of the database alone, and the ratio');
const tell = (what: string, [ours, alone]: readonly [Figures, Figures]): void => {
  const rates = [ours.rate.toFixed(0), alone.rate.toFixed(0), (ours.rate / alone.rate).toFixed(2)];
  const works = [ours.work.toFixed(1), alone.work.toFixed(1), (alone.work / ours.work).toFixed(2)];
  say([what.padEnd(24), ...[...rates, ...works].map((it) => it.padStart(7))].join(''));
};
const all: (readonly [Figures, Figures])[] = [];
for (const [what, termsAt] of kinds) {
  const bodies = Array.from({ length: differing }, (_, at) => JSON.stringify(termsAt(at)));
  const figures = await measure(bodies, await scriptsOf(what, bodies));
  tell(what, figures);
  all.push(figures);
}
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, it) => sum + it, 0);
const equalParts = (figures: readonly Figures[]): Figures => ({
  rate: figures.length / sumOf(figures.map((it) => 1 / it.rate)),
  work: sumOf(figures.map((it) => it.work)) / figures.length,
});
tell('all in equal parts', [equalParts(all.map(([ours]) => ours)), equalParts(all.map(([, alone]) => alone))]);
agent.destroy();
await site.close();
await server.close();
