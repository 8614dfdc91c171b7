// Commands on what people have saved for other subjects, within their own transaction.
import type { Database } from '../database/open';

/** A person's lists and searches go with the person; their links and mails end. */
export const forgetSaved = async (trx: Database, { profile_id }: { readonly profile_id: string }): Promise<void> => {
  await trx.deleteFrom('wishlists').where('profile_id', '=', profile_id).execute();
  await trx.deleteFrom('saved_searches').where('profile_id', '=', profile_id).execute();
};
