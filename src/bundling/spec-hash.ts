// The hash of the spec, made when client and server are built: no committed file bears it.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The whole spec as one file. */
export const specFile = fileURLToPath(new URL('../../generated/spec.json', import.meta.url));

let last = { at: 0, hash: '' };

/** It is made again when the file has changed. */
export const specHash = (): string => {
  const at = statSync(specFile).mtimeMs;
  if (at !== last.at) last = { at, hash: createHash('sha256').update(readFileSync(specFile)).digest('hex').slice(0, 16) };
  return last.hash;
};

/** Gives a build its hash; in development it changes while the server runs. */
export const builtHash: Plugin = {
  name: 'built-hash',
  apply: 'build',
  config: () => ({ define: { __SPEC_HASH__: JSON.stringify(specHash()) } }),
};
