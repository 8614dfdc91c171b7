// Review mails: recipients and times, over real databases: once each, and never about an outdated state.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reviewAskDays, reviewRemindDays } from '../../generated/model/constants';
import { setBookingTimers } from '../../src/server/booking/booking.commands';
import { findBooking } from '../../src/server/booking/booking.lookup';
import { inTransaction } from '../../src/server/request/context';
import { openQueue } from '../../src/server/jobs/queue';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aGuestReview, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const day = 86_400_000;
const comment = 'A quiet place by the water, and a warm stove.';
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
  beforeEach(async () => {
    const { db } = server.database;
    host = await aMember(db, { now: server.now(), host: true });
    guest = await aMember(db, { now: server.now() });
    property_id = await aProperty(db, host.profile_id);
  });

  const setTimers = (booking_id: string) =>
    server.database.db.transaction().execute(async (trx) => {
      const booking = await findBooking(trx, booking_id);
      if (booking) await setBookingTimers({ trx, now: server.now() }, booking);
    });
  /** A stay that was paid and ends tomorrow, in Vancouver at eleven. */
  const ending = async (more: Partial<Parameters<typeof aBooking>[1]> = {}): Promise<string> => {
    const { db } = server.database;
    const dates = { checkin: nightsFrom(server.now(), -1), checkout: nightsFrom(server.now(), 1) };
    const paid = { paid_at: server.now(), payment_method: 'offline' as const };
    const booking_id = await aBooking(db, { property_id, guest: guest.profile_id, ...dates, ...paid, ...more });
    await setTimers(booking_id);
    return booking_id;
  };
  /** The subjects of what the guest was mailed, the first one first. */
  const subjects = (who = guest): string[] =>
    server
      .mailsTo(who.email)
      .map((mail) => /^Subject: (.+?)\r?\n/m.exec(mail)?.[1] ?? '')
      .toReversed();
  const pass = async (days: number): Promise<void> => {
    server.later(days * day);
    await server.settled();
  };
  const write = (booking_id: string, body: object = {}) =>
    server.ask(`POST /booking/${booking_id}/review`, { token: guest.token, body: { rating: 5, comment, ...body } });

  const title = 'Cedar cabin';
  const asked = `How was your stay at ${title}?`;
  const reminded = `A few days left to review ${title}`;

  test('a guest is asked the day after the stay, reminded before the time is over, and then left alone', async () => {
    const booking_id = await ending();
    await pass(reviewAskDays);
    expect(subjects()).toEqual([]);
    await pass(1.5);
    expect(subjects()).toEqual([asked]);
    expect(server.mailTo(guest.email)).toContain(`http://localhost:3000/stays/${booking_id}?review=true`);
    await pass(reviewRemindDays - reviewAskDays);
    expect(subjects()).toEqual([asked, reminded]);
    await pass(30);
    expect(subjects()).toEqual([asked, reminded]);
  });

  test('whatever is done twice, and set anew by a report, asks nobody twice', async () => {
    const booking_id = await ending();
    await pass(2.5);
    const queue = await openQueue(server.database);
    await inTransaction({ db: server.database.db, jobs: queue }, async ({ job }) => {
      await job('askForReview', { booking_id });
      await job('askForReview', { booking_id });
    });
    await setTimers(booking_id);
    await pass(0);
    expect(subjects()).toEqual([asked]);
    await queue.close();
  });

  test('who has written one, has cancelled, or has not paid is not asked', async () => {
    const booking_id = await ending();
    await pass(2);
    expect((await write(booking_id)).status).toBe(200);
    const cancelled = await ending();
    await server.database.db.updateTable('bookings').set({ status: 'cancelled' }).where('booking_id', '=', cancelled).execute();
    await ending({ paid_at: null });
    await pass(20);
    expect(subjects().filter((subject) => subject === asked || subject === reminded)).toEqual([]);
  });

  test('a stay that its host recorded as paid only later has the last mail alone', async () => {
    const booking_id = await ending({ paid_at: null });
    await pass(reviewRemindDays + 1.5);
    await server.database.db.updateTable('bookings').set({ paid_at: server.now() }).where('booking_id', '=', booking_id).execute();
    await setTimers(booking_id);
    await pass(0);
    expect(subjects()).toEqual([reminded]);
  });

  test('its host hears of a review, but for what the note says, and its guest of the reply', async () => {
    const booking_id = await ending();
    await aGuestReview(server.database.db, { booking_id, property_id, host: host.profile_id, guest: guest.profile_id });
    await pass(2);
    const { review_id } = (await write(booking_id, { rating: 4, private_note: 'The tap drips.' })).body.data as {
      readonly review_id: string;
    };
    const received = server.mailTo(host.email) ?? '';
    expect(subjects(host)).toEqual([`Sam reviewed ${title}`]);
    for (const text of [comment, '4 out of 5 stars', 'They also left you a private note.', `http://localhost:3000/bookings/${booking_id}`])
      expect(received).toContain(text);
    expect(received).not.toContain('drips');
    expect(received).toMatch(/^Check-in: /m);
    const reply = `POST /property/${property_id}/review/${review_id}/reply`;
    expect((await server.ask(reply, { token: host.token, body: { reply: 'Come again!' } })).status).toBe(200);
    expect(subjects().at(-1)).toBe(`Sam replied to your review of ${title}`);
    expect(server.mailTo(guest.email)).toContain('Come again!');
  });
});
