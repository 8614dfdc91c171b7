// Hosts' automatic messages, for their hosts and for everything that is not theirs. Reads only.
import { sql } from 'kysely';
import type { AutomaticMessage } from '../../../generated/model/entities';
import { columnsOfAutomaticMessage, readAutomaticMessage } from '../../../generated/tables/automatic-messages';
import type { Database } from '../database/open';

/** All that a host has sent by itself, in the order in which a guest gets them. */
export const automaticOf = async (db: Database, profileId: string): Promise<readonly AutomaticMessage[]> => {
  const rows = await db
    .selectFrom('automatic_messages')
    .select(columnsOfAutomaticMessage)
    .where('profile_id', '=', profileId)
    .orderBy(sql`array_position(array['paid', 'arrival', 'departure'], moment)`)
    .orderBy(sql`case moment when 'arrival' then -days else days end`)
    .orderBy('clock')
    .orderBy('message_id')
    .execute();
  return rows.map(readAutomaticMessage);
};
