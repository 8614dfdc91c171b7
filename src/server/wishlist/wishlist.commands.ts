// Commands on what people have saved for other subjects, within their own transaction.
import type { Database } from '../database/open';

/** A person's lists and searches go with the person, as does what they said in lists of others; their links and mails end. */
export const forgetSaved = async (trx: Database, { profile_id }: { readonly profile_id: string }): Promise<void> => {
  await trx.deleteFrom('wishlists').where('profile_id', '=', profile_id).execute();
  for (const table of ['stay_votes', 'stay_notes', 'fellow_travellers'] as const)
    await trx.deleteFrom(table).where('profile_id', '=', profile_id).execute();
  await trx.deleteFrom('saved_searches').where('profile_id', '=', profile_id).execute();
};
