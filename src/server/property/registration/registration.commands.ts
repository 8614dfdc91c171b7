// The effect of a register's or a person's answer about a number on a property.
import { RegistryRefusal } from '../../../../generated/model/values';
import { dayOf } from '../../../../generated/model/dates';
import { dayIn } from '../../../../generated/rules/runtime';
import type { Inside } from '../../request/context';
import type { Registered } from '../../outside/registries';
import { reinstate, suspend } from '../setup/moved.commands';
import { changeProperty } from '../setup/own.repository';
import type { PropertyRow } from '../property.lookup';

interface VerdictContext extends Pick<Inside, 'trx' | 'mail' | 'job'> {
  readonly now: Date;
}

const hasEnded = (row: Pick<PropertyRow, 'registration_expires' | 'timezone'>, now: Date): boolean =>
  row.registration_expires !== null && dayOf(row.registration_expires) < dayIn(now.getTime(), row.timezone);

/** The number holds: what a property was suspended for because of it is over. */
export const confirmRegistration = async (
  tx: VerdictContext,
  row: PropertyRow,
  until: string | null = row.registration_expires,
): Promise<void> => {
  const after = await changeProperty(tx.trx, row.property_id, {
    registration_verdict: 'confirmed',
    registration_reason: null,
    registration_expires: until,
    ...(until === row.registration_expires ? {} : { registration_reminded: null }),
  });
  if (row.suspended_for !== 'operator' && row.suspended_for !== null && !hasEnded(after, tx.now)) await reinstate(tx, after);
};

/** The number does not hold: guests no longer find the property. */
export const refuseRegistration = async (tx: VerdictContext, row: PropertyRow, reason: string): Promise<void> => {
  const after = await changeProperty(tx.trx, row.property_id, { registration_verdict: 'refused', registration_reason: reason });
  await suspend(tx, after, 'registration_refused');
};

/** A register's answer holds; where there is none to ask, an earlier decision of a person does, and else a person has to look. */
export const keepRegistered = async (tx: VerdictContext, row: PropertyRow, told: Registered): Promise<void> => {
  await changeProperty(tx.trx, row.property_id, { registration_asked_at: tx.now });
  if (told.says === 'active') await confirmRegistration(tx, row, told.until);
  if (told.says === 'refused') await refuseRegistration(tx, row, RegistryRefusal[told.why].label);
  // renewed, where no register can be asked: as with a new number, a person looks afterwards
  if (told.says === 'nothing' && row.suspended_for === 'registration_expired' && !hasEnded(row, tx.now)) await reinstate(tx, row);
};

/** Guests no longer find a listing whose registration has ended. */
export const suspendEnded = async (tx: VerdictContext, row: PropertyRow): Promise<void> => {
  if (row.status === 'listed' && hasEnded(row, tx.now)) await suspend(tx, row, 'registration_expired');
};
