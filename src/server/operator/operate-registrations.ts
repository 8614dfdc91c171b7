// The operator's decisions about registrations that no register can answer for.
import { lockProperty } from '../property/setup/own.repository';
import { confirmRegistration, refuseRegistration } from '../property/registration/registration.commands';
import { dutiesOf } from '../property/registration/registration.rules';
import { waitingRegistrations } from '../property/registration/registration.repository';
import { acting, type Command, idIn, type OperatorContext, reasonIn } from './acting';

const list: Command['run'] = async (_words, { db }) => {
  const rows = await waitingRegistrations(db);
  if (rows.length === 0) return ['Nothing waits.'];
  return rows.map((it) => {
    const place = [it.address, it.city, it.province, it.postal_code].filter(Boolean).join(', ');
    const { registration, licence } = dutiesOf(it);
    const city = licence ? `  ${it.licence_number ?? 'none'} of ${licence.asked_by}` : '';
    return `${it.property_id}  ${it.status}  ${it.registration_number}  until ${it.registration_expires ?? '?'}  ${registration?.asked_by ?? 'no duty here'}${city}  ${place}`;
  });
};

interface Verdict {
  readonly act: 'approve' | 'refuse';
  readonly property: string;
  readonly reason: string;
}
/** One that is there, and whose number is still to be decided on. */
const decide = async ({ act, property, reason }: Verdict, it: OperatorContext): Promise<readonly string[] | undefined> => {
  const about = idIn(property);
  if (about === undefined || reason === '') return undefined;
  return acting(it, { act, about, reason }, async (tx) => {
    const row = (await waitingRegistrations(tx.trx)).find(({ property_id }) => property_id === about);
    const locked = row && (await lockProperty(tx.trx, about));
    if (!locked || locked.registration_verdict !== null) return { refused: `No registration of a property ${about} waits.` };
    await (act === 'approve' ? confirmRegistration(tx, locked) : refuseRegistration(tx, locked, reason));
    return [`${locked.registration_number} is ${act}d.`];
  });
};

export const registrationCommands: Readonly<Record<string, Command>> = {
  registrations: { usage: 'registrations', says: 'registrations that wait for a look', run: list },
  approve: {
    usage: 'approve PROPERTY',
    says: 'the number is right',
    run: ([property = '', ...words], it) => decide({ act: 'approve', property, reason: reasonIn(words) || 'the number is right' }, it),
  },
  refuse: {
    usage: 'refuse PROPERTY "WHY NOT"',
    says: 'it is not: the listing is suspended, and its host hears why',
    run: ([property = '', ...words], it) => decide({ act: 'refuse', property, reason: reasonIn(words) }, it),
  },
};
