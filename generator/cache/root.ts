// Where the generator itself lies; nothing of a project or a spec is found from here.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package itself. */
export const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The words that a spec is written in. */
export const languageDir = join(packageDir, 'language');
/** The files that are copied as they are. */
export const runtimeDir = join(packageDir, 'runtime');

const require = createRequire(join(packageDir, 'package.json'));

/** The exports of a package that the generator stands on, wherever a spec lies. It is loaded when it is first asked for. */
export const packageOf = <T extends object>(name: string): T => require(name) as T;
/** The generator's own name, under which a spec imports the words. */
export const packageName = packageOf<{ readonly name: string }>('./package.json').name;
