// The mark of a booking in a list whose claim waits for the person who reads it. Pure.
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { mayAnswerClaim } from '../../../../generated/rules/claim';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { shownMoney } from '../../shell/format/format';
import { ownDay } from '../../shell/format/own-zone';
import { withLeft } from '../../shell/format/time-left';

/** `Answer the claim by Fri, Nov 27 · 3 days left`, or `You owe $90.00 CAD for a claim`; nothing where the guest need not do anything. */
export const guestMark = ({ claim }: Pick<BookingRow, 'claim'>, now: Instant): string | undefined => {
  if (!claim) return undefined;
  const { state, answer_by, owed_cents } = claim;
  if (state === 'filed' && mayAnswerClaim({ claim, now }).ok)
    return withLeft(say.answerInList({ day: ownDay(answer_by, 'weekday') }), answer_by, now);
  const isOwed = (state === 'accepted' || state === 'upheld') && owed_cents !== null;
  return isOwed ? say.owedInList({ amount: shownMoney(owed_cents, 'CAD') }) : undefined;
};

/** `Offer of $50.00 CAD for your claim`; nothing where no offer waits for the host. */
export const hostMark = ({ claim }: Pick<BookingRow, 'claim'>): string | undefined =>
  claim?.state === 'disputed' && claim.offered_cents !== null
    ? say.offerInList({ amount: shownMoney(claim.offered_cents, 'CAD') })
    : undefined;
