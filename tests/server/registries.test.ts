// Registers of short-term rentals: British Columbia's over its published interface, and the demo's stand-in.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoRegistries } from '../../src/demo/demo';
import { openRegistries, type Registration } from '../../src/server/outside/registries';

const registration: Registration = { province: 'BC', number: 'H123456789', street_number: '1220', unit: undefined, postal_code: 'V8W 1N6' };
let register: Server;
let answer: { readonly status: number; readonly body: object };
let asked: object;
let address: string;
beforeAll(async () => {
  register = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked = { path: request.url, token: request.headers.authorization, body: JSON.parse(body) };
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(register.address() as AddressInfo).port}`;
});
afterAll(() => void register.close());
const ask = (status: number, body: object) => {
  answer = { status, body };
  return openRegistries({ REGISTRY_BC_URL: address, REGISTRY_BC_TOKEN: 'key' }).ask(registration);
};

test('a number is asked for with its address', async () => {
  await ask(200, { status: 'ACTIVE', validUntil: '2027-05-01' });
  expect(asked).toEqual({
    path: '/permits/:validatePermit',
    token: 'Bearer key',
    body: { identifier: 'H123456789', address: { number: '1220', postalCode: 'V8W 1N6' } },
  });
});

test.each([
  [200, { status: 'ACTIVE', validUntil: '2027-05-01' }, { says: 'active', until: '2027-05-01' }],
  [200, { status: 'EXPIRED', validUntil: '2025-05-01' }, { says: 'refused', why: 'inactive' }],
  [200, { errors: [{ code: 'POSTAL_CODE_MISMATCH', message: 'No' }] }, { says: 'refused', why: 'other_address' }],
  [404, { errors: [{ code: 'PERMIT_NOT_FOUND' }] }, { says: 'refused', why: 'unknown' }],
])('an answer of %i %j is %j', async (status, body, wanted) => {
  expect(await ask(status, body)).toEqual(wanted);
});

test('no answer is no refusal', async () => {
  await expect(ask(500, {})).rejects.toThrow('500');
  await expect(ask(200, { validUntil: 'soon' })).rejects.toThrow();
});

test('where no register can be asked, a person has to look', async () => {
  expect(await openRegistries({}).ask(registration)).toEqual({ says: 'nothing' });
  expect(await openRegistries({ REGISTRY_BC_URL: address }).ask({ ...registration, province: 'QC' })).toEqual({ says: 'nothing' });
});

test('the demo knows every way that it can go', async () => {
  const says = async (number: string) => {
    const found = await demoRegistries.ask({ ...registration, number });
    return 'why' in found ? found.why : found.says;
  };
  expect(await Promise.all(['H1', 'H404', 'H409', 'H410'].map(says))).toEqual(['active', 'unknown', 'other_address', 'inactive']);
});
