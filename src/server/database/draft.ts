// Drafts a migration: what an empty database, once migrated, lacks of what the spec declares, as the next file.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeclaredTable, declaredTables } from '../../../generated/tables/declared';
import { type Difference, differences } from './differences';
import { migrate } from './migrate';
import { migrations } from './migrations/all';
import { openDatabase } from './open';

const inTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
const camelCase = (name: string): string => name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The text of a migration that mends all of it, each difference said above its SQL. */
export const draftText = (name: string, found: readonly Difference[]): string => {
  const statements = found.map(({ says, mend }) => `-- ${says.replaceAll('\n', ' ')}\n${mend}`);
  return [
    '// A draft of what the spec now declares: read it, think of the rows that are there, and say here what becomes true.',
    "import { script } from './script';",
    '',
    `export const ${camelCase(name)} = script(\`\n${inTemplate(statements.join('\n'))}\n\`);`,
    '',
  ].join('\n');
};

/** The text of `all.ts` with one more at its end. */
export const withListed = (all: string, file: string, name: string): string =>
  all.replace('\n\nexport const migrations', `\nimport { ${name} } from './${file}';$&`).replace(/\};\n$/, `  '${file}': ${name},\n};\n`);

const findDifferences = async (tables: readonly DeclaredTable[]): Promise<readonly Difference[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'migration-'));
  const database = await openDatabase({ DATA_DIR: folder });
  try {
    await migrate(database.db, migrations);
    return await differences(database.db, tables);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes the next migration into a folder; answers what to tell the developer. */
export const draftMigration = async (name: string, folder: string, tables = declaredTables): Promise<string> => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `A migration is named in small letters with hyphens, such as wish-lists, not ${name}.`;
  const found = await findDifferences(tables);
  if (found.length === 0) return 'The migrations make what the spec declares: there is nothing to draft.';
  const last = (await readdir(folder)).flatMap((file) => /^\d{4}(?=-)/.exec(file) ?? []).map(Number);
  const file = `${String(Math.max(0, ...last) + 1).padStart(4, '0')}-${name}`;
  await writeFile(join(folder, `${file}.ts`), draftText(name, found), { flag: 'wx' });
  const lines = [`Drafted ${file}.ts:`, ...found.map(({ says }) => `  ${says}`)];
  // new tables can lose nothing; anything else is read before a server that watches the folder runs it
  if (!found.every(({ isNew }) => isNew))
    return [...lines, `Read it, then import and list it in all.ts: '${file}': ${camelCase(name)}`].join('\n');
  const all = join(folder, 'all.ts');
  await writeFile(all, withListed(await readFile(all, 'utf8'), file, camelCase(name)));
  return [...lines, 'It is listed in all.ts.'].join('\n');
};
