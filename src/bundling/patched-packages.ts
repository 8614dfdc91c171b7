// Applies the files of `patches/` to other packages as they are bundled; each says its reason. One that no longer fits stops the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyPatch, parsePatch } from 'diff';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('patches', import.meta.url));
const patches = new Map(
  readdirSync(folder).flatMap((name) =>
    parsePatch(readFileSync(join(folder, name), 'utf8')).map((patch) => [patch.oldFileName ?? '', { name, patch }] as const),
  ),
);

/** The files that are patched, as paths below `node_modules`. */
export const patchedFiles = [...patches.keys()];

/** The code of a package's file with its patch; `undefined` where there is none. */
export const patched = (file: string, code: string): string | undefined => {
  const found = patches.get(file);
  if (!found) return undefined;
  const after = applyPatch(code, found.patch);
  if (after === false) throw new Error(`src/bundling/patches/${found.name} does not fit the installed ${file}: make it anew, or delete it`);
  return after;
};

const inPackages = (id: string) => id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '';

export const patchedPackages = (): Plugin => ({
  name: 'patched-packages',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const after = patched(inPackages(id), code);
    return after === undefined ? undefined : { code: after, map: null };
  },
});
