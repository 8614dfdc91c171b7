// The rewards of referrals over a real database: each once, under its conditions, and none where sender and friend are one person.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralFriendPoints, referralHostPoints, referralSenderPoints, referralYearlyCap } from '../../generated/model/constants';
import type { ReferralSummary } from '../../generated/model/entities';
import { rewardFriend, rewardSenders } from '../../src/server/referral/referral-jobs';
import { aLink, aMember, type Member, type MemberPlan, signedInAgain } from '../support/a-member';
import { aCharge, aPayment } from '../support/a-payment';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace, aRequest, type TripAsked } from '../support/a-stay-asked';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';

const secret = 'whsec_test';
const [hour, day] = [3_600_000, 86_400_000];
const [end, year] = [new Date('2027-02-15T18:00:00Z').getTime(), 365 * day];
const afterStay = new Date(end + day);

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, secret));
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const somebody = (plan: Partial<MemberPlan> = {}) => aMember(server.database.db, { now: server.now(), ...plan });
  const friendOf = ({ referral_code }: Member, plan: Partial<MemberPlan> = {}) => somebody({ referral_code, ...plan });
  const points = async ({ profile_id }: Pick<Member, 'profile_id'>): Promise<number> => {
    const own = server.database.db.selectFrom('points_entries').where('profile_id', '=', profile_id);
    return (await own.select((row) => row.fn.sum<number | null>('points').as('sum')).executeTakeFirstOrThrow()).sum ?? 0;
  };
  const summary = async (who: Member): Promise<ReferralSummary> => {
    const token = await signedInAgain(server.database.db, who, server.now());
    // no other person of these tests is seen there
    return (await server.ask('GET /user/profile/referral/summary', { token, from: '10.99.99.99', headers: { 'user-agent': who.user_id } }))
      .body.data;
  };
  const stageOf = async (who: Member) => (await summary(who)).referrals.map(({ stage }) => stage).join();
  const context = (now: Date) => ({ db: server.database.db, jobs: { keep: () => [], wake: () => undefined }, now });

  interface StayPlan extends TripAsked {
    readonly host?: Member;
    readonly base_cents?: number;
  }
  /** A stay that was paid by card and is over. */
  const aStayOver = async (guest: Member, { host, base_cents = 20_000, ...trip }: StayPlan = {}) => {
    const { db } = server.database;
    const place = await aHostedPlace(server, { instant_book: true, base_cents });
    const one = db.updateTable('properties').where('property_id', '=', place.property_id);
    if (host) await one.set({ profile_id: host.profile_id }).execute();
    const token = await signedInAgain(db, guest, server.now());
    const booking_id = await aRequest(server, { property_id: place.property_id, guest: { ...guest, token }, ...trip });
    await aCharge(db, booking_id);
    await aPayment(db, booking_id);
    return booking_id;
  };
  const reward = (booking_id: string, now = afterStay) => rewardSenders({ booking_id }, context(now));

  // Signing up as browsers do

  let address = 0;
  interface Signing {
    readonly from: string;
    readonly browser: string;
    readonly cookie?: string;
  }
  const elsewhere = (): Signing => {
    address += 1;
    return {
      from: `10.40.${Math.floor(address / 200)}.${1 + (address % 200)}`,
      browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
  };
  const headersOf = ({ browser, cookie }: Signing) => ({ 'user-agent': browser, ...(cookie ? { cookie } : {}) });
  /** Logs in, and answers the cookie that tells the device. */
  const logIn = async (who: Pick<Member, 'email' | 'password'>, at: Signing): Promise<string> => {
    const { email, password } = who;
    const { status, raw } = await server.ask('POST /session', { body: { email, password }, from: at.from, headers: headersOf(at) });
    expect(status).toBe(200);
    const device = raw.cookies.find(({ name }) => name === 'tuckamore_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 365 * 86_400 });
    return `tuckamore_device=${device?.value}`;
  };
  const signUp = async (referral_code: string, at: Signing) => {
    const person = { email: `friend-${randomUUID()}@example.ca`, password: 'a canoe at the landing' };
    const { status } = await server.ask('POST /user', { body: { ...person, referral_code }, from: at.from, headers: headersOf(at) });
    expect(status).toBe(200);
    await logIn(person, at);
    const found = server.database.db.selectFrom('users').innerJoin('profiles', 'profiles.user_id', 'users.user_id');
    const ids = await found.select(['users.user_id', 'profile_id']).where('email', '=', person.email).executeTakeFirstOrThrow();
    return { ...person, ...ids };
  };
  const verify = async (who: Pick<Member, 'user_id'>) => {
    const token = await aLink(server.database.db, who, { purpose: 'verify', now: server.now() });
    expect((await server.ask(`POST /user/verify_email?token=${token}`)).status).toBe(200);
  };

  test('whoever signs up with a code gets points once the address is verified, once, and nobody else does', async () => {
    const sender = await somebody();
    const friend = await signUp(sender.referral_code.toLowerCase(), elsewhere());
    expect(await points(friend)).toBe(0);
    await verify(friend);
    await Promise.all([1, 2, 3].map(() => rewardFriend({ friend_id: friend.profile_id }, context(server.now()))));
    expect(await points(friend)).toBe(referralFriendPoints);
    expect(await points(sender)).toBe(0);
    const stranger = await signUp('NOBODY22', elsewhere());
    await verify(stranger);
    expect(await points(stranger)).toBe(0);
  });

  test('an address that is not verified is not rewarded, whatever job asks for it', async () => {
    const friend = await friendOf(await somebody(), { verified: false });
    await rewardFriend({ friend_id: friend.profile_id }, context(server.now()));
    expect(await points(friend)).toBe(0);
  });

  test('a day after a friend’s first paid stay the sender is rewarded, by the clock alone, and once', async () => {
    const sender = await somebody();
    const friend = await friendOf(sender);
    const { property_id } = await aHostedPlace(server, { instant_book: true });
    const booking_id = await aRequest(server, { property_id, guest: friend, checkin: '2026-12-18', checkout: '2026-12-21' });
    const paths = { success_path: '/stays', cancel_path: '/stays' };
    const { body } = await server.ask('POST /checkout', { token: friend.token, body: { booking_id, ...paths } });
    const session = (body.data as { url: string }).url.split('/').at(-1) ?? '';
    const { body: news, signature } = stripe.pay(session, secret);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await server.ask('POST /payment/stripe', { body: news, headers });
    // its place is seven hours behind, and is left at eleven
    server.later(new Date('2026-12-22T17:59:59Z').getTime() - server.now().getTime());
    await server.settled();
    expect([await points(sender), await stageOf(sender)]).toEqual([0, 'verified']);
    server.later(1000);
    await server.settled();
    await Promise.all([1, 2, 3].map(() => reward(booking_id, server.now())));
    expect(await points(sender)).toBe(referralSenderPoints);
    expect(await summary(sender)).toMatchObject({
      points_earned: referralSenderPoints,
      points_pending: 0,
      referrals: [{ stage: 'stayed', points: referralSenderPoints }],
    });
    await reward(await aStayOver(friend));
    expect(await points(sender)).toBe(referralSenderPoints);
  });

  test('whoever invited a host is rewarded for the first stay at the host’s place, as well as for the host’s own', async () => {
    const sender = await somebody();
    const friend = await friendOf(sender, { host: true });
    const booking_id = await aStayOver(await somebody(), { host: friend });
    await Promise.all([reward(booking_id), reward(booking_id)]);
    expect([await points(sender), await stageOf(sender)]).toEqual([referralHostPoints, 'hosted']);
    await reward(await aStayOver(friend));
    expect(await points(sender)).toBe(referralHostPoints + referralSenderPoints);
  });

  test('a stay counts that was paid here, was large enough, was not cancelled and ended in time', async () => {
    const sender = await somebody();
    const { db } = server.database;
    const counted = async (change: object, plan: StayPlan = {}, joined = server.now()) => {
      const friend = await friendOf(sender);
      await db.updateTable('users').set({ created_at: joined }).where('user_id', '=', friend.user_id).execute();
      const booking_id = await aStayOver(friend, plan);
      if (Object.keys(change).length > 0) await db.updateTable('bookings').set(change).where('booking_id', '=', booking_id).execute();
      const before = await points(sender);
      await reward(booking_id);
      return (await points(sender)) - before;
    };
    expect(await counted({ payment_method: 'offline' })).toBe(0);
    expect(await counted({ paid_at: null })).toBe(0);
    expect(await counted({ status: 'cancelled' })).toBe(0);
    expect(await counted({}, { base_cents: 1500 })).toBe(0);
    expect(await counted({}, {}, new Date(end - year - 1000))).toBe(0);
    expect(await counted({}, {}, new Date(end - year))).toBe(referralSenderPoints);
    const asHost = async (joined: number) => {
      const host = await friendOf(sender, { now: new Date(joined), host: true });
      const before = await points(sender);
      await reward(await aStayOver(await somebody(), { host }));
      return (await points(sender)) - before;
    };
    expect(await asHost(end - 180 * day - 1000)).toBe(0);
    expect(await asHost(end - 180 * day)).toBe(referralHostPoints);
  });

  test('a sender gets no more in a year than the cap, also where two friends’ stays end at once', async () => {
    const sender = await somebody();
    const entry = { entry_id: randomUUID(), profile_id: sender.profile_id, kind: 'earn' as const, booking_id: null, friend_id: null };
    const earned = { ...entry, points: referralYearlyCap - 4000, reward: 'sender' as const, reason: 'Friends' };
    await server.database.db
      .insertInto('points_entries')
      .values({ ...earned, created_at: new Date('2027-01-02T00:00:00Z') })
      .execute();
    const stays = await Promise.all([1, 2, 3].map(async () => aStayOver(await friendOf(sender))));
    await Promise.all(stays.map((booking_id) => reward(booking_id)));
    expect(await points(sender)).toBe(referralYearlyCap);
    expect(await stageOf(sender)).toBe('stayed,stayed,stayed');
    const next = await aStayOver(await friendOf(sender), { checkin: '2027-12-20', checkout: '2027-12-30' });
    const newYear = new Date('2028-01-01T00:00:00Z');
    await server.database.db
      .updateTable('users')
      .set({ created_at: new Date('2027-06-01') })
      .where('referral_code', '=', sender.referral_code)
      .execute();
    await reward(next, newYear);
    expect(await points(sender)).toBe(referralYearlyCap + referralSenderPoints);
  });

  test.each(['friend', 'sender'])(
    'where the %s hosts the other, nobody is rewarded, and what is left of the welcome goes back',
    async (side) => {
      const sender = await somebody();
      const friend = await friendOf(sender);
      await rewardFriend({ friend_id: friend.profile_id }, context(server.now()));
      const [guest, host] = side === 'friend' ? [sender, friend] : [friend, sender];
      const elsewhereToo = await aStayOver(friend, { checkin: '2027-02-01', checkout: '2027-02-04' });
      await aStayOver(guest, { host });
      await reward(elsewhereToo);
      expect([await points(sender), await points(friend), await stageOf(sender)]).toEqual([0, 0, 'void']);
      await reward(await aStayOver(friend, { checkin: '2027-03-01', checkout: '2027-03-04' }));
      expect(await points(sender)).toBe(0);
    },
  );

  describe('whoever invites themselves gets nothing before somebody has looked:', () => {
    test('by the cookie of the device, whichever of the two was there first', async () => {
      const sender = await somebody();
      const cookie = await logIn(sender, elsewhere());
      server.later(40 * day);
      const friend = await signUp(sender.referral_code, { ...elsewhere(), cookie });
      await verify(friend);
      expect([await points(friend), await stageOf(sender)]).toEqual([0, 'waiting']);
      const other = await signUp(sender.referral_code, elsewhere());
      await verify(other);
      const theirs = await logIn(other, elsewhere());
      expect(await points(other)).toBe(referralFriendPoints);
      await logIn(sender, { ...elsewhere(), cookie: theirs });
      expect([await points(other), await stageOf(sender)]).toEqual([0, 'waiting,waiting']);
    });

    test('by network and browser within a day, and no longer', async () => {
      const sender = await somebody();
      const home = elsewhere();
      await logIn(sender, home);
      const neighbour = await signUp(sender.referral_code, {
        ...home,
        browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      });
      await verify(neighbour);
      expect(await points(neighbour)).toBe(referralFriendPoints);
      server.later(24 * hour);
      const self = await signUp(sender.referral_code, home);
      await verify(self);
      expect(await points(self)).toBe(0);
      server.later(24 * hour + 1);
      const visitor = await signUp((await somebody({ referral_code: self.email })).referral_code, home);
      await verify(visitor);
      expect(await points(visitor)).toBe(referralFriendPoints);
    });

    test('by an IPv6 network', async () => {
      const sender = await somebody();
      const { browser } = elsewhere();
      await logIn(sender, { from: '2001:db8:7:1::1', browser });
      const self = await signUp(sender.referral_code, { from: '2001:db8:7:1:ffff::2', browser });
      const friend = await signUp(sender.referral_code, { from: '2001:db8:7:2::2', browser });
      await verify(self);
      await verify(friend);
      expect([await points(self), await points(friend)]).toEqual([0, referralFriendPoints]);
    });

    test('by the card that both paid with', async () => {
      const sender = await somebody();
      const friend = await friendOf(sender);
      await rewardFriend({ friend_id: friend.profile_id }, context(server.now()));
      const pay = async (guest: Member, card: string, trip: TripAsked) => {
        const { property_id } = await aHostedPlace(server, { instant_book: true });
        const booking_id = await aRequest(server, { property_id, guest, ...trip });
        const token = await signedInAgain(server.database.db, guest, server.now());
        const { body } = await server.ask('POST /checkout', { token, body: { booking_id, success_path: '/stays', cancel_path: '/stays' } });
        const { body: news, signature } = stripe.pay((body.data as { url: string }).url.split('/').at(-1) ?? '', secret, card);
        await server.ask('POST /payment/stripe', {
          body: news,
          headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        });
        return booking_id;
      };
      await pay(sender, 'card-one', { checkin: '2027-04-01', checkout: '2027-04-04' });
      await pay(friend, 'card-two', { checkin: '2027-05-01', checkout: '2027-05-04' });
      expect(await stageOf(sender)).toBe('verified');
      await pay(friend, 'card-one', { checkin: '2027-06-01', checkout: '2027-06-04' });
      expect([await points(friend), await stageOf(sender)]).toEqual([0, 'void']);
      const kept = await server.database.db.selectFrom('sightings').select('mark').where('kind', '=', 'card').execute();
      expect(kept.some(({ mark }) => mark.includes('card'))).toBe(false);
    });
  });
});
