// Commands on reviews for other subjects, within their own transaction.
import type { Database } from '../database/open';
import { hostedBy } from '../property/property.lookup';

/** Reviews stay, as those who read them rely on them; who wrote them does not, nor what a host who is gone replied. */
export const forgetInReviews = async (trx: Database, { profile_id: profileId }: { readonly profile_id: string }): Promise<void> => {
  await trx.updateTable('reviews').set({ profile_id: null, private_note: null }).where('profile_id', '=', profileId).execute();
  const reply = trx.updateTable('reviews').set({ host_reply: null, host_replied_at: null });
  await reply.where('property_id', 'in', hostedBy(trx, profileId)).execute();
};
