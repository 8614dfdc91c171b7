// Rewards of referrals follow the money: a stay that was given back brings none, and those that two stays bring at once come whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralHostPoints, referralSenderPoints } from '../../generated/model/constants';
import { MINUTE } from '../../generated/model/dates';
import type { ReferralSummary } from '../../generated/model/entities';
import { lockBooking } from '../../src/server/booking/booking.commands';
import { partLeftOf } from '../../src/server/booking/refund.commands';
import { transact } from '../../src/server/database/transact';
import { postRefund } from '../../src/server/ledger/ledger.commands';
import { rewardSenders } from '../../src/server/referral/referral-jobs';
import { aMember, type Member, type MemberPlan } from '../support/a-member';
import { aCharge, aPayment } from '../support/a-payment';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace, aRequest, type TripAsked } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const afterStay = new Date('2027-02-16T18:00:00Z');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const somebody = (plan: Partial<MemberPlan> = {}) => aMember(server.database.db, { now: server.now(), ...plan });
  const friendOf = ({ referral_code }: Member, plan: Partial<MemberPlan> = {}) => somebody({ referral_code, ...plan });
  const points = async ({ profile_id }: Member): Promise<number> => {
    const own = server.database.db.selectFrom('points_entries').where('profile_id', '=', profile_id);
    return (await own.select((row) => row.fn.sum<number | null>('points').as('sum')).executeTakeFirstOrThrow()).sum ?? 0;
  };
  const stageOf = async ({ token }: Member): Promise<string> => {
    const { data } = (await server.ask('GET /user/profile/referral/summary', { token })).body;
    return (data as ReferralSummary).referrals.map(({ stage }) => stage).join();
  };
  /** A stay that was paid by card and is over. */
  const aStayOver = async (guest: Member, { host, ...trip }: TripAsked & { readonly host?: Member }) => {
    const { db } = server.database;
    const { property_id } = await aHostedPlace(server, { instant_book: true, base_cents: 20_000 });
    if (host) await db.updateTable('properties').set({ profile_id: host.profile_id }).where('property_id', '=', property_id).execute();
    const booking_id = await aRequest(server, { property_id, guest, ...trip });
    await aCharge(db, booking_id);
    await aPayment(db, booking_id);
    return booking_id;
  };
  const giveBack = async (booking_id: string, cents: number) =>
    transact(server.database.db, async (trx) => {
      const booking = await lockBooking(trx, booking_id);
      if (!booking) throw new Error('no such booking');
      const { lines } = await partLeftOf(trx, booking, cents);
      await postRefund(trx, { ...booking, place: booking.price }, { cause: `refund ${booking_id} ${cents}`, at: server.now(), lines });
    });
  const context = () => ({ db: server.database.db, jobs: { keep: () => [], wake: () => undefined }, now: afterStay });
  const reward = (booking_id: string) => rewardSenders({ booking_id }, context());

  test('the reward of a stay that was given back is taken back, and comes with the next stay', async () => {
    const sender = await somebody();
    const friend = await friendOf(sender);
    const first = await aStayOver(friend, { checkin: '2027-02-01', checkout: '2027-02-04' });
    await reward(first);
    expect(await points(sender)).toBe(referralSenderPoints);
    await giveBack(first, 5000);
    await reward(first);
    expect(await points(sender)).toBe(referralSenderPoints);
    await giveBack(first, 100_000_000);
    await Promise.all([reward(first), reward(first)]);
    expect([await points(sender), await stageOf(sender)]).toEqual([0, 'verified']);
    const next = await aStayOver(friend, { checkin: '2027-02-07', checkout: '2027-02-10' });
    await server.database.db.updateTable('bookings').set({ reported_at: server.now() }).where('booking_id', '=', next).execute();
    await reward(next);
    expect(await points(sender)).toBe(0);
    await server.database.db.updateTable('bookings').set({ reported_at: null }).where('booking_id', '=', next).execute();
    await reward(next);
    expect([await points(sender), await stageOf(sender)]).toEqual([referralSenderPoints, 'stayed']);
  });

  test('two friends of two senders, each of whom stays at the other’s place, bring their rewards at once', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const [ann, bob] = [await friendOf(one, { host: true }), await friendOf(other, { host: true })];
    const stays = [
      await aStayOver(ann, { host: bob, checkin: '2027-02-01', checkout: '2027-02-04' }),
      await aStayOver(bob, { host: ann, checkin: '2027-02-07', checkout: '2027-02-10' }),
    ];
    await Promise.all([...stays, ...stays, ...stays].map((booking_id) => reward(booking_id)));
    for (const sender of [one, other]) expect(await points(sender)).toBe(referralSenderPoints + referralHostPoints);
  });

  test('a reward that nothing is at any more is found within half an hour, once; a stay that was too small brings none', async () => {
    const [sender, host] = [await somebody(), await somebody({ host: true })];
    const [friend, frugal] = [await friendOf(sender), await friendOf(host)];
    const dates = { checkin: '2027-02-12', checkout: '2027-02-15' };
    await aStayOver(friend, dates);
    const small = await aStayOver(frugal, dates);
    await giveBack(small, 100_000_000);
    const told = () => server.warned.filter((said) => said.startsWith('a stay had a reward to bring'));
    await server.until(afterStay.getTime());
    expect([await points(sender), told()]).toEqual([0, []]);
    for (const minutes of [31, 120]) {
      server.later(minutes * MINUTE);
      await server.settled();
      expect([await points(sender), await points(host), told().length]).toEqual([referralSenderPoints, 0, 1]);
    }
  });
});
