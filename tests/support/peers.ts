// Other people's tools for OpenAPI, as commands for Node.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './modules';

const packages = join(root, 'node_modules');
const linked = join(root, '.cache', 'peers', 'node_modules');

const link = (name: string, to: string): void => {
  mkdirSync(linked, { recursive: true });
  if (!existsSync(join(linked, name))) symlinkSync(to, join(linked, name), 'junction');
};

/** openapi-typescript builds its text with the compiler of TypeScript 5, and ours is 7: the folder of links gives it the other one. */
const openapiTypescript = (): readonly string[] => {
  link('openapi-typescript', join(packages, 'openapi-typescript'));
  link('typescript', join(packages, 'oazapfts', 'node_modules', 'typescript'));
  return ['--preserve-symlinks', '--preserve-symlinks-main', join(linked, 'openapi-typescript', 'bin', 'cli.js')];
};

/** Makes types from a description. */
export const typesCommand = (description: string, to: string): readonly string[] => [...openapiTypescript(), description, '-o', to];

/** Makes a client from a description. */
export const clientCommand = (description: string, to: string): readonly string[] => [
  join(packages, 'oazapfts', 'dist', 'cli.js'),
  description,
  to,
];

/** Holds a description against the recommended rules. */
export const lintCommand = (description: string): readonly string[] => [
  join(packages, '@redocly/cli', 'bin', 'cli.js'),
  'lint',
  description,
  '--extends=recommended',
  '--format=json',
];
