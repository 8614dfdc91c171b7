// Rewards of people who may be one person: they wait for a look, their people read that and why, and a decision gives or denies them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralFriendPoints, referralHostPoints, referralSenderPoints } from '../../generated/model/constants';
import type { PointsBalance, ReferralSummary } from '../../generated/model/entities';
import { rewardSenders } from '../../src/server/referral/referral-jobs';
import { aLink, aMember, type Member } from '../support/a-member';
import { aCharge, aPayment } from '../support/a-payment';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace, aRequest } from '../support/a-stay-asked';
import { operatingToTheEnd } from '../support/an-operator';
import { engines } from '../support/databases';

const afterStay = new Date('2027-02-16T18:00:00Z');
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let networks = 0;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);

  const somebody = (more: object = {}) => aMember(server.database.db, { now: server.now(), ...more });
  const elsewhere = (): string => {
    networks += 1;
    return `10.50.${Math.floor(networks / 200)}.${1 + (networks % 200)}`;
  };
  /** Signs up by a browser at an address, and proves the mail address. */
  const signUp = async (referral_code: string, from: string): Promise<Pick<Member, 'email' | 'user_id' | 'profile_id' | 'token'>> => {
    const person = { email: `friend-${randomUUID()}@example.ca`, password: 'a canoe at the landing' };
    const headers = { 'user-agent': browser };
    await server.ask('POST /user', { body: { ...person, referral_code }, from, headers });
    const session = await server.ask('POST /session', { body: person, from, headers });
    const { access_token: token } = session.body as unknown as { readonly access_token: string };
    const ids = await server.database.db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.user_id')
      .select(['users.user_id', 'profile_id'])
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const link = await aLink(server.database.db, ids, { purpose: 'verify', now: server.now() });
    await server.ask(`POST /user/verify_email?token=${link}`);
    return { ...ids, email: person.email, token };
  };
  const pointsOf = async ({ token }: Pick<Member, 'token'>): Promise<PointsBalance> =>
    (await server.ask('GET /user/points', { token })).body.data;
  const summaryOf = async ({ token, user_id }: Pick<Member, 'token' | 'user_id'>): Promise<ReferralSummary> =>
    (await server.ask('GET /user/profile/referral/summary', { token, from: '10.99.99.99', headers: { 'user-agent': user_id } })).body.data;

  test('ten friends of one sender from one browser and address get nothing before a look', async () => {
    const sender = await somebody();
    const from = elsewhere();
    const friends: Pick<Member, 'token' | 'profile_id'>[] = [];
    for (let at = 0; at < 10; at += 1) friends.push(await signUp(sender.referral_code, from));
    for (const friend of friends)
      expect(await pointsOf(friend)).toMatchObject({
        balance: 0,
        welcome: { points: referralFriendPoints, is_waiting: true, because: 'network' },
      });
    const { referrals, points_pending } = await summaryOf(sender);
    expect(referrals.map(({ stage, because }) => `${stage} ${because}`)).toEqual(Array.from({ length: 10 }, () => 'waiting network'));
    expect(points_pending).toBe(0);
    const listed = await run('rewards');
    for (const { profile_id } of friends) expect(listed).toContain(profile_id);

    const [one, other] = friends;
    expect(await run('deny-rewards', one?.profile_id ?? '', 'Ten accounts of one person.')).toContain('both read why');
    const denied = { is_waiting: false, because: 'network', decided: 'Ten accounts of one person.' };
    if (one) expect(await pointsOf(one)).toMatchObject({ balance: 0, welcome: denied });
    expect((await summaryOf(sender)).referrals).toContainEqual(expect.objectContaining({ stage: 'void', decided: denied.decided }));
    if (other) expect((await pointsOf(other)).balance).toBe(0);
  });

  test('an honest couple at home reads that the points wait and why, and gets them after the look, once', async () => {
    const home = elsewhere();
    const ann = await signUp((await somebody()).referral_code, elsewhere());
    const { referral_code } = await summaryOf(ann);
    await server.ask('GET /user/profile/referral/summary', { token: ann.token, from: home, headers: { 'user-agent': browser } });
    const bob = await signUp(referral_code, home);
    expect(await pointsOf(bob)).toMatchObject({ balance: 0, welcome: { is_waiting: true, because: 'network', decided: null } });
    expect((await summaryOf(ann)).referrals).toMatchObject([{ stage: 'waiting', because: 'network' }]);
    expect(await run('grant-rewards', bob.profile_id, 'They are two.')).toContain('is given');
    expect(await pointsOf(bob)).toMatchObject({ balance: referralFriendPoints, welcome: null });
    expect((await summaryOf(ann)).referrals).toMatchObject([{ stage: 'verified', because: null }]);
    // the same sign again asks nobody anew
    await server.ask('GET /user/profile/referral/summary', { token: bob.token, from: home, headers: { 'user-agent': browser } });
    expect((await pointsOf(bob)).balance).toBe(referralFriendPoints);
    expect(await run('grant-rewards', bob.profile_id, 'Again.')).toContain('No reward');
  });

  test('points that came before the sign are given back until the look, and come again after it', async () => {
    const sender = await somebody();
    const [first, shared] = [elsewhere(), elsewhere()];
    const friend = await signUp(sender.referral_code, first);
    expect((await pointsOf(friend)).balance).toBe(referralFriendPoints);
    await server.ask('GET /user/profile/referral/summary', { token: sender.token, from: shared, headers: { 'user-agent': browser } });
    await server.ask('GET /user/profile/referral/summary', { token: friend.token, from: shared, headers: { 'user-agent': browser } });
    expect(await pointsOf(friend)).toMatchObject({ balance: 0, welcome: { is_waiting: true } });
    await run('grant-rewards', friend.profile_id, 'A visit.');
    expect((await pointsOf(friend)).balance).toBe(referralFriendPoints);
  });

  /** A stay that is over, was paid here, and is looked at for rewards. */
  const stayOf = async (guest: Member, host: Member): Promise<string> => {
    const { db } = server.database;
    const { property_id } = await aHostedPlace(server, { instant_book: true });
    await db.updateTable('properties').set({ profile_id: host.profile_id }).where('property_id', '=', property_id).execute();
    const booking_id = await aRequest(server, { property_id, guest });
    await aCharge(db, booking_id);
    await aPayment(db, booking_id);
    await rewardSenders({ booking_id }, { db, jobs: { keep: () => [], wake: () => undefined }, now: afterStay });
    return booking_id;
  };
  const reasonsOf = async (sender: Member) => (await summaryOf(sender)).referrals.map(({ stage, because }) => `${stage} ${because}`);

  test('a stay of a friend at somebody whom the sender’s friends brought along waits for a look, at a stranger’s place it does not', async () => {
    const sender = await somebody();
    const [first, friend] = [
      await somebody({ referral_code: sender.referral_code }),
      await somebody({ referral_code: sender.referral_code }),
    ];
    const second = await somebody({ referral_code: first.referral_code });
    await stayOf(friend, await somebody({ referral_code: second.referral_code, host: true }));
    expect((await reasonsOf(sender)).toSorted()).toEqual(['verified null', 'waiting ring']);
    const other = await somebody({ referral_code: sender.referral_code });
    await stayOf(other, await somebody({ host: true }));
    expect((await reasonsOf(sender)).toSorted()).toEqual(['stayed null', 'verified null', 'waiting ring']);
  });

  test.each(['card', 'device'] as const)(
    'a host whom nobody invited, but who has the %s of sender or friend, makes the reward wait',
    async (kind) => {
      const sees = async ({ profile_id }: Member, of: 'card' | 'device' | 'network', mark: string) => {
        const seen = { profile_id, kind: of, mark, seen_at: server.now() };
        await server.database.db.insertInto('sightings').values(seen).execute();
      };
      for (const which of ['sender', 'friend'] as const) {
        const sender = await somebody();
        const friend = await somebody({ referral_code: sender.referral_code });
        const host = await somebody({ host: true });
        for (const one of [host, which === 'sender' ? sender : friend]) await sees(one, kind, `${kind} of ${host.profile_id}`);
        const booking_id = await stayOf(friend, host);
        expect(await reasonsOf(sender), which).toEqual(['waiting ring']);
        expect(await run('rewards')).toContain(`stay ${booking_id}`);
      }
      // a guest is on the host's network
      const sender = await somebody();
      const friend = await somebody({ referral_code: sender.referral_code });
      const host = await somebody({ host: true });
      for (const one of [host, friend]) await sees(one, 'network', `the house of ${host.profile_id}, ${kind}`);
      await stayOf(friend, host);
      expect(await reasonsOf(sender)).toEqual(['stayed null']);
    },
  );

  test('two friends of one sender who host each other bring nothing before a look, and both rewards after it', async () => {
    const { db } = server.database;
    const sender = await somebody();
    const { referral_code } = sender;
    const [guest, host] = [await somebody({ referral_code }), await somebody({ referral_code, host: true })];
    const booking_id = await stayOf(guest, host);
    expect((await summaryOf(sender)).referrals).toMatchObject([
      { stage: 'waiting', because: 'ring' },
      { stage: 'waiting', because: 'ring' },
    ]);
    expect((await pointsOf(sender)).balance).toBe(0);
    expect(await run('rewards')).toContain(`stay ${booking_id}`);
    server.later(afterStay.getTime() - server.now().getTime());
    for (const { profile_id } of [guest, host]) await run('grant-rewards', profile_id, 'They met through the sender.');
    const entries = db.selectFrom('points_entries').where('profile_id', '=', sender.profile_id);
    const { sum } = await entries.select((row) => row.fn.sum<number | null>('points').as('sum')).executeTakeFirstOrThrow();
    expect(sum).toBe(referralSenderPoints + referralHostPoints);
  });
});
