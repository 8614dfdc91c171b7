// The calls for other people's tools.
import { expect, test } from 'vitest';
import { emitOpenapi } from '../../generator/emit/openapi';
import type { Model } from '../../generator/model/model';
import { aCall, anError, caseModel, field, text, uuid, whole } from '../support/a-call';
import { aModel } from '../support/a-model';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>>;
  readonly [more: string]: unknown;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>>; readonly responses: Readonly<Record<string, object>> };
  readonly [more: string]: unknown;
}
const documentOf = (model: Model): Document => JSON.parse(emitOpenapi(model).get('openapi.json') ?? '') as Document;

const link = { type: 'text', format: 'url' } as const;
const model = aModel({
  settings: [
    { id: 'apiBase', source: '§7', variable: 'API_BASE', holds: { type: 'text' }, default: '/calls', says: 'Where the calls are' },
  ],
  guards: [...aModel().guards, { id: 'signedIn', source: '§6', says: 'people who are signed in', after: [], requires: [] }],
  shapes: [
    ...aModel().shapes,
    ...['Ink', 'Chalk'].map((id) => ({
      id,
      source: '§3',
      called: id,
      says: id,
      fields: [field('with', { type: 'exactly', value: id.toLowerCase() } as const)],
    })),
    {
      id: 'Page',
      source: '§3',
      called: 'page',
      says: 'A page',
      fields: [
        field('link', link),
        field('at', { ...text, format: 'instant', nullable: true }),
        field('drawn', { type: 'either', options: ['Ink', 'Chalk'].map((of) => ({ type: 'like', of })), nullable: true }),
      ],
    },
  ],
  errors: [
    anError('gone', 'page.not_found', { status: 404, text: 'No page {id} at {product}.', slots: [field('id', text)] }),
    anError('hidden', 'page.hidden', { status: 404, data: [field('until', whole)] }),
    anError('busy', 'page.busy', { status: 503, data: [field('retry_after', whole)] }),
  ],
  calls: [
    aCall('getPage', 'GET /page/{page_id}', {
      params: [field('page_id', uuid)],
      query: [field('full', { type: 'flag' }, { default: false })],
      answer: { type: 'like', of: 'Page', says: 'The page' },
      errors: ['gone', 'hidden'],
    }),
    aCall('putPage', 'PUT /page/{id}', {
      params: [field('id', uuid)],
      input: [
        field('page', { type: 'like', of: 'Page' }),
        field('picture', { type: 'file', types: ['image/png'], maxBytes: 9 }, { optional: true }),
      ],
      multipart: true,
      guard: 'signedIn',
      secure: true,
      repeatable: true,
      bare: true,
    }),
    aCall('feed', 'GET /feed.ics', { answer: text, content: 'text/calendar' }),
    aCall('hangPage', 'POST /page', {
      input: [
        field('prints', {
          type: 'list',
          of: { type: 'file', types: ['image/png', 'image/avif'], maxBytes: 2500, says: 'A print' },
          max: 3,
        }),
        field('name', { ...text, pattern: '^\\u{41}$', patternSays: 'An A' }),
      ],
      multipart: true,
      errors: ['busy'],
    }),
    aCall('openPage', 'GET /page', { redirects: true }),
  ],
});
const document = documentOf(model);

test('the document says what it is, where, and who may ask', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Tiny', description: 'Small things at Tiny.', version: '0.0.0', license: { name: 'Proprietary' } },
    servers: [{ url: '/calls' }],
    tags: [{ name: 'notes', description: 'The calls of notes.' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
});

test('two calls at one place share its path, whatever they call its parameter', () => {
  expect(Object.entries(document.paths).map(([path, operations]) => [path, Object.keys(operations)])).toEqual([
    ['/feed.ics', ['get']],
    ['/page', ['get', 'post']],
    ['/page/{page_id}', ['get', 'put']],
  ]);
  expect(document.paths['/page/{page_id}']?.['put']?.['parameters']).toMatchObject([
    { name: 'page_id', in: 'path', required: true },
    { $ref: '#/components/parameters/IdempotencyKey' },
  ]);
});

test('a call is an operation: parameters, answer, and its errors by status', () => {
  const get = document.paths['/page/{page_id}']?.['get'];
  expect(get).toMatchObject({
    operationId: 'getPage',
    tags: ['notes'],
    summary: 'Does getPage',
    description: 'For anyone. Source: §7.',
    security: [],
    parameters: [{ name: 'page_id' }, { name: 'full', in: 'query', schema: { type: 'boolean', default: false } }],
  });
  expect(get?.responses['200']?.content['application/json']?.schema).toEqual({
    type: 'object',
    properties: { data: { $ref: '#/components/schemas/Page', description: 'The page' } },
    required: ['data'],
    additionalProperties: false,
  });
  expect(get).toMatchObject({ 'x-guard': 'anyone', responses: { 404: { $ref: '#/components/responses/HiddenOrGoneRefusal' } } });
  const [hidden, gone] = ['#/components/schemas/HiddenError', '#/components/schemas/GoneError'];
  expect(document.components.responses['HiddenOrGoneRefusal']).toEqual({
    description: 'Refused with one of these.',
    content: {
      'application/json': {
        schema: {
          oneOf: [{ $ref: hidden }, { $ref: gone }],
          discriminator: { propertyName: 'error_code', mapping: { 'page.hidden': hidden, 'page.not_found': gone } },
        },
      },
    },
  });
  expect(document.components.schemas['HiddenError']).toMatchObject({
    allOf: [{ $ref: '#/components/schemas/Refusal' }],
    properties: { error_code: { enum: ['page.hidden'] }, data: { properties: { until: { type: 'integer' } } } },
  });
});

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

test('an answer that tells of one error stands in the document once, whoever gives it', () => {
  const calls = ['one', 'other'].map((id) => aCall(id, `GET /${id}`, { errors: ['gone'] }));
  const { paths, components } = documentOf({ ...model, calls });
  const responses = { 404: { $ref: '#/components/responses/GoneError' }, default: { $ref: '#/components/responses/Failure' } };
  expect([paths['/one']?.['get'], paths['/other']?.['get']]).toMatchObject([{ responses }, { responses }]);
  expect(components.responses).toEqual({
    Failure: {
      description: 'Any other failure.',
      headers: retryAfter,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
    GoneError: {
      description: 'Refused with `page.not_found`.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/GoneError' } } },
    },
  });
});

test('files, other media, and what differs on the way in', () => {
  const put = document.paths['/page/{page_id}']?.['put'];
  expect(put).toMatchObject({
    security: [{ bearer: [] }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { properties: { page: { $ref: '#/components/schemas/PageInput' }, picture: { format: 'binary' } } },
        },
        'application/json': { schema: { properties: { page: {} }, additionalProperties: false } },
      },
    },
    responses: {
      200: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } },
    },
  });
  expect(document.paths['/feed.ics']?.['get']?.responses['200']?.content).toEqual({ 'text/calendar': { schema: { type: 'string' } } });
  expect(document.components.schemas['Page']).toMatchObject({ properties: { link: { format: 'uri' }, at: { type: ['string', 'null'] } } });
});

test('a call that needs a file takes a form alone, with the types and sizes of its files', () => {
  const file = { type: 'string', format: 'binary', maxLength: 2500 };
  const prints = { type: 'array', items: file, maxItems: 3, description: 'A print: image/png, image/avif, at most 2 kB' };
  expect(document.paths['/page']?.['post']?.['requestBody']).toEqual({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          // a pattern that some readers cannot compile is told in words
          properties: { prints, name: { type: 'string', format: 'text', description: 'An A' } },
          required: ['prints', 'name'],
          additionalProperties: false,
        },
        encoding: { prints: { contentType: 'image/png, image/avif' } },
      },
    },
  });
});

test('an answer leads on to an address, or tells when to come again', () => {
  expect(document.paths['/page']?.['get']?.responses['303']).toMatchObject({ headers: { Location: { required: true } } });
  expect(document.components).toMatchObject({
    headers: { RetryAfter: { schema: { type: 'integer', minimum: 1 } } },
    responses: { BusyError: { headers: retryAfter }, Failure: { headers: retryAfter } },
  });
});

test('things that a field tells apart have it as their discriminator', () => {
  const [ink, chalk] = ['#/components/schemas/Ink', '#/components/schemas/Chalk'];
  expect(document.components.schemas['Page']).toMatchObject({
    properties: {
      drawn: {
        anyOf: [
          { oneOf: [{ $ref: ink }, { $ref: chalk }], discriminator: { propertyName: 'with', mapping: { ink, chalk } } },
          { type: 'null' },
        ],
      },
    },
  });
});

test.each(['tiny', 'every-word'])('%s: every reference leads somewhere, every operation can be refused', async (name) => {
  const whole = documentOf(await caseModel(name));
  const text = JSON.stringify(whole);
  for (const kind of ['schemas', 'responses'] as const) {
    const references = [...text.matchAll(new RegExp(`"#/components/${kind}/([^"]+)"`, 'g'))].map(([, to = '']) => to);
    expect(Object.keys(whole.components[kind])).toEqual([...new Set(references)].toSorted());
  }
  expect(text).not.toContain('"nullable"');
  const operations = Object.values(whole.paths).flatMap((path) => Object.values(path));
  expect(operations.filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith('4')))).toEqual([]);
});
