// The contact form's call (section 17 of the decisions): a mail to us that can be answered, a copy, and a kind no to programs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactCopiesPerDay, contactMessagesPerHour, contactSeconds, supportEmail } from '../../generated/model/constants';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const hour = 3_600_000;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const written = (email: string) => ({
    name: 'Jo Tremblay',
    email,
    topic: 'hosting',
    message: 'My calendar shows <b>no</b> nights.\n\nWhat now?',
    seconds: contactSeconds,
  });
  let visitors = 0;
  const someone = (): string => `203.0.113.${(visitors += 1)}`;
  const send = (body: object, from = someone(), headers = {}) => server.ask('POST /contact', { body, from, headers });
  const linesOf = (mail: string | undefined): string => (mail ?? '').replaceAll('\r\n', '\n');

  test('a message reaches us with its reference, is answered to whoever wrote it, and comes back to them as a copy', async () => {
    const { status, body } = await send(written('jo@example.ca'));
    expect(status).toBe(200);
    const { reference } = body.data as { readonly reference: string };
    expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    await server.settled();
    const received = linesOf(server.mailTo(supportEmail));
    expect(received).toMatch(/^Reply-To: jo@example\.ca$/m);
    expect(received).toContain(`Subject: Hosting: message ${reference}`);
    expect(received).toContain('Jo Tremblay (jo@example.ca) wrote:');
    expect(received).toContain('My calendar shows <b>no</b> nights.\n\nWhat now?');
    // as a page, what somebody typed is text and nothing else
    expect(received).toContain('&#60;b&#62;no');
    const copy = linesOf(server.mailTo('jo@example.ca'));
    expect(copy).not.toMatch(/^Reply-To:/m);
    expect(copy).toContain(`We got your message (${reference})`);
    expect(copy).toContain('What now?');
  });

  test.each([
    ['comes before a person could have read the form', { seconds: contactSeconds - 1 }],
    ['fills the field that nobody sees', { website: 'https://example.com' }],
  ])('what %s is refused with the way on, and nothing is mailed', async (_what, changed) => {
    const before = server.mailsTo(supportEmail).length;
    const { status, body } = await send({ ...written('bot@example.com'), ...changed });
    expect(status).toBe(422);
    expect(body.error_code).toBe('pages.looks_automatic');
    expect(body.message).toContain('wasn’t sent');
    await server.settled();
    expect(server.mailsTo(supportEmail)).toHaveLength(before);
    expect(server.mailsTo('bot@example.com')).toEqual([]);
  });

  test('a field that nobody sees may come along empty', async () => {
    expect((await send({ ...written('empty@example.ca'), website: '' })).status).toBe(200);
  });

  test('the same request sent twice is one message', async () => {
    const headers = { 'idempotency-key': 'pressed-twice' };
    const from = someone();
    const [first, second] = [
      await send(written('twice@example.ca'), from, headers),
      await send(written('twice@example.ca'), from, headers),
    ];
    expect(second.body.data).toEqual(first.body.data);
    await server.settled();
    expect(server.mailsTo('twice@example.ca')).toHaveLength(1);
  });

  test('one visitor writes a few times an hour', async () => {
    const from = someone();
    for (let times = 0; times < contactMessagesPerHour; times += 1)
      expect((await send(written(`often-${times}@example.ca`), from)).status).toBe(200);
    const { status, body } = await send(written('often@example.ca'), from);
    expect([status, body.error_code]).toEqual([429, 'input.rate_limited']);
    server.later(hour);
    expect((await send(written('often@example.ca'), from)).status).toBe(200);
  });

  test('an address that somebody else enters over and over gets a few copies a day; each message still reaches us', async () => {
    const before = server.mailsTo(supportEmail).length;
    for (let times = 0; times < contactCopiesPerDay + 2; times += 1) expect((await send(written('victim@example.ca'))).status).toBe(200);
    await server.settled();
    expect(server.mailsTo('victim@example.ca')).toHaveLength(contactCopiesPerDay);
    expect(server.mailsTo(supportEmail)).toHaveLength(before + contactCopiesPerDay + 2);
  });

  test('all spellings of one mailbox share its few copies', async () => {
    const names = ['One.Box', 'onebox', ' o.n.e.box', 'ONEBOX+1', 'one.box+two', 'onebox+o.n+e', 'o.nebox', 'OnEbOx+'];
    const spellings = names.flatMap((name) => [`${name}@example.ca`, `${name}@EXAMPLE.CA `, `${name}@Example.Ca`]);
    expect(spellings).toHaveLength(24);
    for (const email of spellings) expect((await send(written(email))).status, email).toBe(200);
    await server.settled();
    const got = server.mailsTo('').filter((mail) => /^To: <?o\.?n\.?e/im.test(mail));
    expect(got).toHaveLength(contactCopiesPerDay);
  });

  test('a mailbox that its provider has under two names is one', async () => {
    for (const email of ['two.names@gmail.com', 'twonames@googlemail.com', 'two.names+1@GoogleMail.com', 'TWONAMES@gmail.com'])
      await send(written(email));
    await server.settled();
    expect(server.mailsTo('').filter((mail) => /^To: two\.?names/im.test(mail))).toHaveLength(contactCopiesPerDay);
  });

  test('a copy shows how a message begins, and nothing to follow', async () => {
    const links = [
      'https://evil.example/win',
      'www.evil.example',
      'evil.example',
      'call@evil.example',
      'evil。example',
      'ｅｖｉｌ．ｅｘａｍｐｌｅ',
      'evil\u200B.example',
      '192.0.2.7/evil',
      '1.1.1.1/evil',
      'javascript:evil()',
      'tel:6045550188evil',
    ];
    const message = `You won. See ${links.join(' or ')}.\nSecond line\n\nThird line\nFourth line ${'x'.repeat(3000)}`;
    await send({ ...written('winner@example.ca'), message });
    await server.settled();
    const copy = server.mailTo('winner@example.ca') ?? '';
    expect(copy).toContain('You won. See');
    expect(copy).toContain('Third line');
    expect(copy).not.toMatch(/evil|example\/win|Fourth|xxxx/i);
    expect(server.mailsTo(supportEmail)[0]).toContain('Fourth line');
  });

  test.each(['Jo\r\nBcc: all@example.ca', 'Jo\nTremblay', 'Jo \u202Eyalbmert', 'Jo\u0007', '\u200B'])(
    'a name that breaks or turns its line is refused: %j',
    async (name) => {
      const { status, body } = await send({ ...written('jo@example.ca'), name });
      expect(status).toBe(422);
      expect((body.data as { readonly fields: readonly { readonly path: string }[] }).fields).toMatchObject([{ path: 'name' }]);
    },
  );

  test('what does not fit is told field by field', async () => {
    const { status, body } = await send({ name: '', email: 'nobody', topic: 'weather', message: 'short', seconds: 9 });
    expect(status).toBe(422);
    const { fields } = body.data as { readonly fields: readonly { readonly path: string }[] };
    expect(fields.map(({ path }) => path).toSorted()).toEqual(['email', 'message', 'name', 'topic']);
  });
});
