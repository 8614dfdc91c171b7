// A listing's figures of how its host answers, within the caller's transaction.
import type { RowChange } from '../../../generated/tables/tables';
import type { Database } from '../database/open';

type Figures = Required<Pick<RowChange<'properties'>, 'reply_rate_percent' | 'reply_hours'>>;

/** Tells it at every place of a host. */
export const tellReplyFigures = async (trx: Database, hostId: string, figures: Figures): Promise<void> => {
  await trx.updateTable('properties').set(figures).where('profile_id', '=', hostId).execute();
};
