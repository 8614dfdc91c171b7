// What becomes of a property by what its register, or a person in its place, says of its number.
import { RegistryRefusal } from '../../../../generated/model/values';
import { dayIn, dayOf } from '../../../../generated/rules/runtime';
import type { Inside } from '../../request/context';
import type { Registered } from '../../outside/registries';
import { reinstate, suspend } from '../setup/moved.commands';
import { changeProperty } from '../setup/own.repository';
import type { PropertyRow } from '../property.lookup';

interface Judging extends Pick<Inside, 'trx' | 'mail' | 'job'> {
  readonly now: Date;
}

const hasEnded = (row: Pick<PropertyRow, 'registration_expires' | 'timezone'>, now: Date): boolean =>
  row.registration_expires !== null && dayOf(row.registration_expires) < dayIn(now.getTime(), row.timezone);

/** The number holds: what a property was suspended for because of it is over. */
export const confirmRegistration = async (
  tx: Judging,
  row: PropertyRow,
  until: string | null = row.registration_expires,
): Promise<void> => {
  const after = await changeProperty(tx.trx, row.property_id, {
    registration_verdict: 'confirmed',
    registration_reason: null,
    registration_expires: until,
    ...(until === row.registration_expires ? {} : { registration_reminded: null }),
  });
  if (row.suspended_for !== null && !hasEnded(after, tx.now)) await reinstate(tx, after);
};

/** The number does not hold: guests no longer find the property. */
export const refuseRegistration = async (tx: Judging, row: PropertyRow, reason: string): Promise<void> => {
  const after = await changeProperty(tx.trx, row.property_id, { registration_verdict: 'refused', registration_reason: reason });
  await suspend(tx, after, 'registration_refused');
};

/** What a register says holds; where there is none to ask, what a person said before does, and else one has to look. */
export const keepRegistered = async (tx: Judging, row: PropertyRow, told: Registered): Promise<void> => {
  await changeProperty(tx.trx, row.property_id, { registration_asked_at: tx.now });
  if (told.says === 'active') await confirmRegistration(tx, row, told.until);
  if (told.says === 'refused') await refuseRegistration(tx, row, RegistryRefusal[told.why].label);
};

/** Guests no longer find a listing whose registration has ended. */
export const suspendEnded = async (tx: Judging, row: PropertyRow): Promise<void> => {
  if (row.status === 'listed' && hasEnded(row, tx.now)) await suspend(tx, row, 'registration_expired');
};
