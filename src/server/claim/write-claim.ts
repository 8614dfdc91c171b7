// Writes a move of a claim down, with its mails and its timer.
import { claimLifeTimers } from '../../../generated/jobs/jobs';
import type { Claim } from '../../../generated/model/entities';
import type { ClaimState } from '../../../generated/model/values';
import type { ClaimLifeEvent } from '../../../generated/rules/lifecycles';
import type { Moved } from '../../../generated/rules/move';
import { closePagesOf } from '../checkout/payment.commands';
import { setTimers, type ThingTimers } from '../jobs/timers.commands';
import type { Inside } from '../request/context';
import { changeClaim, type ClaimChange } from './claim.repository';

export type MovedClaim = Extract<Moved<ClaimState, ClaimLifeEvent>, { readonly ok: true }>;
type WriteContext = Pick<Inside, 'trx' | 'mail' | 'job'>;

const mailsOfMoves = [
  'claimFiled',
  'claimAccepted',
  'claimAnswered',
  'claimUnanswered',
  'claimDecided',
  'claimDecidedHost',
  'claimOfferTaken',
  'claimWithdrawn',
  'claimPaid',
  'claimPaidHost',
] as const;

/** The timer of a claim in its present state. */
export const claimTimers = (claim: Claim): ThingTimers => ({
  key: claim.claim_id,
  facts: { claim_id: claim.claim_id },
  timers: claimLifeTimers({ claim }).filter(({ from }) => from === claim.state),
});

/** Does what follows from a move of a claim, which stands as it was moved. */
export const followClaim = async ({ trx, mail }: WriteContext, claim: Claim, { effects }: MovedClaim): Promise<void> => {
  await setTimers(trx, claimTimers(claim));
  const { booking_id } = claim;
  for (const name of mailsOfMoves) if (effects.includes(name)) await mail(name, { booking_id });
};

/** Writes a move of a claim down, whose booking is locked; nobody pays any more what is not owed any more. */
export const writeClaim = async (
  tx: WriteContext,
  claim: Claim,
  { moved, change = {} }: { readonly moved: MovedClaim; readonly change?: ClaimChange },
): Promise<void> => {
  await changeClaim(tx.trx, claim.claim_id, { ...change, state: moved.to });
  await closePagesOf(tx, claim);
  await followClaim(tx, { ...claim, state: moved.to }, moved);
};
