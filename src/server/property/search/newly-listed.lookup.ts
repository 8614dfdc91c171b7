// Whether anything is new at all. Reads only.
import type { Database } from '../../database/open';

/** Whether a property that is listed was listed first in a span of time: found by its index, before anything is searched. */
export const isAnythingListed = async (
  db: Database,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<boolean> => {
  const listed = db.selectFrom('properties').select('property_id').where('status', '=', 'listed');
  return (await listed.where('listed_at', '>', after).where('listed_at', '<=', until).limit(1).executeTakeFirst()) !== undefined;
};
