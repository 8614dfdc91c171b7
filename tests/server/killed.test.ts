// A real server that is killed between two steps of a booking's life, of a payment, a refund and an end: once it is there again it
// finishes what it began, once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralSenderPoints } from '../../generated/model/constants';
import type { BookingDetail, Quote } from '../../generated/model/entities';
import { utcDateOf } from '../../generated/model/wire';
import type { Database } from '../../src/server/database/open';
import { addDays } from '../../generated/model/dates';
import { disagreements } from '../support/agreement';
import { aMember } from '../support/a-member';
import { aProperty } from '../support/a-property';
import { aSite, type Site } from '../support/a-site';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { type SignedByStripe } from '../support/stripe-news';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';

const secret = 'whsec_test';
const patient = { timeout: limitMs(20) };
const people = { adults: 2, children: 0, infants: 0, pets: 0 };

describe.each(engines)('on %s', (engine) => {
  let site: Site;
  let stripe: StandInStripe;
  let tokens: readonly string[] = [];
  let property_id = '';
  const life = { guest: '', host: '', sender: '', place: '' };
  beforeAll(async () => {
    stripe = await aStripe();
    site = await aSite(engine, stripeKeys(stripe, secret), async (db) => {
      const now = new Date();
      const host = await aMember(db, { now, host: true });
      property_id = await aProperty(db, host.profile_id, { instant_book: true });
      const sender = await aMember(db, { now });
      const { token: guest } = await aMember(db, { now, referral_code: sender.referral_code });
      Object.assign(life, { guest, host: host.token, sender: sender.token, place: await aProperty(db, host.profile_id) });
      tokens = await Promise.all([1, 2, 3].map(async () => (await aMember(db, { now })).token));
    });
  }, limitMs(90));
  afterAll(async () => {
    await site.close();
    await stripe.close();
  });

  const ask = async <T>(token: string, call: string, body?: object): Promise<T> => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${site.origin}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { data } = (await answer.json()) as { readonly data: T };
    expect(answer.status, `${call}: ${JSON.stringify(data)}`).toBe(200);
    return data;
  };
  const tell = ({ body, signature }: SignedByStripe): Promise<Response> =>
    fetch(`${site.origin}/api/payment/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
  /** Nights that nobody else wants, booked at once and not yet paid. */
  const booked = async (token: string, daysAhead: number, at = property_id): Promise<string> => {
    const checkin = addDays(utcDateOf(new Date()), daysAhead);
    const trip = { checkin, checkout: addDays(checkin, 2), guests: people };
    const { quote } = await ask<{ quote: Quote }>(token, `POST /property/${at}/pricing-meta`, { booking: trip });
    const asked = { property_id: at, ...trip, quote_id: quote.quote_id };
    return (await ask<{ booking_id: string }>(token, 'POST /booking', asked)).booking_id;
  };
  const opened = async (token: string, booking_id: string): Promise<string> => {
    const way = { success_path: `/checkout/${booking_id}`, cancel_path: `/checkout/${booking_id}` };
    const { url } = await ask<{ url: string }>(token, 'POST /checkout', { booking_id, ...way });
    return url.split('/').at(-1) ?? '';
  };
  const seen = (token: string, booking_id: string) => ask<BookingDetail>(token, `GET /booking/${booking_id}`);
  const heard = (call: RegExp): number => stripe.heard.filter((it) => call.test(it.call)).length;
  /** The moment until which nobody had to pay is over. */
  const timeIsOver = async (db: Database, bookings: readonly string[]): Promise<void> => {
    const over = new Date(Date.now() - 1000);
    await db
      .updateTable('bookings')
      .set({ pay_by: over })
      .where('booking_id', 'in', [...bookings])
      .execute();
    const keys = bookings.map((booking_id) => `bookingLifeLapse ${booking_id}`);
    await db.updateTable('timers').set({ due_at: over }).where('key', 'in', keys).execute();
  };

  test('each page is opened once, each payment counts once, each refund is given once, and what is over ends', {
    timeout: limitMs(180),
  }, async () => {
    const [payer = '', leaver = '', silent = ''] = tokens;
    const paid = await booked(payer, 40);

    // while the page is opened: the one that was opened is found again
    const opening = stripe.silentAt(/^POST .*\/sessions$/);
    const unanswered = opened(payer, paid).catch(() => undefined);
    await opening;
    await site.killAndRestart();
    await unanswered;
    const session = await opened(payer, paid);
    expect(new Set(stripe.heard.filter(({ call }) => call.endsWith('/sessions')).map(({ key }) => key)).size).toBe(1);

    // while it is told that somebody has paid: told again, as Stripe does
    const news = stripe.pay(session, secret);
    const telling = tell(news).catch(() => undefined);
    await site.killAndRestart();
    await telling;
    expect((await tell(news)).status).toBe(200);
    expect((await seen(payer, paid)).paid_at).not.toBeNull();

    // before money is given back, and after it was given and nobody had heard of it
    const asking = stripe.silentAt(/^GET .*\/refunds/);
    const cancelled = await ask<BookingDetail>(payer, `PATCH /booking/${paid}/cancel`, { cancel_reason: 'Ill' });
    await asking;
    const giving = stripe.silentAt(/^POST .*\/refunds/);
    await site.killAndRestart();
    await giving;
    await site.killAndRestart();
    await expect.poll(() => heard(/^GET .*\/refunds/), patient).toBe(3);

    // while the pages are closed of bookings that nobody has paid for in time, as far as we know
    const [left, unheard] = [await booked(leaver, 50), await booked(silent, 60)];
    await opened(leaver, left);
    stripe.pay(await opened(silent, unheard), secret);
    const closing = stripe.silentAt(/\/expire$/);
    await site.changedWhileStopped((db) => timeIsOver(db, [left, unheard]));
    await closing;
    await site.killAndRestart();
    await expect.poll(async () => (await seen(leaver, left)).status, patient).toBe('expired');
    await expect.poll(async () => (await seen(silent, unheard)).paid_at, patient).not.toBeNull();

    expect(stripe.returned()).toEqual({ [session.replace('cs_test', 'pi')]: cancelled.refund_cents });
    expect(heard(/^POST .*\/refunds/)).toBe(1);
    await site.changedWhileStopped(async (db) => {
      expect(await disagreements(db)).toEqual([]);
      const postings = await db.selectFrom('ledger_postings').select('kind').where('booking_id', '=', paid).orderBy('kind').execute();
      // the provider's fee is posted by the hour, whatever else happens
      const moved = postings.map(({ kind }) => kind).filter((kind) => kind !== 'provider_fee');
      expect(moved).toEqual(['charge', 'refund', 'refund_paid']);
    });
  });

  /** Sent, and the process is gone before anybody knows whether it was heard. */
  const cutOff = async (sent: Promise<unknown>): Promise<void> => {
    const heard = sent.catch(() => undefined);
    await site.killAndRestart();
    await heard;
  };
  /** Sent, cut off, and sent again where it was not heard. */
  const untilDone = async (send: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> => {
    await cutOff(send());
    if (!(await isDone())) await send();
    expect(await isDone()).toBe(true);
  };
  /** The stay was last week, and what follows from it is due. */
  const isOver = async (db: Database, booking_id: string): Promise<void> => {
    const today = utcDateOf(new Date());
    const dates = { checkin: addDays(today, -7), checkout: addDays(today, -5) };
    await db
      .updateTable('held_nights')
      .set({ nights: `[${dates.checkin},${dates.checkout})` })
      .where('booking_id', '=', booking_id)
      .execute();
    await db.updateTable('bookings').set(dates).where('booking_id', '=', booking_id).execute();
    const keys = ['earnStayPoints', 'rewardSenders'].map((job) => `${job} ${booking_id}`);
    const due = db.updateTable('timers').set({ due_at: new Date(Date.now() - 1000) });
    expect((await due.where('key', 'in', keys).executeTakeFirstOrThrow()).numUpdatedRows).toBe(2n);
  };

  test('a booking that is asked for, accepted, paid, stayed, rewarded and called off goes each step once, wherever it was cut off', {
    timeout: limitMs(180),
  }, async () => {
    const { guest, host, sender, place } = life;
    const list = () => ask<{ readonly bookingList: readonly { readonly booking_id: string }[] }>(guest, 'GET /booking');
    const status = async (id: string) => (await seen(guest, id)).status;
    const accept = (id: string) => ask(host, `PATCH /booking/${id}/accept`, {});
    const pay = async (id: string): Promise<() => Promise<unknown>> => {
      const news = stripe.pay(await opened(guest, id), secret);
      return () => tell(news);
    };

    await untilDone(
      () => booked(guest, 30, place),
      async () => (await list()).bookingList.length === 1,
    );
    const [{ booking_id } = { booking_id: '' }] = (await list()).bookingList;
    await untilDone(
      () => accept(booking_id),
      async () => (await status(booking_id)) === 'confirmed',
    );
    await untilDone(await pay(booking_id), async () => (await seen(guest, booking_id)).paid_at !== null);
    await site.changedWhileStopped((db) => isOver(db, booking_id));
    await site.killAndRestart();
    const balance = async (who: string) => (await ask<{ readonly balance: number }>(who, 'GET /user/points')).balance;
    await expect.poll(() => balance(sender), patient).toBe(referralSenderPoints);
    await expect.poll(() => balance(guest), patient).toBeGreaterThan(0);

    const other = await booked(guest, 50, place);
    await accept(other);
    await (await pay(other))();
    const before = Object.keys(stripe.returned()).length;
    const cancel = () => ask(guest, `PATCH /booking/${other}/cancel`, { cancel_reason: 'Ill' });
    await untilDone(cancel, async () => (await status(other)) === 'cancelled');
    const { refund_cents } = await seen(guest, other);
    await expect.poll(() => Object.values(stripe.returned()).slice(before), patient).toEqual([refund_cents]);

    await site.readWhenStopped(async (db) => {
      expect(await disagreements(db)).toEqual([]);
      const events = db.selectFrom('booking_events').select('event').orderBy('at').orderBy('event_id');
      const of = async (id: string) => (await events.where('booking_id', '=', id).execute()).map(({ event }) => event);
      expect([await of(booking_id), await of(other)]).toEqual([
        ['request', 'accept', 'pay'],
        ['request', 'accept', 'pay', 'cancel'],
      ]);
      const earned = db.selectFrom('points_entries').select('reward').where('kind', '=', 'earn').orderBy('reward');
      expect((await earned.execute()).map(({ reward }) => reward)).toEqual(['sender', null]);
    });
  });
});
