// `diff` as it is run: since what, in which form, how it ends, and what is accepted.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, generator, type OwnCase, ownCopy } from '../support/generator';

const made = async (): Promise<OwnCase & { readonly older: string }> => {
  const own = ownCopy(join(casesFolder, 'every-word', 'spec'));
  expect((await generator(own.args)).code).toBe(0);
  const older = join(dirname(own.out), 'older.json');
  copyFileSync(join(own.out, 'spec.json'), older);
  return { ...own, older };
};
const git = (own: OwnCase, ...args: readonly string[]): string => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd: dirname(own.spec), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
};
const calls = 'library/library.calls.ts';
const opened = [calls, "'Throws a tool away', guard: keeper", "'Throws a tool away', guard: anyone"] as const;
const shorter = [calls, 'max: 80', 'max: 8'] as const;
const renamed = ['navigation.ts', "title: 'Menu'", "title: 'Ways'"] as const;
const sentence =
  "call dropTool: it is for anyone now, and was for keepers: nobody asks any more that the visitor is signed in; and that the visitor's “keeper” is yes.";
const accept = (own: OwnCase, accepted: unknown): void => writeFileSync(join(own.spec, 'accepted-changes.json'), JSON.stringify(accepted));

test('the exit status is that of the worst class, and each class stands under its head', async () => {
  const own = await made();
  const ask = (...more: readonly string[]) => generator(['diff', own.older, ...more, ...own.args]);
  expect(await ask()).toMatchObject({ code: 0, out: `Nothing changed in the spec since ${own.older}.\n` });
  own.edit(...renamed);
  expect(await ask()).toMatchObject({
    code: 10,
    out: expect.stringMatching(/: 1 visible\.\n\nVisible: .*\n\n {2}menu mainMenu: its title “Menu” now reads “Ways”\.\n$/),
  });
  own.edit(...shorter);
  expect((await ask()).code).toBe(20);
  own.edit(...opened);
  const { code, out, err } = await ask();
  expect({ code, heads: out.match(/^\w+(?=: [a-z])/gm) }).toEqual({ code: 30, heads: ['Security', 'Breaking', 'Visible'] });
  expect(err).toContain(JSON.stringify(sentence));
  // a class that is not asked for neither shows nor counts
  expect(await ask('--only', 'visible')).toMatchObject({ code: 10, out: expect.not.stringContaining('dropTool') });
});

test('a program reads the same as JSON, and a changelog as Markdown', async () => {
  const own = await made();
  own.edit(...renamed);
  const { out } = await generator(['diff', own.older, '--format', 'json', ...own.args]);
  expect(JSON.parse(out)).toEqual({
    since: own.older,
    status: 10,
    changes: [
      {
        class: 'visible',
        about: ['menu mainMenu'],
        says: 'its title “Menu” now reads “Ways”.',
        sentence: 'menu mainMenu: its title “Menu” now reads “Ways”.',
      },
    ],
  });
  const markdown = await generator(['diff', own.older, '--format', 'markdown', ...own.args]);
  expect(markdown.out).toMatch(/^# Changes since .*\n\n## Visible: .*\n\n- menu mainMenu: its title “Menu” now reads “Ways”\.\n$/);
});

test('a security change that was meant is accepted with its reason, once; a reason for nothing is told', async () => {
  const own = await made();
  own.edit(...opened);
  accept(own, { 'broken tools may go': [sentence] });
  const ask = () => generator(['diff', own.older, '--only', 'security', ...own.args]);
  expect(await ask()).toMatchObject({ code: 0, out: expect.stringContaining('Accepted: broken tools may go'), err: '' });
  // the older version knew the reason already: it was given for another change
  copyFileSync(join(own.spec, 'accepted-changes.json'), join(dirname(own.older), 'accepted-changes.json'));
  expect((await ask()).code).toBe(30);
  accept(own, { 'broken tools may go': [sentence], 'no reason at all': ['call dropTool: it sings.'] });
  expect((await ask()).err).toContain('accepts what did not change: call dropTool: it sings.');
  accept(own, { '': [sentence] });
  expect(await ask()).toMatchObject({ code: 1, err: expect.stringMatching(/is no reason.*Cure: /) });
});

test('without a revision it is since main: of a branch where it left, of main itself the version before', async () => {
  const own = await made();
  const ask = () => generator(['diff', ...own.args]);
  expect(await ask()).toMatchObject({ code: 0, out: expect.stringContaining('There is no earlier version here') });
  git(own, 'init', '--quiet');
  git(own, 'add', '.');
  git(own, 'commit', '--quiet', '--message', 'one');
  expect(await ask()).toMatchObject({ code: 0, out: expect.stringContaining('There is no earlier version here') });
  own.edit(...renamed);
  await generator(own.args);
  git(own, 'commit', '--quiet', '--all', '--message', 'two');
  expect((await ask()).out).toContain('now reads “Ways”');
  git(own, 'checkout', '--quiet', '-b', 'branch');
  own.edit(...opened);
  await generator(own.args);
  git(own, 'commit', '--quiet', '--all', '--message', 'three');
  const branch = await ask();
  expect(branch).toMatchObject({ code: 30, out: expect.not.stringContaining('Ways') });
  expect(branch.out).toContain(sentence);
  expect((await generator(['diff', 'HEAD~2', ...own.args])).out).toContain('Ways');
});

test('an earlier version that cannot be read any more is none', async () => {
  const own = await made();
  git(own, 'init', '--quiet');
  const file = join(own.out, 'spec.json');
  const text = readFileSync(file, 'utf8');
  for (const written of ['as it was once', text]) {
    writeFileSync(file, written);
    git(own, 'add', '.');
    git(own, 'commit', '--quiet', '--message', written.slice(0, 5));
  }
  expect(await generator(['diff', ...own.args])).toMatchObject({
    code: 0,
    out: expect.stringContaining('There is no earlier version here'),
  });
});

test('a wrong question is answered with a cure', async () => {
  const own = await made();
  expect(await generator(['diff', 'no-such-thing', ...own.args])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/neither a spec\.json nor a git revision/),
  });
  expect(await generator(['diff', own.older, '--format', 'xml', ...own.args])).toMatchObject({
    code: 1,
    err: expect.stringContaining('--format markdown|json'),
  });
  expect((await generator(['diff', own.older, '--only', 'loud', ...own.args])).code).toBe(1);
});
