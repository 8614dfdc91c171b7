// Hosts as the yearly report of platform operators names them. Reads only.
import { DAY } from '../../../generated/model/dates';
import { recordingHosts } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { reportedListings } from '../property/property.lookup';
import { hostBooks } from './host-books.lookup';
import { payeesOf } from './payee.repository';
import { findAccount, hostsWithMoves } from './payout.repository';
import type { ReportedHost } from './platform-report.rules';

/** A host, also one who left, as far as the report still needs them. */
export const reportedHost = async (db: Database, profile_id: string): Promise<ReportedHost> => {
  const books = await hostBooks(db, profile_id);
  const left = await db.selectFrom('left_hosts').selectAll().where('profile_id', '=', profile_id).executeTakeFirst();
  if (left) return { profile_id, account: left.account, isPaidByProvider: left.is_paid_by_provider, listings: left.listings, books };
  return {
    profile_id,
    account: await findAccount(db, profile_id),
    isPaidByProvider: (await payeesOf(db, profile_id)).length > 0,
    listings: await reportedListings(db, profile_id),
    books,
  };
};

/** The hosts for whom something moved in a year, at whatever place. */
const hostsIn = async (db: Database, year: string): Promise<ReadonlySet<string>> => {
  const from = new Date(Date.UTC(Number(year), 0) - DAY);
  const until = new Date(Date.UTC(Number(year) + 1, 0) + 2 * DAY);
  return new Set([...(await hostsWithMoves(db, { from, until })), ...(await recordingHosts(db, year))]);
};

/** Whether anybody is to be reported for a year. */
export const hasToReport = async (db: Database, year: string): Promise<boolean> => (await hostsIn(db, year)).size > 0;

export const reportedHosts = async (db: Database, year: string): Promise<readonly ReportedHost[]> => {
  const hosts: ReportedHost[] = [];
  for (const id of [...(await hostsIn(db, year))].toSorted()) hosts.push(await reportedHost(db, id));
  return hosts;
};
