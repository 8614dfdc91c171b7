// The list of all that waits for a look, and reports of listings, reviews and messages.
import { ReportedFor } from '../../../generated/model/values';
import { closeReport, openContentReports } from '../report/report.repository';
import { about, type Command } from './acting';
import { claimCommands } from './operate-claims';
import { contentCommands } from './operate-contents';
import { moneyCommands } from './operate-money';
import { registrationCommands } from './operate-registrations';
import { rewardCommands } from './operate-rewards';
import { stuckCommands } from './stuck';

const list: Command['run'] = async (_words, { db }) => {
  const rows = await openContentReports(db);
  if (rows.length === 0) return ['Nothing was reported.'];
  return rows.map((it) => {
    const thing = `${it.kind} ${it.thing_id}${it.number === null ? '' : ` ${it.number}`}`;
    return `${it.report_id}  ${it.created_at.toISOString()}  ${thing}  ${ReportedFor[it.wrong].label}  by ${it.profile_id}: ${it.message ?? ''}`;
  });
};
const close = about('close-report', async ({ trx, now }, { id }) =>
  (await closeReport(trx, id, now)) ? ['It waits no longer.'] : { refused: `No report ${id} waits.` },
);
const reportCommands = {
  reported: { usage: 'reported', says: 'listings, reviews and messages that people reported', run: list },
  'close-report': { usage: 'close-report REPORT "WHY"', says: 'it was looked at; the thing itself has commands of its own', run: close },
} satisfies Readonly<Record<string, Command>>;

const waiting: Readonly<Record<string, Command | undefined>> = {
  'Reported by people': reportCommands.reported,
  Reviews: contentCommands['reviews'],
  Rewards: rewardCommands['rewards'],
  Registrations: registrationCommands['registrations'],
  'Reported stays': moneyCommands['reports'],
  Claims: claimCommands['claims'],
  Stuck: stuckCommands['stuck'],
};
const looks: Command = {
  usage: 'looks',
  says: 'all that waits for a look',
  async run(words, it) {
    const parts: string[] = [];
    for (const [heading, command] of Object.entries(waiting)) parts.push(`${heading}:`, ...((await command?.run(words, it)) ?? []));
    return parts;
  },
};

export const lookCommands: Readonly<Record<string, Command>> = { looks, ...reportCommands };
