// A host's claim after a stay: made with pictures, answered by the guest, decided by the operator; nothing is charged for it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimAnswerDays, claimKeptDays, claimMaxDollars, claimPhotosMax, reportDays } from '../../generated/model/constants';
import { DAY, HOUR } from '../../generated/model/dates';
import type { BookingDetail } from '../../generated/model/entities';
import { type ClaimedStay, claiming, codeOf, lamp } from '../support/a-claim';
import { aForm } from '../support/a-form';
import { aMember, type Member, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aJpeg, plain } from '../support/a-photo';
import { aServer, type TestServer } from '../support/a-server';
import { operatingToTheEnd } from '../support/an-operator';
import { engines } from '../support/databases';

const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);

  const { as, aStayOver, detail, claimOf, file, reply, aClaim, mailTo } = claiming(() => server);
  const addPhoto = async (
    who: Member,
    { booking_id }: ClaimedStay,
    bytes?: Buffer,
  ): Promise<{ readonly code: string; readonly data: BookingDetail }> => {
    const { headers, payload } = aForm({}, [
      { field: 'photo', name: 'lamp.jpg', type: 'image/jpeg', bytes: bytes ?? (await aJpeg(60, 40)) },
    ]);
    const authorization = `Bearer ${await signedInAgain(server.database.db, who, server.now())}`;
    const url = `/api/booking/${booking_id}/claim/photo`;
    const raw = await server.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload });
    const { error_code = '', data } = raw.json<{ readonly error_code?: string; readonly data: BookingDetail }>();
    return { code: `${raw.statusCode} ${error_code}`.trim(), data };
  };
  const photosIn = async (stay: ClaimedStay): Promise<readonly string[]> =>
    (await detail(stay.host, stay)).claim_photos.map(({ photo_id }) => photo_id);
  const kept = (): readonly string[] => {
    const folder = join(server.database.folder, 'uploads', 'claim');
    return existsSync(folder) ? readdirSync(folder).toSorted() : [];
  };

  test('the guest reads what is claimed and until when to answer, and accepts: nothing is charged, and the host records the money', async () => {
    const stay = await aClaim();
    const { guest, host, booking_id } = stay;
    const payments = () => server.database.db.selectFrom('payments').selectAll().orderBy('payment_id').execute();
    const before = await payments();
    const claim = await claimOf(stay);
    expect(claim).toMatchObject({ ...lamp, state: 'filed', answered_at: null, owed_cents: null, photos: [] });
    expect(Date.parse(claim?.answer_by ?? '') - server.now().getTime()).toBe(claimAnswerDays * DAY);
    expect(mailTo(guest)).toMatch(
      /asks for \$120\.50 CAD after your stay[^]*The lamp in the hall fell[^]*We never charge your card without you/,
    );

    expect(codeOf(await as(host, `PATCH /booking/${booking_id}/claim/paid`))).toBe('409 claim.closed');
    expect(codeOf(await reply(stay, { answer: 'accept' }))).toBe('200');
    expect(await claimOf(stay)).toMatchObject({ state: 'accepted', owed_cents: lamp.amount_cents });
    expect(mailTo(guest)).toMatch(/You accepted the claim[^]*Please pay \w+ \$120\.50 CAD, either/);
    expect(mailTo(host)).toMatch(/accepted your claim[^]*can pay you \$120\.50 CAD by card through us, or directly/);
    expect(codeOf(await reply(stay, { answer: 'refuse', message: 'I thought again.' }))).toBe('409 claim.closed');

    expect(await run('stuck')).toMatch(
      new RegExp(`Claims that guests have not paid:[^]*${booking_id}  \\$120\\.50 CAD of \\$120\\.50 CAD`),
    );
    expect(codeOf(await as(guest, `PATCH /booking/${booking_id}/claim/paid`))).toBe('403 booking.not_this_side');
    expect(codeOf(await as(host, `PATCH /booking/${booking_id}/claim/paid`))).toBe('200');
    expect(await claimOf(stay)).toMatchObject({ state: 'paid' });
    expect(await run('stuck')).not.toContain('Claims that');
    expect(await payments()).toEqual(before);
  });

  test('only the host of a paid stay that is over makes one, once, and within its bounds', async () => {
    const stay = await aStayOver();
    const { guest, booking_id } = stay;
    const stranger = await aMember(server.database.db, { now: server.now() });
    const path = `POST /booking/${booking_id}/claim`;
    expect(codeOf(await as(guest, path, lamp))).toBe('403 booking.not_this_side');
    expect(codeOf(await as(stranger, path, lamp))).toBe('404 booking.not_found');
    expect(codeOf(await server.ask(path, { body: lamp }))).toBe('401 account.not_signed_in');
    for (const wrong of [{ amount_cents: 99 }, { amount_cents: claimMaxDollars * 100 + 1 }, { message: 'Broken' }, { kind: 'revenge' }])
      expect(codeOf(await file(stay, wrong))).toBe('422 input.invalid');
    expect(codeOf(await reply(stay, { answer: 'accept' }))).toBe('404 claim.not_found');

    const together = await Promise.all([file(stay), file(stay, { amount_cents: 5000 }), file(stay)]);
    expect(together.map(codeOf).toSorted()).toEqual(['200', '409 claim.already_there', '409 claim.already_there']);
    expect((await detail(stranger, stay)) ?? null).toEqual({});

    const coming = await aPaidStay(server);
    expect(codeOf(await file(coming))).toBe('409 claim.stay_not_over');
    const last = await aStayOver(reportDays);
    expect(codeOf(await file(last))).toBe('200');
    expect(codeOf(await file(await aStayOver(reportDays + 1)))).toBe('409 claim.too_late');
    const unpaid = await aStayOver();
    await server.database.db.updateTable('bookings').set({ paid_at: null }).where('booking_id', '=', unpaid.booking_id).execute();
    expect(codeOf(await file(unpaid))).toBe('409 claim.not_claimable');
    expect(codeOf(await as(stay.host, `POST /booking/${booking_id}/report`, { message: 'Loud, too.' }))).toBe('200');
  });

  test('a guest who does not agree says why, or offers a part; the operator decides, both read why, and the payout never waits', async () => {
    const stay = await aClaim();
    const { guest, host, booking_id } = stay;
    expect(codeOf(await reply(stay, { answer: 'refuse' }))).toBe('422 claim.reason_missing');
    expect(codeOf(await reply(stay, { answer: 'offer', message: 'It was old.' }))).toBe('422 claim.offer_missing');
    const offer = { answer: 'offer', message: 'It was old.', offered_cents: 4000 };
    expect(codeOf(await reply(stay, { ...offer, offered_cents: lamp.amount_cents }))).toBe('422 claim.offer_too_high');
    expect(await run('decide-claim', booking_id, '40', 'Too', 'early')).toContain('its guest may still answer');
    const answers = await Promise.all([reply(stay, offer), reply(stay, offer)]);
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 claim.closed']);
    expect(await claimOf(stay)).toMatchObject({ state: 'disputed', answer: 'It was old.', offered_cents: 4000, owed_cents: null });
    expect(mailTo(host)).toMatch(/offers a part of your claim[^]*offers \$40\.00 CAD[^]*It was old[^]*decide, and email you/);

    expect(await run('claims')).toMatch(new RegExp(`${booking_id}[^]*The lamp in the hall[^]*offers \\$40\\.00 CAD: It was old`));
    expect(await run('stuck')).toMatch(new RegExp(`Claims that you decide:[^]*booking ${booking_id}  \\$120\\.50 CAD  disputed`));
    await expect(run('decide-claim', booking_id, '40')).rejects.toThrow('-- decide-claim BOOKING 120.50 "WHY"');
    await expect(run('decide-claim', booking_id, 'all', 'It was new.')).rejects.toThrow('-- decide-claim BOOKING');
    expect(await run('decide-claim', booking_id, '120.51', 'More.')).toContain('of less than that');
    expect(await run('decide-claim', nobody, '10', 'Why not.')).toContain('has no claim');
    expect(await run('decide-claim', booking_id, '60.25', 'It was', 'two years old.')).toContain('the guest owes $60.25 CAD');
    expect(await run('decide-claim', booking_id, '0', 'Once more.')).toContain('accepted, decided or withdrawn');
    expect(await run('acts', booking_id)).toContain('ann  decide-claim');
    expect(await claimOf(stay)).toMatchObject({ state: 'upheld', owed_cents: 6025, decision: 'It was two years old.' });
    for (const who of [guest, host]) expect(mailTo(who)).toMatch(/\$60\.25 CAD of \$120\.50 CAD[^]*It was two years old/);
    expect(mailTo(guest)).toMatch(/Please pay \w+ \$60\.25 CAD, either[^]*We never charge your card without you/);
    const { reported_at } = await server.database.db
      .selectFrom('bookings')
      .select('reported_at')
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow();
    expect(reported_at).toBeNull();
    expect(await run('claim-paid', booking_id, 'Both wrote so.')).toBe('It is paid.');
    expect(await run('claim-paid', booking_id, 'Both wrote so.')).toContain('Nothing is owed');
  });

  test('without an answer in seven times 24 hours it waits for the operator, who may refuse it', async () => {
    const stay = await aClaim();
    server.later(claimAnswerDays * DAY - HOUR);
    await server.settled();
    expect(await claimOf(stay)).toMatchObject({ state: 'filed' });
    server.later(HOUR + 1000);
    expect(codeOf(await reply(stay, { answer: 'accept' }))).toMatch(/^409 claim\.(answer_late|closed)$/);
    await server.settled();
    expect(await claimOf(stay)).toMatchObject({ state: 'unanswered', answered_at: null });
    expect(mailTo(stay.host)).toMatch(/didn’t answer your claim[^]*We’ll look at your claim/);
    expect(await run('claims')).toContain('the guest did not answer');
    expect(await run('decide-claim', stay.booking_id, '0', 'The picture shows another lamp.')).toBe('Decided: nothing is owed.');
    expect(await claimOf(stay)).toMatchObject({ state: 'refused', owed_cents: null });
    for (const who of [stay.guest, stay.host]) expect(mailTo(who)).toMatch(/doesn’t stand, and nothing is owed[^]*another lamp/);
    expect(codeOf(await as(stay.host, `PATCH /booking/${stay.booking_id}/claim/paid`))).toBe('409 claim.closed');
  });

  test('a claim that was dropped from the timers is found again', async () => {
    const stay = await aClaim();
    const { db } = server.database;
    await db.deleteFrom('timers').where('job', '=', 'claimLifeLapse').execute();
    server.later(claimAnswerDays * DAY + HOUR);
    await server.settled();
    server.later(20 * 60_000);
    await server.settled();
    expect(await claimOf(stay)).toMatchObject({ state: 'unanswered' });
  });

  test('its pictures are drawn anew, ten at most, and read by its two sides alone, the guest once it is made', async () => {
    const stay = await aStayOver();
    const { host, guest, booking_id } = stay;
    const stranger = await aMember(server.database.db, { now: server.now() });
    const secret = await sharp(plain(2000, 1000))
      .withExif({ IFD0: { Artist: 'Zebulon' } })
      .jpeg()
      .toBuffer();
    expect((await addPhoto(guest, stay)).code).toBe('403 booking.not_this_side');
    expect((await addPhoto(stranger, stay)).code).toBe('404 booking.not_found');
    expect((await addPhoto(host, stay, Buffer.from('no picture'))).code).toBe('422 property.photo_unreadable');
    const { data } = await addPhoto(host, stay, secret);
    expect(data.claim_photos).toMatchObject([{ width: 1600, height: 800 }]);
    expect((await detail(guest, stay)).claim_photos).toEqual([]);
    const [first = ''] = await photosIn(stay);
    const look = (who: Member, id = first) => as(who, `GET /booking/${booking_id}/claim/photo/${id}`);
    expect(codeOf(await look(guest))).toBe('404 claim.photo_not_found');

    await Promise.all(Array.from({ length: claimPhotosMax }, () => addPhoto(host, stay)));
    expect((await photosIn(stay)).length).toBe(claimPhotosMax);
    expect((await addPhoto(host, stay)).code).toBe('409 claim.too_many_photos');
    const files = kept();
    const second = (await photosIn(stay)).find((id) => id !== first) ?? '';
    expect(codeOf(await as(guest, `DELETE /booking/${booking_id}/claim/photo/${second}`))).toBe('403 booking.not_this_side');
    expect(codeOf(await as(host, `DELETE /booking/${booking_id}/claim/photo/${second}`))).toBe('200');
    expect(codeOf(await as(host, `DELETE /booking/${booking_id}/claim/photo/${second}`))).toBe('404 claim.photo_not_found');
    expect(codeOf(await look(host, second))).toBe('404 claim.photo_not_found');

    expect(codeOf(await file(stay))).toBe('200');
    expect((await claimOf(stay))?.photos.length).toBe(claimPhotosMax - 1);
    expect((await detail(host, stay)).claim_photos).toEqual([]);
    expect(mailTo(guest)).toContain('9 photos attached.');
    const seen: { readonly jpeg: string } = (await look(guest)).body.data;
    const picture = await sharp(Buffer.from(seen.jpeg, 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1600, height: 800 });
    expect(picture.exif).toBeUndefined();
    expect((await look(host)).body.data).toEqual(seen);
    expect(codeOf(await look(stranger))).toBe('404 booking.not_found');
    expect((await server.ask(`GET /booking/${booking_id}/claim/photo/${first}`)).status).toBe(401);
    const other = await aClaim();
    expect(codeOf(await as(other.host, `GET /booking/${other.booking_id}/claim/photo/${first}`))).toBe('404 claim.photo_not_found');
    for (const name of files)
      expect((await server.app.inject({ method: 'GET', url: `/media/claim/${name}` })).headers['content-type']).not.toMatch(/^image/);
    expect((await addPhoto(host, stay)).code).toBe('409 claim.already_there');
    expect(codeOf(await as(host, `DELETE /booking/${booking_id}/claim/photo/${first}`))).toBe('409 claim.already_there');
    expect(await run('looks')).toContain('Claims:');

    server.later(2 * HOUR);
    await server.settled();
    expect(kept().length).toBe(files.length - 1);
  });

  test('pictures that belong to no claim go after two weeks, and a claim with its pictures two years after it was closed', async () => {
    const [left, closed] = [await aStayOver(), await aStayOver()];
    await addPhoto(left.host, left);
    await addPhoto(closed.host, closed);
    await file(closed);
    const files = kept();
    await reply(closed, { answer: 'accept' });
    server.later((reportDays + 1) * DAY);
    await server.settled();
    expect([(await photosIn(left)).length, kept().length]).toEqual([0, files.length - 1]);
    expect((await claimOf(closed))?.photos.length).toBe(1);
    server.later((claimKeptDays - reportDays) * DAY);
    await server.settled();
    expect(await claimOf(closed)).toBeNull();
    expect(
      await server.database.db.selectFrom('claim_photos').select('photo_id').where('booking_id', '=', closed.booking_id).execute(),
    ).toEqual([]);
  });

  test('nobody leaves while a claim waits or is owed; then what each wrote and showed goes with them, and nobody claims of who has left', async () => {
    const stay = await aStayOver(3);
    const { guest, host, booking_id } = stay;
    await addPhoto(host, stay);
    await file(stay);
    const leave = async (who: Member) => as(who, 'POST /user/delete', { password: who.password });
    const refused = await leave(guest);
    expect([codeOf(refused), refused.body.data]).toEqual(['409 account.money_open', expect.objectContaining({ claims: 1 })]);
    expect((await leave(host)).body.data).toMatchObject({ claims: 1 });
    await reply(stay, { answer: 'refuse', message: 'Zebulon never saw a lamp.' });
    await run('decide-claim', booking_id, '20', 'The picture shows it.');
    const exported: { readonly claims: readonly object[] } = (await as(guest, 'GET /user/export')).body.data;
    expect(exported.claims).toMatchObject([{ booking_id, answer: 'Zebulon never saw a lamp.', owed_cents: 2000 }]);
    expect((await as(host, 'GET /user/export')).body.data).toMatchObject({ claims: [{ booking_id, ...lamp }] });

    for (const side of [guest, host]) expect((await leave(side)).body.data).toMatchObject({ claims: 1 });
    await as(host, `PATCH /booking/${booking_id}/claim/paid`);
    expect(codeOf(await leave(guest))).toBe('200');
    expect((await detail(host, stay)).claim).toMatchObject({ ...lamp, answer: null, owed_cents: 2000, state: 'paid' });
    const late = await aStayOver(3);
    expect(codeOf(await leave(late.guest))).toBe('200');
    const refusal = await file(late);
    expect([codeOf(refusal), refusal.body.data]).toEqual(['409 message.person_left', { status: 'confirmed' }]);
  });
});
