// The calls for a server: schemas that Fastify mounts as they are, and handlers that must fit.
import Fastify, { type FastifyInstance, type RouteShorthandOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Files } from '../../generator/print/structures';
import { emitContract } from '../../generator/emit/contract';
import { emitErrors } from '../../generator/emit/errors';
import { emitModel } from '../../generator/emit/model';
import { emitRules } from '../../generator/emit/rules';
import type { CallModel, Model } from '../../generator/model/model';
import { isLongText, isText } from '../../generator/runtime/model/patterns';
import { aCall, anError, caseModel, field, nothing, text, uuid, whole } from '../support/a-call';
import { aModel } from '../support/a-model';
import { loaded, typeErrors, written } from '../support/emitted';

const emitted = (model: Model): Files => new Map([...emitModel(model), ...emitErrors(model), ...emitRules(model), ...emitContract(model)]);

interface Mountable {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly schema: RouteShorthandOptions['schema'] & object;
}
type Answers = Readonly<Record<string, (input: unknown, query: unknown) => unknown>>;

/** A server with every contract of an emitted folder, and nothing else. */
const mounted = async (folder: string, answers: Answers = {}, customOptions: object = {}): Promise<FastifyInstance> => {
  const { contracts } = await loaded<{ contracts: Record<string, Mountable> }>(folder, 'contract/index.ts');
  const { sharedSchemas } = await loaded<{ sharedSchemas: object[] }>(folder, 'contract/schemas.ts');
  const app = Fastify({ ajv: { customOptions: { formats: { text: isText, 'long-text': isLongText }, ...customOptions } } });
  for (const schema of sharedSchemas) app.addSchema(schema);
  for (const { id, method, path, schema } of Object.values(contracts))
    app.route({ method, url: path, schema, handler: async (request) => ({ data: answers[id]?.(request.body, request.query) }) });
  await app.ready();
  return app;
};

test.each(['tiny', 'every-word'])('Fastify mounts every call of %s', async (name) => {
  const folder = await written(emitted(await caseModel(name)));
  expect(typeErrors(folder)).toBe('');
  for (const options of [{}, { removeAdditional: false, allErrors: true }]) {
    const app = await mounted(folder, {}, options);
    await app.close();
  }
});

const guests = {
  id: 'Guests',
  source: '§3',
  called: 'guests',
  says: 'Who comes',
  fields: [field('adults', { ...whole, min: 1 }, { default: 1 }), field('pets', whole, { default: 0 })],
};
const option = (way: string, name: string): Model['shapes'][number] => ({
  id: `By${way}`,
  source: '§3',
  called: way,
  says: way,
  fields: [field('way', { type: 'exactly', value: way }), field(name, whole, { default: 7 })],
});
const book: CallModel = aCall('book', 'POST /stay/{stay_id}', {
  params: [field('stay_id', uuid)],
  query: [field('dry', { type: 'flag' }, { default: false })],
  input: [
    field('guests', { type: 'like', of: 'Guests', nullable: true }),
    field('paid', {
      type: 'either',
      options: [
        { type: 'like', of: 'Bycard' },
        { type: 'like', of: 'Bycash' },
      ],
    }),
    field('link', { type: 'text', format: 'url' }, { optional: true }),
  ],
  answer: {
    type: 'group',
    fields: [
      field('guests', { type: 'like', of: 'Guests' }),
      field('at', { type: 'text', format: 'instant', nullable: true }),
      field('others', { type: 'like', of: 'Guests', nullable: true }, { optional: true }),
      field('paid', { type: 'exactly', value: 'yes', nullable: true }, { optional: true }),
    ],
  },
  errors: ['tooLate'],
  rules: ['mayBook'],
  repeatable: true,
  throttle: { times: 3, per: { kind: 'duration', unit: 'minutes', amount: { kind: 'literal', value: 2 } } },
});
const model = aModel({
  shapes: [...aModel().shapes, guests, option('card', 'digits'), option('cash', 'coins')],
  errors: [anError('tooLate', 'stay.too_late')],
  rules: [{ id: 'mayBook', source: '§5', says: 'A stay may be booked', requires: [] }],
  calls: [
    book,
    aCall('picture', 'PATCH /me/picture.{kind}', {
      subject: 'pay-later',
      params: [field('kind', text)],
      multipart: true,
      input: [
        field('avatar', { type: 'file', types: ['image/png'], maxBytes: 9 }, { optional: true }),
        field('more', { type: 'list', of: { type: 'file', types: ['image/png'], maxBytes: 9 }, max: 3 }),
        field('name', text),
      ],
      answer: nothing,
      content: 'text/plain',
    }),
  ],
});
const folder = await written(emitted(model));
const stay = '/stay/0b8f8a5e-7a34-4c0c-9a52-1a2f6b3c4d5e';

test('a call is data: where, for whom, which errors, how often', async () => {
  const { contracts } = await loaded<{ contracts: Record<string, object> }>(folder, 'contract/index.ts');
  expect(contracts['book']).toMatchObject({
    id: 'book',
    method: 'POST',
    path: '/stay/:stay_id',
    guard: 'anyone',
    secure: false,
    errors: ['stay.too_late'],
    rules: ['mayBook'],
    throttle: { times: 3, seconds: 120 },
    repeatable: true,
    schema: {
      body: {
        properties: { link: { type: 'string', minLength: 1, pattern: '^\\S+$' } },
        required: ['guests', 'paid'],
        additionalProperties: false,
      },
      response: { 200: { required: ['data'] } },
    },
  });
  expect(contracts['picture']).toMatchObject({
    path: '/me/picture.:kind',
    content: 'text/plain',
    files: {
      avatar: { types: ['image/png'], maxBytes: 9, optional: true, most: 1 },
      more: { types: ['image/png'], maxBytes: 9, optional: false, most: 3 },
    },
    schema: { body: { properties: { name: { type: 'string' } }, required: ['name'] } },
  });
});

test('input is checked and completed: through a reference, beside nothing, and in one of several shapes', async () => {
  const app = await mounted(
    folder,
    { book: (input, query) => ({ guests: { adults: 1, pets: 0 }, at: JSON.stringify({ input, query }) }) },
    { removeAdditional: false },
  );
  const ask = async (payload: object, query = ''): Promise<unknown> => {
    const answer = await app.inject({ method: 'POST', url: `${stay}${query}`, payload });
    const body = answer.json<{ data?: { at: string }; message?: string }>();
    return body.data ? (JSON.parse(body.data.at) as unknown) : body.message;
  };
  expect(await ask({ guests: {}, paid: { way: 'card' } })).toEqual({
    input: { guests: { adults: 1, pets: 0 }, paid: { way: 'card', digits: 7 } },
    query: { dry: false },
  });
  expect(await ask({ guests: null, paid: { way: 'cash', coins: 1 } }, '?dry=true')).toEqual({
    input: { guests: null, paid: { way: 'cash', coins: 1 } },
    query: { dry: true },
  });
  expect(await ask({ guests: { adults: 0 }, paid: { way: 'card' } })).toBe('body/guests/adults must be >= 1');
  expect(await ask({ guests: null, paid: { way: 'card', coins: 1 } })).toBe('body/paid must NOT have additional properties');
  expect(await ask({ guests: null, paid: { way: 'barter' } })).toBe('body/paid/way must be equal to one of the allowed values');
  expect(await ask({ guests: null, paid: { way: 'card' }, link: 'a b' })).toBe('body/link must match pattern "^\\S+$"');
  await app.close();
});

test('an answer carries what is declared, and nothing else', async () => {
  const answers: unknown[] = [
    { guests: { adults: 2, pets: 0, secret: 'x' }, at: 'say "when"', more: 1, others: { adults: 3, pets: 1 }, paid: 'yes' },
    { guests: { adults: 2, pets: 0 }, at: null, others: null, paid: null },
    { guests: { adults: 2 }, at: null },
  ];
  const app = await mounted(folder, { book: () => answers.shift() });
  const payload = { guests: null, paid: { way: 'card' } };
  const first = await app.inject({ method: 'POST', url: stay, payload });
  expect(first.json()).toEqual({ data: { guests: { adults: 2, pets: 0 }, at: 'say "when"', others: { adults: 3, pets: 1 }, paid: 'yes' } });
  const empty = await app.inject({ method: 'POST', url: stay, payload });
  expect(empty.json()).toEqual({ data: { guests: { adults: 2, pets: 0 }, at: null, others: null, paid: null } });
  const second = await app.inject({ method: 'POST', url: stay, payload });
  expect([second.statusCode, second.json<{ message: string }>().message]).toEqual([500, '"pets" is required!']);
  await app.close();
});

const usage = (handler: string): string => `import { contracts } from './contract/index';
import { hashHeader } from './contract/contract';
import type { Handlers, NotesHandlers, PayLaterHandlers } from './contract/handlers';
interface HandedHere { readonly anyone: { readonly now: Date }; readonly signedIn: object; readonly things: object }
declare module './contract/handlers' { interface Register { readonly types: HandedHere } }
export const told: string = hashHeader + contracts.book.id;
export const notes: NotesHandlers = ${handler};
export const rest: PayLaterHandlers = {
  picture: async ({ input, params }) => (input.avatar?.name ?? '') + input.more.map(({ file }) => file.length).join() + params.kind,
};
export const all: Handlers = { ...notes, ...rest };
`;
const compiled = async (handler: string): Promise<string> =>
  typeErrors(await written(new Map([...emitted(model), ['usage.ts', usage(handler)]])));

test('a handler that answers what is asked compiles: input is complete, uploads are files', async () => {
  const good =
    '{ book: async ({ params, query, input }, { now }) => ({ guests: { adults: input.guests?.adults ?? (query.dry ? params.stay_id.length : 1), pets: now.getTime() }, at: null }) }';
  expect(await compiled(good)).toBe('');
});

test('a missing handler and a wrong answer do not compile', async () => {
  expect(await compiled('{}')).toContain("Property 'book' is missing");
  expect(await compiled("{ book: async () => ({ guests: { adults: 1, pets: 'two' }, at: null }) }")).toContain(
    "Type 'string' is not assignable to type 'number'",
  );
  expect(await compiled('{ book: async () => ({ guests: { adults: 1, pets: 2 } }) }')).toContain("Property 'at' is missing");
});
