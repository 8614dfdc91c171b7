// The calls that assistants are offered, and what they are told of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitTools } from '../../generator/emit/tools';
import { isTool } from '../../generator/model/tools';
import type { Tool } from '../../generator/runtime/tools/tool';
import { aCall, anError, caseModel, field, text, uuid, whole } from '../support/a-call';
import { aModel } from '../support/a-model';
import { loaded, written } from '../support/emitted';

const secret = { type: 'text', typed: 'password' } as const;
const picture = { type: 'file', types: ['image/png'], maxBytes: 9 } as const;
const model = aModel({
  shapes: [
    ...aModel().shapes,
    { id: 'Login', source: '§3', called: 'login', says: 'A login', fields: [field('name', text), field('password', secret)] },
    {
      id: 'Note',
      source: '§3',
      called: 'note',
      says: 'A note',
      fields: [field('words', text), field('then', { type: 'like', of: 'Note' }, { optional: true })],
    },
  ],
  errors: [anError('gone', 'note.not_found'), anError('invalidInput', 'input.invalid')],
  calls: [
    aCall('findNotes', 'POST /note/search', { tool: 'reading', input: [field('words', text)] }),
    aCall('putNote', 'PUT /note/{note_id}', {
      params: [field('note_id', uuid)],
      query: [field('version', whole)],
      input: [field('note', { type: 'like', of: 'Note' }), field('picture', picture, { optional: true })],
      multipart: true,
      repeatable: true,
      errors: ['gone', 'invalidInput'],
    }),
  ],
});

test('a call is a tool where JSON goes in and out, people ask it, and it takes neither a file nor a password', () => {
  const isOffered = (more: Parameters<typeof aCall>[2]): boolean => isTool(aCall('it', 'POST /it', more), model);
  expect(isOffered({})).toBe(true);
  expect(isOffered({ input: [field('picture', picture, { optional: true })], multipart: true })).toBe(true);
  const kept = [
    { input: [field('picture', picture)], multipart: true },
    { input: [field('password', secret)] },
    { input: [field('logins', { type: 'list', of: { type: 'like', of: 'Login' } })] },
    { content: 'text/csv' },
    { redirects: true },
    { raw: true },
    { tool: 'none' },
  ] as const;
  expect(kept.filter(isOffered)).toEqual([]);
});

test('its arguments are one schema, with the shapes that it refers to beside them, and its hints follow from its method', async () => {
  const folder = await written(emitTools(model));
  const file = readFileSync(join(folder, 'tools/notes.ts'), 'utf8');
  const [find = '', put = ''] = file.split('export const putNote');
  expect(find).toContain('readOnlyHint: true, destructiveHint: false, idempotentHint: true');
  expect(put).toContain('readOnlyHint: false, destructiveHint: true, idempotentHint: true');
  expect(put).toContain(
    '"Does putNote. For anyone. Safe to try again under the same idempotency_key. May be refused with: note.not_found."',
  );
  expect(put).toContain('query: ["version"]');
  const { putNote } = await loaded<{ readonly putNote: Tool }>(folder, 'tools/notes.ts');
  expect(putNote.inputSchema['required']).toEqual(['note_id', 'version', 'note']);
  expect(putNote.inputSchema['$defs']).toHaveProperty('Note.properties.then.$ref', '#/$defs/Note');
  expect(put).not.toContain('picture');
});

test('every tool stands in the index once', async () => {
  const every = await caseModel('every-word');
  const index = readFileSync(join(await written(emitTools(every)), 'tools/index.ts'), 'utf8');
  const offered = every.calls.filter((call) => isTool(call, every)).map(({ id }) => id);
  expect([...index.matchAll(/^ {2}(\w+),$/gm)].map(([, id]) => id)).toEqual(offered.toSorted());
});
