// The token in a mail about a saved search: it ends these mails or begins them again, and allows nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { uuid } from '../../../generated/model/patterns';
import type { Database } from '../database/open';
import { sharedSecret } from '../database/secrets';

const markOf = (secret: string, searchId: string): Buffer => createHmac('sha256', secret).update(`mails of ${searchId}`).digest();
const secretOf = (db: Database): Promise<string> => sharedSecret(db, 'mails of saved searches');

/** The token of a saved search: its id, and the proof that we wrote it. It holds as long as the search is there. */
export const searchToken = async (db: Database, searchId: string): Promise<string> =>
  `${searchId}.${markOf(await secretOf(db), searchId).toString('base64url')}`;

/** The id of the search that a token is of; nothing where we did not write it. */
export const searchOfToken = async (db: Database, token: string): Promise<string | undefined> => {
  const [searchId = '', mark = ''] = token.split('.');
  if (!uuid.test(searchId)) return undefined;
  const [given, ours] = [Buffer.from(mark, 'base64url'), markOf(await secretOf(db), searchId.toLowerCase())];
  return given.length === ours.length && timingSafeEqual(given, ours) ? searchId : undefined;
};
