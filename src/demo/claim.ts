// A host's claim after a stay of the demo, which waits for the guest's answer.
import { claimDeadline } from '../../generated/rules/derived/claimDeadline';
import { HOUR } from '../../generated/model/dates';
import { instantOf } from '../../generated/model/wire';
import type { NewRow } from '../../generated/tables/tables';
import { claimTimers } from '../server/claim/write-claim';
import { timerRows } from '../server/jobs/timers.commands';
import type { Booked } from './booking-rows';
import { idOf } from './seed';

/** The claim as a row, with what the server does once its time is over. */
export const claimOf = ({ booking, ends }: Booked, now: Date): { readonly row: NewRow<'claims'>; readonly timers: readonly object[] } => {
  const filed = instantOf(new Date(Math.max(ends + 2 * HOUR, now.getTime() - 30 * HOUR)));
  const claim = {
    claim_id: idOf(`claim ${booking.booking_id}`),
    booking_id: booking.booking_id,
    kind: 'damage',
    amount_cents: 18_500,
    message: 'The floor lamp beside the stove was broken when we came to clean. It is the same lamp as in the photos of the living room.',
    state: 'filed',
    filed_at: filed,
    answer_by: claimDeadline({ now: filed }),
    answered_at: null,
    answer: null,
    offered_cents: null,
    decided_at: null,
    decision: null,
    owed_cents: null,
    paid_at: null,
    withdrawn_at: null,
  } as const;
  return {
    row: { ...claim, property_id: booking.property_id },
    timers: timerRows(claimTimers({ ...claim, photos: [] })),
  };
};
