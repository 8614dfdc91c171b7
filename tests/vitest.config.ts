// How the tests are run: every *.test.ts in this folder; each brings its own processes, ports and folders.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { stableIds } from '../src/bundling/stable-ids.ts';

const exclude = ['tests/generator/cases/**', 'tests/benchmarks/**'];
const ofServer = 'tests/server/**/*.test.ts';
const others = ['tests/*.test.ts', 'tests/{generator,journeys,screens}/**/*.test.{ts,tsx}'];
// what puts something else in the place of a module, or reckons what its process works, has one for itself
const alone = ['bodies', 'hostile-addresses', 'passwords', 'worst-inputs'].map((name) => `tests/server/${name}.test.ts`);

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vitest',
  plugins: [stableIds()],
  test: {
    // one more than there are cores: what waits for a browser, a database or a limit of time needs none
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['tests/support/around-file.ts'],
    testTimeout: 30_000,
    // what is waited for comes when a busy machine is ready
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    projects: [
      // the server is read once by a process of tests, not by each file: it keeps nothing outside of its database and application
      { extends: true, test: { name: 'server', include: [ofServer], exclude: [...exclude, ...alone], isolate: false } },
      { extends: true, test: { name: 'whole', include: [...others, ...alone], exclude } },
    ],
  },
});
