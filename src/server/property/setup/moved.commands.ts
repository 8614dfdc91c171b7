// The consequences of a property's move, within the transaction that moves it.
import type { PropertyStatus, SuspensionReason } from '../../../../generated/model/values';
import { instantOf } from '../../../../generated/model/wire';
import { movePropertyLife } from '../../../../generated/rules/lifecycles';
import type { Inside } from '../../request/context';
import { changeProperty, lockPropertiesOf } from './own.repository';
import type { PropertyRow } from '../property.lookup';

/** Causes the mails and jobs that a move names. */
export const causeEffects = async (
  { mail, job }: Pick<Inside, 'mail' | 'job'>,
  effects: readonly string[],
  facts: { readonly property_id: string },
): Promise<void> => {
  if (effects.includes('checkRegistration')) await job('checkRegistration', facts);
  if (effects.includes('endOffers')) await job('endOffers', facts);
  if (effects.includes('rewardListing')) await job('rewardListing', facts);
  if (effects.includes('propertySuspended')) await mail('propertySuspended', facts);
};

interface MoveContext extends Pick<Inside, 'trx' | 'mail' | 'job'> {
  readonly now: Date;
}

/** Takes a property out of sight, where it is in sight at all; its host hears why. Tells whether it did. */
export const suspend = async (tx: MoveContext, row: PropertyRow, why: SuspensionReason | { readonly said: string }): Promise<boolean> => {
  const moved = movePropertyLife(['suspend'], { by: 'operator', who: null, from: row.status, now: instantOf(tx.now) }, {});
  if (!moved.ok) return false;
  await changeProperty(tx.trx, row.property_id, {
    status: moved.to,
    ...(typeof why === 'string' ? { suspended_for: why } : { suspended_for: 'operator', suspended_because: why.said }),
  });
  await causeEffects(tx, moved.effects, row);
  return true;
};

/** The reason of a suspension is over: its host can list the property again; one whose registration had ended is listed at once. */
export const reinstate = async (tx: MoveContext, row: PropertyRow): Promise<PropertyStatus> => {
  const event = row.suspended_for === 'registration_expired' ? 'renew' : 'reinstate';
  const moved = movePropertyLife([event], { by: 'operator', who: null, from: row.status, now: instantOf(tx.now) }, {});
  if (!moved.ok) return row.status;
  await changeProperty(tx.trx, row.property_id, { status: moved.to, suspended_for: null, suspended_because: null });
  return moved.to;
};

/** Takes the listings of a host out of sight whose account was blocked; tells how many. */
export const takeOffListings = async (tx: Pick<MoveContext, 'trx' | 'now'>, hostId: string): Promise<number> => {
  const rows = (await lockPropertiesOf(tx.trx, hostId)).filter(({ status }) => status === 'listed');
  for (const { property_id, status } of rows) {
    const moved = movePropertyLife(['take_off'], { by: 'operator', who: null, from: status, now: instantOf(tx.now) }, {});
    if (moved.ok) await changeProperty(tx.trx, property_id, { status: moved.to });
  }
  return rows.length;
};
