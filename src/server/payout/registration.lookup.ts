// For which taxes hosts are registered, as they have said where they are paid. Reads only.
import type { Database } from '../database/open';
import type { TaxRegistration } from '../pricing/passed-taxes.rules';

export const findRegistration = async (db: Database, profileId: string): Promise<TaxRegistration> => {
  const account = db.selectFrom('payout_accounts').select(['gst_number', 'qst_number']).where('profile_id', '=', profileId);
  const { gst_number = null, qst_number = null } = (await account.executeTakeFirst()) ?? {};
  return { gst: gst_number !== null, qst: qst_number !== null };
};
