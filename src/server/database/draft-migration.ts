// The program behind `npm run generate -- migration NAME`.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { draftMigration } from './draft';

const [name = '', generated = ''] = process.argv.slice(2);
const own = fileURLToPath(new URL('../../../generated', import.meta.url));
if (relative(own, generated) === '')
  process.stdout.write(`${await draftMigration(name, fileURLToPath(new URL('migrations', import.meta.url)))}\n`);
else {
  process.stderr.write(
    `These migrations belong to ${own}, and cannot follow ${generated}. Cure: name that product’s own program with --migrations.\n`,
  );
  process.exitCode = 1;
}
