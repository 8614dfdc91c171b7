// The mails about claims: what is claimed, answered and decided, and how it is paid.
import { claimAcceptedMail } from '../../../generated/jobs/mails/claimAccepted';
import { claimAnsweredMail } from '../../../generated/jobs/mails/claimAnswered';
import { claimDecidedMail } from '../../../generated/jobs/mails/claimDecided';
import { claimDecidedHostMail } from '../../../generated/jobs/mails/claimDecidedHost';
import { claimFiledMail } from '../../../generated/jobs/mails/claimFiled';
import { claimOfferTakenMail } from '../../../generated/jobs/mails/claimOfferTaken';
import { claimUnansweredMail } from '../../../generated/jobs/mails/claimUnanswered';
import { claimWithdrawnMail } from '../../../generated/jobs/mails/claimWithdrawn';
import type { Claim } from '../../../generated/model/entities';
import { ClaimKind } from '../../../generated/model/values';
import { findEmail } from '../account/account.lookup';
import { findBooking } from '../booking/booking.lookup';
import { cad, quoted, toGuest, toHost, type ToldStay, toldStayOf, type Words } from '../booking/mail-words.lookup';
import { momentWords } from '../outside/mail-dates';
import type { MailContent } from '../outside/mail-look';
import type { JobContext } from '../request/context';
import { findClaim } from './claim.repository';

/** A claim as its mails tell of it. */
export interface Told extends ToldStay {
  readonly claim: Claim;
}

/** The claim, and the sum that is owed of it. */
const claimed = ({ claim }: Told) => ({
  kind: ClaimKind[claim.kind].label,
  amount: cad(claim.amount_cents),
  sum: cad(claim.owed_cents ?? 0),
});

export const claimFiled = (it: Told): Words<'guest'> => {
  const { message, photos, answer_by } = it.claim;
  return claimFiledMail({
    ...toGuest(it),
    ...claimed(it),
    message: quoted(message),
    photos: photos.length > 0 && { count: photos.length },
    moment: momentWords(answer_by, it.booking.timezone),
  });
};
export const claimAccepted = (it: Told): Words<'guest'> => claimAcceptedMail({ ...toGuest(it), ...claimed(it) });
export const claimOfferTaken = (it: Told): Words<'guest'> => claimOfferTakenMail({ ...toGuest(it), ...claimed(it) });
export const claimWithdrawn = (it: Told): Words<'guest'> => claimWithdrawnMail({ ...toGuest(it), ...claimed(it) });

/** Owed without a decision: the guest accepted all of it, or the host took what the guest offered. */
const isAgreed = ({ state, decided_at }: Claim): boolean => decided_at === null && (state === 'accepted' || state === 'paid');
const isTaken = (claim: Claim): boolean => isAgreed(claim) && claim.offered_cents !== null;
export const claimAnswered = (it: Told): Words<'host'> => {
  const { offered_cents: offered, answer } = it.claim;
  const told = { ...toHost(it), ...claimed(it), answer: quoted(answer) };
  if (isAgreed(it.claim)) return claimAnsweredMail({ ...told, as: 'accepted' });
  return claimAnsweredMail(offered === null ? { ...told, as: 'disputed' } : { ...told, as: 'offered', sum: cad(offered) });
};
export const claimUnanswered = (it: Told): Words<'host'> => claimUnansweredMail({ ...toHost(it), ...claimed(it) });

const decided = (it: Told) => {
  const { amount_cents, decision, owed_cents: owed } = it.claim;
  const as = owed === null ? 'refused' : owed === amount_cents ? 'upheld' : 'part';
  return { ...claimed(it), decision: quoted(decision), as } as const;
};
export const claimDecided = (it: Told): Words<'guest'> => claimDecidedMail({ ...toGuest(it), ...decided(it) });
export const claimDecidedHost = (it: Told): Words<'host'> => claimDecidedHostMail({ ...toHost(it), ...decided(it) });

const stands = ({ state }: Claim): boolean => state !== 'withdrawn';

/** A mail to one side; none where there is nobody who would read it, or it is no longer true. */
export const mailTo =
  <R extends 'guest' | 'host', F>(
    side: R,
    write: (it: Told, facts: F, context: JobContext) => Words<NoInfer<R>> | Promise<Words<NoInfer<R>>>,
    holds: (claim: Claim) => boolean = () => true,
  ) =>
  async (facts: F & { readonly booking_id: string }, context: JobContext): Promise<MailContent | undefined> => {
    const { db, config } = context;
    const { booking_id } = facts;
    const booking = await findBooking(db, booking_id);
    const claim = await findClaim(db, booking_id);
    const to = booking && claim && holds(claim) ? await findEmail(db, side === 'guest' ? booking.guest_id : booking.host_id) : undefined;
    if (!booking || !claim || to === undefined) return undefined;
    const told = await toldStayOf(db, booking, { isOpen: true, origin: config.SITE_ORIGIN });
    return { to, ...(await write({ ...told, claim }, facts, context)) };
  };

export const claimMails = {
  claimFiled: mailTo('guest', claimFiled, ({ state }) => state === 'filed'),
  claimAccepted: mailTo('guest', claimAccepted, stands),
  // a host who has taken the offer has read it
  claimAnswered: mailTo('host', claimAnswered, (claim) => stands(claim) && !isTaken(claim)),
  claimUnanswered: mailTo('host', claimUnanswered, stands),
  claimDecided: mailTo('guest', claimDecided, stands),
  claimDecidedHost: mailTo('host', claimDecidedHost, stands),
  claimOfferTaken: mailTo('guest', claimOfferTaken, stands),
  claimWithdrawn: mailTo('guest', claimWithdrawn),
} as const;
