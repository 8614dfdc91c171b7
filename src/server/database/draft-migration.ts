// The program behind `npm run generate -- migration NAME`.
import { fileURLToPath } from 'node:url';
import { draftMigration } from './draft';

const said = await draftMigration(process.argv[2] ?? '', fileURLToPath(new URL('migrations', import.meta.url)));
process.stdout.write(`${said}\n`);
