// Payouts on their way to a host by the provider that pays them, as the database keeps it.
import { HOUR } from '../../../generated/model/dates';
import type { PaymentProvider } from '../../../generated/model/values';
import { bookedStays } from '../booking/settling.lookup';
import { disputedPurposes, purposeIn } from '../checkout/payment.lookup';
import type { Database } from '../database/open';
import { paidStates } from '../outside/payees';

export interface ToSend {
  readonly payout_id: string;
  readonly profile_id: string;
  readonly account_id: string;
}

/**
 * The payouts for a provider to make: all that were handed to it before, whatever has happened since; and waiting ones that no report of the
 * stay and no dispute holds up and that it did not refuse within the hour, of hosts whom it pays now. The oldest first.
 */
export const toSend = (db: Database, provider: PaymentProvider, now: Date): Promise<readonly ToSend[]> =>
  db
    .selectFrom('payouts as p')
    .innerJoin('payout_accounts as a', 'a.profile_id', 'p.profile_id')
    .innerJoin('payees as y', (on) => on.onRef('y.profile_id', '=', 'p.profile_id').on('y.provider', '=', provider))
    .innerJoin(bookedStays(db).as('b'), 'b.booking_id', 'p.booking_id')
    .select(['p.payout_id', 'p.profile_id', 'y.account_id'])
    .where('p.paid_at', 'is', null)
    .where((is) =>
      is.or([
        is('p.sending_at', 'is not', null),
        is.and([
          is.or([is('b.reported_at', 'is', null), is('p.claim_id', 'is not', null)]),
          is(purposeIn('p'), 'not in', disputedPurposes(db)),
          is('y.state', 'in', [...paidStates]),
          is.or([is('p.refused_at', 'is', null), is('p.refused_at', '<=', new Date(now.getTime() - HOUR))]),
        ]),
      ]),
    )
    .orderBy('p.due_at')
    .orderBy('p.payout_id')
    .limit(500)
    .execute();

export const keepSending = async (trx: Database, payoutId: string, sending_at: Date): Promise<void> => {
  await trx.updateTable('payouts').set({ sending_at }).where('payout_id', '=', payoutId).execute();
};

interface Sent {
  readonly sending_at: Date;
  readonly now: Date;
}
const unlessMoved = (db: Database, payoutId: string, { sending_at }: Sent) =>
  db.updateTable('payouts').where('payout_id', '=', payoutId).where('paid_at', 'is', null).where('sending_at', '=', sending_at);

/** The provider will not send it by this try: it waits again. */
export const keepRefused = async (db: Database, payoutId: string, it: Sent): Promise<void> => {
  await unlessMoved(db, payoutId, it).set({ sending_at: null, refused_at: it.now }).execute();
};

/** The provider erred over this try and sent nothing: the next one has a key of its own, which goes by this moment. */
export const keepErred = async (db: Database, payoutId: string, it: Sent): Promise<void> => {
  const later = Math.max(it.now.getTime(), it.sending_at.getTime() + 1);
  await unlessMoved(db, payoutId, it)
    .set({ sending_at: new Date(later) })
    .execute();
};
