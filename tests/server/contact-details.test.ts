// Every text that somebody writes for others, with a number in it: who reads the number before a booking is paid, on pages and in mails, and who after.
import { randomUUID } from 'node:crypto';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import { aMember, type Member } from '../support/a-member';
import { withPhotos } from '../support/a-photo';
import { aServer, type TestServer } from '../support/a-server';
import { aHostedPlace, aRequest } from '../support/a-stay-asked';
import { apiCalls, type ApiSchema, referred } from '../support/an-api';
import { engines } from '../support/databases';

/** The texts that people write for others, with their writers' side. */
const planted = {
  'updateProfile.first_name': 'both',
  'updateProperty.title': 'host',
  'updateProperty.description': 'host',
  'updateProperty.bedroom_list.name': 'host',
  'updateProperty.bedroom_list.beds': 'host',
  'updateProperty.house_rules': 'host',
  'updateProperty.city': 'host',
  'updatePhotos.photos.alt': 'host',
  'addPhoto.alt': 'host',
  'createBooking.message': 'guest',
  'updateBooking.message': 'guest',
  'acceptBooking.message': 'host',
  'proposeChange.message': 'host',
  'rejectBooking.reject_reason': 'host',
  'cancelBooking.cancel_reason': 'both',
  'contactAboutBooking.message': 'both',
  'contactHost.message': 'guest',
  'sendMessage.message': 'both',
} as const;
/** Refused with such a number: everybody reads them for ever. */
const refused = ['submitReview.comment', 'submitGuestReview.comment', 'replyToReview.reply'];
/** Read by nobody on the other side before a booking is paid. */
const elsewhere = new Map<string, string>([
  ['searchBookings.reference', 'a question'],
  ['payBooking.confirmation_id', 'the provider’s'],
  ['confirmClaimPayment.confirmation_id', 'the provider’s'],
  ['confirmChangePayment.confirmation_id', 'the provider’s'],
  ['recordPayment.reference', 'the host’s own books'],
  ['fileClaim.message', 'about a stay that was paid: its sides know how to reach each other'],
  ['answerClaim.message', 'about a stay that was paid: its sides know how to reach each other'],
  ['reportBooking.message', 'for the operator'],
  ['reportContent.message', 'for the operator'],
  ['submitReview.private_note', 'after a paid stay'],
  ['sendContactMessage.name', 'for the operator'],
  ['sendContactMessage.message', 'for the operator'],
  ['sendContactMessage.website', 'nobody sees it'],
  ['searchProperties.query', 'a question'],
  ['listPins.query', 'a question'],
  ['addWishlist.name', 'for those who are sent its link, with such numbers left out'],
  ['changeWishlist.name', 'for those who are sent its link, with such numbers left out'],
  ['voteForStay.token', 'a secret'],
  ['noteStay.token', 'a secret'],
  ['noteStay.message', 'for those who are sent the link of a list, with such numbers left out'],
  ['saveSearch.query', 'a question'],
  ['saveSearch.name', 'for its owner alone'],
  ['changeSavedSearch.name', 'for its owner alone'],
  ['checkPrice.url', 'a question'],
  ['getPricingMeta.lineItems.code', 'a question'],
  ['getPricingMeta.lineItems.label', 'a question'],
  ['getPricingMeta.lineItems.rate', 'a question'],
  ['exchangeSession.code', 'a secret'],
  ['acceptInvitation.token', 'a secret'],
  ['findInvitation.token', 'a secret'],
  ['createUser.referral_code', 'somebody else’s code'],
  ['savePayout.legal_name', 'for tax law'],
  ['savePayout.company_number', 'for tax law'],
  ['savePayout.address', 'for tax law'],
  ['savePayout.city', 'for tax law'],
  ['updateProfile.last_name', 'only once paid'],
  ['sendReferralFeedback.comment', 'for the operator'],
  ['addSavedReply.title', 'the host’s own'],
  ['addSeason.name', 'the host’s own'],
  ['changeSeason.name', 'the host’s own'],
  ['addSavedReply.text', 'the host’s own: it is sent as a message'],
  ['changeSavedReply.title', 'the host’s own'],
  ['changeSavedReply.text', 'the host’s own: it is sent as a message'],
  ['addAutomaticMessage.text', 'the host’s own: it is sent as a message once a stay is paid'],
  ['changeAutomaticMessage.text', 'the host’s own: it is sent as a message once a stay is paid'],
  ['addFeed.name', 'the host’s own'],
  ['renameFeed.name', 'the host’s own'],
  ['searchOwnProperties.listing_url', 'the host’s own'],
  ['updateProperty.listing_url', 'the host’s own'],
  ['updateProperty.address', 'only once paid'],
  ...['way', 'parking', 'entry', 'code', 'wifi', 'manual', 'leaving'].map(
    (part) => [`saveArrivalGuide.${part}`, 'only once paid'] as const,
  ),
  ['updateProperty.registration_number', 'shown whole, as law asks'],
  ['updateProperty.licence_number', 'shown whole, as law asks'],
  ['updateCalendar.changes.note', 'the host’s own'],
  ['updateCalendars.change.note', 'the host’s own'],
]);

/** Whether a person may write a sentence with a number there, whatever else its pattern keeps out. */
const isFree = ({ pattern = '' }: ApiSchema): boolean => new RegExp(pattern, 'u').test('Call 604-555-0188 today');
const textsIn = (schema: ApiSchema, path: string): readonly string[] => {
  const { type, properties, items, anyOf, oneOf, enum: values, format, pattern, ...rest } = referred(schema);
  if (anyOf ?? oneOf) return (anyOf ?? oneOf ?? []).flatMap((one) => textsIn(one, path));
  if (items) return textsIn(items, path);
  if (properties) return Object.entries(properties).flatMap(([name, one]) => textsIn(one, `${path}.${name}`));
  const isText = [type].flat().includes('string') && !values && (format === undefined || format.endsWith('text')) && !('const' in rest);
  return isText && isFree(pattern === undefined ? {} : { pattern }) ? [path] : [];
};

test('each text that a call takes is tried here, or read by nobody of the other side', () => {
  const all = apiCalls.flatMap(({ id, body, multipart }) => [body, multipart].flatMap((schema) => (schema ? textsIn(schema, id) : [])));
  const known = [...Object.keys(planted), ...refused, ...elsewhere.keys()];
  expect([...new Set(all)].toSorted()).toEqual(known.toSorted());
});

const ends = Object.keys(planted);
/** A host's number begins with 604, a guest's with 778; the end tells where it stands. */
const numberOf = (side: 'host' | 'guest', field: keyof typeof planted): string =>
  `${side === 'host' ? '604' : '778'}-555-01${String(ends.indexOf(field)).padStart(2, '0')}`;
const leaks = (text: string, side: 'host' | 'guest'): readonly string[] =>
  [...text.matchAll(side === 'host' ? /604-555-01(\d\d)/g : /778-555-01(\d\d)/g)].map(([, end]) => ends[Number(end)] ?? '');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let guest: Member;
  let friend: Member;
  let property_id: string;
  let booking_id: string;
  let thread_id = '';

  const sent = async (call: string, by: Member, body: unknown): Promise<{ readonly thread_id?: string; readonly quote_id?: string }> => {
    const answer = await server.ask(call, { token: by.token, body });
    expect(answer.status, `${call}: ${answer.raw.body}`).toBe(200);
    return answer.body.data;
  };
  const inHost = (field: keyof typeof planted): string => `Call ${numberOf('host', field)}`;
  const inGuest = (field: keyof typeof planted): string => `Call ${numberOf('guest', field)}`;

  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    ({ host, property_id } = await aHostedPlace(server));
    guest = await aMember(db, { now: server.now() });
    friend = await aMember(db, { now: server.now(), referral_code: guest.referral_code });
    await sent('PATCH /user/profile', host, { first_name: inHost('updateProfile.first_name') });
    for (const member of [guest, friend]) await sent('PATCH /user/profile', member, { first_name: inGuest('updateProfile.first_name') });
    const [photo_id] = await withPhotos(db, property_id, 5);
    const bedroom = { name: inHost('updateProperty.bedroom_list.name'), beds: inHost('updateProperty.bedroom_list.beds') };
    const { title, description, house_rules } = {
      title: inHost('updateProperty.title'),
      description: inHost('updateProperty.description').padEnd(200, ' It is warm.'),
      house_rules: inHost('updateProperty.house_rules'),
    };
    const words = { title, description, house_rules, bedroom_list: [bedroom], city: inHost('updateProperty.city') };
    await db
      .updateTable('properties')
      .set({ ...words, bedroom_list: JSON.stringify([bedroom]) })
      .where('property_id', '=', property_id)
      .execute();
    await db
      .updateTable('photos')
      .set({ alt: inHost('addPhoto.alt') })
      .where('photo_id', '=', photo_id ?? '')
      .execute();
    const other = db
      .updateTable('photos')
      .set({ alt: inHost('updatePhotos.photos.alt') })
      .where('property_id', '=', property_id);
    await other.where('photo_id', '!=', photo_id ?? '').execute();

    const asked = { property_id, guest, message: inGuest('createBooking.message') };
    booking_id = await aRequest(server, asked);
    await sent(`PATCH /booking/${booking_id}`, guest, { message: inGuest('updateBooking.message'), guests: { adults: 1 } });
    await sent(`PATCH /booking/${booking_id}/accept`, host, { message: inHost('acceptBooking.message') });
    const rejected = await aRequest(server, { ...asked, checkin: '2027-03-01', checkout: '2027-03-04' });
    const offer = { checkin: '2027-03-01', checkout: '2027-03-05', guests: { adults: 1, children: 0, infants: 0, pets: 0 } };
    const { quote_id } = await sent(`POST /booking/${rejected}/change/price`, host, offer);
    await sent(`POST /booking/${rejected}/change`, host, { quote_id, message: inHost('proposeChange.message') });
    await sent(`PATCH /booking/${rejected}/reject`, host, { reject_reason: inHost('rejectBooking.reject_reason') });
    thread_id = (await sent(`POST /property/${property_id}/contact`, guest, { message: inGuest('contactHost.message') })).thread_id ?? '';
    for (const [member, said] of [[host, inHost] as const, [guest, inGuest] as const]) {
      await sent(`POST /message/${thread_id}`, member, { message: said('sendMessage.message') });
      await sent(`POST /booking/${booking_id}/contact`, member, { message: said('contactAboutBooking.message') });
    }
    const [first, second] = [
      await aRequest(server, { ...asked, checkin: '2027-04-01', checkout: '2027-04-04' }),
      await aRequest(server, { ...asked, checkin: '2027-05-01', checkout: '2027-05-04' }),
    ];
    await sent(`PATCH /booking/${first}/accept`, host, {});
    await sent(`PATCH /booking/${first}/cancel`, host, { cancel_reason: inHost('cancelBooking.cancel_reason') });
    await sent(`PATCH /booking/${second}/cancel`, guest, { cancel_reason: inGuest('cancelBooking.cancel_reason') });
  });
  afterAll(() => server.close());

  const filled = (path: string, bookings: readonly string[]): readonly string[] => {
    const one = {
      property_id,
      booking_id,
      profile_id: host.profile_id,
      thread_id,
      referralCode: guest.referral_code,
    };
    const all = bookings.map((it) => path.replace('{booking_id}', it));
    return [...new Set(all)].map((it) => it.replaceAll(/\{(\w+)\}/g, (_, name: string) => one[name as keyof typeof one] ?? randomUUID()));
  };
  const bookingsOf = async (): Promise<readonly string[]> =>
    (await server.database.db.selectFrom('bookings').select('booking_id').where('property_id', '=', property_id).execute()).map(
      (it) => it.booking_id,
    );
  const reading = apiCalls.filter(({ method, id }) => method === 'GET' && id !== 'finishSignOn' && id !== 'startSignOn');

  /** All that can be read by somebody, or by nobody in particular. */
  const everythingReadBy = async (member: Member | undefined): Promise<readonly (readonly [string, string])[]> => {
    const bookings = member === host || member === guest ? await bookingsOf() : [booking_id];
    const paths = reading.flatMap(({ path, id }) => [
      ...filled(path, bookings).map((it) => [id, 'GET', it] as const),
      // a profile is the host's or the guest's
      ...filled(path.replace('{profile_id}', guest.profile_id), bookings).map((it) => [id, 'GET', it] as const),
    ]);
    const posts = [
      ['searchProperties', 'POST', '/property/search'] as const,
      ['listPins', 'POST', '/property/pin'] as const,
      ['searchBookings', 'POST', '/booking/search'] as const,
    ];
    const found: [string, string][] = [];
    for (const [id, method, path] of [...paths, ...posts]) {
      server.later(1000);
      const headers: InjectOptions['headers'] = member ? { authorization: `Bearer ${member.token}` } : {};
      const isBody = method === 'POST' ? { payload: id === 'searchBookings' ? { side: 'guest' } : { query: '' } } : {};
      const { body } = await server.app.inject({ method, url: `/api${path}`, headers, ...isBody });
      found.push([`${id} ${path}`, body]);
    }
    return found;
  };

  const leaksTo = async (member: Member | undefined, of: 'host' | 'guest'): Promise<readonly string[]> =>
    (await everythingReadBy(member)).flatMap(([call, body]) => leaks(body, of).map((field) => `${call}: ${field}`));

  test('before it is paid nobody of the other side, and no stranger, reads a number on any page', async () => {
    expect(await leaksTo(guest, 'host')).toEqual([]);
    expect(await leaksTo(host, 'guest')).toEqual([]);
    const stranger = await aMember(server.database.db, { now: server.now(), host: true });
    for (const side of ['host', 'guest'] as const)
      for (const member of [stranger, undefined]) expect(await leaksTo(member, side)).toEqual([]);
    expect((await server.ask(`GET /property/${property_id}`)).raw.body).toContain('[hidden]');
  });

  test('the mails say the same', () => {
    for (const [member, of] of [[guest, 'host'] as const, [host, 'guest'] as const]) {
      const mails = server.mailsTo(member.email);
      expect(mails.length).toBeGreaterThan(4);
      expect(mails.flatMap((mail) => leaks(mail.replaceAll(/=\r?\n/g, ''), of))).toEqual([]);
      expect(mails.some((mail) => mail.includes('[hidden]'))).toBe(true);
    }
  });

  test('once it is paid both read all, on pages and in mails', async () => {
    const paid = { paid_at: server.now(), payment_method: 'card' as const };
    await server.database.db.updateTable('bookings').set(paid).where('booking_id', '=', booking_id).execute();
    const read = async (path: string, { token }: Member): Promise<string> => (await server.ask(`GET ${path}`, { token })).raw.body;
    const listing = leaks(await read(`/property/${property_id}`, guest), 'host');
    const ofHost = [
      'updateProperty.title',
      'updateProperty.description',
      'updateProperty.house_rules',
      'updateProperty.city',
      'addPhoto.alt',
    ];
    expect(listing).toEqual(expect.arrayContaining(ofHost));
    expect(leaks(await read(`/property/${property_id}`, friend), 'host')).toEqual([]);
    const stay = leaks(await read(`/booking/${booking_id}`, guest), 'host');
    expect(stay).toEqual(expect.arrayContaining(['updateProperty.title', 'updateProfile.first_name', 'updateProperty.house_rules']));
    expect(leaks(await read(`/booking/${booking_id}`, host), 'guest')).toEqual(expect.arrayContaining(['updateProfile.first_name']));
    const thread = await read(`/message/${thread_id}`, guest);
    expect(thread).not.toContain('[hidden]');
    expect(leaks(thread, 'host')).toEqual(
      expect.arrayContaining(['sendMessage.message', 'acceptBooking.message', 'updateProfile.first_name']),
    );
    await sent(`POST /message/${thread_id}`, host, { message: inHost('sendMessage.message') });
    expect(leaks(server.mailTo(guest.email) ?? '', 'host')).toEqual(
      expect.arrayContaining(['sendMessage.message', 'updateProfile.first_name']),
    );
    await sent(`PATCH /booking/${booking_id}/cancel`, host, { cancel_reason: inHost('cancelBooking.cancel_reason') });
    expect(leaks(server.mailTo(guest.email) ?? '', 'host')).toContain('cancelBooking.cancel_reason');
    expect(leaks(await read(`/booking/${booking_id}`, guest), 'host')).toContain('cancelBooking.cancel_reason');
  });
});
