// Mails about bookings: each says whom, when and what now, in the property's own days and hours, and gives nothing away.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportEmail } from '../../generated/model/constants';
import { instantOf } from '../../generated/model/wire';
import { render, sampleMails } from '../../src/demo/sample-mails';
import { bookingMails } from '../../src/server/booking/mail-templates';
import { causeMails } from '../../src/server/booking/booking.commands';
import { followers } from '../../src/server/followers';
import { momentWords } from '../../src/server/outside/mail-dates';
import { bookingLife } from '../../generated/rules/lifecycles';
import { mailHtml, mailPreview, mailText } from '../../src/server/outside/mail-look';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const spec = JSON.parse(readFileSync('generated/spec.json', 'utf8')) as { readonly mails: readonly { readonly id: string }[] };
const now = serverStart;
const named = Object.entries(sampleMails).map(([name, mail]) => ({ name, mail }));

test('every mail has a sample but the operator’s list, and the gallery shows each', () => {
  expect(spec.mails.map(({ id }) => id).filter((name) => !(name in sampleMails))).toEqual(['operatorTold']);
  for (const { name } of named) expect(render()).toContain(`<h2>${name}</h2>`);
});

test.each(named)('$name has every word filled in', ({ mail }) => {
  expect(mailText(mail)).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
  expect(mail.subject.length).toBeLessThan(90);
});

// a person's message to us is answered by a mail, and leads to no page
test.each(named.filter(({ name }) => !name.startsWith('contact')))('$name has one next step, and leads nowhere else', ({ mail }) => {
  expect(new URL(mail.button?.href ?? '').origin).toBe('http://localhost:3000');
  // a mail that its reader asked for can be ended as well, and the stays that it shows lead to their pages
  const shown = mail.paragraphs.filter((it) => typeof it !== 'string' && 'href' in it).length;
  expect(mailHtml(mail).match(/<a href="([^"]+)"/g)?.length).toBe((mail.end ? 3 : 2) + shown);
});

test.each(named)('$name shows what is new beside its subject in a list of mails, and no door code', ({ mail }) => {
  const preview = mailPreview(mail);
  expect(preview.length).toBeGreaterThan(10);
  expect(preview.length).toBeLessThanOrEqual(141);
  expect(preview).not.toMatch(/:$|4711|\n/);
  // the words of the list are words of the mail, past its button
  const { button } = mail;
  const said = mailText(mail).replace(button ? `${button.label}:\n${button.href}` : '', '');
  expect(said.replaceAll(/\s+/g, ' ')).toContain(preview.slice(0, 30));
});

test('line breaks that people typed are kept, in text and on the page', () => {
  const mail = sampleMails['requestAccepted'] ?? { to: '', subject: '', paragraphs: [] };
  expect(mailText(mail)).toContain('“Welcome!\n\nThe road is steep');
  expect(mailHtml(mail)).toContain('“Welcome!<br><br>The road is steep');
});

test('dates and moments are those of the property, whatever its zone', () => {
  const moment = instantOf(new Date('2027-02-12T01:30:00Z'));
  expect(momentWords(moment, 'America/Vancouver')).toMatch(/^Thursday, February 11, 2027 at \d:30 PM Pacific Time$/);
  expect(momentWords(moment, 'America/St_Johns')).toBe('Thursday, February 11, 2027 at 10:00 PM Newfoundland Time');
});

test('a mail about a stay shows at a glance where, when, for whom and for how much, with a picture where there is one', () => {
  const mail = sampleMails['requestReceived'] ?? { to: '', subject: '', paragraphs: [] };
  expect(mailText(mail)).toContain(
    [
      'Cedar cabin',
      'Whistler, British Columbia',
      'Check-in: Fri, Feb 12, 2027, after 4:00 PM Pacific Time',
      'Check-out: Mon, Feb 15, 2027, before 11:00 AM Pacific Time',
      'Nights: 3',
      'Guests: 2 adults, 1 child, 1 pet',
      'Payout before taxes: $690.00 CAD',
      'Booking: HX7K2M',
    ].join('\n'),
  );
  expect(mailHtml(mail)).toContain('alt="A cabin by a lake" width="80" height="60"');
  const bare = mail.paragraphs.map((it) => (typeof it === 'object' && 'picture' in it ? { ...it, picture: null } : it));
  expect(mailHtml({ ...mail, paragraphs: bare })).not.toContain('<img');
});

test('the card of a stay names the total to its guest, and to its host the payout while there is one', () => {
  const cardOf = (name: string) =>
    mailText(sampleMails[name] ?? { to: '', subject: '', paragraphs: [] }).match(/^(Total|Payout before taxes): .*$/m)?.[0];
  expect(['requestSent', 'bookingPaidHost', 'bookingCancelledHost', 'bookingReported'].map(cardOf)).toEqual([
    'Total: $858.36 CAD',
    'Payout before taxes: $690.00 CAD',
    undefined,
    'Total: $858.36 CAD',
  ]);
});

test('a host whose payout details are complete reads when the payout comes, and nothing of details', () => {
  const textOf = (name: string) => mailText(sampleMails[name] ?? { to: '', subject: '', paragraphs: [] });
  const [ready, missing] = [textOf('bookingPaidHost'), textOf('bookingPaidHostToHold')];
  expect([ready, missing].map((text) => text.includes('We’ll send you $690.00 CAD 24 hours after check-in.'))).toEqual([true, true]);
  expect([ready, missing, textOf('claimPaidHost')].map((text) => text.includes('payout details'))).toEqual([false, true, false]);
});

test('a receipt has every line of the price and what was paid', () => {
  const text = mailText(sampleMails['bookingPaid'] ?? { to: '', subject: '', paragraphs: [] });
  for (const line of ['$200.00 × 3 nights: $600.00 CAD', 'GST 5%: $37.26 CAD', 'You paid $833.36 CAD and 2,500 points.', 'Booking: HX7K2M'])
    expect(text).toContain(line);
  // the lines add up to the total; what points pay of it stands below
  expect(text).toContain('Total: $858.36 CAD\n2,500 points: -$25.00 CAD\nPaid by card: $833.36 CAD');
});

test('a host who cancelled reads what the guest gets back, and what becomes of the nights', () => {
  const text = mailText(sampleMails['bookingCalledOffHost'] ?? { to: '', subject: '', paragraphs: [] });
  expect(text).toContain('Jo gets back everything they paid.');
  expect(text).toContain('These nights stay blocked in your calendar.');
});

test('a refund of a payment in another currency is told in both, as on the page of the stay', () => {
  const textOf = (name: string) => mailText(sampleMails[name] ?? { to: '', subject: '', paragraphs: [] });
  expect(textOf('bookingCancelledInYen')).toContain('You’ll be refunded $336.40 CAD: ¥36,129 JPY to your card');
  expect(textOf('refundMadeInYen')).toContain('$100.00 CAD (¥10,740 JPY)');
  expect(textOf('paymentReturned')).toContain('$833.36 CAD to');
  expect(textOf('bookingCancelledInYen')).toContain('$100.00 CAD (¥10,740 JPY) was refunded earlier.');
  expect(textOf('reportResolvedInYen')).toContain(
    'You’ll be refunded $100.00 CAD: ¥10,740 JPY to your card. With earlier refunds, that’s $436.40 CAD (¥46,869 JPY) in total.',
  );
});

test('each mail tells its reader why they get it', () => {
  const footOf = (name: string) => mailText(sampleMails[name] ?? { to: '', subject: '', paragraphs: [] });
  expect(mailText({ to: 'a@b.example', reader: 'guest', subject: 'S', paragraphs: [] })).toContain(
    'because you have a booking on Tuckamore.',
  );
  expect(mailText({ to: 'a@b.example', reader: 'host', subject: 'S', paragraphs: [] })).toContain('because you host on Tuckamore.');
  expect(footOf('contactCopy')).toContain('because this address was used on our contact page.');
  expect(footOf('messageReceived')).toContain('because you have a Tuckamore account.');
});

test('a report that brings points alone is not resolved with nothing', () => {
  const text = mailText(sampleMails['reportResolvedByPoints'] ?? { to: '', subject: '', paragraphs: [] });
  expect(text).toContain('600 points are back in your balance.');
  expect(text).not.toMatch(/nothing is refunded/i);
});

test('each mail that a move of the lifecycle names is caused by it', async () => {
  for (const { effects } of bookingLife.moves) {
    const caused: string[] = [];
    await causeMails(
      (name) => {
        caused.push(name);
        return Promise.resolve();
      },
      effects,
      'b',
    );
    expect(caused.toSorted()).toEqual(effects.filter((name) => name in bookingMails).toSorted());
  }
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let guest: Member;
  let booking_id: string;
  beforeAll(async () => {
    server = await aServer(engine, now);
    const { db } = server.database;
    host = await aMember(db, { now, last_name: 'Hosting', host: true });
    guest = await aMember(db, { now, last_name: 'Guesting' });
    const property_id = await aProperty(db, host.profile_id);
    await db
      .updateTable('properties')
      .set({ address: '12 Maple Street', postal_code: 'V0N 1B4' })
      .where('property_id', '=', property_id)
      .execute();
    booking_id = await aBooking(db, { property_id, guest: guest.profile_id, status: 'pending', message: 'Hello there', reply_by: now });
  });
  afterAll(() => server.close());
  const change = (row: object) => server.database.db.updateTable('bookings').set(row).where('booking_id', '=', booking_id).execute();
  const context = () =>
    ({ db: server.database.db, followers, config: server.config, now }) as Parameters<typeof bookingMails.bookingPaid>[1];

  test('each goes to the side that it is for, and tells no last name, and the address only before arrival', async () => {
    await change({ status: 'confirmed', paid_at: now, payment_method: 'card', checkin: '2027-02-12', checkout: '2027-02-15' });
    const facts = {
      booking_id,
      amount_cents: 85_836,
      withheld_cents: 0,
      currency: 'CAD' as const,
      cad_cents: 85_836,
      points: 0,
      outcome: 'us' as const,
      profile_id: host.profile_id,
    };
    const readers = { Host: host.email, Reported: supportEmail };
    for (const [name, write] of Object.entries(bookingMails)) {
      if (name.startsWith('request') || name === 'paymentNear' || name === 'bookingForCohost') continue;
      const mail = await write(facts, context());
      const ending = name.startsWith('payout') ? 'Host' : (/(Host|Reported)$/.exec(name)?.[0] as keyof typeof readers | undefined);
      expect([name, mail?.to]).toEqual([name, ending ? readers[ending] : guest.email]);
      const text = mail ? mailText(mail) : '';
      for (const secret of [host.email, guest.email, 'Hosting', 'Guesting']) expect(text, name).not.toContain(secret);
      // a guest who is about to arrive needs to know where
      for (const address of ['Maple', 'V0N']) expect([name, text.includes(address)]).toEqual([name, name === 'arrivalNear']);
    }
  });

  test('the picture of a stay is the smallest JPEG that is sharp, and a drawing is none', async () => {
    const { db } = server.database;
    const { property_id } = await db
      .selectFrom('bookings')
      .select('property_id')
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow();
    const cardOf = async () =>
      (await bookingMails.bookingPaid({ booking_id }, context()))?.paragraphs.find((it) => typeof it === 'object' && 'facts' in it);
    const photo = { property_id, photo_id: booking_id, position: 0, alt: 'A cabin', width: 1600, height: 1200, colour: '#5f9fce' };
    await db
      .insertInto('photos')
      .values({ ...photo, url: '/media/drawn/lake/x.svg', widths: [] })
      .execute();
    expect(await cardOf()).toMatchObject({ picture: null });
    await db
      .updateTable('photos')
      .set({ url: '/media/a/b-1600.jpg', widths: [120, 480, 1600] })
      .where('photo_id', '=', booking_id)
      .execute();
    const src = `${server.config.SITE_ORIGIN}/media/a/b-480.jpg`;
    expect(await cardOf()).toMatchObject({ picture: { src, alt: 'A cabin', width: 1600, height: 1200 } });
  });

  test('what is no longer true is not told', async () => {
    await change({ status: 'pending', paid_at: null });
    expect((await bookingMails.requestReceived({ booking_id }, context()))?.to).toBe(host.email);
    expect(await bookingMails.requestAccepted({ booking_id }, context())).toBeUndefined();
    const sent = await bookingMails.requestSent({ booking_id }, context());
    expect([sent?.to, sent && mailText(sent)]).toEqual([guest.email, expect.stringContaining(' can answer until ')]);
    expect((await bookingMails.requestExpiredHost({ booking_id }, context()))?.to).toBe(host.email);
    await change({ status: 'confirmed', pay_by: now });
    expect(await bookingMails.requestSent({ booking_id }, context())).toBeUndefined();
    expect(await bookingMails.requestReceived({ booking_id }, context())).toBeUndefined();
    expect((await bookingMails.requestAccepted({ booking_id }, context()))?.paragraphs.at(-1)).toContain('Pay $858.36 CAD by ');
    const paySoon = () => bookingMails.paymentNear({ booking_id }, context());
    expect(await paySoon()).toBeUndefined();
    await change({ pay_by: new Date(now.getTime() + 3_600_000) });
    const soon = await paySoon();
    expect([soon?.to, soon?.paragraphs.at(-1)]).toEqual([guest.email, expect.stringContaining('Pay $858.36 CAD by ')]);
    for (const secret of [host.email, 'Hosting', 'Guesting', 'Maple']) expect(soon && mailText(soon)).not.toContain(secret);
    await change({ paid_at: now });
    expect(await bookingMails.requestAccepted({ booking_id }, context())).toBeUndefined();
    expect(await paySoon()).toBeUndefined();
  });
});
