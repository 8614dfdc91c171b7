// How many bookings a second the server takes, on places of their own and all on one, beside the database alone: `npm run bench:bookings`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { aServer, type TestServer } from '../../support/a-server';
import { type Mode, pgbench, statementsOf, timesASecond } from '../pgbench';
import { type Script, scriptOf } from './statements';
import { book, someTargets, type Target } from './targets';

const many = 300;
const warmUp = 300;
/** The middle one counts: others may work beside it. */
const rounds = 3;
/** As many as the server has connections: pgbench asks over as many. */
const connections = 10;
const crowds = [connections, many];
const places = ['each elsewhere', 'all at one'] as const;
/** The server's statements are planned once; by itself pgbench plans each anew. */
const modes = ['simple', 'prepared'] as const;

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
const bookAlone = async (
  { database: { db, folder } }: TestServer,
  targets: readonly Target[],
  it: { readonly script: Script; readonly mode: Mode },
) => {
  const { columns, rowOf, textIn } = it.script;
  await sql
    .raw(`drop table if exists bench; drop sequence if exists bench_n; create sequence bench_n;
    create table bench (n bigint primary key, ${columns.map((column) => `${column} text`).join(', ')})`)
    .execute(db);
  for (const [at, target] of targets.entries()) await sql`insert into bench values (${sql.join([at + 1, ...rowOf(target)])})`.execute(db);
  const file = join(folder, 'booking.sql');
  writeFileSync(file, textIn(it.mode));
  const before = await countBookings(db);
  const args = ['-c', String(connections), '-t', String(targets.length / connections), '-f', file];
  const told = pgbench(folder, { mode: it.mode, args });
  const made = (await countBookings(db)) - before;
  if (made !== targets.length) throw new Error(`pgbench made ${made} of ${targets.length} bookings:\n${told}`);
  return timesASecond(told);
};
const countBookings = async (db: TestServer['database']['db']): Promise<number> =>
  (
    await db
      .selectFrom('held_nights')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const middleOf = (figures: readonly number[]): number => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;

const server = await aServer('PostgreSQL', new Date());
await bookAll(server, await someTargets(server, warmUp, 'each elsewhere'), connections);
say(`${many} bookings a time, ${rounds} times; bookings a second`);
for (const where of places) {
  const alone = modes.map((mode) => ({ mode, figures: Array.of<number>() }));
  const ours = crowds.map((atOnce) => ({ atOnce, figures: Array.of<number>() }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { mode, figures } of alone) {
      const [first, ...others] = await someTargets(server, many + 1, where);
      if (!first) throw new Error('nothing to book');
      const script = scriptOf(await statementsOf(() => book(server, first)), first);
      figures.push(await bookAlone(server, others, { script, mode }));
    }
    for (const { atOnce, figures } of ours) figures.push(await bookAll(server, await someTargets(server, many, where), atOnce));
  }
  for (const { mode, figures } of alone) say(`${where.padEnd(16)}pgbench, ${mode.padEnd(13)}${middleOf(figures).toFixed(0).padStart(5)}`);
  for (const { atOnce, figures } of ours) {
    const ratios = alone.map((it) => `${(middleOf(figures) / middleOf(it.figures)).toFixed(2)} of ${it.mode}`);
    say(
      `${where.padEnd(16)}server, ${String(atOnce).padStart(3)} at once  ${middleOf(figures).toFixed(0).padStart(6)}   ${ratios.join(', ')}`,
    );
  }
}
await server.close();
