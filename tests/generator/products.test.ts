// A lending library of tools: another product, which the generator and the rooms of the server carry as they stand.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../../generated/model/dates';
import { aProduct } from '../support/a-product';
import { exampleMisfits } from '../support/example-misfits';
import { freePort } from '../support/a-site';
import { hasChrome, theChrome, watchedPage } from '../support/browser';
import { ownFolder, treeOf } from '../support/generator';
import { untilEnded } from '../support/processes';

/** The part of its server that a test asks. */
interface Server {
  readonly app: {
    readonly listen: (at: { readonly port: number }) => Promise<string>;
    readonly server: { readonly closeAllConnections: () => void };
  };
  readonly worker: { readonly settled: () => Promise<void> };
  readonly close: () => Promise<void>;
}

const site = { siteOrigin: 'http://localhost:3000', apiBase: '/api' } as const;
const { folder, said } = aProduct('library');
const mails: string[] = [];
let now = new Date('2030-03-01T12:00:00Z');
let server: Server;
let address = '';

beforeAll(async () => {
  const { openLibrary } = (await import(join(folder, 'src/main.ts'))) as { openLibrary: (it: object) => Promise<Server> };
  const send = async (to: string, subject: string): Promise<void> => void mails.push(`${to}: ${subject}`);
  server = await openLibrary({ folder: ownFolder(), settings: site, clock: () => now, send });
  address = await server.app.listen({ port: 0 });
});
afterAll(async () => {
  const closing = server.close();
  // a spare connection of a browser, on which nothing was asked yet, would be waited for
  server.app.server.closeAllConnections();
  await closing;
});

interface Answer {
  readonly status: number;
  /** Of a refusal its code. */
  readonly code: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}
/** Asks a call as a browser does: `ask('POST /loan', {...}, member)`. */
const ask = async (call: string, body?: object, by: Readonly<Record<string, string>> = {}): Promise<Answer> => {
  const [method = '', path = ''] = call.split(' ');
  const sent = body && { body: JSON.stringify(body) };
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: { ...by, ...(sent && { 'content-type': 'application/json' }) },
    ...sent,
  });
  const { data, error_code: code } = (await answer.json()) as { data: Answer['data']; error_code?: string };
  return { status: answer.status, code, data };
};
/** A new member, as the headers of their requests. */
const joined = async (name: string, keeper: boolean): Promise<Readonly<Record<string, string>>> => {
  const { data } = await ask('POST /member', { name, keeper, email: `${name}@example.org`, password: 'a long password' });
  return { authorization: `Bearer ${String(data['token'])}` };
};
const drill = { name: 'Cordless drill', kind: 'wood', deposit_cents: 3000 };

/** Runs a program in its folder. */
const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

test('the rooms of the server compile against it, and what it imports is among its packages', () => {
  expect(run('npm', 'run', '--silent', 'types')).toEqual({ status: 0, said: '' });
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, object>;
  const known = Object.keys({ ...dependencies, ...devDependencies });
  const texts = Object.entries({ ...treeOf(join(folder, 'spec')), ...treeOf(join(folder, 'src')), ...treeOf(join(folder, 'generated')) });
  const imported = texts
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([, text]) =>
      [...text.matchAll(/(?:^import |from |import\()['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/gm)].map(([, name = '']) => name),
    )
    .filter((name) => !name.startsWith('node:'));
  expect([...new Set(imported)].filter((name) => !known.includes(name))).toEqual([]);
  expect(imported).toContain('@electric-sql/pglite');
});

test('it generates by itself what it was made with, and lacks no migration', () => {
  const { said: drafted } = run('npm', 'run', '--silent', 'generate', '--', 'migration', 'more');
  expect(drafted).toMatch(/Nothing to write: \d+ files are up to date.*there is nothing to draft/s);
});

test('the command that it names starts it, on an embedded database', async () => {
  expect(said).toContain(`cd ${folder} && npm install\n  npm start`);
  const origin = `http://localhost:${await freePort()}`;
  const env = { ...process.env, SITE_ORIGIN: origin };
  const child = spawn('npm', ['start'], { cwd: folder, detached: true, env });
  const ended = once(child, 'exit');
  const end = (): boolean => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  void ended.then(untilEnded(end));
  let text = '';
  for await (const chunk of child.stdout) if ((text += String(chunk)).includes(`\n${origin}\n`)) break;
  const page = await fetch(origin);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('0 tools');
  const tools = await fetch(`${origin}/api/tool`);
  expect(await tools.json()).toMatchObject({ data: { tools: [] } });
  // its database is of one process
  const second = spawnSync('npm', ['start', '--silent'], { cwd: folder, env, encoding: 'utf8' });
  expect(second).toMatchObject({ status: 1, stderr: expect.stringMatching(/^[^\n]+\.data[^\n]+\n$/) });
  end();
  await ended;
});

test('its calls keep guards, rules, tables and the life of a loan', async () => {
  const [keeper, member] = [await joined('kim', true), await joined('mo', false)];
  expect(await ask('POST /member', { name: 'Kim', email: 'kim@example.org', password: 'a long password' })).toMatchObject({
    code: 'member.email_taken',
  });
  expect(await ask('POST /tool', drill)).toMatchObject({ status: 401, code: 'member.not_signed_in' });
  expect(await ask('POST /tool', drill, member)).toMatchObject({ status: 403, code: 'member.not_keeper' });
  expect(await ask('POST /tool', { ...drill, kind: 'kitchen' }, keeper)).toMatchObject({
    status: 422,
    data: { fields: [{ path: 'kind' }] },
  });
  const { data: tool } = await ask('POST /tool', drill, { ...keeper, 'idempotency-key': 'once' });
  expect(await ask('POST /tool', drill, { ...keeper, 'idempotency-key': 'once' })).toMatchObject({ data: tool });
  expect((await ask('GET /tool?kinds=wood&deposit_max=5000')).data).toEqual({ tools: [tool] });
  expect((await ask('GET /tool?kinds=garden')).data).toEqual({ tools: [] });
  expect(await ask(`PUT /tool/${String(tool['tool_id'])}`, drill, await joined('lee', true))).toMatchObject({ code: 'tool.not_yours' });

  const wish = { tool_id: tool['tool_id'], starts: '2030-03-04', ends: '2030-03-06' };
  expect(await ask('POST /loan', { ...wish, ends: '2030-05-06' }, member)).toMatchObject({ status: 422, code: 'loan.bad_dates' });
  const { data: loan } = await ask('POST /loan', wish, member);
  expect(loan).toMatchObject({ status: 'asked', ...wish });
  expect(await ask('POST /loan', wish, member)).toMatchObject({ status: 409, code: 'loan.tool_taken' });
  await server.worker.settled();
  expect(mails).toEqual(['kim@example.org: A neighbour asks for your Cordless drill']);

  const at = `/loan/${String(loan['loan_id'])}`;
  expect(await ask(`PATCH ${at}/lend`, {}, member)).toMatchObject({ code: 'member.not_keeper' });
  expect(await ask(`PATCH ${at}/return`, {}, member)).toMatchObject({ status: 409, code: 'loan.illegal_move', data: { status: 'asked' } });
  expect((await ask(`PATCH ${at}/lend`, {}, keeper)).data).toMatchObject({ status: 'lent' });
  expect((await ask('GET /me', undefined, member)).data).toMatchObject({ signed_in: true, loans: 1 });
  expect(await ask(`POST ${at}/rating`, { stars: 5 }, member)).toMatchObject({ code: 'loan.not_returned' });
  expect((await ask(`PATCH ${at}/return`, {}, member)).data).toMatchObject({ status: 'returned' });
  expect((await ask(`POST ${at}/rating`, { stars: 5 }, member)).data).toMatchObject({ stars: 5 });
  expect((await ask('GET /loan', undefined, member)).data).toMatchObject({ loans: [{ stars: 5, tool }] });

  const { data: other } = await ask('POST /loan', wish, member);
  now = new Date(now.getTime() + 47 * HOUR);
  await server.worker.settled();
  expect((await ask(`GET /loan/${String(other['loan_id'])}`, undefined, member)).data).toMatchObject({ status: 'asked' });
  now = new Date(now.getTime() + 2 * HOUR);
  await server.worker.settled();
  expect((await ask(`GET /loan/${String(other['loan_id'])}`, undefined, member)).data).toMatchObject({ status: 'expired' });
  expect(await ask('DELETE /session', undefined, member)).toMatchObject({ status: 200 });
  expect(await ask('GET /loan', undefined, member)).toMatchObject({ status: 401 });
});

test('every example of its calls fits, and its page is filled by them without a server', async () => {
  expect(await exampleMisfits(folder)).toMatchObject({ misfits: [] });
  type Render = (page: {
    url: string;
    nonce: string;
    transport: unknown;
    settings: object;
    now: string;
  }) => Promise<{ pipe: (to: PassThrough) => void }>;
  const { render } = (await import(join(folder, 'src/screens/render.tsx'))) as { render: Render };
  const { exampleTransport } = (await import(join(folder, 'generated/examples/index.ts'))) as {
    exampleTransport: (own?: object) => unknown;
  };
  const { Refused } = (await import(join(folder, 'generated/examples/example.ts'))) as { Refused: new (code: string) => object };
  const drawn = async (transport: unknown): Promise<string> => {
    const page = new PassThrough();
    (await render({ url: '/', nonce: '', transport, settings: site, now: now.toISOString() })).pipe(page);
    return text(page);
  };
  expect(await drawn(exampleTransport())).toContain('Cordless drill');
  expect(await drawn(exampleTransport({ listTools: new Refused('input.rate_limited') }))).not.toContain('Cordless drill');
});

test('assistants are offered its calls as tools', async () => {
  const say = async (method: string, params: object = {}): Promise<string> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return (await fetch(`${address}/mcp`, { method: 'POST', headers, body })).text();
  };
  expect(await say('tools/list')).toContain('Asks for a tool. For');
  expect(await say('tools/call', { name: 'askForTool', arguments: {} })).toContain('(member.not_signed_in)');
});

test.runIf(hasChrome)('its page is drawn by the server and goes on in the browser', async () => {
  await ask('POST /tool', { ...drill, name: 'Rake', kind: 'garden' }, await joined('pat', true));
  const { page, complaints } = await watchedPage(await theChrome());
  await page.goto(address);
  expect(await page.title()).toBe('Shed | Tools to borrow');
  await page.getByText('2 tools').waitFor();
  await page.getByLabel('Kind').selectOption('garden');
  await page.getByText('1 tool', { exact: true }).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toEqual(['Rake, Deposit £30.00']);
  expect((await page.goto(`${address}/nowhere`))?.status()).toBe(404);
  expect(complaints).toEqual(['error: Failed to load resource: the server responded with a status of 404 (Not Found)']);
  await page.context().close();
});
