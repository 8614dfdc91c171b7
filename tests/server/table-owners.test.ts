// A table belongs to one room of the server: others read and write it through that room's lookup and commands.
import { expect, test } from 'vitest';
import { declaredTables } from '../../generated/tables/declared';
import { projectSources } from '../support/modules';

/** Tables of a room that is no subject of the spec; each other belongs to the subject that declares it. */
const rooms: Readonly<Record<string, string>> = {
  secrets: 'database',
  repeated_calls: 'request',
  throttles: 'database',
  timers: 'jobs',
  operator_acts: 'operator',
  jobs: 'jobs',
  currency_rates: 'pricing',
  quotes: 'pricing',
};
const ownerOf = new Map(declaredTables.map(({ table, subject = '' }) => [table, rooms[table] ?? subject]));
const roomOf = (path: string): string => /^src\/server\/([^/]+)\//.exec(path)?.[1] ?? '';
const built = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin|using)\(\s*'(\w+)/g;
const written = /\b(?:from|join|into|update|delete from|lock table)\s+(\w+)/gi;

const tablesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(built), ...text.matchAll(written)].flatMap(([, table = '']) => (ownerOf.has(table) ? [table] : [])));

const found = projectSources()
  .filter(({ path }) => path.startsWith('src/server/') && !path.startsWith('src/server/database/'))
  .flatMap(({ path, text }) =>
    [...tablesIn(text)].filter((table) => ownerOf.get(table) !== roomOf(path)).map((table) => `${path}: ${table}`),
  )
  .toSorted();

test('no room touches a table of another', () => {
  expect(found).toEqual([]);
});
