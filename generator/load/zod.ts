// zod as one file with its compiled code beside it: it comes in a fraction of the time that its hundred files take.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Plugin } from 'esbuild';
import { put, take } from '../disk/kept-file';

// a spec speaks one language, and its errors are never shown
const withoutLocales: Plugin = {
  name: 'without locales',
  setup: (build) => build.onLoad({ filter: /locales[\\/]index\.js$/ }, () => ({ contents: 'export {}' })),
};

const bundleZod = async (root: string): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: "export * from 'zod'", resolveDir: root },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    plugins: [withoutLocales],
  });
  return `(function (module, require) { const exports = module.exports;${outputFiles[0]?.text ?? ''}\n})`;
};

let zod: Promise<unknown> | undefined;
const load = async (root: string, cacheDir: string): Promise<unknown> => {
  const require = createRequire(join(root, 'package.json'));
  const { version } = require('zod/package.json') as { readonly version: string };
  const file = join(cacheDir, `zod-${version}-whole.cjs`);
  const kept = take(file)?.toString();
  const source = kept ?? (await bundleZod(root));
  const codeFile = `${file}-${process.version}`;
  const cachedData = kept === undefined ? undefined : take(codeFile);
  const script = new Script(source, { filename: file, ...(cachedData === undefined ? {} : { cachedData }) });
  const module = { exports: {} };
  (script.runInThisContext() as (module: object, require: NodeJS.Require) => void)(module, require);
  if (kept === undefined || cachedData === undefined || script.cachedDataRejected === true) {
    if (kept === undefined) put(file, source);
    // after it has run, so that what runs at once is compiled already next time
    put(codeFile, script.createCachedData());
  }
  return module.exports;
};

/** zod of this project, wherever the spec lies. */
export const loadZod = (root: string, cacheDir: string): Promise<unknown> => (zod ??= load(root, cacheDir));
