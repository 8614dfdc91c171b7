// How many bookings a second the server takes, on places of their own and all on one, beside the database alone: `npm run bench:bookings`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findPostgres } from '../../../src/install.mjs';
import { aServer, type TestServer } from '../../support/a-server';
import { columns, rowOf, scriptOf, statementsOf } from './statements';
import { book, someTargets, type Target } from './targets';

const many = 300;
const warmUp = 60;
/** As many as the server has connections: pgbench asks over as many. */
const connections = 10;
const crowds = [connections, many];
const places = ['each elsewhere', 'all at one'] as const;

/** Books all of them, some at once; answers how many a second. */
const bookAll = async (server: TestServer, targets: readonly Target[], atOnce: number): Promise<number> => {
  const waiting = targets.values();
  const since = performance.now();
  const one = async (): Promise<void> => {
    for (const target of waiting) await book(server, target);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (targets.length * 1000) / (performance.now() - since);
};

/** Lets pgbench ask the same statements for as many other bookings; answers how many a second. */
const bookAlone = async ({ database }: TestServer, targets: readonly Target[], script: string): Promise<number> => {
  const { db, folder } = database;
  await sql
    .raw(`drop table if exists bench; drop sequence if exists bench_n; create sequence bench_n;
    create table bench (n bigint primary key, ${columns.map((column) => `${column} text`).join(', ')})`)
    .execute(db);
  for (const [at, target] of targets.entries()) await sql`insert into bench values (${sql.join([at + 1, ...rowOf(target)])})`.execute(db);
  const file = join(folder, 'booking.sql');
  writeFileSync(file, script);
  const counted = ['-c', String(connections), '-j', '2', '-t', String(targets.length / connections)];
  const where = ['-h', folder, '-U', 'postgres', 'postgres'];
  const before = await countBookings(database.db);
  const told = execFileSync(join(findPostgres() ?? '', 'pgbench'), ['-n', '-M', 'simple', ...counted, '-f', file, ...where], {
    encoding: 'utf8',
  });
  const made = (await countBookings(database.db)) - before;
  if (made !== targets.length) throw new Error(`pgbench made ${made} of ${targets.length} bookings:\n${told}`);
  return Number(/tps = ([\d.]+)/.exec(told)?.[1]);
};
const countBookings = async (db: TestServer['database']['db']): Promise<number> =>
  (
    await db
      .selectFrom('held_nights')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const server = await aServer('PostgreSQL', new Date());
await bookAll(server, await someTargets(server, warmUp, 'each elsewhere'), connections);
say(`${many} bookings a time; bookings a second`);
for (const where of places) {
  const [first, ...others] = await someTargets(server, many + 1, where);
  if (!first) throw new Error('nothing to book');
  const statements = await statementsOf(() => book(server, first));
  const alone = await bookAlone(server, others, scriptOf(statements, first));
  say(`${where.padEnd(16)}pgbench ${alone.toFixed(0).padStart(14)}   (${statements.length} statements each)`);
  for (const atOnce of crowds) {
    const ours = await bookAll(server, await someTargets(server, many, where), atOnce);
    say(
      `${where.padEnd(16)}server, ${String(atOnce).padStart(3)} at once ${ours.toFixed(0).padStart(4)}   ratio ${(ours / alone).toFixed(2)}`,
    );
  }
}
await server.close();
