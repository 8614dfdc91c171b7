// One invitation to co-host several listings: one mail names them, one acceptance takes them all, and each is ended alone.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cohostsMax } from '../../generated/model/constants';
import type { Cohost, CohostInvitation, PropertyRow, SentInvitation } from '../../generated/model/entities';
import { aCohost } from '../support/a-cohost';
import { aMember, type Member } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace } from '../support/a-stay-asked';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  let asked = 0;
  const ask = (call: string, one: Pick<Member, 'token'>, body?: object) => {
    asked += 1;
    return server.ask(call, { token: one.token, ...(body ? { body } : {}), from: `10.8.0.${asked % 250}` });
  };
  const aPerson = (): Promise<Member> => aMember(server.database.db, { now: server.now() });
  const tokenTo = (email: string): string => /co-host\?token=([\w-]+)/.exec(server.mailTo(email) ?? '')?.[1] ?? '';
  const placesOf = async (one: Member) =>
    ((await ask('GET /user/property', one)).body.data as PropertyRow[]).map(({ property_id }) => property_id).toSorted();
  const at = async (host: Member, property_id: string) =>
    (await ask(`GET /user/property/${property_id}/cohost`, host)).body.data as Cohost[];

  /** A host with so many listings, and how they invite to them from the first. */
  const hostOf = async (count: number) => {
    const { host, property_id } = await aHostedPlace(server, { title: 'Cabin 01' });
    const others = [];
    for (let nth = 2; nth <= count; nth += 1)
      others.push(await aProperty(server.database.db, host.profile_id, { title: `Cabin ${String(nth).padStart(2, '0')}` }));
    const to = `several-${randomUUID()}@example.ca`;
    const invite = (property_ids: readonly string[], email = to) =>
      ask(`POST /user/property/${property_id}/cohost`, host, { email, roles: ['calendar', 'money'], property_ids });
    return { host, property_id, others, to, invite };
  };

  test('twenty-five listings are one mail and one acceptance, and each is removed alone', async () => {
    const { host, property_id, others, to, invite } = await hostOf(25);
    const sent = (await invite([...others, ...others, property_id])).body.data as SentInvitation;
    expect(sent).toMatchObject({ property_id, email: to, invited: 25, full: [], state: 'invited' });
    expect(server.mailsTo(to)).toHaveLength(1);
    expect(server.mailTo(to)).toContain('co-host 25 listings');
    for (const title of ['Cabin 01', 'Cabin 13', 'Cabin 25']) expect(server.mailTo(to)).toContain(title);

    const token = tokenTo(to);
    const [one, two] = [await aPerson(), await aPerson()];
    const shown = (await ask('POST /cohost/invitation', one, { token })).body.data as CohostInvitation;
    expect(shown.listings.map(({ title }) => title).slice(0, 2)).toEqual(['Cabin 01', 'Cabin 02']);
    expect([shown.listings.length, shown.roles, shown.host]).toEqual([25, ['calendar', 'money'], 'Sam']);
    // withdrawn at one while it is looked at, and accepted by two at once: one of them has the rest
    const [withdrawn] = await at(host, others[0] ?? '');
    await ask(`DELETE /user/property/${others[0]}/cohost/${withdrawn?.cohost_id}`, host);
    const answers = await Promise.all([ask('POST /cohost', one, { token }), ask('POST /cohost', two, { token })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const winner = answers[0].status === 200 ? one : two;
    expect(await placesOf(winner)).toEqual([property_id, ...others.slice(1)].toSorted());
    expect(await placesOf(winner === one ? two : one)).toEqual([]);
    expect(server.mailTo(host.email)).toContain('now co-hosts 24 listings');

    const second = others[1] ?? '';
    const [there] = await at(host, second);
    expect(there).toMatchObject({ state: 'active', roles: ['calendar', 'money'] });
    await ask(`DELETE /user/property/${second}/cohost/${there?.cohost_id}`, host);
    expect(await placesOf(winner)).toEqual([property_id, ...others.slice(2)].toSorted());
  });

  test('listings of others are refused, full ones are left out and named, and co-hosts of some are invited to the rest', async () => {
    const { host, property_id, others, to, invite } = await hostOf(4);
    const [full = '', known = '', free = ''] = others;
    const stranger = await aHostedPlace(server);
    for (const foreign of [stranger.property_id, randomUUID()])
      expect((await invite([full, foreign])).body['error_code']).toBe('property.not_found');
    expect(await at(host, property_id)).toEqual([]);
    for (let nth = 0; nth < cohostsMax; nth += 1) await aCohost(server, { property_id: full, roles: ['calendar'] });
    const person = await aPerson();
    await ask(`POST /user/property/${known}/cohost`, host, { email: to, roles: ['messages'] });
    await ask('POST /cohost', person, { token: tokenTo(to) });
    const sent = (await invite(others)).body.data as SentInvitation;
    expect(sent).toMatchObject({ property_id, invited: 2, full: ['Cabin 02'] });
    expect((await ask('POST /cohost', person, { token: tokenTo(to) })).body.data).toEqual({
      property_ids: [property_id, free].toSorted(),
    });
    // their roles from before stay
    expect((await at(host, known)).map(({ roles }) => roles)).toEqual([['messages']]);
    expect((await invite([known, free])).body['error_code']).toBe('property.cohost_known');

    // invited by another address to what they co-host and to more: the link is used up by it
    const again = `again-${randomUUID()}@example.ca`;
    const fifth = await aProperty(server.database.db, host.profile_id, { title: 'Cabin 05' });
    await invite([known, fifth], again);
    const token = tokenTo(again);
    expect((await ask('POST /cohost', person, { token })).body.data).toEqual({ property_ids: [fifth] });
    expect((await ask('POST /cohost', await aPerson(), { token })).body.data).toEqual({ why: 'used' });
    expect((await at(host, known)).map(({ email }) => email)).toEqual([to]);
  });

  test('sent anew for one listing, the old link still holds for the others; what may be done there can differ', async () => {
    const { host, property_id, others, to, invite } = await hostOf(3);
    await invite(others);
    const first = tokenTo(to);
    const [second = '', third = ''] = others;
    const [row] = await at(host, third);
    await ask(`PUT /user/property/${third}/cohost/${row?.cohost_id}`, host, { roles: ['messages'] });
    await invite([]);
    const [one, two] = [await aPerson(), await aPerson()];
    const shown = (await ask('POST /cohost/invitation', one, { token: first })).body.data as CohostInvitation;
    expect(shown.listings.map((it) => [it.property_id, it.roles])).toEqual([
      [second, ['calendar', 'money']],
      [third, ['messages']],
    ]);
    expect(shown.roles).toEqual(['calendar', 'messages', 'money']);
    expect((await ask('POST /cohost', one, { token: first })).body.data).toEqual({ property_ids: others.toSorted() });
    expect((await ask('POST /cohost', two, { token: tokenTo(to) })).body.data).toEqual({ property_ids: [property_id] });
  });
});
