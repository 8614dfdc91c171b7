// Pictures in messages: once a booking of the two is paid, drawn anew, for the two sides alone, and gone with their sender.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagePhotosMax, messagePhotosPerHour, privatePhotoSmallSide, unsentPhotoHours } from '../../generated/model/constants';
import { HOUR } from '../../generated/model/dates';
import type { Inbox, Message, MessagePhoto, SentMessage, ThreadDetail } from '../../generated/model/entities';
import { codeOf } from '../support/a-claim';
import { aForm } from '../support/a-form';
import { aMember, type Member, signedInAgain } from '../support/a-member';
import { aPaidStay } from '../support/a-paid-stay';
import { aJpeg, plain } from '../support/a-photo';
import { aServer, type TestServer } from '../support/a-server';
import { operatingToTheEnd } from '../support/an-operator';
import { engines } from '../support/databases';

const nobody = '00000000-0000-4000-8000-000000000000';

interface Stay {
  readonly guest: Member;
  readonly host: Member;
  readonly booking_id: string;
}

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);

  const tokenOf = (who: Member) => signedInAgain(server.database.db, who, server.now());
  const as = async (who: Member, call: string, body?: object) => server.ask(call, { token: await tokenOf(who), ...(body ? { body } : {}) });
  const add = async (who: Member, { booking_id }: Pick<Stay, 'booking_id'>, bytes?: Buffer) => {
    const { headers, payload } = aForm({}, [
      { field: 'photo', name: 'door.jpg', type: 'image/jpeg', bytes: bytes ?? (await aJpeg(60, 40)) },
    ]);
    const authorization = `Bearer ${await tokenOf(who)}`;
    const url = `/api/booking/${booking_id}/contact/photo`;
    const raw = await server.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload });
    const { error_code = '', data } = raw.json<{ readonly error_code?: string; readonly data: MessagePhoto }>();
    return { code: `${raw.statusCode} ${error_code}`.trim(), data };
  };
  const idOf = async (who: Member, stay: Stay): Promise<string> => (await add(who, stay)).data.photo_id;
  const write = (who: Member, { booking_id }: Stay, body: object) => as(who, `POST /booking/${booking_id}/contact`, body);
  const inboxOf = async (who: Member): Promise<Inbox> => (await as(who, 'GET /message')).body.data;
  /** A paid stay whose guest has written. */
  const begun = async (): Promise<Stay & { readonly thread_id: string }> => {
    const stay = await aPaidStay(server);
    const { data } = (await write(stay.guest, stay, { message: 'Where is the door?' })).body;
    return { ...stay, thread_id: (data as { thread_id: string }).thread_id };
  };
  const messagesIn = async (who: Member, thread_id: string): Promise<readonly Message[]> =>
    ((await as(who, `GET /message/${thread_id}`)).body.data as ThreadDetail).messages;
  const kept = (): readonly string[] => {
    const folder = join(server.database.folder, 'uploads', 'message');
    return existsSync(folder) ? readdirSync(folder).toSorted() : [];
  };
  const mailTo = ({ email }: Member): string => Buffer.from(server.mailTo(email) ?? '', 'latin1').toString();

  test('they are drawn anew, without the place where they were taken, and read by the two sides alone', async () => {
    const stay = await begun();
    const { guest, host, thread_id, booking_id } = stay;
    const secret = await sharp(plain(2000, 1000))
      .withExif({ IFD0: { Artist: 'Zebulon' }, IFD3: { GPSLatitude: '50/1 7/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await add(host, stay, Buffer.from('no picture'))).code).toBe('422 property.photo_unreadable');
    const { data } = await add(host, stay, secret);
    expect(data).toMatchObject({ width: 1600, height: 800 });
    const look = (who: Member, size = '', id = data.photo_id) => as(who, `GET /message/${thread_id}/photo/${id}${size}`);
    expect(codeOf(await look(guest))).toBe('404 message.photo_not_found');

    const sent = await as(host, `POST /message/${thread_id}`, { message: 'This one.', photo_ids: [data.photo_id] });
    expect(sent.body.data).toMatchObject({ text: 'This one.', photos: [data] });
    expect((await messagesIn(guest, thread_id)).map(({ photos }) => photos.length)).toEqual([0, 1]);
    expect(mailTo(guest)).toMatch(/This one\.[^]*1 photo attached\./);
    for (const [size, width] of [
      ['', privatePhotoSmallSide],
      ['?large=true', 1600],
    ] as const) {
      const { jpeg } = (await look(guest, size)).body.data as { readonly jpeg: string };
      const picture = await sharp(Buffer.from(jpeg, 'base64')).metadata();
      expect(picture).toMatchObject({ format: 'jpeg', width, height: width / 2 });
      expect(picture.exif).toBeUndefined();
      expect(codeOf(await look(host, size))).toBe('200');
    }

    const stranger = await aMember(server.database.db, { now: server.now() });
    expect(codeOf(await look(stranger))).toBe('404 message.thread_not_found');
    expect((await add(stranger, stay)).code).toBe('404 booking.not_found');
    expect((await server.ask(`GET /message/${thread_id}/photo/${data.photo_id}`)).status).toBe(401);
    const other = await begun();
    expect(codeOf(await as(other.host, `GET /message/${other.thread_id}/photo/${data.photo_id}`))).toBe('404 message.photo_not_found');
    expect(kept().length).toBeGreaterThan(1);
    for (const name of kept())
      expect((await server.app.inject({ method: 'GET', url: `/media/message/${name}` })).headers['content-type']).not.toMatch(/^image/);

    expect(await run('hide-message', thread_id, '2', 'It shows a person.')).toContain('Removed');
    expect((await messagesIn(guest, thread_id))[1]).toMatchObject({ text: null, photos: [], is_removed: true });
    expect(codeOf(await look(guest))).toBe('404 message.photo_not_found');
    expect(codeOf(await as(host, `GET /booking/${booking_id}`))).toBe('200');
  });

  test('while anything between the two is hidden, there are none', async () => {
    const stay = await begun();
    const { guest, thread_id } = stay;
    const photo_id = await idOf(guest, stay);
    const { db } = server.database;
    const pay = (paid_at: Date | null) => db.updateTable('bookings').set({ paid_at }).where('booking_id', '=', stay.booking_id).execute();
    await pay(null);
    expect((await add(guest, stay)).code).toBe('409 message.photos_not_yet');
    const before = kept();
    for (const call of [`POST /message/${thread_id}`, `POST /booking/${stay.booking_id}/contact`])
      expect(codeOf(await as(guest, call, { photo_ids: [photo_id] }))).toBe('409 message.photos_not_yet');
    expect((await messagesIn(guest, thread_id)).length).toBe(1);
    expect(kept()).toEqual(before);
    await pay(server.now());
    expect(codeOf(await write(guest, stay, { photo_ids: [photo_id] }))).toBe('200');
  });

  test('a message may be pictures alone, four at most, each its sender’s own and sent once', async () => {
    const stay = await begun();
    const { guest, host, thread_id } = stay;
    const ids: string[] = [];
    for (let nth = 0; nth <= messagePhotosMax; nth += 1) ids.push(await idOf(guest, stay));
    const [first = '', second = '', third = ''] = ids;
    expect(codeOf(await write(guest, stay, { photo_ids: ids }))).toBe('422 input.invalid');
    expect(codeOf(await write(guest, stay, { photo_ids: [] }))).toBe('422 booking.message_missing');
    expect(codeOf(await as(guest, `POST /message/${thread_id}`, { message: ' ', photo_ids: [] }))).toBe('422 message.empty');
    for (const photo_ids of [[nobody], [first, nobody], [first, first]])
      expect(codeOf(await write(guest, stay, { photo_ids }))).toBe('404 message.photo_not_found');
    expect(codeOf(await write(host, stay, { photo_ids: [first] }))).toBe('404 message.photo_not_found');

    const twice = await Promise.all([1, 2].map(() => as(guest, `POST /message/${thread_id}`, { photo_ids: [second, first] })));
    expect(twice.map(codeOf).toSorted()).toEqual(['200', '404 message.photo_not_found']);
    expect((await messagesIn(host, thread_id)).slice(1).map(({ text, photos }) => [text, photos.map((it) => it.photo_id)])).toEqual([
      ['', [second, first]],
    ]);
    expect(mailTo(host)).toMatch(/sent 2 photos about/);
    expect(codeOf(await write(guest, stay, { photo_ids: [third] }))).toBe('200');
    expect(mailTo(host)).toMatch(/sent a photo about/);
    const of = async (who: Member) => (await inboxOf(who)).threads.find((it) => it.thread_id === thread_id);
    expect((await of(host))?.last).toMatchObject({ text: '', photos: [{ photo_id: third }], side: 'guest' });
  });

  test('what is not sent in a day goes, and nobody sends it after that', async () => {
    const stay = await begun();
    const sent = await idOf(stay.host, stay);
    await write(stay.host, stay, { photo_ids: [sent] });
    server.later(2 * HOUR);
    await server.settled();
    const before = kept().length;
    const left = await idOf(stay.host, stay);
    expect(kept().length).toBe(before + 2);
    server.later((unsentPhotoHours - 1) * HOUR);
    await server.settled();
    expect(kept().length).toBeGreaterThan(2);
    server.later(2 * HOUR);
    await server.settled();
    expect(codeOf(await write(stay.host, stay, { photo_ids: [left] }))).toBe('404 message.photo_not_found');
    expect(codeOf(await as(stay.guest, `GET /message/${stay.thread_id}/photo/${sent}`))).toBe('200');
    const rows = await server.database.db.selectFrom('message_photos').select('photo_id').where('thread_id', 'is', null).execute();
    expect(rows).toEqual([]);
  });

  test('a person takes them along, and when they leave theirs are gone for the other side, sent or not', async () => {
    const stay = await aPaidStay(server);
    const { guest, host, booking_id } = stay;
    const [shown, answer] = [await idOf(guest, stay), await idOf(host, stay)];
    const { thread_id } = (await write(guest, stay, { photo_ids: [shown] })).body.data as { readonly thread_id: string };
    await write(host, stay, { photo_ids: [answer] });
    const left = await idOf(guest, stay);
    const exported = (await as(guest, 'GET /user/export')).body.data as { readonly messages: readonly SentMessage[] };
    expect(exported.messages).toMatchObject([{ text: '', photos: [{ photo_id: shown }] }]);

    await server.database.db
      .updateTable('bookings')
      .set({ checkin: '2020-01-02', checkout: '2020-01-04' })
      .where('booking_id', '=', booking_id)
      .execute();
    const before = kept().length;
    expect(codeOf(await as(guest, 'POST /user/delete', { password: guest.password }))).toBe('200');
    expect((await messagesIn(host, thread_id)).map(({ text, photos }) => [text, photos.length])).toEqual([
      [null, 0],
      ['', 1],
    ]);
    const look = (id: string) => as(host, `GET /message/${thread_id}/photo/${id}`);
    expect([codeOf(await look(shown)), codeOf(await look(answer))]).toEqual(['404 message.photo_not_found', '200']);
    server.later(2 * HOUR);
    await server.settled();
    const rows = await server.database.db.selectFrom('message_photos').selectAll().where('photo_id', 'in', [shown, left]).execute();
    expect([rows, kept().length]).toEqual([[], before - 4]);
  });

  test('nobody adds them without end', async () => {
    const stay = await begun();
    const bytes = await aJpeg(8, 8);
    const codes: string[] = [];
    for (let nth = 0; nth <= messagePhotosPerHour; nth += 1) codes.push((await add(stay.guest, stay, bytes)).code);
    expect(codes.at(-1)).toMatch(/^429/);
    expect(codes.slice(0, -1).every((code) => code === '200')).toBe(true);
  });
});
