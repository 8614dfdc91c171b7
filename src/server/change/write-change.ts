// Writes a move of a change down, with its mails and its timer.
import { changeLifeTimers } from '../../../generated/jobs/jobs';
import type { ChangeState } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import type { ChangeLifeEvent } from '../../../generated/rules/lifecycles';
import type { Moved } from '../../../generated/rules/move';
import type { RowChange } from '../../../generated/tables/tables';
import type { KeptBooking } from '../booking/followers';
import { setTimers, type ThingTimers } from '../jobs/timers.commands';
import type { Inside } from '../request/context';
import { sumsOf } from './change.rules';
import { type KeptChange, updateChange } from './change.repository';

export type MovedChange = Extract<Moved<ChangeState, ChangeLifeEvent>, { readonly ok: true }>;
type WriteContext = Pick<Inside, 'trx' | 'mail'>;

// with a word of who proposes
const mailsOfProposals = { propose: 'changeProposed', offer: 'offerMade' } as const;
const mailsOfMoves = [
  'changeAccepted',
  'changeDeclined',
  'changeExpired',
  'changeLapsed',
  'changeLapsedHost',
  'changeMadeHost',
  'offerTaken',
  'offerTakenHost',
  'offerDeclined',
  'offerExpired',
  'offerWithdrawn',
] as const;

/** The timer of a change in its present state. */
export const changeTimers = (change: KeptChange): ThingTimers => ({
  key: change.change_id,
  facts: { change_id: change.change_id },
  timers: changeLifeTimers({ change }).filter(({ from }) => from === change.state),
});

/** A change and its booking as they were before it moved, and the move. */
interface ChangeMove {
  readonly booking: KeptBooking;
  readonly change: KeptChange;
  readonly moved: MovedChange;
  /** A word of who proposes, for the mail. */
  readonly message?: string | null;
}

/** Does what follows from a move of a change, which stands as it was moved; its booking as it was before. */
export const followChange = async ({ trx, mail }: WriteContext, { booking, change, moved, message = null }: ChangeMove): Promise<void> => {
  const { change_id } = change;
  const { effects, to, record } = moved;
  await setTimers(trx, changeTimers(change));
  if (record.event === 'propose' || record.event === 'offer') await mail(mailsOfProposals[record.event], { change_id, message });
  for (const name of mailsOfMoves) if (effects.includes(name)) await mail(name, { change_id });
  if (to !== 'done' || record.event === 'take') return;
  const { difference, points_back: points } = sumsOf(booking, change);
  await mail('changeMade', { change_id, difference_cents: difference.amount_cents, currency: difference.currency, points });
};

/** Writes a move of a change down, whose booking is locked. */
export const writeChange = async (
  tx: WriteContext,
  { booking, change: before, moved }: ChangeMove,
  change: Pick<RowChange<'booking_changes'>, 'held_id' | 'ended_at'> & { readonly pay_by?: Date } = {},
): Promise<void> => {
  await updateChange(tx.trx, before.change_id, { ...change, state: moved.to });
  const pay_by = change.pay_by ? instantOf(change.pay_by) : before.pay_by;
  await followChange(tx, { booking, change: { ...before, pay_by, state: moved.to }, moved });
};
