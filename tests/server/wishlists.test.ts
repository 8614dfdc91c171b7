// Wish lists: stays saved by one press, sorted, shared by a link, one person's alone, and gone with the person.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstWishlistName, wishlistsMax, wishlistStaysMax } from '../../generated/model/constants';
import type { PropertyCard, TripCard, Wishlist } from '../../generated/model/entities';
import { aMember, type Member } from '../support/a-member';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: string;
  beforeAll(async () => {
    server = await aServer(engine);
    host = await aPerson(server.database.db, 'Anna');
  });
  afterAll(() => server.close());

  const person = () => aMember(server.database.db, { now: server.now() });
  const stay = (title = 'Cedar cabin') => aProperty(server.database.db, host, { title });
  const ask = (one: Member, call: string, body?: object) => server.ask(call, { token: one.token, ...(body ? { body } : {}) });
  const listsAfter = async (one: Member, call: string, body?: object): Promise<Wishlist[]> => {
    const answer = await ask(one, call, body);
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const refused = async (one: Member, call: string, body?: object): Promise<unknown> => (await ask(one, call, body)).body['error_code'];
  const save = (one: Member, ...property_ids: readonly string[]) => listsAfter(one, 'POST /user/wishlist/stay', { property_ids });
  const sort = (one: Member, property_id: string, ...wishlist_ids: readonly string[]) =>
    listsAfter(one, 'PUT /user/wishlist/stay', { property_id, wishlist_ids });

  test('the first saved stay makes a list, the next joins the list that was changed last, and saving twice is saving once', async () => {
    const ada = await person();
    const [one, other, third] = [await stay(), await stay(), await stay()];
    expect(await listsAfter(ada, 'GET /user/wishlist')).toEqual([]);
    expect(await save(ada, one)).toMatchObject([{ name: firstWishlistName, property_ids: [one], token: null }]);
    server.later(1000);
    const [list] = await listsAfter(ada, 'POST /user/wishlist', { name: 'Summer', property_id: other });
    expect(list).toMatchObject({ name: 'Summer', property_ids: [other] });
    server.later(1000);
    await save(ada, third);
    server.later(1000);
    const lists = await save(ada, third);
    expect(lists.map(({ name, property_ids }) => [name, property_ids])).toEqual([
      ['Summer', [third, other]],
      [firstWishlistName, [one]],
    ]);
    expect((await ask(ada, 'GET /user')).body.data).toMatchObject({ counts: { wishlists: 2 } });
  });

  test('a stay is sorted into the chosen lists and into no other, and is saved no longer in none', async () => {
    const ada = await person();
    const one = await stay();
    const [first] = await save(ada, one);
    server.later(1000);
    const [second] = await listsAfter(ada, 'POST /user/wishlist', { name: 'Winter' });
    const ids = [first?.wishlist_id ?? '', second?.wishlist_id ?? ''] as const;
    expect((await sort(ada, one, ...ids)).map(({ property_ids }) => property_ids)).toEqual([[one], [one]]);
    expect((await sort(ada, one, ids[1])).find(({ name }) => name === 'Winter')?.property_ids).toEqual([one]);
    expect((await sort(ada, one)).flatMap(({ property_ids }) => property_ids)).toEqual([]);
    const ben = await person();
    expect(await refused(ben, 'PUT /user/wishlist/stay', { property_id: one, wishlist_ids: [ids[0]] })).toBe('wishlist.not_found');
  });

  test('what guests do not find is not saved, and is left out of what is shown until it is listed again', async () => {
    const ada = await person();
    const [there, gone] = [await stay('Here'), await stay('Gone')];
    await save(ada, gone, there);
    const state = (status: 'listed' | 'paused') =>
      server.database.db.updateTable('properties').set({ status }).where('property_id', '=', gone).execute();
    const titles = async (): Promise<readonly string[]> => {
      const cards: readonly PropertyCard[] = (await server.ask(`GET /property/card?property_ids=${gone}&property_ids=${there}`)).body.data;
      return cards.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['Gone', 'Here']);
    await state('paused');
    expect(await titles()).toEqual(['Here']);
    expect((await listsAfter(ada, 'GET /user/wishlist'))[0]?.property_ids).toEqual([gone, there]);
    const ben = await person();
    expect(await refused(ben, 'POST /user/wishlist/stay', { property_ids: [gone] })).toBe('wishlist.stay_not_found');
    expect(await refused(ben, 'POST /user/wishlist/stay', { property_ids: [randomUUID()] })).toBe('wishlist.stay_not_found');
    expect((await save(ben, gone, there))[0]?.property_ids).toEqual([there]);
  });

  test('a shared list is read by its link alone, with the first name of its owner, and ends with it', async () => {
    const ada = await person();
    await server.database.db.updateTable('profiles').set({ first_name: 'Ada' }).where('profile_id', '=', ada.profile_id).execute();
    const one = await stay();
    const [{ wishlist_id } = { wishlist_id: '' }] = await save(ada, one);
    const change = (name: string, shared: boolean) => listsAfter(ada, `PUT /user/wishlist/${wishlist_id}`, { name, shared });
    const [shared] = await change('By the lake, 604-555-0199', true);
    const address = `GET /wishlist/${shared?.token}`;
    const read = (await server.ask(address)).body.data;
    expect(read).toMatchObject({ by: 'Ada', property_ids: [one] });
    expect(JSON.stringify(read)).not.toContain('555-0199');
    expect((await change('Lake', true))[0]).toMatchObject({ name: 'Lake', token: shared?.token });
    expect((await change('Lake', false))[0]?.token).toBeNull();
    expect((await server.ask(address)).body['error_code']).toBe('wishlist.not_found');
    expect((await change('Lake', true))[0]?.token).not.toBe(shared?.token);
    const ben = await person();
    expect(await refused(ben, `PUT /user/wishlist/${wishlist_id}`, { name: 'Mine', shared: true })).toBe('wishlist.not_found');
    expect(await refused(ben, `DELETE /user/wishlist/${wishlist_id}`)).toBe('wishlist.not_found');
  });

  test('a list carries dates and people: its link tells them, and its stays are priced and tried for them', async () => {
    const ada = await person();
    const [one, small] = [await stay(), await aProperty(server.database.db, host, { sleeps: 2 })];
    const [saved] = await save(ada, one, small);
    const address = `PUT /user/wishlist/${saved?.wishlist_id}`;
    const trip = { checkin: '2027-02-12', checkout: '2027-02-15' };
    const [list] = await listsAfter(ada, `${address}/trip`, { ...trip, adults: 3 });
    const guests = { adults: 3, children: 0, infants: 0, pets: 0 };
    expect(list).toMatchObject({ ...trip, guests });
    const [shared] = await listsAfter(ada, address, { name: 'Lake', shared: true });
    expect((await server.ask(`GET /wishlist/${shared?.token}`)).body.data).toMatchObject({ ...trip, guests });
    const asked = `property_ids=${one}&property_ids=${small}&checkin=${trip.checkin}&checkout=${trip.checkout}&adults=3`;
    const cards: readonly TripCard[] = (await server.ask(`GET /property/card?${asked}`)).body.data;
    expect(cards.map(({ is_bookable, price }) => [is_bookable, price.nights])).toEqual([
      [true, 3],
      [false, null],
    ]);
    expect(await refused(ada, `${address}/trip`, { checkin: '2027-02-12' })).toBeDefined();
    expect((await listsAfter(ada, `${address}/trip`, {}))[0]).toMatchObject({ checkin: null, checkout: null });
    expect(await refused(await person(), `${address}/trip`, trip)).toBe('wishlist.not_found');
  });

  test('a full list takes no more, and one press makes another; there are only so many, also of those made at once', async () => {
    const ada = await person();
    const many: string[] = [];
    for (let at = 0; at < wishlistStaysMax; at += 1) many.push(await stay());
    const [full] = await save(ada, ...many);
    server.later(1000);
    const more = await stay();
    expect(await refused(ada, 'PUT /user/wishlist/stay', { property_id: more, wishlist_ids: [full?.wishlist_id] })).toBe('wishlist.full');
    expect((await save(ada, more)).map(({ property_ids }) => property_ids.length)).toEqual([1, wishlistStaysMax]);
    const body = { name: 'Another' };
    const answers = await Promise.all(
      Array.from({ length: wishlistsMax }, () => server.ask('POST /user/wishlist', { token: ada.token, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(wishlistsMax - 2);
    expect(answers.find(({ status }) => status !== 200)?.body['error_code']).toBe('wishlist.too_many');
  });

  test('a person takes them along, and they go with the person', async () => {
    const ada = await person();
    const [{ wishlist_id } = { wishlist_id: '' }] = await save(ada, await stay());
    expect((await ask(ada, 'GET /user/export')).body.data).toMatchObject({ wishlists: [{ wishlist_id }] });
    expect((await ask(ada, 'POST /user/delete', { password: ada.password })).status).toBe(200);
    const { db } = server.database;
    expect(await db.selectFrom('saved_stays').select('property_id').where('wishlist_id', '=', wishlist_id).execute()).toEqual([]);
  });
});
