// Votes and notes in wish lists: said by the owner, and by people who have the link as long as it holds.
import type { WishlistHandlers } from '../../../generated/contract/handlers';
import { fellowsMax, stayNotesMax } from '../../../generated/model/constants';
import type { WishlistVoices } from '../../../generated/model/entities';
import { lockPresent } from '../account/account.commands';
import type { Database } from '../database/open';
import { inTransaction, type SignedInContext } from '../request/context';
import { refuse } from '../request/refusal';
import { voicesOf } from './voices.lookup';
import {
  countFellows,
  countNotes,
  deleteNote,
  findFellow,
  insertFellow,
  insertNote,
  isInList,
  lockList,
  removePerson,
  setVote,
} from './voices.repository';
import { findShared } from './wishlist.lookup';

interface Said {
  readonly wishlist_id: string;
  readonly property_id: string;
  readonly token: string | undefined;
}
interface Person {
  readonly wishlist_id: string;
  readonly profile_id: string;
}

/** Makes a person who has the link one of those who have a say, unless the owner removed them. */
const join = async (trx: Database, person: Person, now: Date): Promise<void> => {
  const fellow = await findFellow(trx, person);
  if (fellow?.removed_at) refuse('wishlist.removed');
  if (fellow) return;
  if ((await countFellows(trx, person.wishlist_id)) >= fellowsMax) refuse('wishlist.too_many_fellows');
  await insertFellow(trx, person, now);
};

type Say = (trx: Database, place: Person & { readonly property_id: string }) => Promise<void>;

/** Lets a person say something of a stay, where they may, and answers all voices as they are then. */
const say = (context: SignedInContext, { wishlist_id, property_id, token }: Said, speak: Say): Promise<WishlistVoices> => {
  const { now, principal } = context;
  const person = { wishlist_id, profile_id: principal.profile_id };
  return inTransaction(context, async ({ trx }) => {
    if (!(await lockPresent(trx, [person.profile_id]))) return refuse('account.not_signed_in');
    const list = (await lockList(trx, wishlist_id)) ?? refuse('wishlist.not_found');
    const isOwner = list.profile_id === person.profile_id;
    if (!isOwner && (list.token === null || list.token !== token)) return refuse('wishlist.not_found');
    if (!(await isInList(trx, { wishlist_id, property_id }))) return refuse('wishlist.stay_not_found');
    if (!isOwner) await join(trx, person, now);
    await speak(trx, { ...person, property_id });
    return voicesOf(trx, list, person.profile_id);
  });
};

const ownList = async (trx: Database, { wishlist_id, profile_id }: Person) => {
  const list = await lockList(trx, wishlist_id);
  return list?.profile_id === profile_id ? list : refuse('wishlist.not_found');
};

export const voicesHandlers: Pick<
  WishlistHandlers,
  'getSharedWishlist' | 'getVoices' | 'voteForStay' | 'noteStay' | 'deleteStayNote' | 'removeFellow'
> = {
  getSharedWishlist: async ({ params: { token } }, { db, principal }) => {
    const { list, ...shown } = (await findShared(db, token)) ?? refuse('wishlist.not_found');
    return { ...shown, voices: await voicesOf(db, list, principal.signed_in ? principal.profile_id : null) };
  },

  getVoices: ({ params: { wishlist_id } }, context) =>
    inTransaction(context, async ({ trx }) => {
      const { profile_id } = context.principal;
      return voicesOf(trx, await ownList(trx, { wishlist_id, profile_id }), profile_id);
    }),

  voteForStay: ({ params: { wishlist_id }, input: { property_id, token, voted } }, context) =>
    say(context, { wishlist_id, property_id, token }, (trx, place) => setVote(trx, place, { voted, now: context.now })),

  noteStay: ({ params: { wishlist_id }, input: { property_id, token, message } }, context) =>
    say(context, { wishlist_id, property_id, token }, async (trx, place) => {
      if ((await countNotes(trx, wishlist_id)) >= stayNotesMax) refuse('wishlist.too_many_notes');
      await insertNote(trx, { ...place, message }, context.now);
    }),

  async deleteStayNote({ params }, context) {
    const { profile_id } = context.principal;
    await inTransaction(context, async ({ trx }) => {
      if (!(await deleteNote(trx, { ...params, profile_id }))) refuse('wishlist.note_not_found');
    });
    return {};
  },

  removeFellow: ({ params: { wishlist_id, profile_id } }, context) =>
    inTransaction(context, async ({ trx }) => {
      const owner = context.principal.profile_id;
      const list = await ownList(trx, { wishlist_id, profile_id: owner });
      await removePerson(trx, { wishlist_id, profile_id }, context.now);
      return voicesOf(trx, list, owner);
    }),
};
