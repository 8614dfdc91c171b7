// A host answers a request with other dates or a price: its nights are held while the guest thinks about it, and one of the two holds in the end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangePreview } from '../../generated/model/entities';
import { codeOf } from '../support/a-claim';
import type { Member } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest, readBooking } from '../support/a-stay-asked';
import { engines } from '../support/databases';

const hour = 3_600_000;
const guests = { adults: 2, children: 0, infants: 0, pets: 0 };
const asked = { checkin: '2027-02-12', checkout: '2027-02-15', guests };
const later = { checkin: '2027-03-01', checkout: '2027-03-04', guests };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  /** A request for three nights at $200, an hour old. */
  const aRequested = async (points = 0) => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server, points * 2);
    const booking_id = await aRequest(server, { property_id, guest, points });
    server.later(hour);
    return { host, guest, property_id, booking_id };
  };
  type Requested = Awaited<ReturnType<typeof aRequested>>;
  const call = ({ token }: Member, { booking_id }: Requested, ...[way, body]: [way: string, body?: object]) => {
    const [method = '', path = ''] = way.split(' ');
    return server.ask(`${method} /booking/${booking_id}${path}`, { token, body });
  };
  const preview = async (it: Requested, to: object): Promise<ChangePreview> => {
    const answered = await call(it.host, it, 'POST /change/price', to);
    expect(codeOf(answered)).toBe('200');
    return answered.body.data;
  };
  const offer = async (it: Requested, to: object = later, message?: string): Promise<ChangePreview> => {
    const seen = await preview(it, to);
    expect(codeOf(await call(it.host, it, 'POST /change', { quote_id: seen.quote_id, message }))).toBe('200');
    return seen;
  };
  const seenBy = (who: Member, { booking_id }: Requested) => readBooking(server, booking_id, who);
  const answer = async (it: Requested, accept: boolean) => {
    const { change } = await seenBy(it.guest, it);
    return call(it.guest, it, 'PATCH /change', { change_id: change?.change_id, accept });
  };
  const held = async ({ property_id }: Requested): Promise<string[]> => {
    const rows = await server.database.db.selectFrom('held_nights').select('nights').where('property_id', '=', property_id).execute();
    return rows.map(({ nights }) => nights).toSorted();
  };
  const [nights, otherNights] = ['[2027-02-12,2027-02-15)', '[2027-03-01,2027-03-04)'];
  const mailed = ({ email }: Member, words: string): number => server.mailsTo(email).filter((mail) => mail.includes(words)).length;
  const moment = (hours: number): string => new Date(server.now().getTime() + hours * hour).toISOString();
  const listed = async (who: Member, path: string) => {
    const { body } = await server.ask(path, { token: who.token });
    return (body.data as { bookingList: { booking_id: string; offer_by: string | null }[] }).bookingList[0];
  };

  test('other dates for a price of the host: both nights are held, the guest accepts, and pays what was offered', async () => {
    const it = await aRequested();
    const { host, guest } = it;
    const seen = await offer(it, { ...later, nights_cents: 45_000 }, 'The weekend is free. Call 604 555 0199.');
    expect(seen.payout_after.amount_cents).toBeLessThan(seen.payout_before.amount_cents);
    expect(seen.line_items[0]).toMatchObject({ amount_cents: 45_000 });
    expect(await held(it)).toEqual([nights, otherNights]);
    const open = await seenBy(guest, it);
    expect(open).toMatchObject({ status: 'pending', checkin: asked.checkin, reply_by: moment(24 + 23) });
    expect(open.change).toMatchObject({
      state: 'offered',
      by_host: true,
      checkin: later.checkin,
      after: seen.after,
      answer_by: moment(24),
    });
    expect([await listed(host, 'GET /booking/properties'), await listed(guest, 'GET /booking')]).toMatchObject([
      { offer_by: moment(24) },
      { offer_by: moment(24) },
    ]);
    await server.settled();
    const [mail = ''] = server.mailsTo(guest.email).filter((one) => one.includes('sent you an offer'));
    expect(mail).toContain('The weekend is free.');
    expect(mail).not.toContain('604 555');
    server.later(1000);
    expect(codeOf(await answer(it, true))).toBe('200');
    const after = await seenBy(guest, it);
    expect(after).toMatchObject({ ...later, status: 'confirmed', change: null, accepted_at: moment(0), pay_by: moment(24) });
    expect(after.quote?.due).toEqual(seen.after);
    expect(after.events.map(({ event }) => event)).toEqual(['request', 'offer', 'take_offer']);
    expect((await seenBy(host, it)).payout?.amount_cents).toBe(seen.payout_after.amount_cents);
    expect(await held(it)).toEqual([otherNights]);
    await server.settled();
    expect([mailed(guest, 'You accepted'), mailed(guest, 'accepted your request'), mailed(host, 'accepted your offer')]).toEqual([1, 0, 1]);
    server.later(25 * hour);
    await server.settled();
    expect([(await seenBy(guest, it)).status, await held(it)]).toEqual(['expired', []]);
  });

  test('an offer that is declined, withdrawn or not answered leaves the request as it was, with the time that was left', async () => {
    const it = await aRequested();
    const { host, guest } = it;
    await offer(it);
    server.later(5 * hour);
    expect(codeOf(await answer(it, false))).toBe('200');
    expect(await seenBy(host, it)).toMatchObject({ ...asked, status: 'pending', change: null, reply_by: moment(23) });
    expect(await held(it)).toEqual([nights]);
    await server.settled();
    expect(mailed(host, 'declined your offer')).toBe(1);
    server.later(1000);
    await offer(it, { ...asked, checkout: '2027-02-16' });
    expect(await held(it)).toEqual(['[2027-02-12,2027-02-16)']);
    server.later(1000);
    const { change } = await seenBy(host, it);
    expect(codeOf(await call(host, it, `DELETE /change/${change?.change_id}`))).toBe('200');
    server.later(1000);
    await server.settled();
    expect([mailed(guest, 'withdrew their offer'), mailed(guest, 'Your original request still stands')]).toEqual([1, 1]);
    expect(await held(it)).toEqual([nights]);
    expect(codeOf(await call(guest, it, 'PATCH /change', { change_id: change?.change_id, accept: true }))).toBe('404 change.not_found');
    await offer(it);
    server.later(24 * hour);
    await server.settled();
    const after = await seenBy(host, it);
    expect(after).toMatchObject({
      status: 'pending',
      change: null,
      reply_by: new Date(server.now().getTime() + 23 * hour - 2000).toISOString(),
    });
    expect(after.events.map(({ event }) => event)).toEqual([
      'request',
      'offer',
      'decline_offer',
      'offer',
      'end_offer',
      'offer',
      'end_offer',
    ]);
    expect([await held(it), mailed(host, 'respond in time to your offer')]).toEqual([[nights], 1]);
    server.later(24 * hour);
    await server.settled();
    expect([(await seenBy(guest, it)).status, await held(it)]).toEqual(['expired', []]);
    const { body } = await server.ask(`GET /user/property/${it.property_id}/numbers?period=days30`, { token: host.token });
    expect(body.data).toMatchObject({ requests: 1, answered: 1 });
  });

  test('whatever answers or ends the request ends its offer, and its nights are free again', async () => {
    const ends = {
      accept: (it: Requested) => call(it.host, it, 'PATCH /accept', {}),
      reject: (it: Requested) => call(it.host, it, 'PATCH /reject', { reject_reason: 'Not this time.' }),
      withdraw: (it: Requested) => call(it.guest, it, 'PATCH /cancel', { cancel_reason: 'We stay at home.' }),
    };
    for (const [name, end] of Object.entries(ends)) {
      const it = await aRequested();
      await offer(it);
      expect(codeOf(await end(it))).toBe('200');
      expect([name, await held(it)]).toEqual([name, name === 'accept' ? [nights] : []]);
      expect((await seenBy(it.guest, it)).change).toBeNull();
      if (name !== 'withdraw') continue;
      await server.settled();
      expect(server.mailsTo(it.host.email).find((mail) => mail.includes('withdrew their request'))).toContain('We stay at home.');
    }
  });

  test('a listing that is paused has no open offers and takes no new ones, and its request stays', async () => {
    const it = await aRequested();
    const seen = await offer(it);
    const { change } = await seenBy(it.guest, it);
    const paused = await server.ask(`PATCH /user/property/${it.property_id}/status`, { token: it.host.token, body: { status: 'paused' } });
    expect(codeOf(paused)).toBe('200');
    await server.settled();
    expect(codeOf(await call(it.guest, it, 'PATCH /change', { change_id: change?.change_id, accept: true }))).toBe('404 change.not_found');
    const again = [
      await call(it.host, it, 'POST /change/price', later),
      await call(it.host, it, 'POST /change', { quote_id: seen.quote_id }),
    ];
    expect(again.map(codeOf)).toEqual(['409 change.offer_unlisted', '409 change.offer_unlisted']);
    expect(await seenBy(it.guest, it)).toMatchObject({ status: 'pending', change: null });
    expect(await held(it)).toEqual([nights]);
  });

  test('an offer is the host’s alone, one at a time, for nights that are free, of a request that waits', async () => {
    const it = await aRequested();
    const { host, guest, property_id } = it;
    expect(codeOf(await call(guest, it, 'POST /change/price', later))).toBe('409 change.not_changeable');
    expect(codeOf(await call(host, it, 'POST /change/price', asked))).toBe('422 change.nothing_new');
    const [one, two] = [await preview(it, later), await preview(it, { ...asked, nights_cents: 50_000 })];
    const send = (quote_id: string) => call(host, it, 'POST /change', { quote_id });
    const both = await Promise.all([send(one.quote_id), send(two.quote_id)]);
    expect(both.map(codeOf).toSorted()).toEqual(['200', '409 change.already_open']);
    expect(codeOf(await call(guest, it, 'PATCH ', { guests: { ...guests, adults: 1 } }))).toBe('409 change.already_open');
    expect(codeOf(await call(host, it, 'PATCH /change', { change_id: (await seenBy(host, it)).change?.change_id, accept: true }))).toBe(
      '409 change.closed',
    );
    expect(codeOf(await answer(it, false))).toBe('200');
    const other = await aRequest(server, { property_id, guest: await aGuest(server), ...later });
    expect(codeOf(await send(one.quote_id))).toBe('409 booking.dates_unavailable');
    expect(codeOf(await call(host, it, 'POST /change/price', later))).toBe('409 booking.dates_unavailable');
    expect((await readBooking(server, other, host)).status).toBe('pending');
    server.later(30 * hour);
    expect(codeOf(await send(two.quote_id))).toMatch(/^409 (booking.reply_late|change.not_offerable)$/);
  });

  test('points that the guest changes meanwhile are those of the offer', async () => {
    const it = await aRequested(2500);
    const seen = await offer(it, { ...later, nights_cents: 45_000 });
    expect(codeOf(await call(it.guest, it, 'POST /points', { points: 0 }))).toBe('200');
    const without = (await seenBy(it.guest, it)).change;
    expect(without?.after.amount_cents).toBe(seen.after.amount_cents + 2500);
    expect(codeOf(await answer(it, true))).toBe('200');
    const after = await seenBy(it.guest, it);
    expect([after.points, after.quote?.due]).toEqual([0, without?.after]);
  });
});
