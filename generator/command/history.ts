// Git's account of the spec: what a file was at a revision.
import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import type { Config } from '../disk/config';

/** Git’s answer in the folder of the spec; nothing where it fails. */
export const git = (config: Config, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: config.spec,
      encoding: 'utf8',
      maxBuffer: 2 ** 29,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/** The text of a file as a revision has it. */
export const textAt = (revision: string, file: string, config: Config): string | undefined =>
  git(config, 'show', `${revision}:./${relative(config.spec, file).split(sep).join('/')}`);
