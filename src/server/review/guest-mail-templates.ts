// The mails about what hosts write of guests: hosts are asked for it, each side hears that the other has written, and guests read it.
import type { Mails } from '../../../generated/jobs/jobs';
import { guestReviewAskedMail } from '../../../generated/jobs/mails/guestReviewAsked';
import { guestReviewDecidedMail } from '../../../generated/jobs/mails/guestReviewDecided';
import { guestReviewReceivedMail } from '../../../generated/jobs/mails/guestReviewReceived';
import { guestWroteReviewMail } from '../../../generated/jobs/mails/guestWroteReview';
import { hostWroteReviewMail } from '../../../generated/jobs/mails/hostWroteReview';
import type { GuestReview } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { mayReview, mayReviewGuest } from '../../../generated/rules/review';
import { reviewMailTexts as say } from '../../../generated/texts/sentences/reviewMailTexts';
import type { MailContent } from '../outside/mail-look';
import type { JobContext } from '../request/context';
import { guestReviewById } from './guest-review.lookup';
import { toGuest, toHost, type Words } from '../booking/mail-words.lookup';
import { deadlineOf, decision, mailTo, type Side, type Told, toReview, written } from './mail-templates';

const named = ({ guest, host }: Told) => ({ guest: guest ?? say.guest, host: host ?? say.host });
/** To who has yet to write. */
const toWriter = (it: Told) => ({ to: toReview(it), moment: deadlineOf(it) });

export const guestAsked = (it: Told): Words<'host'> => guestReviewAskedMail({ ...toHost(it), name: named(it).guest, ...toWriter(it) });
export const guestWrote = (it: Told): Words<'host'> => guestWroteReviewMail({ ...toHost(it), name: named(it).guest, ...toWriter(it) });
export const hostWrote = (it: Told): Words<'guest'> => hostWroteReviewMail({ ...toGuest(it), name: named(it).host, ...toWriter(it) });

export const guestReviewed = (it: Told, review: Pick<GuestReview, 'rating' | 'comment'>): Words<'guest'> =>
  guestReviewReceivedMail({ ...toGuest(it), name: named(it).host, ...written(review) });

export const guestDecided = (it: Told, review: Pick<GuestReview, 'state' | 'hidden_because'>): Words<'host'> =>
  guestReviewDecidedMail({ ...toHost(it), ...decision(review) });

type Booked = Mails['guestReviewAsked'];
/** To one side, while it may still write. */
const whileMayWrite =
  <R extends Side>(side: R, write: (it: Told) => Words<NoInfer<R>>) =>
  ({ booking_id }: Booked, context: JobContext): Promise<MailContent | undefined> => {
    const may = side === 'host' ? mayReviewGuest : mayReview;
    const now = instantOf(context.now);
    return mailTo(side, { booking_id, write: (it) => (may({ booking: it.booking, now }).ok ? write(it) : undefined) }, context);
  };

const about =
  <R extends Side>(side: R, write: (it: Told, review: GuestReview) => Words<NoInfer<R>> | undefined) =>
  async ({ review_id }: Mails['guestReviewReceived'], context: JobContext): Promise<MailContent | undefined> => {
    const review = await guestReviewById(context.db, review_id);
    return review && mailTo(side, { booking_id: review.booking_id, write: (it) => write(it, review) }, context);
  };

export const guestReviewMails = {
  guestReviewAsked: whileMayWrite('host', guestAsked),
  guestWroteReview: whileMayWrite('host', guestWrote),
  hostWroteReview: whileMayWrite('guest', hostWrote),
  // nothing of one that was taken down meanwhile
  guestReviewReceived: about('guest', (it, review) => (review.state === 'hidden' ? undefined : guestReviewed(it, review))),
  guestReviewDecided: about('host', guestDecided),
} as const;
