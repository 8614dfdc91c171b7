// openapi.json is understood by other people's tools: a linter finds nothing, and a generator makes types that compile.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, ownFolder, typeErrors } from '../support/generator';
import { root } from '../support/modules';
import { lintCommand, typesCommand } from '../support/peers';

const descriptions = {
  'the product': join(root, 'generated', 'openapi.json'),
  'every word': join(casesFolder, 'every-word', 'want', 'openapi.json'),
};
const silent = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NODE_NO_WARNINGS: '1' };
const run = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...silent } });

interface Report {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

test.each(Object.entries(descriptions))('%s: the recommended rules find nothing', (_, description) => {
  const { stdout, stderr } = run(lintCommand(description));
  const start = stdout.indexOf('{');
  const { totals, problems } = JSON.parse(start < 0 ? `"${stderr}"` : stdout.slice(start)) as Report;
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

test.each(Object.entries(descriptions))('%s: the types that openapi-typescript makes of it compile', (_, description) => {
  const folder = ownFolder('in the project');
  const types = join(folder, 'api.ts');
  const { status, stderr } = run(typesCommand(description, types));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const operations = Object.keys((JSON.parse(readFileSync(description, 'utf8')) as { paths: object }).paths);
  writeFileSync(
    join(folder, 'use.ts'),
    `import type { paths } from './api';\nexport type First = paths[${JSON.stringify(operations[0])}];\n`,
  );
  expect(typeErrors(folder, ['.'])).toBe('');
});
