// The details of a host who leaves that the tax office is told: kept until the report of the last year in which they were paid is over, and read by nobody else.
import { reportKeptMonths } from '../../../generated/model/constants';
import type { Database } from '../database/open';
import { listingYears } from './platform-report.rules';
import { reportedHost } from './platform-report.lookup';

interface LeftHost {
  readonly profile_id: string;
  readonly now: Date;
}

const keptUntil = (year: number): Date => new Date(Date.UTC(year + 1, reportKeptMonths));

/** Keeps it where something is to be reported, before the rest of the host goes. */
export const keepForReport = async (trx: Database, { profile_id, now }: LeftHost): Promise<void> => {
  const host = await reportedHost(trx, profile_id);
  const thisYear = now.getUTCFullYear();
  const years = [thisYear, thisYear - 1].filter((year) => keptUntil(year) > now && listingYears(host, String(year)).length > 0);
  const [last] = years;
  if (last === undefined) return;
  const units = years.flatMap((year) => listingYears(host, String(year)).flatMap(({ listings }) => listings));
  const row = {
    profile_id,
    account: host.account && JSON.stringify(host.account),
    is_paid_by_provider: host.isPaidByProvider,
    listings: JSON.stringify([...new Set(units)]),
    kept_until: keptUntil(last),
  };
  await trx.insertInto('left_hosts').values(row).execute();
};

export const removeReported = async (db: Database, now: Date): Promise<void> => {
  await db.deleteFrom('left_hosts').where('kept_until', '<=', now).execute();
};
