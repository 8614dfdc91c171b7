// Looks for stays that are new with saved searches. A stay is new by the moment of its first listing: one that becomes free, or cheaper, is not.
import { newStaysSettleMinutes } from '../../../generated/model/constants';
import { MINUTE } from '../../../generated/model/dates';
import { instantOf } from '../../../generated/model/wire';
import { lockPresent } from '../account/account.commands';
import { mailable } from '../account/account.lookup';
import { lockNamed } from '../database/transact';
import { doAll, parts } from '../jobs/do-all';
import { inTransaction, type JobContext } from '../request/context';
import { foundNew } from './new-stays.lookup';
import { isOver } from './saved-search.lookup';
import { endTurns, findDue, findPeopleDue, noteTold, type SavedSearchRow, takeTurn } from './saved-search.repository';

type TurnContext = Pick<JobContext, 'db' | 'reading' | 'jobs' | 'now'>;

interface Looked {
  /** The searches with nothing new. */
  readonly idle: readonly string[];
  /** The first with something new: those after it wait for the next turn, so that one mail a day is the most. */
  readonly telling: SavedSearchRow | undefined;
}
const look = async ({ reading, now }: TurnContext, searches: readonly SavedSearchRow[], until: Date): Promise<Looked> => {
  const idle: string[] = [];
  for (const search of searches) {
    const { fitting } = await foundNew(reading, search.terms, { after: search.told_until, until, now });
    if (fitting.length > 0) return { idle, telling: search };
    idle.push(search.saved_search_id);
  }
  return { idle, telling: undefined };
};

/** One person's turn. Searching is done before the transaction, and told once: by the process that takes the turn. */
const tell = async (context: TurnContext, profileId: string): Promise<void> => {
  const { db, now } = context;
  const until = new Date(now.getTime() - newStaysSettleMinutes * MINUTE);
  const due = await findDue(db, profileId, now);
  const over = due.filter(({ terms }) => isOver(terms, now));
  const { idle, telling } = (await mailable(db, profileId))
    ? await look(
        context,
        due.filter((it) => !over.includes(it) && it.told_until < until),
        until,
      )
    : { idle: [], telling: undefined };
  await inTransaction(context, async ({ trx, mail }) => {
    if (!(await lockPresent(trx, [profileId]))) return;
    await lockNamed(trx, `saved searches ${profileId}`);
    const taken = await takeTurn(trx, profileId, now);
    const still = (ids: readonly string[]): readonly string[] => ids.filter((id) => taken.has(id));
    await endTurns(trx, still(over.map((it) => it.saved_search_id)));
    await noteTold(trx, still(idle), until);
    if (!telling || !taken.has(telling.saved_search_id)) return;
    await noteTold(trx, [telling.saved_search_id], until);
    const { saved_search_id, told_until } = telling;
    await mail('newStays', { saved_search_id, after: instantOf(told_until), until: instantOf(until) });
  });
};

/** Gives everybody their turn whose time has come. One that fails stops no other, and is tried again the next time. */
export const findNewStays = async (context: TurnContext): Promise<void> => {
  await doAll(
    parts<{ readonly profile_id: string }>((last) => findPeopleDue(context.db, context.now, last)),
    ({ profile_id }) => tell(context, profile_id),
  );
};
