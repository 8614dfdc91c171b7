// The calls for a caller: typed functions and effects, tried against a real server.
import { build } from 'esbuild';
import { allSettled, attach, type Effect, fork, serialize, type StoreWritable } from 'effector';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { printed } from '../../generator/print/printer';
import { emitClient } from '../../generator/emit/client';
import { emitErrors } from '../../generator/emit/errors';
import { emitModel } from '../../generator/emit/model';
import { aCall, anError, caseModel, field, text, uuid, whole } from '../support/a-call';
import { aModel } from '../support/a-model';
import { aNotesServer, type NotesServer } from '../support/a-notes-server';
import { loaded, typeErrors, written } from '../support/emitted';

// as the build defines it
vi.stubGlobal('__SPEC_HASH__', 'abc123');

const flag = { type: 'flag' } as const;
const png = { type: 'file', types: ['image/png'], maxBytes: 99 } as const;
const model = aModel({
  errors: [
    anError('gone', 'note.not_found', { status: 404 }),
    anError('stale', 'note.stale', { data: [field('newest', whole)] }),
    anError('unrelated', 'other.thing'),
  ],
  calls: [
    aCall('getNote', 'GET /note/{note_id}', { params: [field('note_id', uuid)], errors: ['gone', 'stale'], secure: true }),
    aCall('listNotes', 'GET /note', {
      query: [
        field('page', whole, { default: 1 }),
        field('open', flag, { optional: true }),
        field('tags', { type: 'list', of: text }, { optional: true }),
      ],
      answer: { type: 'list', of: text },
    }),
    aCall('saveNote', 'POST /note/{note_id}', {
      params: [field('note_id', text)],
      query: [field('token', text)],
      input: [field('title', text), field('pinned', { ...flag, nullable: true }, { optional: true })],
      answer: { type: 'group', fields: [field('saved', flag)] },
      bare: true,
      repeatable: true,
    }),
    aCall('dropNote', 'DELETE /note', { subject: 'transport' }),
    aCall('drawNote', 'PATCH /picture', {
      multipart: true,
      input: [field('picture', png, { optional: true }), field('name', text), field('size', whole, { optional: true })],
    }),
    aCall('printNote', 'GET /print', { answer: text, content: 'text/plain', bare: true }),
  ],
});
const files = printed(new Map([...emitModel(model), ...emitErrors(model), ...emitClient(model)]));
const folder = await written(files);

type Outcome =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: { readonly [name: string]: unknown } };
type Call = (transport: unknown, args?: object) => Promise<Outcome>;
const calls: Record<string, Call> = {};
let server: NotesServer;
let transport: unknown;

beforeAll(async () => {
  Object.assign(calls, await loaded(folder, 'client/notes.ts'), await loaded(folder, 'client/transport-calls.ts'));
  server = await aNotesServer();
  const { fetchTransport } = await loaded<{ fetchTransport: (it: object) => unknown }>(folder, 'client/fetch-transport.ts');
  transport = fetchTransport({ base: server.base, token: () => 'secret' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.answers.length = 0;
});
const made = (name: string, args?: object): Promise<Outcome> => calls[name]?.(transport, args) ?? Promise.reject(new Error(name));
const failureOf = async (name: string, args: object, answer: { status?: number; body: string | object }): Promise<unknown> => {
  server.answers.push(answer);
  const outcome = await made(name, args);
  return outcome.ok ? 'no failure' : outcome.failure;
};
const note = { note_id: 'n1' };

test('a call is a short function, its row and its closed union of errors', () => {
  expect(files.get('client/notes/getNote.ts')).toContain(`export interface GetNoteArgs {
  readonly note_id: string;
}

export type GetNoteAnswer = Readonly<Record<never, never>>;

const codes = "note.not_found note.stale";

export type GetNoteCode = Words<typeof codes>;

/** Does getNote. GET /note/{note_id}. For anyone. Source: §7. */
export function getNote(transport: Transport, args: GetNoteArgs): Promise<Outcome<GetNoteAnswer, GetNoteCode>> {
  return ask(transport, { call: "getNote", method: "GET", path: "/note/{note_id}", secure: true, codes }, args);
}`);
});

test('each call stands in a file of its own, which its subject hands on', () => {
  const asking = [...files].filter(([path, text]) => path.startsWith('client/') && text.includes(' ask('));
  const of = ['drawNote', 'getNote', 'listNotes', 'printNote', 'saveNote'].map((call) => [`client/notes/${call}.ts`, 2]);
  expect(asking.map(([path, text]) => [path, text.split(' ask(').length])).toEqual([...of, ['client/transport-calls/dropNote.ts', 2]]);
});

test('arguments travel where the call wants them', async () => {
  await made('getNote', { note_id: 'a/b c?ü' });
  await made('getNote', { note_id: '..' });
  await made('listNotes', { page: 2, open: false, tags: ['a b', 'c'] });
  await made('listNotes');
  await made('saveNote', { ...note, token: 't&t', title: 'Hi', pinned: null, idempotencyKey: 'k1' });
  await made('dropNote');
  expect(server.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/note/a%2Fb%20c%3F%C3%BC', ''],
    ['GET', '/note/%252E%252E', ''],
    ['GET', '/note?page=2&open=false&tags=a+b&tags=c', ''],
    ['GET', '/note', ''],
    ['POST', '/note/n1?token=t%26t', '{"title":"Hi","pinned":null}'],
    ['DELETE', '/note', ''],
  ]);
  const header = (name: string): unknown[] => server.asked.map(({ headers }) => headers[name]);
  expect(header('authorization')).toEqual(['Bearer secret', 'Bearer secret', undefined, undefined, undefined, undefined]);
  expect(new Set(header('x-spec-hash'))).toEqual(new Set(['abc123']));
  expect(header('idempotency-key')[4]).toBe('k1');
  expect(header('content-type')).toEqual([undefined, undefined, undefined, undefined, 'application/json', undefined]);
});

test('a repeatable call brings a key of its own each time', async () => {
  await made('saveNote', { ...note, token: 't', title: 'Hi' });
  await made('saveNote', { ...note, token: 't', title: 'Hi' });
  const [one, other] = server.asked.map(({ headers }) => headers['idempotency-key']);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});

test('a form is sent where there is a file, and JSON where there is none', async () => {
  await made('drawNote', { picture: new File(['dots'], 'a.png', { type: 'image/png' }), name: 'ü', size: 3 });
  await made('drawNote', { name: 'ü' });
  const [form, json] = server.asked;
  expect(form?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(form?.body).toContain('name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\ndots');
  expect(form?.body).toContain('name="size"\r\n\r\n3\r\n');
  expect(json?.body).toBe('{"name":"ü"}');
});

test('a success gives the data: from its envelope, bare, as a list, or as text', async () => {
  server.answers.push({ body: { data: { a: 1 } } }, { body: { saved: true } }, { body: { data: ['x'] } }, { body: 'BEGIN' });
  const outcomes = [
    await made('getNote', note),
    await made('saveNote', { ...note, token: 't', title: 'T' }),
    await made('listNotes'),
    await made('printNote'),
  ];
  expect(outcomes).toEqual([{ a: 1 }, { saved: true }, ['x'], 'BEGIN'].map((data) => ({ ok: true, data })));
});

test('a declared error is a refusal with its code and data', async () => {
  const body = { message: 'Too old', status_code: 409, data: { newest: 3 }, error_code: 'note.stale', request_id: 'r1' };
  expect(await failureOf('getNote', note, { status: 409, body })).toEqual({
    kind: 'refusal',
    code: 'note.stale',
    message: 'Too old',
    status: 409,
    data: { newest: 3 },
    request_id: 'r1',
  });
});

test('a failure that the call does not declare keeps what the answer says, as the specification reads it', async () => {
  const unexpected = { kind: 'unexpected status', code: undefined, request_id: undefined };
  const body = { message: 'Not yours', statusCode: 418, error_code: 'other.thing' };
  expect(await failureOf('getNote', note, { status: 400, body })).toEqual({
    ...unexpected,
    code: 'other.thing',
    message: 'Not yours',
    status: 418,
    data: body,
  });
  expect(await failureOf('getNote', note, { status: 500, body: '<h1>Oops</h1>' })).toEqual({
    ...unexpected,
    message: '<h1>Oops</h1>',
    status: 500,
    data: '<h1>Oops</h1>',
  });
  expect(await failureOf('getNote', note, { status: 502, body: '' })).toMatchObject({ message: 'Unexpected Error', status: 502 });
  expect(await failureOf('getNote', note, { status: 404, body: [1] })).toMatchObject({ message: 'Unexpected Error', data: [1] });
});

test.each([
  ['text in place of JSON', 'getNote', 'hello'],
  ['no data', 'getNote', {}],
  ['a list in place of an object', 'getNote', { data: [] }],
  ['an object in place of a list', 'listNotes', { data: {} }],
])('a success with %s breaks the contract', async (_, name, body) => {
  expect(await failureOf(name, note, { body })).toEqual({
    kind: 'contract broken',
    message: `${name} answered something else than it promises`,
    status: 200,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
});

test('no answer at all is offline', async () => {
  const gone = await aNotesServer();
  await gone.close();
  const { fetchTransport } = await loaded<{ fetchTransport: (it: object) => unknown }>(folder, 'client/fetch-transport.ts');
  const outcome = await calls['getNote']?.(fetchTransport({ base: gone.base }), note);
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'offline', message: 'No answer came.' } });
});

type Fx = Effect<object | void, unknown, { readonly kind: string }>;
const inScope = async () => {
  const { $transport } = await loaded<{ $transport: StoreWritable<unknown> }>(folder, 'client/transport.ts');
  const { getNoteFx } = await loaded<{ getNoteFx: Fx }>(folder, 'client/notes.ts');
  return { $transport, getNoteFx };
};

test('an effect takes its transport from its scope, and fails with the failure', async () => {
  const { $transport, getNoteFx } = await inScope();
  const own = attach({ effect: getNoteFx });
  const scope = fork({ values: [[$transport, transport]] });
  server.answers.push({ body: { data: { a: 1 } } }, { status: 404, body: { message: 'No', error_code: 'note.not_found' } });
  expect(await allSettled(own, { scope, params: note })).toEqual({ status: 'done', value: { a: 1 } });
  expect(await allSettled(own, { scope, params: note })).toMatchObject({
    status: 'fail',
    value: { kind: 'refusal', code: 'note.not_found' },
  });
  expect(serialize(scope)).toEqual({});
  expect([$transport.sid, getNoteFx.sid, getNoteFx.shortName]).toEqual([
    'generated/client/$transport',
    'generated/client/getNoteFx',
    'getNoteFx',
  ]);
});

test('an effect can be answered by a test, and says when nobody gave it a transport', async () => {
  const { getNoteFx } = await inScope();
  const answered = fork({ handlers: [[getNoteFx, () => ({ a: 2 })]] });
  expect(await allSettled(attach({ effect: getNoteFx }), { scope: answered, params: note })).toEqual({ status: 'done', value: { a: 2 } });
  const { status, value } = await allSettled(getNoteFx, { scope: fork(), params: note });
  expect([status, String(value)]).toEqual(['fail', expect.stringContaining('$transport holds no transport')]);
});

const usage = `import { attach } from 'effector';
import { getNote, getNoteFx, listNotes, listNotesFx, saveNote } from './client/notes';
import { dropNote } from './client/transport-calls';
import type { Transport } from './client/transport';
export const all = async (transport: Transport): Promise<string> => {
  await listNotes(transport);
  await dropNote(transport);
  await saveNote(transport, { note_id: '', token: '', title: '', idempotencyKey: 'k' });
  const outcome = await getNote(transport, { note_id: '' });
  if (outcome.ok) return 'done';
  const { failure } = outcome;
  switch (failure.kind) {
    case 'refusal': {
      if (failure.code === 'note.stale') return String(failure.data.newest);
      const code: 'note.not_found' = failure.code;
      return code;
    }
    case 'offline':
    case 'unexpected status':
    case 'contract broken':
      return failure.message;
  }
};
const own = attach({ effect: getNoteFx });
own.failData.map((failure) => (failure.kind === 'refusal' ? failure.code : failure.kind));
void listNotesFx();
// @ts-expect-error an argument is missing
void getNoteFx();
// @ts-expect-error no such argument
export const wrong = (transport: Transport) => getNote(transport, { note: '' });
// @ts-expect-error not an error of this call
export const code: import('./client/notes').GetNoteCode = 'other.thing';
`;
test('arguments, answers and failures are typed; a failure is one of a closed union', async () => {
  expect(typeErrors(await written(new Map([...files, ['usage.ts', usage]])))).toBe('');
});

test('who imports one call carries one call', async () => {
  const entry = await written(new Map([...files, ['entry.ts', "export { getNoteFx } from './client/notes';\n"]]));
  const { outputFiles } = await build({
    entryPoints: [`${entry}/entry.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['effector'],
    target: 'es2022',
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toContain('getNote');
  expect(code).not.toMatch(/listNotes|saveNote|drawNote|other\.thing/);
  expect(code.length).toBeLessThan(4500);
});

test.each(['tiny', 'every-word'])('the client of %s compiles', async (name) => {
  const whole = await caseModel(name);
  expect(typeErrors(await written(new Map([...emitModel(whole), ...emitErrors(whole), ...emitClient(whole)])))).toBe('');
});
