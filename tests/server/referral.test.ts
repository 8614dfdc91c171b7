// Referrals over a real database: whose code it is, what came of it, and what people said, once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralHostPoints, referralSenderPoints, referralYearlyCap, surveyPauseHours } from '../../generated/model/constants';
import { hostUntil, pendingOf, stageOf, stayUntil } from '../../src/server/referral/referral.rules';
import { aMember, type Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const hour = 3_600_000;
const joined_at = new Date('2026-01-15T12:00:00Z');
const friend = { joined_at, verified_at: joined_at, stayed_at: null, hosted_at: null, voided_at: null, waits_for: null, is_host: false };

test.each([
  ['2026-01-15T12:00:00Z', '2027-01-15T12:00:00.000Z', '2026-07-14T12:00:00.000Z'],
  ['2028-02-29T23:00:00Z', '2029-02-28T23:00:00.000Z', '2028-08-27T23:00:00.000Z'],
])('a friend who joined at %s has until %s to stay, and until %s to host', (joined, stay, host) => {
  expect([stayUntil(new Date(joined)), hostUntil(new Date(joined))].map((at) => at.toISOString())).toEqual([stay, host]);
});

test.each([
  ['signed_up', { verified_at: null }, '2026-02-01'],
  ['verified', {}, '2027-01-15T12:00:00Z'],
  ['lapsed', {}, '2027-01-15T12:00:01Z'],
  ['stayed', { stayed_at: joined_at }, '2030-01-01'],
  ['hosted', { stayed_at: joined_at, hosted_at: joined_at }, '2030-01-01'],
  ['void', { voided_at: joined_at }, '2026-02-01'],
  ['waiting', { waits_for: 'device' as const }, '2026-02-01'],
] as const)('a friend is %s', (stage, facts, now) => {
  expect(stageOf({ ...friend, ...facts }, new Date(now))).toBe(stage);
});

test('what is pending is what those who joined may bring, as far as the year allows', () => {
  const soon = new Date('2026-02-01');
  const stayed = { ...friend, stayed_at: joined_at };
  expect(pendingOf([friend, { ...friend, verified_at: null }, stayed, friend], soon, 0)).toBe(2 * referralSenderPoints);
  expect(pendingOf([friend, friend], soon, referralYearlyCap - 1000)).toBe(1000);
  expect(pendingOf([friend], soon, referralYearlyCap)).toBe(0);
  const host = { ...friend, is_host: true };
  const hostPending = (change: object, now: string) => pendingOf([{ ...host, ...change }], new Date(now), 0);
  expect(hostPending({}, '2026-07-14T12:00:00Z')).toBe(referralSenderPoints + referralHostPoints);
  expect(hostPending({}, '2026-07-14T12:00:01Z')).toBe(referralSenderPoints);
  expect(hostPending({ stayed_at: joined_at }, '2026-02-01')).toBe(referralHostPoints);
  for (const change of [{ stayed_at: joined_at, hosted_at: joined_at }, { voided_at: joined_at }, { waits_for: 'ring' as const }])
    expect(hostPending(change, '2026-02-01')).toBe(0);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const somebody = (): Promise<Member> => aMember(server.database.db, { now: server.now() });
  const summary = async ({ token }: Member) => (await server.ask('GET /user/profile/referral/summary', { token })).body.data as object;
  const say = async ({ token }: Member, body: object) => server.ask('POST /user/profile/referral/feedback', { token, body });
  const kept = ({ profile_id }: Member) =>
    server.database.db
      .selectFrom('referral_feedback')
      .select(['type', 'payload'])
      .where('profile_id', '=', profile_id)
      .orderBy('type')
      .execute();

  test('a code leads to a first name and a picture and no more, in capital and small letters', async () => {
    const { referral_code } = await somebody();
    for (const code of [referral_code, referral_code.toLowerCase(), `%20${referral_code}%20`])
      expect((await server.ask(`GET /user/profile/referral/${code}`)).body).toEqual({ data: { first_name: 'Sam', avatar: null } });
    const unknown = await server.ask('GET /user/profile/referral/NOBODY22');
    expect(unknown.body).toMatchObject({ status_code: 404, error_code: 'referral.unknown_code' });
  });

  test('signing up with a code counts, however it is written; an unknown one stops nobody', async () => {
    const sender = await somebody();
    const signUp = (referral_code: string, at: number) =>
      server.ask('POST /user', {
        body: { email: `friend-${at}-${sender.user_id}@example.ca`, password: 'a canoe at the landing', referral_code },
        from: `10.6.0.${at}`,
      });
    expect((await signUp(sender.referral_code.toLowerCase(), 1)).status).toBe(200);
    expect((await signUp('no such code', 2)).status).toBe(200);
    expect(await summary(sender)).toEqual({
      referral_code: sender.referral_code,
      link: `http://localhost:3000/refer/${sender.referral_code}`,
      points_earned: 0,
      points_pending: 0,
      points_this_year: 0,
      referrals: [{ first_name: null, joined_at: server.now().toISOString(), stage: 'signed_up', points: 0, because: null, decided: null }],
    });
  });

  test('the summary shows friends with their rewards, this year’s apart', async () => {
    const sender = await somebody();
    const [stayed] = await Promise.all(
      [1, 2].map(() => aMember(server.database.db, { now: server.now(), referral_code: sender.referral_code })),
    );
    const reward = (points: number, created_at: string, friend_id: string | null) => ({
      entry_id: randomUUID(),
      profile_id: sender.profile_id,
      kind: 'earn' as const,
      points,
      booking_id: null,
      friend_id,
      reward: 'sender' as const,
      reason: 'A friend’s first stay',
      created_at: new Date(created_at),
    });
    const entries = [reward(3000, '2026-06-01', stayed?.profile_id ?? null), reward(3000, '2025-06-01', null)];
    await server.database.db.insertInto('points_entries').values(entries).execute();
    const stayedRow = { friend_id: stayed?.profile_id ?? '', welcomed_at: null, stayed_at: server.now(), hosted_at: null };
    await server.database.db
      .insertInto('referrals')
      .values({ ...stayedRow, voided_at: null, void_because: null })
      .execute();
    const it = (await summary(sender)) as { referrals: { stage: string; points: number }[] };
    expect(it).toMatchObject({ points_earned: 6000, points_pending: 3000, points_this_year: 3000 });
    expect(it.referrals.map(({ stage, points }) => `${stage} ${points}`).toSorted()).toEqual(['stayed 3000', 'verified 0']);
  });

  const flags = async ({ token }: Pick<Member, 'token'>) => {
    const { data } = (await server.ask('GET /user/profile', { token })).body as { data: Record<string, unknown> };
    return ['recipient_banner', 'sender_banner', 'sender_modal'].filter((name) => data[`show_referral_${name}`] === true);
  };
  const change = ({ token }: Member, body: object) => server.ask('PATCH /user/profile', { token, body });
  const friendOf = ({ referral_code }: Member) => aMember(server.database.db, { now: server.now(), referral_code });

  // §4 Referral banners; decisions 7 and 19.14
  test('only who came through a code is asked as a recipient, and only whose friend signed up as a sender', async () => {
    const sender = await somebody();
    expect(await flags(sender)).toEqual([]);
    const friend = await friendOf(sender);
    expect(await flags(sender)).toEqual(['sender_banner', 'sender_modal']);
    expect(await flags(friend)).toEqual(['recipient_banner']);
    await change(sender, { show_referral_sender_modal: false });
    expect(await flags(sender)).toEqual(['sender_banner']);
    await change(sender, { show_referral_sender_banner: false });
    await change(friend, { show_referral_recipient_banner: false });
    expect([await flags(sender), await flags(friend)]).toEqual([[], []]);
    // no other person's survey can be answered
    const other = await somebody();
    await change(other, { show_referral_sender_banner: true, show_referral_sender_modal: true, show_referral_recipient_banner: true });
    expect(await flags(other)).toEqual([]);
  });

  test('who has answered or declined is not asked again, by the stamp or by what has arrived', async () => {
    const [declined, answered] = [await somebody(), await somebody()];
    await Promise.all([friendOf(declined), friendOf(answered)]);
    const { data } = (await change(declined, { referral_sender_banner_interacted_at: server.now().toISOString() })).body;
    expect(data).toMatchObject({ show_referral_sender_banner: false, show_referral_sender_modal: false });
    await say(answered, { type: 'referral_sender', ratings: { worth_time: 2 } });
    expect([await flags(declined), await flags(answered)]).toEqual([[], []]);
  });

  test('who is both is asked as a recipient first, and as a sender on another day', async () => {
    const both = await friendOf(await somebody());
    await friendOf(both);
    expect(await flags(both)).toEqual(['recipient_banner']);
    await change(both, { referral_recipient_banner_interacted_at: server.now().toISOString() });
    expect(await flags(both)).toEqual([]);
    server.later(surveyPauseHours * hour);
    expect(await flags(both)).toEqual(['sender_banner', 'sender_modal']);
  });

  test('feedback is kept once for each person and type; for a day it can be said anew, then no more', async () => {
    const sender = await somebody();
    const first = { type: 'referral_sender', ratings: { worth_time: 2 }, comment: 'Slow.' };
    const second = { type: 'referral_sender', ratings: { worth_time: 5 }, followup_requested: true };
    const recipient = { type: 'referral_recipient', choices: { aware_of_referral: 'aware' }, ratings: { signup_satisfaction: 3 } };
    for (const body of [first, second, recipient]) expect((await say(sender, body)).body).toEqual({ data: {} });
    expect(await kept(sender)).toEqual([
      { type: 'referral_recipient', payload: recipient },
      { type: 'referral_sender', payload: second },
    ]);
    const sentAt = server.now().toISOString();
    server.later(24 * hour);
    expect((await say(sender, first)).status).toBe(200);
    server.later(1000);
    const late = await say(sender, second);
    expect(late.body).toMatchObject({ status_code: 409, error_code: 'referral.feedback_already_sent', data: { first_sent_at: sentAt } });
    expect((await kept(sender))[1]?.payload).toEqual(first);
  });

  test.each([
    [{ type: 'referral_sender', choices: { aware_of_referral: 'aware' } }],
    [{ type: 'referral_recipient', comment: 'Mine to say.' }],
    [{ type: 'referral_recipient', followup_requested: true }],
    [{ type: 'referral_sender', ratings: { worth_time: 4, signup_satisfaction: 3 } }],
    [{ type: 'referral_recipient', ratings: { signup_satisfaction: 3, likely_to_refer: 1 } }],
  ])('feedback of one type does not carry the parts of the other: %j', async (body) => {
    const sender = await somebody();
    expect((await say(sender, body)).body['error_code']).toBe('referral.feedback_mixed');
    expect(await kept(sender)).toEqual([]);
  });
});
