// The reports that a person has sent, for subjects that are not about reports. Reads only.
import type { SentReport } from '../../../generated/model/entities';
import { columnsOfSentReport, readSentReport } from '../../../generated/tables/content-reports';
import type { Database } from '../database/open';

/** All of a person's, the newest first. */
export const sentReportsOf = async (db: Database, profileId: string): Promise<readonly SentReport[]> => {
  const own = db.selectFrom('content_reports').select(columnsOfSentReport).where('profile_id', '=', profileId);
  return (await own.orderBy('created_at', 'desc').execute()).map(readSentReport);
};
