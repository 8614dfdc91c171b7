// Votes and notes in wish lists: of the owner and of those who have the link, as long as it holds, and gone with the person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fellowsMax, stayNotesMax } from '../../generated/model/constants';
import type { SharedWishlist, Wishlist, WishlistVoices } from '../../generated/model/entities';
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

  const person = async (first_name: string): Promise<Member> => {
    const member = await aMember(server.database.db, { now: server.now() });
    await server.database.db.updateTable('profiles').set({ first_name }).where('profile_id', '=', member.profile_id).execute();
    return member;
  };
  const ask = (one: Member | null, call: string, body?: object) =>
    server.ask(call, { ...(one && { token: one.token }), ...(body && { body }) });
  const answered = async <T>(one: Member | null, call: string, body?: object): Promise<T> => {
    const answer = await ask(one, call, body);
    expect(answer.status, answer.raw.body).toBe(200);
    return answer.body.data;
  };
  const refused = async (one: Member, call: string, body?: object): Promise<unknown> => (await ask(one, call, body)).body['error_code'];

  /** A list of two stays that Ada shares. */
  const aList = async () => {
    const ada = await person('Ada');
    const { db } = server.database;
    const [one, two] = [await aProperty(db, host), await aProperty(db, host)];
    const [made] = await answered<Wishlist[]>(ada, 'POST /user/wishlist/stay', { property_ids: [one, two] });
    const address = `/user/wishlist/${made?.wishlist_id}`;
    const [list] = await answered<Wishlist[]>(ada, `PUT ${address}`, { name: 'Lake', shared: true });
    const token = list?.token ?? '';
    return {
      ada,
      one,
      two,
      token,
      address,
      vote: (by: Member, property_id: string, voted = true) =>
        answered<WishlistVoices>(by, `PUT ${address}/vote`, { property_id, voted, token }),
      note: (by: Member, message: string) => answered<WishlistVoices>(by, `POST ${address}/note`, { property_id: one, message, token }),
      seen: (by: Member | null) => answered<SharedWishlist>(by, `GET /wishlist/${token}`),
    };
  };

  test('each has one vote for a stay, which is taken back, and everybody sees how many there are', async () => {
    const { ada, one, two, vote, seen, address } = await aList();
    const ben = await person('Ben');
    await vote(ada, one);
    await vote(ben, one);
    await vote(ben, one);
    const voices = await vote(ben, two);
    const counted = (all: WishlistVoices) => new Map(all.votes.map(({ property_id, count, is_own }) => [property_id, [count, is_own]]));
    expect(counted(voices)).toEqual(
      new Map([
        [one, [2, true]],
        [two, [1, true]],
      ]),
    );
    expect(counted((await seen(null)).voices).get(one)).toEqual([2, false]);
    expect(counted(await vote(ben, one, false)).get(one)).toEqual([1, false]);
    expect((await answered<WishlistVoices>(ada, `GET ${address}/voice`)).fellows).toEqual([
      { profile_id: ben.profile_id, first_name: 'Ben' },
    ]);
    expect((await seen(ben)).voices.fellows).toEqual([]);
  });

  test('notes are read with the first name, without what leads past us, and are deleted by their writer or the owner', async () => {
    const { ada, note, seen, address } = await aList();
    const ben = await person('Ben');
    await note(ben, 'Nice lake. Call 604-555-0199');
    server.later(1000);
    const { notes } = await note(ada, 'Too far');
    expect(notes.map(({ by, is_own }) => [by, is_own])).toEqual([
      ['Ben', false],
      ['Ada', true],
    ]);
    expect(JSON.stringify((await seen(null)).voices)).not.toContain('555-0199');
    const [first, second] = notes.map(({ note_id }) => `DELETE ${address}/note/${note_id}`);
    expect(await refused(ben, second ?? '')).toBe('wishlist.note_not_found');
    await answered(ada, first ?? '');
    expect((await seen(null)).voices.notes.map(({ message }) => message)).toEqual(['Too far']);
    expect(await refused(ben, first ?? '')).toBe('wishlist.note_not_found');
  });

  test('nobody has a say without the link, after its end, in what the list does not hold, or once removed', async () => {
    const { ada, one, token, address, vote, note } = await aList();
    const [ben, cleo] = [await person('Ben'), await person('Cleo')];
    const say = (by: Member, facts: object) => refused(by, `PUT ${address}/vote`, { property_id: one, voted: true, token, ...facts });
    expect(await say(ben, { token: 'nonsense' })).toBe('wishlist.not_found');
    expect(await refused(ben, `GET ${address}/voice`)).toBe('wishlist.not_found');
    expect(await say(ben, { property_id: await aProperty(server.database.db, host) })).toBe('wishlist.stay_not_found');
    await vote(ben, one);
    await note(ben, 'Mine');
    expect(await refused(cleo, `DELETE ${address}/fellow/${ben.profile_id}`)).toBe('wishlist.not_found');
    const left = await answered<WishlistVoices>(ada, `DELETE ${address}/fellow/${ben.profile_id}`);
    expect([left.votes, left.notes, left.fellows]).toEqual([[], [], []]);
    expect(await say(ben, {})).toBe('wishlist.removed');
    await answered(ada, `PUT ${address}`, { name: 'Lake', shared: false });
    expect(await say(cleo, {})).toBe('wishlist.not_found');
    expect((await vote(ada, one)).votes).toHaveLength(1);
  });

  test('there are only so many notes and people', async () => {
    const { ada, one, token, address } = await aList();
    const { db } = server.database;
    const wishlist_id = address.split('/').at(-1) ?? '';
    const facts = { wishlist_id, property_id: one, profile_id: ada.profile_id, message: 'So', written_at: server.now() };
    const notes = Array.from({ length: stayNotesMax }, () => ({ ...facts, note_id: crypto.randomUUID() }));
    await db.insertInto('stay_notes').values(notes).execute();
    expect(await refused(ada, `POST ${address}/note`, { property_id: one, message: 'More' })).toBe('wishlist.too_many_notes');
    for (let at = 0; at < fellowsMax; at += 1) {
      const fellow = { wishlist_id, profile_id: await aPerson(db), joined_at: server.now(), removed_at: null };
      await db.insertInto('fellow_travellers').values(fellow).execute();
    }
    const vote = { property_id: one, voted: true, token };
    expect(await refused(await person('Ben'), `PUT ${address}/vote`, vote)).toBe('wishlist.too_many_fellows');
  });

  test('a person takes along what they said, and it goes with them', async () => {
    const { one, vote, note, seen } = await aList();
    const ben = await person('Ben');
    await vote(ben, one);
    await note(ben, 'Nice lake');
    expect(await answered(ben, 'GET /user/export')).toMatchObject({
      stay_notes: [{ message: 'Nice lake' }],
      stay_votes: [{ property_id: one }],
      joined_wishlists: [{}],
    });
    await answered(ben, 'POST /user/delete', { password: ben.password });
    expect((await seen(null)).voices).toMatchObject({ votes: [], notes: [] });
  });
});
