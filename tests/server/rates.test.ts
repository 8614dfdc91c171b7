// Rates of currencies: read from the bank's published service, kept, and of no use once they are old.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRates } from '../../src/server/outside/rates';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { supportedCurrencies } from '../../src/server/pricing/currency.lookup';
import { serverStart } from '../support/clock';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const now = serverStart;

describe('the bank', () => {
  let bank: Server;
  let answer: { status: number; body: string };
  const asked: (string | undefined)[] = [];
  let rates: ReturnType<typeof openRates>;
  beforeAll(async () => {
    bank = createServer((request, reply) => {
      asked.push(request.url);
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
    const address = bank.address();
    rates = openRates({ RATES_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/valet` });
  });
  afterAll(() => void bank.close());
  const said = (observations: unknown, status = 200): Promise<unknown> => {
    answer = { status, body: JSON.stringify({ observations }) };
    return rates.published(supportedCurrencies(), now);
  };

  test('says what a unit costs, and we keep what a dollar buys', async () => {
    const found = await said([{ d: '2026-11-20', FXUSDCAD: { v: '1.2500' }, FXJPYCAD: { v: '0.0100' }, FXSEKCAD: { v: '0.14' } }]);
    expect(found).toEqual([
      { code: 'USD', as_of: '2026-11-20', rate: 0.8 },
      { code: 'JPY', as_of: '2026-11-20', rate: 100 },
    ]);
    expect(asked).toEqual(['/valet/observations/group/FX_RATES_DAILY/json?recent=5']);
  });

  test('leaves out what it does not know, and what is no number', async () => {
    const day = { d: '2026-11-20', FXUSDCAD: { v: '' }, FXEURCAD: { v: '0' }, FXGBPCAD: {}, FXAUDCAD: { v: '0.5000' } };
    expect(await said([day])).toEqual([{ code: 'AUD', as_of: '2026-11-20', rate: 2 }]);
  });

  test('that fails or says something else is not believed', async () => {
    await expect(said([], 503)).rejects.toThrow('503');
    await expect(said([{ d: 'yesterday' }])).rejects.toThrow();
    await expect(said('nothing')).rejects.toThrow();
  });
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, now);
  });
  afterAll(() => server.close());
  const dollars = () => server.ask('GET /checkout/currencies/USD');

  test('a job keeps them, and mends what the bank has mended', async () => {
    await server.settled();
    expect((await dollars()).body).toMatchObject({ data: { as_of: '2026-11-20', rate: (0.72 * 1.02).toFixed(6) } });
    await keepRates(server.database.db, [{ code: 'USD', as_of: '2026-11-20', rate: 0.5 }]);
    expect((await dollars()).body).toMatchObject({ data: { rate: '0.510000' } });
  });

  test('the last good ones serve for five days, and then other currencies wait with a sentence', async () => {
    server.later(4 * 86_400_000);
    expect((await dollars()).status).toBe(200);
    server.later(2 * 86_400_000);
    const { status, body } = await dollars();
    expect({ status, body }).toMatchObject({ status: 503, body: { error_code: 'checkout.rates_outdated' } });
    expect((await server.ask('GET /checkout/currencies/CAD')).status).toBe(200);
  });
});
