// How long something may take before it counts as hanging: so many seconds on a quiet machine, more on a slow or busy one.
import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';

// the longest duration of the work below on a machine that is not slow
const usualMs = 150;
const work = Buffer.alloc(32 * 2 ** 20);
const measured = (): number => {
  const began = performance.now();
  createHash('sha256').update(work).digest();
  const slower = Math.max(1, (performance.now() - began) / usualMs);
  const [busy = 0] = loadavg();
  return Math.min(8, slower * (1 + busy / availableParallelism()));
};
// measured where the run begins, for all of its processes
process.env['TEST_SLOWNESS'] ??= String(measured());
const slowness = Number(process.env['TEST_SLOWNESS']);

export const limitMs = (seconds: number): number => Math.round(seconds * 1000 * slowness);
