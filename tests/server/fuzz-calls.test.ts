// Every call of openapi.json, asked by chance on both databases: no fault, and nothing that is not declared. The seed is printed.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverStart } from '../support/clock';
import { type ApiCall, apiCalls, misfitsOfAnswer } from '../support/an-api';
import { aCrowd, crowd } from '../support/a-crowd';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { type DrawnRequest, requestOf } from '../support/drawn-requests';
import { seed, tellSeed, thoroughness } from '../support/seed';
import { limitMs } from '../support/limits';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const read = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
};

/** Undeclared parts of a call's answer; nothing where it keeps its word. */
const brokenWord = (call: ApiCall, { status, headers, body }: Answer): string => {
  const answer = read(body);
  const schema = call.answers.get(status);
  if (schema === undefined) return `${status} is not declared`;
  if (schema !== null && answer === undefined) return 'it is no JSON';
  const misfits = schema === null ? '' : misfitsOfAnswer(schema, answer);
  if (misfits !== '') return misfits;
  if (headers['cache-control'] !== 'no-store') return 'it may be kept';
  if (status === 401 && headers['www-authenticate'] !== 'Bearer') return 'it does not say how to be let in';
  if (status === 303 && headers['location'] === undefined) return 'it leads nowhere';
  return status >= 400 && /node_modules|\.ts:\d|\bat \//.test(body) ? 'it tells how we are made' : '';
};

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let asked = 0;
  beforeAll(async () => {
    tellSeed(`calls on ${engine}`);
    server = await aServer(engine, serverStart, { DEMO: 'true' });
  }, limitMs(120));
  afterAll(() => server.close());

  const ask = async ({ method, address, headers, payload }: DrawnRequest, token: string | undefined): Promise<Answer> => {
    asked += 1;
    const answer = await server.app.inject({
      method: method as 'GET',
      url: `/api${address}`,
      // throttles would answer for all that comes after
      remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };

  test.each(apiCalls.map((call) => [call.id, call] as const))('%s answers what it declares', async (_, call) => {
    const { known, tokenOf } = await aCrowd(server);
    const keepsItsWord = fc.asyncProperty(requestOf(call, known), fc.constantFrom(...crowd), async (request, who) => {
      expect(brokenWord(call, await ask(request, tokenOf(who)))).toBe('');
    });
    await fc.assert(keepsItsWord, { seed, numRuns: 25 * thoroughness });
  });

  test('the server is as well afterwards as before', async () => {
    const account = { email: `${randomUUID()}@example.ca`, password: 'a long enough secret of ours' };
    expect((await server.ask('POST /user', { body: account })).status).toBe(200);
    expect((await server.ask('POST /session', { body: account })).status).toBe(200);
  });
});
