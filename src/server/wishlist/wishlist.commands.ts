// Commands on wish lists for other subjects, within their own transaction.
import type { Database } from '../database/open';

/** A person's lists go with the person; their links end. */
export const forgetWishlists = async (trx: Database, { profile_id }: { readonly profile_id: string }): Promise<void> => {
  await trx.deleteFrom('wishlists').where('profile_id', '=', profile_id).execute();
};
