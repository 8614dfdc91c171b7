// How the tests are run: every *.test.ts in this folder; each brings its own processes, ports and folders.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { stableIds } from '../src/bundling/stable-ids.ts';
import { start } from './support/clock.ts';
import { limitMs } from './support/limits.ts';

const exclude = ['tests/generator/cases/**', 'tests/benchmarks/**'];
// tests that replace a module, or measure their process's work, have one for themselves
const alone = ['bodies', 'hostile-addresses', 'passwords', 'read-replicas', 'worst-inputs'].map((name) => `tests/server/${name}.test.ts`);
const ends = 'tests/support/end-with-file.ts';
const begins = 'tests/support/begin-clock.ts';
const setupFiles = [ends, begins];

// tests without a browser write dates of the months after this day
const fixedDay = { TEST_NOW: process.env['TEST_NOW'] ?? '2026-11-21T12:00:00Z' };
// one moment for all processes of a run, also where it goes on past noon
process.env['TEST_NOW'] ??= new Date(start).toISOString();

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vitest',
  plugins: [stableIds()],
  test: {
    // one more than there are cores: what waits for a browser, a database or a limit of time needs none
    maxWorkers: availableParallelism() + 1,
    testTimeout: limitMs(60),
    // an awaited event comes when a busy machine is ready
    expect: { poll: { timeout: limitMs(10) } },
    hookTimeout: limitMs(120),
    projects: [
      // files of journeys share a browser, and those that only read share a site: both end with their process
      // the server is read once by a process of tests, not by each file: it keeps nothing outside of its database and application
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], exclude: alone, setupFiles, env: fixedDay, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/*.test.ts'],
          setupFiles: [begins],
          globalSetup: 'tests/support/begin-built.ts',
          isolate: false,
          testTimeout: limitMs(240),
          hookTimeout: limitMs(240),
        },
      },
      { extends: true, test: { name: 'alone', include: ['tests/screens/**/*.test.{ts,tsx}', ...alone], setupFiles, env: fixedDay } },
      // it compares the clock with that of the disk
      {
        extends: true,
        test: { name: 'generator', include: ['tests/*.test.ts', 'tests/generator/**/*.test.ts'], exclude, setupFiles: [ends] },
      },
    ],
  },
});
