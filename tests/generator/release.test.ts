// `release`: the version of the API grows by what changed, and the changelog tells it; calls know since when they are there.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, generator, type OwnCase, ownCopy } from '../support/generator';

const git = (own: OwnCase, ...args: readonly string[]): void => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: dirname(own.spec), stdio: 'ignore' });
};
const commit = (own: OwnCase): void => {
  git(own, 'add', '-A');
  git(own, 'commit', '-qm', 'a version');
};
const release = (own: OwnCase) => generator(['release', ...own.args]);
const changelogOf = (own: OwnCase): string => readFileSync(join(own.spec, 'CHANGELOG.md'), 'utf8');
const versionsOf = (own: OwnCase): readonly (string | undefined)[] =>
  [...changelogOf(own).matchAll(/^## (\S+) · /gm)].map(([, version]) => version);
const openapiOf = (own: OwnCase) =>
  JSON.parse(readFileSync(join(own.out, 'openapi.json'), 'utf8')) as {
    readonly info: { readonly version: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  };

const calls = 'library/library.calls.ts';
const without = "export const dropTool = call('DELETE /tool/{tool_id}', {";

/** The library with a first version, committed. */
const released = async (): Promise<OwnCase> => {
  const own = ownCopy(join(casesFolder, 'every-word', 'spec'));
  rmSync(join(own.spec, 'CHANGELOG.md'));
  git(own, 'init', '-q');
  expect(await release(own)).toMatchObject({ code: 0, out: expect.stringContaining('the first version is 1.0.0') });
  commit(own);
  return own;
};

test('a call more is a minor version, and knows since when it is there', async () => {
  const own = await released();
  expect(openapiOf(own).info.version).toBe('1.0.0');
  own.edit(
    calls,
    without,
    `export const buryTool = call('POST /tool/{tool_id}/bury', { source: '§7', says: 'Buries a tool', guard: keeper });\n${without}`,
  );
  expect(await release(own)).toMatchObject({ code: 0, out: expect.stringContaining('after 1.0.0 comes 1.1.0') });
  expect(changelogOf(own)).toMatch(/## 1\.1\.0 · \d{4}-\d\d-\d\d\n\nNew calls: `buryTool`\.\n[\s\S]*- call buryTool: it is new\.\n/);
  const { info, paths } = openapiOf(own);
  expect(info.version).toBe('1.1.0');
  expect(paths['/tool/{tool_id}/bury']?.['post']).toMatchObject({ 'x-since': '1.1.0' });
  expect(paths['/tool/{tool_id}']?.['delete']).not.toHaveProperty('x-since');
});

test('a version that is not committed yet is written anew, not twice', async () => {
  const own = await released();
  own.edit('navigation.ts', "title: 'Menu'", "title: 'Ways'");
  await release(own);
  expect(versionsOf(own)).toEqual(['1.0.1', '1.0.0']);
  own.edit(calls, 'max: 80', 'max: 8');
  await release(own);
  expect(versionsOf(own)).toEqual(['2.0.0', '1.0.0']);
  commit(own);
  expect(await release(own)).toMatchObject({ code: 0, out: 'Nothing changed in the spec since 2.0.0.\n' });
});

test('an end is announced before it comes: the client strikes the call out, and only then it goes', async () => {
  const own = await released();
  own.edit(calls, "'Throws a tool away', guard: keeper", "'Throws a tool away', guard: keeper, deprecated: 'Ask archiveTool instead.'");
  await release(own);
  expect(changelogOf(own)).toContain('- call dropTool: it is deprecated: Ask archiveTool instead.');
  expect(versionsOf(own)).toEqual(['1.1.0', '1.0.0']);
  expect(openapiOf(own).paths['/tool/{tool_id}']?.['delete']).toMatchObject({ deprecated: true });
  expect(readFileSync(join(own.out, 'client/library/dropTool.ts'), 'utf8')).toContain('@deprecated Ask archiveTool instead.');
});
