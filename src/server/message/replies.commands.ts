// Commands on a host's texts for guests for other subjects, within their own transaction.
import type { Database } from '../database/open';

/** A host's texts, and those that are sent by themselves, go with the host. */
export const forgetReplies = async (trx: Database, { profile_id }: { readonly profile_id: string }): Promise<void> => {
  await trx.deleteFrom('saved_replies').where('profile_id', '=', profile_id).execute();
  await trx.deleteFrom('automatic_messages').where('profile_id', '=', profile_id).execute();
};
