// Saved searches: kept, told by one mail when a stay that fits is new, ended by one click, and gone with the person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedSearchesMax } from '../../generated/model/constants';
import { DAY, HOUR } from '../../generated/model/dates';
import type { SavedSearch, SearchAnswer } from '../../generated/model/entities';
import { pathTo } from '../../generated/routes/paths';
import { newStaysTexts as say } from '../../generated/texts/sentences/newStaysTexts';
import { setBlocked } from '../../src/server/account/blocking.commands';
import type { Caused } from '../../src/server/request/context';
import { writtenBriefly } from '../../src/server/pricing/money.rules';
import { findNewStays } from '../../src/server/wishlist/new-stays';
import { aMember, type Member, type MemberPlan, signedInAgain } from '../support/a-member';
import { aPerson, aProperty, type PropertyPlan } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const currency = 'CAD';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: string;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aPerson(server.database.db, 'Anna');
  });
  afterAll(() => server.close());

  const person = (plan: Partial<MemberPlan> = {}) => aMember(server.database.db, { now: server.now(), ...plan });
  const ask = async (one: Member, call: string, body?: object) =>
    server.ask(call, { token: await signedInAgain(server.database.db, one, server.now()), ...(body ? { body } : {}) });
  const after = async (one: Member, call: string, body?: object): Promise<readonly SavedSearch[]> => {
    const answer = await ask(one, call, body);
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const refused = async (one: Member, call: string, body?: object): Promise<unknown> => (await ask(one, call, body)).body['error_code'];
  const save = async (one: Member, terms: object, name = 'My search'): Promise<SavedSearch> => {
    const [first] = await after(one, 'POST /user/saved-search', { ...terms, name, currency });
    if (!first) throw new Error('nothing was saved');
    return first;
  };
  /** A town that no other test knows. */
  const town = (() => {
    let at = 0;
    return () => `Fogharbour${'abcdefghijklmnop'[at++]}`;
  })();
  const list = (city: string, plan: PropertyPlan = {}) =>
    aProperty(server.database.db, host, { city, province: 'NS', listed_at: server.now(), ...plan });
  const nextDay = () => server.until(server.now().getTime() + DAY + HOUR);
  const mails = (one: Member) => server.mailsTo(one.email).filter((mail) => mail.includes('See all'));
  const tokenIn = (mail: string | undefined): string => /saved-search\/([\w.-]+)\/end/.exec(mail ?? '')?.[1] ?? '';

  test('a stay that is listed afterwards and fits is told once, with its price and the ways to all and to the end', async () => {
    const [ada, city] = [await person(), town()];
    await list(city, { title: 'Long known' });
    const { path } = await save(ada, { query: city, filters: { price_max: 400 } }, 'By the fog');
    expect(path).toBe(pathTo.search({ query: city, price_max: 400 }));
    server.later(HOUR);
    await list(city, { title: 'Lamp room' });
    await list(city, { title: 'Too dear', base_cents: 90_000 });
    await list(town(), { title: 'Elsewhere' });
    await nextDay();
    const [mail = '', ...more] = mails(ada);
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: 1 new stay: By the fog');
    expect(mail).toContain('Lamp room');
    const found = await server.ask('POST /property/search', { body: { query: city, filters: { price_max: 400 } } });
    const { results } = found.body.data as Pick<SearchAnswer, 'results'>;
    for (const { price } of results) expect(mail).toContain(say.perNight({ price: writtenBriefly(price.per_night_all_in) }));
    for (const { property_id, title } of results)
      expect([title, mail.includes(pathTo.listing({ property_id }))]).toEqual([title, title === 'Lamp room']);
    for (const absent of ['Long known', 'Too dear', 'Elsewhere']) expect(mail).not.toContain(absent);
    expect(mail).toContain(pathTo.search({ query: city, price_max: 400, sort: 'newest' }));
    expect(mail).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:3000\/api\/saved-search\/[\w.-]+\/end>/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await nextDay();
    expect(mails(ada)).toHaveLength(1);
  });

  test('a person has one mail a day, about the search that has waited longest; the others have their day', async () => {
    const [ada, one, other] = [await person(), town(), town()];
    await save(ada, { query: one }, 'One');
    server.later(1000);
    await save(ada, { query: other }, 'Other');
    server.later(HOUR);
    for (const city of [one, other]) await list(city);
    await nextDay();
    expect(mails(ada)).toHaveLength(1);
    expect(mails(ada)[0]).toContain('Subject: 1 new stay: One');
    await nextDay();
    expect(mails(ada)).toHaveLength(2);
    expect(mails(ada).filter((mail) => mail.includes('1 new stay: Other'))).toHaveLength(1);
    await nextDay();
    expect(mails(ada)).toHaveLength(2);
  });

  test('several processes that come to it at once tell it once', async () => {
    const [ada, city] = [await person(), town()];
    const { saved_search_id } = await save(ada, { query: city });
    server.later(HOUR);
    await list(city);
    const caused: Caused[] = [];
    const keep = (_trx: unknown, all: readonly Caused[]) => {
      caused.push(...all);
      return [];
    };
    const now = new Date(server.now().getTime() + DAY + HOUR);
    const { db, reading } = server.database;
    const context = { db, reading, now, jobs: { keep, wake: () => undefined } };
    await Promise.all([1, 2, 3].map(() => findNewStays(context)));
    expect(caused.filter(([, , facts]) => 'saved_search_id' in facts && facts.saved_search_id === saved_search_id)).toHaveLength(1);
  });

  test('one click of a mail program ends its mails without a login, and can be taken back; another search’s token does nothing', async () => {
    const [ada, ben, city] = [await person(), await person(), town()];
    const [hers, his] = [await save(ada, { query: city }), await save(ben, { query: city })];
    server.later(HOUR);
    await list(city);
    await nextDay();
    const token = tokenIn(mails(ada)[0]);
    const click = (of: string) =>
      server.ask(`POST /saved-search/${of}/end`, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await click(token)).status).toBe(200);
    expect((await after(ada, 'GET /user/saved-search'))[0]).toMatchObject({ mails: false });
    expect((await after(ben, 'GET /user/saved-search'))[0]).toMatchObject({ mails: true });
    const forged = token.replace(hers.saved_search_id, his.saved_search_id);
    for (const wrong of [forged, `${token}x`, 'x', `${hers.saved_search_id}.`])
      expect((await click(wrong)).body['error_code'], wrong).toBe('wishlist.search_not_found');
    await list(city);
    await nextDay();
    expect(mails(ada)).toHaveLength(1);
    expect(mails(ben)).toHaveLength(2);
    expect((await server.ask(`GET /saved-search/${token}`)).body.data).toEqual({ name: 'My search', mails: false });
    expect((await server.ask(`PUT /saved-search/${token}`, { body: { mails: true } })).body.data).toMatchObject({ mails: true });
    server.later(HOUR);
    await list(city);
    await nextDay();
    // of the two that are new the one that was listed while mails had ended is not told
    expect(mails(ada)).toHaveLength(2);
    expect(mails(ada).filter((mail) => mail.includes('Subject: 1 new stay: My search'))).toHaveLength(2);
  });

  test('nothing is sent once its dates are over, to an unproven address, or to a blocked account', async () => {
    const city = town();
    const [late, unproven, blocked] = [await person(), await person({ verified: false }), await person()];
    const day = (ahead: number) => new Date(server.now().getTime() + ahead * DAY).toISOString().slice(0, 10);
    await save(late, { query: city, checkin: day(0), checkout: day(3) });
    await save(unproven, { query: city });
    await save(blocked, { query: city });
    await setBlocked(server.database.db, blocked.profile_id, 'A test');
    server.later(HOUR);
    await list(city);
    await nextDay();
    await nextDay();
    for (const one of [late, unproven, blocked]) expect(mails(one)).toEqual([]);
    expect((await after(late, 'GET /user/saved-search'))[0]).toMatchObject({ is_over: true, mails: true });
    expect((await after(unproven, 'GET /user/saved-search'))[0]).toMatchObject({ is_over: false });
  });

  test('it is saved once, renamed and deleted by its owner alone, and there are only so many, also of those saved at once', async () => {
    const [ada, ben] = [await person(), await person()];
    const terms = { query: 'Tofino', guests: { adults: 2, children: 1 }, filters: { amenities: ['hot_tub'], bedrooms_min: 2 } };
    const { saved_search_id: id } = await save(ada, terms, 'First');
    expect(await after(ada, 'POST /user/saved-search', { ...terms, name: 'Again', currency })).toMatchObject([{ name: 'First' }]);
    expect(await after(ada, `PUT /user/saved-search/${id}`, { name: 'Family' })).toMatchObject([{ name: 'Family', mails: true }]);
    expect(await after(ada, `PUT /user/saved-search/${id}`, { mails: false })).toMatchObject([{ name: 'Family', mails: false }]);
    for (const [call, body] of [[`PUT /user/saved-search/${id}`, { name: 'Mine' }], [`DELETE /user/saved-search/${id}`]] as const)
      expect(await refused(ben, call, body)).toBe('wishlist.search_not_found');
    const wrong = { name: 'Wrong', currency };
    expect(await refused(ben, 'POST /user/saved-search', { ...wrong, bounds: [50, 1, 40, 2] })).toBe('property.map_part_wrong');
    expect(await refused(ben, 'POST /user/saved-search', { ...wrong, checkin: '2027-02-01' })).toBe('property.date_missing');
    const token = await signedInAgain(server.database.db, ben, server.now());
    const answers = await Promise.all(
      Array.from({ length: savedSearchesMax + 2 }, (_, at) =>
        server.ask('POST /user/saved-search', { token, body: { query: `Town ${at}`, name: 'One of many', currency } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(savedSearchesMax);
    expect(answers.find(({ status }) => status !== 200)?.body['error_code']).toBe('wishlist.too_many_searches');
    expect((await ask(ben, 'GET /user')).body.data).toMatchObject({ counts: { saved_searches: savedSearchesMax } });
    expect(await after(ada, `DELETE /user/saved-search/${id}`)).toEqual([]);
  });

  test('a person takes them along, and they go with the person: no mail follows', async () => {
    const [ada, city] = [await person(), town()];
    const { saved_search_id } = await save(ada, { query: city });
    expect((await ask(ada, 'GET /user/export')).body.data).toMatchObject({ saved_searches: [{ saved_search_id }] });
    expect((await ask(ada, 'POST /user/delete', { password: ada.password })).status).toBe(200);
    const { db } = server.database;
    expect(await db.selectFrom('saved_searches').select('name').where('saved_search_id', '=', saved_search_id).execute()).toEqual([]);
    await list(city);
    await nextDay();
    expect(mails(ada)).toEqual([]);
  });
});
