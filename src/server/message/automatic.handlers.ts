// A host's automatic messages, kept for one host alone.
import { randomUUID } from 'node:crypto';
import type { MessageHandlers } from '../../../generated/contract/handlers';
import { automaticMax } from '../../../generated/model/constants';
import { lockPresent } from '../account/account.commands';
import { findProperty } from '../property/property.lookup';
import type { Database } from '../database/open';
import { lockNamed } from '../database/transact';
import { inTransaction } from '../request/context';
import { refuse } from '../request/refusal';
import { automaticOf } from './automatic.lookup';
import { countAutomatic, deleteAutomatic, insertAutomatic, updateAutomatic } from './automatic.repository';
import { refuseUnknown } from './refuse-unknown';

interface Wanted {
  readonly property_id?: string | undefined;
  readonly text: string;
}
/** Its fields are known, and its place is the host's. */
const enforceOwn = async (db: Database, hostId: string, { property_id, text }: Wanted): Promise<void> => {
  refuseUnknown(text);
  if (property_id !== undefined && (await findProperty(db, property_id))?.profile_id !== hostId) refuse('property.not_owner');
};

type Handlers = Pick<
  MessageHandlers,
  'listAutomaticMessages' | 'addAutomaticMessage' | 'changeAutomaticMessage' | 'deleteAutomaticMessage'
>;

export const automaticHandlers: Handlers = {
  listAutomaticMessages: (_request, { db, principal }) => automaticOf(db, principal.profile_id),

  async addAutomaticMessage({ input: { property_id, ...words } }, context) {
    const { profile_id } = context.principal;
    return inTransaction(context, async ({ trx, now }) => {
      if (!(await lockPresent(trx, [profile_id]))) return refuse('account.not_signed_in');
      await enforceOwn(trx, profile_id, { property_id, text: words.text });
      // one after another: they are counted before one is added
      await lockNamed(trx, `automatic ${profile_id}`);
      if ((await countAutomatic(trx, profile_id)) >= automaticMax) return refuse('message.too_many_automatic');
      const place = { property_id: property_id ?? null };
      return insertAutomatic(trx, { ...words, ...place, message_id: randomUUID(), profile_id, written_at: now });
    });
  },

  async changeAutomaticMessage({ params: { message_id }, input: { property_id, ...words } }, { db, now, principal: { profile_id } }) {
    await enforceOwn(db, profile_id, { property_id, text: words.text });
    const change = { ...words, property_id: property_id ?? null, written_at: now };
    return (await updateAutomatic(db, { message_id, profile_id }, change)) ?? refuse('message.automatic_not_found');
  },

  async deleteAutomaticMessage({ params: { message_id } }, { db, principal: { profile_id } }) {
    if (!(await deleteAutomatic(db, { message_id, profile_id }))) return refuse('message.automatic_not_found');
    return {};
  },
};
