// Reports of what people read: kept once the person can read it, counted by person, and decided on by the operator.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentReportsPerDay } from '../../generated/model/constants';
import { aMember, type Member } from '../support/a-member';
import { aProperty, aReview } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { operating } from '../support/an-operator';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let property_id: string;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aMember(server.database.db, { now: server.now(), host: true });
    property_id = await aProperty(server.database.db, host.profile_id);
  });
  afterAll(() => server.close());
  const run = operating(() => server);
  const somebody = () => aMember(server.database.db, { now: server.now() });
  const report = async (who: Pick<Member, 'token'>, body: object): Promise<number> =>
    (await server.ask('POST /report', { token: who.token, body: { wrong: 'fraud', ...body } })).status;

  test('a listing, and a message by either side of its thread; nothing that the person cannot read', async () => {
    const [guest, stranger] = [await somebody(), await somebody()];
    const sent = await server.ask(`POST /property/${property_id}/contact`, { token: guest.token, body: { message: 'Pay me in coins.' } });
    const { thread_id } = sent.body.data as { readonly thread_id: string };
    expect(await report(guest, { kind: 'listing', thing_id: property_id, message: 'It is not there.' })).toBe(200);
    expect(await report(stranger, { kind: 'listing', thing_id: property_id, message: 'Gone\u001b[2J!' })).toBe(422);
    expect(await report(stranger, { kind: 'listing', thing_id: property_id, message: 'Gone!' })).toBe(200);
    // the sign that would clear the terminal, from before texts were refused for it, is printed as another
    const { db } = server.database;
    await db.updateTable('content_reports').set({ message: 'Gone\u001b[2J!' }).where('message', '=', 'Gone!').execute();
    const review_id = await aReview(server.database.db, { property_id, guest: (await somebody()).profile_id, rating: 5 });
    expect(await report(stranger, { kind: 'review', thing_id: review_id })).toBe(200);
    await server.database.db.updateTable('reviews').set({ state: 'waiting' }).where('review_id', '=', review_id).execute();
    expect(await report(stranger, { kind: 'review', thing_id: review_id })).toBe(404);
    expect(await report(host, { kind: 'message', thing_id: thread_id, number: 1 })).toBe(200);
    expect(await report(host, { kind: 'message', thing_id: thread_id, number: 2 })).toBe(404);
    expect(await report(stranger, { kind: 'message', thing_id: thread_id, number: 1 })).toBe(404);
    for (const kind of ['listing', 'review']) expect(await report(guest, { kind, thing_id: thread_id }), kind).toBe(404);

    const said = await run('looks');
    expect(said).toContain(`listing ${property_id}  It’s a scam or misleading  by ${guest.profile_id}: It is not there.`);
    expect(said).toContain(`message ${thread_id} 1  `);
    expect(said).toContain(`review ${review_id}  `);
    expect(said).toContain('Gone\uFFFD[2J!');
    expect(said).toMatch(/Rewards:\nNo reward waits\.\nRegistrations:\nNothing waits\./);
    const [id = ''] = (await run('reported')).split('  ');
    expect(await run('close-report', id, 'The listing is there.')).toBe('It waits no longer.');
    expect(await run('close-report', id, 'Again.')).toContain('No report');
    expect(await run('reported')).not.toContain(id);
  });

  test('reports are counted by person', async () => {
    const one = await somebody();
    const answers: number[] = [];
    for (let at = 0; at <= contentReportsPerDay; at += 1) answers.push(await report(one, { kind: 'listing', thing_id: property_id }));
    expect(answers).toEqual([...Array.from({ length: contentReportsPerDay }, () => 200), 429]);
    expect(await report(await somebody(), { kind: 'listing', thing_id: property_id })).toBe(200);
  });
});
