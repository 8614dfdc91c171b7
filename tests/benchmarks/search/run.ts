// How long searches take as listings grow: the same ones over 10,000 and over ten times as many, or as many as are named: `npm run bench:search -- 1000000`.
import { databaseOver } from '../../../src/server/database/open';
import { aDatabase } from '../../support/databases';
import { aPerson, aProperty } from '../../support/a-property';
import { grow } from './listings';
import { measured, median } from './searches';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const few = 10_000;
const many = Number(process.argv[2] ?? 10 * few);
const [mostTimes, mostMs] = [2, 50];
const database = await aDatabase('PostgreSQL');
const { db, reading } = database;
const like = await aProperty(db, await aPerson(db));
// the product's connections have their limits: filling the tables takes longer
const slow = database.patient ? databaseOver(database.patient()) : db;
const measure = async (): Promise<readonly number[]> => {
  const found: number[] = [];
  for (const [, ask] of measured) found.push(await median(reading, ask));
  return found;
};
await grow(slow, like, { from: 0, to: few, report: say });
const before = await measure();
await grow(slow, like, { from: few, to: many, report: say });
const after = await measure();
say(`median of nine, in ms, over ${few.toLocaleString('en-CA')} and ${many.toLocaleString('en-CA')} listings, and their ratio`);
for (const [at, [what]] of measured.entries()) {
  const [one = 0, other = 0] = [before[at], after[at]];
  const isMet = other <= mostMs && other <= mostTimes * one;
  say(
    `${what.padEnd(40)} ${one.toFixed(1).padStart(8)} ${other.toFixed(1).padStart(8)} ${(other / one).toFixed(2).padStart(6)}${isMet ? '' : ' over'}`,
  );
}
await slow.destroy();
await database.close();
