// Registrations after an answer and by the clock: registers are asked, hosts reminded, and listings without a valid number taken away.
import type { Jobs } from '../../../../generated/jobs/jobs';
import { registrationReminders } from '../../../../generated/model/tables';
import { type JobContext, inTransaction } from '../../request/context';
import { lockProperty } from '../setup/own.repository';
import { findProperty, type PropertyRow } from '../property.lookup';
import { dutyOf, streetOf } from './registration.rules';
import { keepRegistered, suspendEnded } from './registration.commands';
import { dueAtRegister, endedRegistrations, noteReminders } from './registration.repository';

/** The question to a register; nothing where the law asks for no number, or none is given. */
const asked = (row: PropertyRow) => {
  const { province, registration_number, address, postal_code } = row;
  if (!dutyOf(row) || province === null || registration_number === null) return undefined;
  return { province, number: registration_number, ...streetOf(address ?? ''), postal_code: postal_code ?? '' };
};

/** Asks the register of a place. Where it cannot be asked now, the job fails and is done again. */
export const checkRegistration = async ({ property_id }: Jobs['checkRegistration'], context: JobContext): Promise<void> => {
  const before = await findProperty(context.db, property_id);
  const question = before && asked(before);
  if (!question) return;
  const told = await context.registries.ask(question);
  await inTransaction(context, async (tx) => {
    const row = await lockProperty(tx.trx, property_id);
    // a number changed in the meantime is asked for by itself
    if (row && JSON.stringify(asked(row)) === JSON.stringify(question)) await keepRegistered(tx, row, told);
  });
};

/** Once an hour: what has ended leaves search, what ends soon is said, and registers are asked again a day later. */
export const watchRegistrations = async (_facts: Jobs['watchRegistrations'], context: JobContext): Promise<void> => {
  for (const property_id of await endedRegistrations(context.db, context.now))
    await inTransaction(context, async (tx) => {
      const row = await lockProperty(tx.trx, property_id);
      if (row) await suspendEnded(tx, row);
    });
  await inTransaction(context, async ({ trx, mail, job, now }) => {
    // the nearest first: who has a week left is not told of a month
    for (const { days } of registrationReminders.toSorted((one, other) => one.days - other.days))
      for (const property_id of await noteReminders(trx, days, now)) await mail('registrationEnds', { property_id, days });
    for (const property_id of await dueAtRegister(trx, now)) await job('checkRegistration', { property_id });
  });
};
