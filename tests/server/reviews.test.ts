// Reviews through their calls, over real databases: who may write one and when, what it does to the place, and what its host answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostReplyDays, reviewsForAverage, reviewWindowDays } from '../../generated/model/constants';
import type { PublicReview } from '../../generated/model/entities';
import type { TimeZone } from '../../generated/model/values';
import { type Clock, instantOf, type PlainDate } from '../../generated/model/wire';
import { mayReview } from '../../generated/rules/review';
import { dayOf } from '../../generated/model/dates';
import { momentAt } from '../../generated/rules/runtime';
import { guardLoaders } from '../../src/server/handlers';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aGuestReview, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const day = 86_400_000;
const comment = 'A quiet place by the water, and a warm stove.';
const stay = { checkin: '2026-11-10', checkout: '2026-11-13', paid_at: new Date('2026-11-01T12:00:00Z') };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  beforeAll(async () => {
    server = await aServer(engine, serverStart);
    host = await aMember(server.database.db, { now: server.now(), host: true });
  });
  afterAll(() => server.close());

  const place = () => aProperty(server.database.db, host.profile_id);
  /** A stay of somebody new, over since a week. */
  const over = async (property_id: string, more: Partial<Parameters<typeof aBooking>[1]> = {}) => {
    const { db } = server.database;
    const guest = await aMember(db, { now: server.now() });
    const booking_id = await aBooking(db, { property_id, guest: guest.profile_id, ...stay, ...more });
    return { guest, booking_id };
  };
  /** The same, of whose guest the host has written already. */
  const overAndWritten = async (property_id: string, more: Partial<Parameters<typeof aBooking>[1]> = {}) => {
    const it = await over(property_id, more);
    const { booking_id, guest } = it;
    await aGuestReview(server.database.db, { booking_id, property_id, host: host.profile_id, guest: guest.profile_id });
    return it;
  };
  let writers = 0;
  /** Each guest writes from a network of their own. */
  const write = async (
    { guest, booking_id }: { readonly guest: Pick<Member, 'token'>; readonly booking_id: string },
    body: object = {},
  ) => {
    writers += 1;
    const asked = { token: guest.token, body: { rating: 5, comment, ...body }, from: `203.0.113.${writers}` };
    const answer = await server.ask(`POST /booking/${booking_id}/review`, asked);
    const { error_code: code, message } = answer.body as { readonly error_code?: string; readonly message?: string };
    return { status: answer.status, code, message, data: answer.body.data as PublicReview };
  };
  const reply = async ([property_id, review_id]: readonly [string, string], text: string, who = host) => {
    const call = `POST /property/${property_id}/review/${review_id}/reply`;
    const { status, body } = await server.ask(call, { token: who.token, body: { reply: text } });
    return { status, code: (body as { readonly error_code?: string }).error_code, data: body.data as PublicReview };
  };

  test('what a guest writes as the second is public at once, but for the note, which the host alone reads on the booking', async () => {
    const property_id = await place();
    const it = await overAndWritten(property_id);
    const { status, data } = await write(it, { cleanliness: 4, private_note: 'The tap drips. Call 604 555 0199.' });
    expect([status, data.rating, data.cleanliness, data.comment]).toEqual([200, 5, 4, comment]);
    expect(JSON.stringify(data)).not.toContain('tap');
    const listed = await server.ask(`GET /property/${property_id}/review`);
    expect(listed.body.data).toMatchObject({ total: 1, reviews: [{ comment, author: { profile_id: it.guest.profile_id } }] });
    expect(JSON.stringify(listed.body)).not.toContain('tap');
    const seen = await server.ask(`GET /booking/${it.booking_id}/review`, { token: host.token });
    expect(seen.body.data).toMatchObject({ review: { comment }, private_note: 'The tap drips. Call 604 555 0199.' });
    expect((await write(it)).code).toBe('review.already_there');
    // decisions 9: a review is not bought
    expect((await server.ask('GET /user/points', { token: it.guest.token })).body.data).toMatchObject({ balance: 0, held: 0 });
  });

  test('spaces are neither a review nor a reply, and what stands around the words is not kept', async () => {
    const property_id = await place();
    const it = await overAndWritten(property_id);
    expect((await write(it, { comment: ' '.repeat(40) })).code).toBe('input.invalid');
    const { status, data } = await write(it, { comment: `\n  ${comment}  \n`, private_note: ' \n ' });
    expect([status, data.comment]).toEqual([200, comment]);
    expect((await reply([property_id, data.review_id], '   ')).code).toBe('input.invalid');
    expect((await reply([property_id, data.review_id], ' Come again.\nAny time. ')).data.host_reply).toBe('Come again.\nAny time.');
  });

  test('a guard reads a booking with its review in one question', async () => {
    const it = await over(await place());
    expect((await write(it)).status).toBe(200);
    let answers = 0;
    const db = server.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        answers += 1;
        return result;
      },
    });
    expect((await guardLoaders.Booking(db, it.booking_id))?.review).toEqual(expect.any(String));
    expect(answers).toBe(1);
  });

  test('before there is a review, none is told', async () => {
    const it = await over(await place());
    const { body } = await server.ask(`GET /booking/${it.booking_id}/review`, { token: it.guest.token });
    expect(body.data).toEqual({ review: null, private_note: null, guest_review: null });
  });

  test.each([
    ['a mail address', 'Write to me at sam@example.com any time you like.', 'sam@example.com'],
    ['a number', 'Call me at (604) 555-0199 and I will tell you more.', '(604) 555-0199'],
    ['a link', 'More pictures of it are on www.example.com/cabin as well.', 'www.example.com/cabin'],
  ])('%s is refused by its name', async (_what, text, found) => {
    const { status, code, message } = await write(await over(await place()), { comment: text });
    expect([status, code]).toEqual([422, 'review.personal_details']);
    expect(message).toContain(`“${found}”`);
  });

  test.each([
    ['asked for', { status: 'pending' as const }, 'review.not_confirmed'],
    ['cancelled', { status: 'cancelled' as const }, 'review.not_confirmed'],
    ['not over', { checkin: '2026-11-20', checkout: '2026-11-25' }, 'review.stay_not_over'],
    ['long over', { checkin: '2026-10-20', checkout: '2026-10-25' }, 'review.too_late'],
  ])('a stay that is %s is not reviewed', async (_what, more, code) => {
    expect(await write(await over(await place(), more))).toMatchObject({ status: 409, code });
  });

  test('only the guest writes: the host is told so, and to anybody else the booking does not exist', async () => {
    const { booking_id } = await over(await place());
    expect((await write({ guest: host, booking_id })).code).toBe('booking.not_this_side');
    expect((await write({ guest: await aMember(server.database.db, { now: server.now() }), booking_id })).status).toBe(404);
  });

  test('two reviews of one stay at once become one', async () => {
    const it = await over(await place());
    const both = await Promise.all([write(it), write(it, { rating: 1 })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)?.code).toBe('review.already_there');
  });

  test('a place shows its average once there are enough reviews, also of those that come at once', async () => {
    const property_id = await place();
    const all = await Promise.all(
      Array.from({ length: reviewsForAverage }, (_, at) => overAndWritten(property_id, { checkin: `2026-11-0${at + 1}` })),
    );
    const shown = () =>
      server.database.db
        .selectFrom('properties')
        .select(['rating', 'review_count'])
        .where('property_id', '=', property_id)
        .executeTakeFirst();
    const [last, ...first] = all;
    await Promise.all(first.map((it) => write(it, { rating: 4 })));
    expect(await shown()).toEqual({ rating: null, review_count: reviewsForAverage - 1 });
    if (last) await write(last, { rating: 5 });
    expect(await shown()).toEqual({ rating: 4.33, review_count: reviewsForAverage });
  });

  test('its host answers once, within a month; nobody else does', async () => {
    const property_id = await place();
    const { data } = await write(await overAndWritten(property_id));
    const other = await aMember(server.database.db, { now: server.now(), host: true });
    expect((await reply([property_id, data.review_id], 'Thank you!', other)).code).toBe('property.not_owner');
    expect((await reply([await place(), data.review_id], 'Thank you!')).code).toBe('review.not_found');
    expect((await reply([property_id, data.review_id], 'Write to noor@example.com')).code).toBe('review.personal_details');
    expect((await reply([property_id, data.review_id], 'Thank you!')).data).toMatchObject({
      host_reply: 'Thank you!',
      host_replied_at: server.now().toISOString(),
    });
    expect((await reply([property_id, data.review_id], 'And more')).code).toBe('review.already_replied');
    const late = await write(await overAndWritten(property_id));
    const { db } = server.database;
    const long = new Date(server.now().getTime() - hostReplyDays * day - 1000);
    await db.updateTable('reviews').set({ created_at: long }).where('review_id', '=', late.data.review_id).execute();
    expect((await reply([property_id, late.data.review_id], 'Thank you!')).code).toBe('review.reply_too_late');
  });
});

const zones = ['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Edmonton'] as const satisfies readonly TimeZone[];
// of the second stay the window spans the night in which the clocks go back
const ends = ['2026-07-01', '2026-10-25'] as const;
describe.each(zones)('in %s', (timezone) => {
  test.each(ends)('the window of a stay that ends on %s is exact to the second (section 5)', (checkout) => {
    const over = {
      status: 'confirmed',
      checkout: checkout as PlainDate,
      checkout_time: '11:00' as Clock,
      timezone,
      reviewWindowDays,
      is_given_back: false,
    } as const;
    const out = momentAt(dayOf(over.checkout), over.checkout_time, timezone);
    const may = (moment: number): boolean => mayReview({ booking: { ...over, review: null }, now: instantOf(moment) }).ok;
    const moments = [out, out + 1000, out + reviewWindowDays * day, out + reviewWindowDays * day + 1000];
    expect(moments.map(may)).toEqual([false, true, true, false]);
    const back = { ...over, review: null, is_given_back: true };
    expect(mayReview({ booking: back, now: instantOf(out + 1000) }).ok).toBe(false);
  });
});
