// Both sides of a stay review each other, over real databases: what shows when, to whom, and what is told of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reviewAskDays, reviewsForAverage, reviewWindowDays } from '../../generated/model/constants';
import type { BookingDetail, GuestReviewList, Listing, PublicReview, ReviewList, ShownGuestReview } from '../../generated/model/entities';
import { setBookingTimers } from '../../src/server/booking/booking.commands';
import { findBooking } from '../../src/server/booking/booking.lookup';
import { forgetInReviews } from '../../src/server/review/review.commands';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aGuestReview, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { operating } from '../support/an-operator';
import { engines } from '../support/databases';

const day = 86_400_000;
const title = 'Cedar cabin';
const ofStay = 'A quiet place by the water, and a warm stove.';
const ofGuest = 'They left the place as tidy as it was found.';
const nightsFrom = (moment: Date, days: number): string => new Date(moment.getTime() + days * day).toISOString().slice(0, 10);

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let guest: Member;
  let property_id: string;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operating(() => server);
  beforeEach(async () => {
    const { db } = server.database;
    host = await aMember(db, { now: server.now(), host: true });
    guest = await aMember(db, { now: server.now() });
    property_id = await aProperty(db, host.profile_id);
  });

  /** A paid stay that ended yesterday, or as many days from now as is said. */
  const over = async (ended = -1, more: Partial<Parameters<typeof aBooking>[1]> = {}): Promise<string> => {
    const dates = { checkin: nightsFrom(server.now(), ended - 2), checkout: nightsFrom(server.now(), ended) };
    const paid = { paid_at: server.now(), payment_method: 'card' as const };
    return aBooking(server.database.db, { property_id, guest: guest.profile_id, ...dates, ...paid, ...more });
  };
  let writers = 0;
  const stayWritten = async (booking_id: string) => {
    writers += 1;
    const asked = {
      token: guest.token,
      body: { rating: 4, comment: ofStay, private_note: 'The tap drips.' },
      from: `203.0.113.${writers}`,
    };
    const answer = await server.ask(`POST /booking/${booking_id}/review`, asked);
    return { status: answer.status, data: answer.body.data as PublicReview };
  };
  const guestWritten = async (booking_id: string, body: object = {}, who = host) => {
    const asked = { token: who.token, body: { rating: 5, rules: 4, comment: ofGuest, ...body } };
    const answer = await server.ask(`POST /booking/${booking_id}/guest-review`, asked);
    const { error_code: code } = answer.body as { readonly error_code?: string };
    return { status: answer.status, code, data: answer.body.data as ShownGuestReview };
  };
  interface Both {
    readonly review: PublicReview | null;
    readonly private_note: string | null;
    readonly guest_review: ShownGuestReview | null;
  }
  const read = async (booking_id: string, { token }: Member): Promise<Both> =>
    (await server.ask(`GET /booking/${booking_id}/review`, { token })).body.data;
  const detail = async (booking_id: string, { token }: Member): Promise<BookingDetail> =>
    (await server.ask(`GET /booking/${booking_id}`, { token })).body.data;
  const listed = async (path: string, token?: string): Promise<ReviewList> => (await server.ask(`GET ${path}`, { token })).body.data;
  const ofGuestSeenWith = async (booking_id: string, { token }: Member): Promise<GuestReviewList> =>
    (await server.ask(`GET /booking/${booking_id}/guest-review`, { token })).body.data;
  const countOf = async (): Promise<number> => ((await server.ask(`GET /property/${property_id}`)).body.data as Listing).review_count;
  /** Everywhere that a review of the stay could be read by others than its author. */
  const readElsewhere = async (): Promise<number> => {
    const places = [
      `/property/${property_id}/review`,
      `/property/profile/${host.profile_id}/review`,
      `/user/profile/${guest.profile_id}/review`,
    ];
    let found = 0;
    for (const place of places) found += (await listed(place, host.token)).total;
    return found + (await listed('/property/review?per_page=50')).reviews.filter((it) => it.property_id === property_id).length;
  };
  const subjects = ({ email }: Member): string[] =>
    server
      .mailsTo(email)
      .map((mail) => /^Subject: (.+?)\r?\n/m.exec(mail)?.[1] ?? '')
      .toReversed();
  const pass = async (days: number): Promise<void> => {
    server.later(days * day);
    await server.settled();
  };

  test('what a guest writes first is read by its author alone, and counts nowhere, until the host has written', async () => {
    const booking_id = await over();
    const { data } = await stayWritten(booking_id);
    expect(data.opens_at).toBe((await detail(booking_id, guest)).review_deadline);
    expect(await read(booking_id, host)).toEqual({ review: null, private_note: null, guest_review: null });
    expect((await read(booking_id, guest)).review?.comment).toBe(ofStay);
    expect((await listed('/user/profile/review', guest.token)).reviews[0]?.opens_at).toBe(data.opens_at);
    expect([await readElsewhere(), await countOf()]).toEqual([0, 0]);
    const reply = await server.ask(`POST /property/${property_id}/review/${data.review_id}/reply`, {
      token: host.token,
      body: { reply: 'Thanks!' },
    });
    expect(reply.body['error_code']).toBe('review.not_found');
    expect((await detail(booking_id, host)).review).toBe(data.review_id);

    expect((await guestWritten(booking_id)).data).toMatchObject({ opens_at: null, rating: 5, rules: 4, comment: ofGuest });
    expect(await read(booking_id, host)).toMatchObject({ review: { comment: ofStay }, private_note: 'The tap drips.' });
    expect((await read(booking_id, guest)).guest_review?.comment).toBe(ofGuest);
    expect([await readElsewhere(), await countOf()]).toEqual([4, 1]);
  });

  test('what a host writes first is read by its author alone until the guest has written', async () => {
    const booking_id = await over();
    expect((await guestWritten(booking_id)).data.opens_at).not.toBeNull();
    expect(await read(booking_id, guest)).toEqual({ review: null, private_note: null, guest_review: null });
    expect((await read(booking_id, host)).guest_review?.comment).toBe(ofGuest);
    expect((await listed('/user/profile/guest-review', guest.token)).total).toBe(0);
    expect((await ofGuestSeenWith(booking_id, host)).total).toBe(0);
    expect((await detail(booking_id, host)).guest).toMatchObject({ review_count: 0, rating: null });
    expect((await server.ask('GET /user/export', { token: guest.token })).raw.body).not.toContain(ofGuest);
    await stayWritten(booking_id);
    expect((await ofGuestSeenWith(booking_id, host)).total).toBe(1);
    expect((await listed('/user/profile/guest-review', guest.token)).total).toBe(1);
    expect(await countOf()).toBe(1);
    for (const { token } of [guest, host]) expect((await server.ask('GET /user/export', { token })).raw.body).toContain(ofGuest);
  });

  test('both at the same moment show both', async () => {
    const booking_id = await over();
    await Promise.all([stayWritten(booking_id), guestWritten(booking_id)]);
    expect((await read(booking_id, host)).review?.opens_at).toBeNull();
    expect((await read(booking_id, guest)).guest_review?.opens_at).toBeNull();
    expect(await countOf()).toBe(1);
  });

  test('where one side never writes, the other’s shows when the time is over; then neither writes any more', async () => {
    const [one, other] = [await over(), await over()];
    await stayWritten(one);
    await guestWritten(other);
    await pass(reviewWindowDays - 2);
    expect([await countOf(), (await ofGuestSeenWith(other, host)).total]).toEqual([0, 0]);
    await pass(2);
    expect([await countOf(), (await ofGuestSeenWith(other, host)).total]).toEqual([1, 1]);
    expect((await read(one, host)).review?.comment).toBe(ofStay);
    expect((await guestWritten(one)).code).toBe('review.guest_too_late');
    expect(subjects(host)).toContain(`Sam reviewed ${title}`);
    expect(subjects(guest)).toContain('Sam reviewed you');
  });

  test('where the timer is lost, it is found and said', async () => {
    const booking_id = await over();
    await stayWritten(booking_id);
    const { db } = server.database;
    await db.deleteFrom('timers').where('job', '=', 'openReviews').execute();
    await pass(reviewWindowDays - 2);
    expect((await read(booking_id, host)).review).toBeNull();
    await pass(3);
    expect((await read(booking_id, host)).review?.comment).toBe(ofStay);
    expect(await countOf()).toBe(1);
  });

  test('a host is asked the day after the stay, each side hears that the other has written, and both read it', async () => {
    const booking_id = await over(1);
    await server.database.db.transaction().execute(async (trx) => {
      const booking = await findBooking(trx, booking_id);
      if (booking) await setBookingTimers({ trx, now: server.now() }, booking);
    });
    await pass(reviewAskDays + 1.5);
    expect(subjects(host)).toEqual(['How was Sam as a guest?']);
    expect(server.mailTo(host.email)).toContain(`http://localhost:3000/bookings/${booking_id}?review=true`);
    await stayWritten(booking_id);
    await server.settled();
    expect(subjects(host).at(-1)).toBe('Sam wrote you a review');
    expect(server.mailTo(host.email)).not.toContain(ofStay);
    await guestWritten(booking_id);
    await server.settled();
    expect(subjects(host).at(-1)).toBe(`Sam reviewed ${title}`);
    expect(subjects(guest).at(-1)).toBe('Sam reviewed you');
    expect(server.mailTo(guest.email)).toContain(ofGuest);
  });

  test('a host who gets a request reads what others wrote of the guest, with an average once there are enough', async () => {
    const { db } = server.database;
    const other = await aMember(db, { now: server.now(), host: true });
    const theirs = await aProperty(db, other.profile_id);
    for (let count = 0; count < reviewsForAverage; count += 1) {
      const booking_id = await aBooking(db, {
        property_id: theirs,
        guest: guest.profile_id,
        checkin: `2026-0${count + 1}-02`,
        checkout: `2026-0${count + 1}-04`,
      });
      await aGuestReview(db, { booking_id, property_id: theirs, host: other.profile_id, guest: guest.profile_id, opens_at: null });
    }
    const request = await over(9, { status: 'pending', paid_at: null });
    expect((await detail(request, host)).guest).toMatchObject({ review_count: reviewsForAverage, rating: 5 });
    expect(await ofGuestSeenWith(request, host)).toMatchObject({
      total: reviewsForAverage,
      reviews: [{ author: { first_name: 'Sam' } }, {}, {}],
    });
    const stranger = await aMember(db, { now: server.now(), host: true });
    const asked = await server.ask(`GET /booking/${request}/guest-review`, { token: stranger.token });
    expect(asked.status).toBe(404);
    expect((await server.ask(`GET /booking/${request}/guest-review`, { token: guest.token })).body['error_code']).toBe(
      'booking.not_this_side',
    );
  });

  test('only the host writes, after a stay that took place, once, and without addresses', async () => {
    expect((await guestWritten(await over(), {}, guest)).code).toBe('booking.not_this_side');
    expect((await guestWritten(await over(1))).code).toBe('review.guest_still_there');
    expect((await guestWritten(await over(-1, { status: 'cancelled' }))).code).toBe('review.guest_not_confirmed');
    expect((await guestWritten(await over(-20))).code).toBe('review.guest_too_late');
    expect((await guestWritten(await over(), { comment: 'Write to sam@example.com about them.' })).code).toBe('review.personal_details');
    const booking_id = await over();
    expect((await detail(booking_id, host)).can_review).toBe(true);
    const twice = await Promise.all([guestWritten(booking_id), guestWritten(booking_id)]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await guestWritten(booking_id)).code).toBe('review.guest_already_there');
    expect((await detail(booking_id, host)).can_review).toBe(false);
  });

  test('the operator takes a review of a guest out of sight: its two sides read why, no other host reads it', async () => {
    const booking_id = await over();
    await stayWritten(booking_id);
    const { data } = await guestWritten(booking_id);
    expect(await run('hide-review', data.review_id, 'It tells where they live.')).toContain('Hosts cannot read it');
    expect((await ofGuestSeenWith(booking_id, host)).total).toBe(0);
    expect((await detail(booking_id, host)).guest.review_count).toBe(0);
    for (const one of [host, guest]) expect((await read(booking_id, one)).guest_review?.hidden_because).toBe('It tells where they live.');
    await server.settled();
    expect(server.mailTo(host.email)).toContain('It tells where they live.');
    await run('show-review', data.review_id, 'It does not.');
    expect((await ofGuestSeenWith(booking_id, host)).total).toBe(1);
  });

  test('a guest who leaves takes them along; of a host who leaves the words stay without a name', async () => {
    const { db } = server.database;
    const left = await over();
    const kept = { booking_id: left, property_id, host: host.profile_id, guest: guest.profile_id, opens_at: null };
    await aGuestReview(db, kept);
    await db.transaction().execute((trx) => forgetInReviews(trx, { profile_id: host.profile_id }));
    expect((await listed('/user/profile/guest-review', guest.token)).reviews[0]?.author).toMatchObject({ first_name: null });
    await db.transaction().execute((trx) => forgetInReviews(trx, { profile_id: guest.profile_id }));
    expect((await listed('/user/profile/guest-review', guest.token)).total).toBe(0);
  });
});
