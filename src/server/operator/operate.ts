// The operator's decisions, as commands: money, and registrations that no register can answer for.
import { inTransaction } from '../request/context';
import { moneyCommands, moneyManual, type OperatorContext } from './operate-money';
import { lockProperty } from '../property/setup/own.repository';
import { confirmRegistration, refuseRegistration } from '../property/registration/registration.commands';
import { dutyOf } from '../property/registration/registration.rules';
import { waitingRegistrations } from '../property/registration/registration.repository';

const manual = [
  'npm run operator -- registrations                  what waits to be looked at',
  'npm run operator -- approve PROPERTY               the number is right',
  'npm run operator -- refuse PROPERTY "WHY NOT"      it is not: the listing is suspended, and its host hears why',
  ...moneyManual,
];

const list = async ({ db }: OperatorContext): Promise<readonly string[]> => {
  const rows = await waitingRegistrations(db);
  if (rows.length === 0) return ['Nothing waits.'];
  return rows.map((it) => {
    const place = [it.address, it.city, it.province, it.postal_code].filter(Boolean).join(', ');
    return `${it.property_id}  ${it.status}  ${it.registration_number}  until ${it.registration_expires ?? '?'}  ${dutyOf(it)?.asked_by ?? 'no duty here'}  ${place}`;
  });
};

/** One that is there, and whose number is still to be decided on. */
const decide = (operating: OperatorContext, propertyId: string, reason: string | undefined): Promise<readonly string[]> =>
  inTransaction({ ...operating, now: operating.clock() }, async (tx) => {
    const row = (await waitingRegistrations(tx.trx)).find(({ property_id }) => property_id === propertyId);
    const locked = row && (await lockProperty(tx.trx, propertyId));
    if (!locked || locked.registration_verdict !== null) return [`No registration of a property ${propertyId} waits.`];
    await (reason === undefined ? confirmRegistration(tx, locked) : refuseRegistration(tx, locked, reason));
    return [`${locked.registration_number} is ${reason === undefined ? 'approved' : 'refused'}.`];
  });

/** Does what a command says; answers lines for whoever gave it. */
export const operate = async ([command = '', propertyId = '', ...words]: readonly string[], operating: OperatorContext) => {
  const aboutMoney = Object.hasOwn(moneyCommands, command) ? await moneyCommands[command]?.([propertyId, ...words], operating) : undefined;
  if (aboutMoney) return aboutMoney;
  const reason = words.join(' ').trim().slice(0, 500);
  if (command === 'registrations') return list(operating);
  if (command === 'approve' && propertyId !== '') return decide(operating, propertyId, undefined);
  if (command === 'refuse' && propertyId !== '' && reason !== '') return decide(operating, propertyId, reason);
  return manual;
};
