// The things that people are seen with, and what follows: a referral whose sender and friend share a card is void, and one whose people
// share anything else waits for a look.
import { createHmac } from 'node:crypto';
import type { SharedThing } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { sharedSecret } from '../database/secrets';
import { findSharing, keepSignals, type Seen } from './device-signal.repository';
import { doubtReferral, voidReferral } from './void-referral';

export interface Thing {
  readonly kind: SharedThing;
  /** The distinguishing value; only a hash of it is kept, which only we can make or read. */
  readonly text: string;
}

/** Keeps with what a person is seen now, and voids what must not be. */
export const noteThings = async (trx: Database, person: Seen, things: readonly Thing[]): Promise<void> => {
  const secret = await sharedSecret(trx, 'sightings');
  const seen = things.map(({ kind, text }) => ({ kind, mark: createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url') }));
  await keepSignals(trx, person, seen);
  for (const it of seen)
    for (const { friend_id, with_sender } of await findSharing(trx, person, it)) {
      const doubt = { friend_id, because: it.kind, now: person.now };
      // two who share a household share devices and networks; who pays with the sender's card is the sender
      await (it.kind === 'card' && with_sender ? voidReferral(trx, doubt) : doubtReferral(trx, doubt));
    }
};
