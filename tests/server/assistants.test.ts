// Assistants ask the calls as tools, over a real connection, with the client of the Model Context Protocol: what is open to them is what is
// open to everybody.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestBytes, toolMessagesPerMinute, toolsPath } from '../../generated/model/constants';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aQuote, readBooking } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const trip = { checkin: '2027-02-12', checkout: '2027-02-15', guests: { adults: 2, children: 0, infants: 0, pets: 0 }, currency: 'CAD' };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let address: string;
  const clients: Client[] = [];
  beforeAll(async () => {
    server = await aServer(engine);
    address = (await server.app.listen({ port: 0, host: '127.0.0.1' })) + toolsPath;
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
  });

  /** An assistant that speaks as those of today do, or as the newest revision has it; with a session if wanted. */
  const anAssistant = async ({ token, mode = 'legacy' }: { readonly token?: string; readonly mode?: 'legacy' | 'auto' } = {}) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const client = new Client({ name: 'an assistant', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }));
    clients.push(client);
    const ask = async (name: string, given: Record<string, unknown> = {}) => {
      const { isError, content } = await client.callTool({ name, arguments: given });
      const texts = content.map((part) => (part.type === 'text' ? part.text : ''));
      const { data } = JSON.parse(texts.at(-1) ?? '') as { readonly data: Readonly<Record<string, unknown>> };
      return { isError: isError === true, says: isError === true ? texts[0] : undefined, data };
    };
    return { client, ask };
  };
  const send = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(address, {
      method,
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body }),
    });
  const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

  test.each(['legacy', 'auto'] as const)('%s: they are told what each tool does, for whom, and whether it only reads', async (mode) => {
    const { client } = await anAssistant({ mode });
    expect(client.getInstructions()).toContain('bearer token');
    const { tools } = await client.listTools();
    const named = new Map(tools.map((tool) => [tool.name, tool]));
    expect(named.get('searchProperties')).toMatchObject({ annotations: { readOnlyHint: true }, inputSchema: { type: 'object' } });
    expect(named.get('createBooking')).toMatchObject({
      title: 'Create booking',
      description: expect.stringMatching(
        /For people whose profile has a first and a last name\..*idempotency_key.*booking\.dates_unavailable/,
      ),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
      inputSchema: { properties: { property_id: { format: 'uuid' }, idempotency_key: { type: 'string' } } },
    });
    expect(named.get('getListing')?.inputSchema.required).toEqual(['property_id']);
    // neither passwords nor tokens, files, other systems' messages, nor pages that lead elsewhere
    const kept = ['createSession', 'createUser', 'deleteUser', 'savePayout', 'exchangeSession', 'addMessagePhoto', 'hearPayment'];
    expect([...kept, 'startSignOn', 'exportCalendar'].filter((name) => named.has(name))).toEqual([]);
  });

  test('a stranger searches, and may not book; a guest books once under one key, and is told why a rule refuses', async () => {
    const { property_id } = await aHostedPlace(server);
    const stranger = await anAssistant();
    expect(await stranger.ask('searchProperties', { query: 'Whistler', ...trip })).toMatchObject({
      isError: false,
      data: { results: [{ property_id }] },
    });
    expect(await stranger.ask('getListing', { property_id })).toMatchObject({ data: { property_id } });
    const { quote_id } = await aQuote(server, property_id);
    const wish = { property_id, ...trip, points: 0, quote_id };
    expect(await stranger.ask('createBooking', wish)).toMatchObject({
      isError: true,
      says: expect.stringMatching(/^[A-Z].*\. ?\(account\.not_signed_in\)$/),
    });
    const guest = await aGuest(server);
    const { ask } = await anAssistant({ token: guest.token, mode: 'auto' });
    const [first, again] = [
      await ask('createBooking', { ...wish, idempotency_key: 'one' }),
      await ask('createBooking', { ...wish, idempotency_key: 'one' }),
    ];
    expect(first).toMatchObject({ isError: false, data: { booking_id: expect.any(String) } });
    expect(again).toEqual(first);
    expect(await readBooking(server, String(first.data['booking_id']), guest)).toMatchObject({
      side: 'guest',
      status: 'pending',
      checkin: trip.checkin,
    });
    expect(await ask('createBooking', wish)).toMatchObject({ isError: true, says: expect.stringContaining('(booking.') });
    expect((await ask('listStays', { page: 1 })).isError).toBe(false);
    // another person's
    const other = await anAssistant({ token: (await aGuest(server)).token });
    expect(await other.ask('getBooking', { booking_id: first.data['booking_id'] })).toMatchObject({
      says: expect.stringContaining('(booking.not_found)'),
    });
  });

  test('arguments that do not fit are told one by one, and lead to no other call', async () => {
    const { ask, client } = await anAssistant({ token: (await aGuest(server)).token });
    const fieldsOf = async (name: string, given: Record<string, unknown>) => {
      const { says, data } = await ask(name, given);
      expect(says).toContain('(input.invalid)');
      return (data['fields'] as readonly { readonly path: string }[]).map(({ path }) => path).toSorted();
    };
    expect(await fieldsOf('searchProperties', { guests: { adults: 'two' }, sort: 'fastest', colour: 'red' })).toEqual([
      'colour',
      'guests.adults',
      'sort',
    ]);
    expect(await fieldsOf('listStays', { page: 0, colour: 'red' })).toEqual(['colour', 'page']);
    expect(await fieldsOf('getBooking', {})).toEqual(['booking_id']);
    // else a way up: DELETE /user/property/…/photo/… would be asked as DELETE /user/property/…
    expect(await fieldsOf('deletePhoto', { property_id: 'x', photo_id: '..' })).toEqual(['photo_id']);
    expect((await ask('getBooking', { booking_id: '../user?x=' })).says).toContain('(booking.not_found)');
    await expect(client.callTool({ name: 'createSession', arguments: {} })).rejects.toThrow('createSession');
  });

  test('no page of another site, cookie or form is listened to, nor many messages at once, nor large or deep ones', async () => {
    expect((await send(listing, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send(listing, { origin: 'null' })).status).toBe(403);
    expect((await send(listing, { origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await send(listing, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(`[${listing},${listing}]`)).status).toBe(400);
    expect((await send('['.repeat(99))).status).toBe(400);
    expect((await send(`"${'x'.repeat(requestBytes)}"`)).status).toBe(413);
    expect((await send('', {}, 'GET')).status).toBe(405);
    expect((await send('', {}, 'DELETE')).status).toBe(405);
    const asked = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'getUser', arguments: {} } });
    const cookie = `session_access_token=${(await aGuest(server)).token}`;
    const answer = await send(asked, { cookie });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('account.not_signed_in');
  });

  test('messages are counted, and so is each call that they ask, for the visitor from whom they come', async () => {
    const say = (name: string, from: string) =>
      server.app.inject({
        method: 'POST',
        url: toolsPath,
        remoteAddress: from,
        headers: { accept: 'application/json, text/event-stream' },
        payload: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: { name: 'Jo', email: 'jo@example.ca', message: 'Hello.' } },
        },
      });
    const answers: string[] = [];
    for (let time = 0; time < 12; time += 1) answers.push((await say('sendContactMessage', '203.0.113.7')).body);
    expect(answers.at(-1)).toContain('input.rate_limited');
    expect((await say('sendContactMessage', '203.0.113.8')).body).not.toContain('input.rate_limited');
    const flood = await Promise.all(Array.from({ length: toolMessagesPerMinute }, () => say('nothing', '203.0.113.9')));
    expect(flood.map(({ statusCode }) => statusCode)).toEqual(flood.map(() => 200));
    expect((await say('nothing', '203.0.113.9')).statusCode).toBe(429);
  });
});
