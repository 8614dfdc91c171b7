// Where the generator itself lies, and where it keeps what is expensive to make; nothing of a spec's own is found from here.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, in which npm installed the packages. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** The folder of state between runs; git does not track it. */
export const cacheDir = join(root, '.cache', 'generator');

const require = createRequire(join(root, 'package.json'));

/** The exports of a package of this project, wherever a spec lies. It is loaded when it is first asked for. */
export const packageOf = <T extends object>(name: string): T => require(name) as T;
