// The worst input's cost for the process, of every call and page over the whole demo: sent by a stranger, calls also by a new account. On
// the embedded database, whose work is the process's too. Computed in processor time against a fixed piece of work of the same run, so that
// a loaded machine slows both alike.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import { type RouteData, routes } from '../../generated/routes/routes';
import { fillDemo } from '../../src/demo/fill';
import { servePages } from '../../src/server/http/pages';
import { builtRenderer } from '../../src/server/http/renderer';
import { pageOptions } from '../../src/server/site/page-options';
import { aMember } from '../support/a-member';
import { apiCalls } from '../support/an-api';
import { aServer, type TestServer } from '../support/a-server';
import { build } from '../support/a-site';
import type { DrawnRequest } from '../support/drawn-requests';
import { piecesOf, workMs } from '../support/processor';
import { worstOf } from '../support/worst-requests';
import { type WorstVisit, worstVisits } from '../support/worst-visits';
import { limitMs } from '../support/limits';

/** 50 ms on two quiet cores, where a piece of work takes ten; three times as much behind a throttle, as pages are too. */
const maxWork = { anybody: 5, throttled: 15 };
// a password is dear to compare on purpose, and attempts are counted: by account and address, or by who is signed in
const countsAttempts = new Set(['createSession', 'deleteUser', 'updatePassword', 'resetPassword']);
const boundOf = (id: string): number =>
  countsAttempts.has(id) || contracts[id as keyof typeof contracts].throttle ? maxWork.throttled : maxWork.anybody;

let server: TestServer;
let pages: FastifyInstance;
let property = '';
let host = '';
let work = 0;
let asked = 0;
beforeAll(async () => {
  server = await aServer('PGlite');
  await fillDemo(server.database.db, { now: server.now(), report: () => undefined });
  const rows = server.database.db.selectFrom('properties').select(['property_id', 'profile_id']).where('status', '=', 'listed');
  ({ property_id: property, profile_id: host } = await rows.orderBy('review_count', 'desc').executeTakeFirstOrThrow());
  build();
  pages = await server.another(servePages({ ...(await builtRenderer()), ...pageOptions(server.config, server.now) }));
  work = await workMs();
}, limitMs(240));
afterAll(async () => {
  await pages.close();
  await server.close();
});

const known = (name: string): readonly string[] => ({ property_id: [property], profile_id: [host] })[name] ?? [];
// limits would answer for all that comes after
const nextVisitor = (): string => {
  asked += 1;
  return `10.0.${asked >> 8}.${asked & 255}`;
};
const ask = async ({ method, address, headers, payload }: DrawnRequest, token: string | undefined): Promise<number> => {
  const { statusCode } = await server.app.inject({
    method: method as 'GET',
    url: `/api${address}`,
    remoteAddress: nextVisitor(),
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return statusCode;
};

const refusedUnread = [413, 500];
describe.each(['nobody', 'somebody'])('%s', (who) => {
  test.each(apiCalls.map((call) => [call.id, call] as const))('%s stays within its bound', async (id, call) => {
    const most = boundOf(id);
    for (const request of worstOf(call, known)) {
      const token = who === 'somebody' ? (await aMember(server.database.db, { now: server.now() })).token : undefined;
      const what = `${request.address.slice(0, 200)} ${request.payload?.slice(0, 80)}`;
      const answers = new Set<number>();
      expect(await piecesOf(async () => answers.add(await ask(request, token)), { piece: work, most }), what).toBeLessThan(most);
      // a request refused unread would cost nothing, and prove nothing
      expect(
        refusedUnread.filter((status) => answers.has(status)),
        what,
      ).toEqual([]);
    }
  });
});

const told = [200, 302, 308, 404];
const visit = async ({ address, headers }: WorstVisit): Promise<number> =>
  (await pages.inject({ url: address, headers, remoteAddress: nextVisitor() })).statusCode;
/** A page that is dear when nothing is asked of it may cost twice that, whatever is asked: the rest is not the visitor's doing. */
const pageBound = async (plain: WorstVisit): Promise<number> =>
  Math.max(maxWork.throttled, 2 * (await piecesOf(() => visit(plain), { piece: work, most: maxWork.throttled / 2 })));
test.each(Object.values(routes).map((route): [string, RouteData] => [route.id, route]))(
  'the page %s stays within its bound',
  async (_, route) => {
    const [plain, ...visits] = worstVisits(route, known);
    const most = await pageBound(plain);
    for (const worst of visits) {
      const what = worst.address.slice(0, 200);
      const answers = new Set<number>();
      const pieces = await piecesOf(async () => answers.add(await visit(worst)), { piece: work, most });
      expect(pieces, what).toBeLessThan(most);
      expect(told, what).toEqual(expect.arrayContaining([...answers]));
    }
  },
);
