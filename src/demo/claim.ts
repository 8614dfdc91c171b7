// A host's claim after a stay of the demo, which waits for the guest's answer.
import { claimDeadline } from '../../generated/rules/derived/claimDeadline';
import { HOUR, MINUTE } from '../../generated/model/dates';
import { instantOf } from '../../generated/model/wire';
import type { NewRow } from '../../generated/tables/tables';
import { claimTimers } from '../server/claim/write-claim';
import { timerRows } from '../server/jobs/timers.commands';
import type { Booked } from './booking-rows';
import { claimPictures } from './claim-pictures';
import { height, width } from './pictures/canvas';
import { idOf } from './seed';

interface DemoClaim {
  readonly row: NewRow<'claims'>;
  readonly photos: readonly NewRow<'claim_photos'>[];
  readonly timers: readonly object[];
}

/** The claim as rows, with what the server does once its time is over. */
export const claimOf = ({ booking, ends }: Booked, now: Date): DemoClaim => {
  const filed = instantOf(new Date(Math.max(ends + 2 * HOUR, now.getTime() - 30 * HOUR)));
  const claim = {
    claim_id: idOf(`claim ${booking.booking_id}`),
    booking_id: booking.booking_id,
    kind: 'damage',
    amount_cents: 18_500,
    message:
      'The floor lamp beside the stove was lying broken on the floor when we came to clean. It is the same lamp as in the photos of the living room.',
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
    paid_by_card: false,
    withdrawn_at: null,
  } as const;
  const photos = claimPictures.map(({ name, address }, at) => ({
    photo_id: idOf(`claim photo ${name}`),
    width,
    height,
    property_id: booking.property_id,
    booking_id: booking.booking_id,
    address,
    added_at: new Date(new Date(filed).getTime() - (claimPictures.length - at) * MINUTE),
    removed_at: null,
  }));
  return {
    photos,
    row: { ...claim, property_id: booking.property_id },
    timers: timerRows(claimTimers({ ...claim, photos: [] })),
  };
};
