// Two people edit one subject, each on a branch: what is generated merges, and is right again after one run.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, generator, ownCopy } from '../support/generator';
import { limitMs } from '../support/limits';

const inRepository = async () => {
  const own = ownCopy(join(casesFolder, 'every-word', 'spec'));
  const folder = dirname(own.spec);
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = async (edit: () => void): Promise<void> => {
    edit();
    const { code, err } = await generator(own.args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    git('add', '.');
    git('commit', '-q', '-m', 'a step');
  };
  git('init', '-q', '-b', 'main');
  await commit(() => undefined);
  return { own, git, commit };
};

test(
  'edits of different declarations on two branches merge without a conflict, and the next run mends the rest',
  async () => {
    const { own, git, commit } = await inRepository();
    git('checkout', '-q', '-b', 'mine');
    await commit(() => own.edit('library/library.errors.ts', 'That is too large to send.', 'That is far too large.'));
    git('checkout', '-q', 'main');
    await commit(() => {
      own.edit('library/library.errors.ts', 'The request could not be read.', 'Nobody can read that.');
      own.edit('library/library.calls.ts', "says: 'Shows one loan'", "says: 'Shows one loan of yours'");
    });
    git('merge', '-q', '--no-edit', 'mine');
    expect(git('status', '--porcelain')).toBe('');
    expect(await generator(own.args)).toMatchObject({ code: 0, err: '' });
    expect(await generator([...own.args, '--check'])).toMatchObject({ code: 0, err: '' });
    const catalogue = readFileSync(join(own.out, 'errors/catalogue.ts'), 'utf8');
    expect(['That is far too large.', 'Nobody can read that.'].filter((text) => !catalogue.includes(text))).toEqual([]);
  },
  limitMs(120),
);

test(
  'a generated file with marks of a conflict is made anew, and one that a person edited is not',
  async () => {
    const { own } = await inRepository();
    const path = join(own.out, 'errors/catalogue.ts');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('export const', '<<<<<<< HEAD\nexport const'));
    expect(await generator(own.args)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(path, 'utf8')).toBe(text);
    writeFileSync(path, `${text}// mine\n`);
    const { code, err } = await generator(own.args);
    expect([code, err.includes('errors/catalogue.ts')]).toEqual([1, true]);
    expect(readFileSync(path, 'utf8')).toBe(`${text}// mine\n`);
  },
  limitMs(120),
);
