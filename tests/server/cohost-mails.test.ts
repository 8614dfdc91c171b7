// Mails to co-hosts: their part changes, or their listing goes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CohostRole } from '../../generated/model/values';
import { aCohost } from '../support/a-cohost';
import { aMember, type Member } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  /** A listing with a co-host of two roles, and an invitation that waits. */
  const shared = async () => {
    const { host, property_id } = await aHostedPlace(server);
    const { db } = server.database;
    const cohost = await aMember(db, { now: server.now() });
    const [cohost_id, roles] = [randomUUID(), ['calendar', 'messages'] satisfies CohostRole[]];
    const times = { created_at: server.now(), expires_at: new Date(server.now().getTime() + 3_600_000) };
    const row = (id: string) => ({ cohost_id: id, property_id, email: `${id}@example.ca`, roles, token_hash: id, ...times });
    const joined = { profile_id: cohost.profile_id, accepted_at: server.now() };
    const invited_id = randomUUID();
    await db
      .insertInto('cohosts')
      .values([
        { ...row(cohost_id), ...joined },
        { ...row(invited_id), profile_id: null, accepted_at: null },
      ])
      .execute();
    return { host, property_id, cohost, cohost_id, invited_id };
  };
  type Shared = Awaited<ReturnType<typeof shared>>;
  const give = async ({ host, property_id }: Shared, id: string, roles: readonly CohostRole[]): Promise<void> => {
    const path = `PUT /user/property/${property_id}/cohost/${id}`;
    expect((await server.ask(path, { token: host.token, body: { roles } })).status).toBe(200);
    await server.settled();
  };
  const mails = ({ email }: Member): readonly string[] => server.mailsTo(email);

  test('who may do something else from now on reads what it is; nobody does where nothing changed', async () => {
    const it = await shared();
    await give(it, it.cohost_id, ['messages', 'calendar']);
    await give(it, it.invited_id, ['calendar']);
    expect(mails(it.cohost)).toEqual([]);
    await give(it, it.cohost_id, ['calendar']);
    const [mail = '', ...more] = mails(it.cohost);
    expect([more, mail.includes('What you look after now'), mail.includes('Calendar: Prices')]).toEqual([[], true, true]);
    expect(mail).not.toContain('Messages: ');
  });

  test('a listing that its owner deletes is told to its co-host, also where bookings keep a part of it', async () => {
    for (const isBooked of [false, true]) {
      const it = await shared();
      if (isBooked) {
        const booking_id = await aRequest(server, { property_id: it.property_id, guest: await aGuest(server) });
        await server.ask(`PATCH /booking/${booking_id}/reject`, { token: it.host.token, body: { reject_reason: 'Painters come.' } });
        await server.settled();
      }
      const deleted = await server.ask(`DELETE /user/property/${it.property_id}`, { token: it.host.token });
      expect(deleted.body.data).toEqual({ kept: isBooked });
      await server.settled();
      expect(mails(it.cohost).filter((mail) => mail.includes('so your co-hosting has ended'))).toHaveLength(1);
    }
  });

  test('an owner who leaves takes the listings along, and their co-hosts hear it', async () => {
    const it = await shared();
    expect((await server.ask('POST /user/delete', { token: it.host.token, body: { password: it.host.password } })).status).toBe(200);
    await server.settled();
    const [mail = '', ...more] = mails(it.cohost);
    expect([more, mail.includes('so your co-hosting has ended')]).toEqual([[], true]);
    expect(mail).not.toContain(it.host.email);
  });

  test('a co-host whose account ends is told to each owner once, by name and with all listings', async () => {
    const it = await shared();
    const { db } = server.database;
    const other = await aProperty(db, it.host.profile_id, { title: 'Harbour loft' });
    await aCohost(server, { property_id: other, roles: ['calendar'], member: it.cohost, first_name: 'Kim' });
    const elsewhere = await aHostedPlace(server);
    await aCohost(server, { property_id: elsewhere.property_id, roles: ['messages'], member: it.cohost });
    const { token, password } = it.cohost;
    expect((await server.ask('POST /user/delete', { token, body: { password } })).status).toBe(200);
    await server.settled();
    const [mail = '', ...more] = mails(it.host);
    expect(more).toEqual([]);
    expect(mail).toContain('Kim no longer co-hosts 2 listings');
    expect(mail).toContain('Harbour loft');
    expect(mail).not.toContain(it.cohost.email);
    expect(mails(elsewhere.host)).toEqual([expect.stringContaining('Kim closed their account, and no longer co-hosts')]);
  });
});
