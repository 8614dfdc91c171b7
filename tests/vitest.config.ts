// How the tests are run: every *.test.ts in this folder; each brings its own processes, ports and folders.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { stableIds } from '../src/bundling/stable-ids.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vitest',
  plugins: [stableIds()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/generator/cases/**', 'tests/benchmarks/**'],
    // one core more than the runner would take: what waits for a browser or a database needs none
    maxWorkers: '100%',
    setupFiles: ['tests/support/end-with-file.ts'],
    testTimeout: 30_000,
    // what is waited for comes when a busy machine is ready
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
