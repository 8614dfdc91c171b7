// The yearly report of platform operators: read, filed by a person, and told in the operator's list from the year's end until it is.
import { reportFiledBy } from '../../../generated/model/constants';
import type { Database } from '../database/open';
import { csvRow } from '../outside/csv';
import { hasToReport, reportedHosts } from '../payout/platform-report.lookup';
import { reportRows } from '../payout/platform-report.rules';
import { acting, type Command, findActs, reasonIn } from './acting';

const act = 'report-filed';
const isYear = (word: string): boolean => /^20\d{2}$/.test(word);
const lastYear = (now: Date): string => String(now.getUTCFullYear() - 1);
const isFiled = async (db: Database, year: string): Promise<boolean> => (await findActs(db, year)).some((it) => it.act === act);

/** The report of the year that is over, where it is still to be filed, and the day by which it is. */
export const reportsToFile = async (db: Database, now: Date): Promise<readonly string[]> => {
  const year = lastYear(now);
  if (!(await hasToReport(db, year)) || (await isFiled(db, year))) return [];
  const by = `${now.getUTCFullYear()}-${reportFiledBy}`;
  return [`the report of ${year}  due by ${by}: look at platform-report ${year}, file it, and say report-filed ${year} "HOW"`];
};

const read: Command['run'] = async ([year = ''], { db }) =>
  isYear(year) ? reportRows(await reportedHosts(db, year), year).map(csvRow) : undefined;

const filed: Command['run'] = async ([year = '', ...words], it) => {
  const reason = reasonIn(words);
  if (!isYear(year) || reason === '') return undefined;
  return acting(it, { act, about: year, reason }, async ({ trx, now }) => {
    if (year > lastYear(now)) return { refused: `The year ${year} is not over.` };
    return (await isFiled(trx, year)) ? { refused: `The report of ${year} was filed before.` } : ['It is written down as filed.'];
  });
};

export const yearlyReportCommands: Readonly<Record<string, Command>> = {
  'platform-report': {
    usage: 'platform-report 2026',
    says: 'what is reported of hosts by January 31 (Part XX), with what is missing, as CSV',
    run: read,
  },
  'report-filed': { usage: 'report-filed 2026 "HOW"', says: 'you have looked at it, and filed it', run: filed },
};
