// Mails and jobs that were given up, as the operator sees them: tried again, or dropped.
import { about, type Command } from './acting';
import { dropDead, findDead, retryDead } from '../jobs/dead.commands';

const list: Command['run'] = async (_words, { db }) => {
  const rows = await findDead(db);
  if (rows.length === 0) return ['No job was given up.'];
  return rows.map((it) => `${it.job_id}  ${it.caused_at.toISOString()}  ${it.kind} ${it.name}  ${it.failure ?? 'its process died'}`);
};
const retry = about('retry-job', async ({ trx }, { id }) =>
  (await retryDead(trx, id)) ? ['It is tried again.'] : { refused: `No job ${id} was given up.` },
);
const drop = about('drop-job', async ({ trx }, { id }) =>
  (await dropDead(trx, id)) ? ['It is dropped for good.'] : { refused: `No job ${id} was given up.` },
);

export const jobCommands: Readonly<Record<string, Command>> = {
  jobs: { usage: 'jobs', says: 'mails and jobs that were given up', run: list },
  'retry-job': { usage: 'retry-job JOB "WHY"', says: 'it is tried again', run: retry },
  'drop-job': { usage: 'drop-job JOB "WHY"', says: 'it is never done', run: drop },
};
