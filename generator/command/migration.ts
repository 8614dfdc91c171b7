// The command `migration`: brings generated/ up to date, then has the program of the product draft what its database lacks.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { generate, type Run } from './generate';

export interface DraftOptions {
  readonly name: string;
  /** The program that compares a migrated database with generated/tables, and writes; the generator knows no database. */
  readonly program: string | undefined;
}

/** The exit code. */
export const draftMigration = async ({ name, program }: DraftOptions, run: Run): Promise<number> => {
  const { config, reporter } = run;
  const file = program === undefined ? undefined : resolve(config.root, program);
  if (file === undefined || !existsSync(file)) {
    reporter.error('No program drafts migrations here. Cure: name it with --migrations, as the script `generate` of package.json does.');
    return 1;
  }
  const code = await generate(run);
  if (code !== 0) return code;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', relative(config.root, file), name, config.out], {
    cwd: config.root,
    stdio: 'inherit',
  });
  return status ?? 1;
};
