// The mails about reviews: guests are asked for one, hosts hear of it, and guests of the reply and of what was decided about theirs.
import type { Mails } from '../../../generated/jobs/jobs';
import { reviewAnsweredMail } from '../../../generated/jobs/mails/reviewAnswered';
import { reviewAskedMail } from '../../../generated/jobs/mails/reviewAsked';
import { reviewDecidedMail } from '../../../generated/jobs/mails/reviewDecided';
import { reviewReceivedMail } from '../../../generated/jobs/mails/reviewReceived';
import { reviewRemindedMail } from '../../../generated/jobs/mails/reviewReminded';
import { hostReplyDays } from '../../../generated/model/constants';
import type { Booking, Review } from '../../../generated/model/entities';
import { ReviewWait } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { mayReview } from '../../../generated/rules/review';
import { reviewDeadline } from '../../../generated/rules/derived/reviewDeadline';
import { DAY } from '../../../generated/model/dates';
import { momentOf } from '../../../generated/rules/runtime';
import { reviewMailTexts as say } from '../../../generated/texts/sentences/reviewMailTexts';
import { findEmail } from '../account/account.lookup';
import { type BookingFacts, quoted, toGuest, toHost, type ToldStay, toldStayOf, type Words } from '../booking/mail-words.lookup';
import type { JobContext } from '../request/context';
import { momentWords } from '../outside/mail-dates';
import type { MailContent } from '../outside/mail-look';
import { findReviewed, reviewById } from './review.lookup';

/** A stay as the mails about its review tell of it. */
export type Told = ToldStay<BookingFacts & Pick<Booking, 'review' | 'guest_review'>>;

const momentAfter = (instant: string, days: number, { booking }: Told): string =>
  momentWords(instantOf(momentOf(instant) + days * DAY), booking.timezone);
export const deadlineOf = ({ booking }: Told): string => momentWords(reviewDeadline({ booking }), booking.timezone);

/** The page of the stay, or of the booking, with its review. */
export const toReview = ({ booking: { booking_id } }: Told) => ({ booking_id, review: true });
/** A stay with what was written of it. */
export const written = ({ rating, comment }: Pick<Review, 'rating' | 'comment'>) => ({ rating, words: quoted(comment) });

export const asked = (it: Told): Words<'guest'> =>
  reviewAskedMail({ ...toGuest(it), to: toReview(it), moment: deadlineOf(it), host: it.host ?? say.theHost });

export const reminded = (it: Told): Words<'guest'> => reviewRemindedMail({ ...toGuest(it), to: toReview(it), moment: deadlineOf(it) });

export const received = (it: Told, review: Review): Words<'host'> =>
  reviewReceivedMail({
    ...toHost(it),
    name: it.guest ?? say.guest,
    ...written(review),
    waiting: review.waits_for !== null && { why: ReviewWait[review.waits_for].label },
    note: review.private_note !== null,
    moment: momentAfter(review.created_at, hostReplyDays, it),
  });

export const answered = (it: Told, review: Review): Words<'guest'> =>
  reviewAnsweredMail({ ...toGuest(it), name: it.host ?? say.host, words: quoted(review.host_reply) });

/** A decision about a review, with its reason. */
export const decision = ({ state, hidden_because }: Pick<Review, 'state' | 'hidden_because'>) =>
  ({ as: state === 'shown' ? 'shown' : 'hidden', reason: hidden_because ?? '' }) as const;
export const decided = (it: Told, review: Review): Words<'guest'> => reviewDecidedMail({ ...toGuest(it), ...decision(review) });

export type Side = 'guest' | 'host';
/** A mail to one side of a stay; none where there is nobody who would read it, or it is no longer true. */
export const mailTo = async <R extends Side>(
  side: R,
  it: { readonly booking_id: string; readonly write: (told: Told) => Words<NoInfer<R>> | undefined },
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const booking = await findReviewed(db, it.booking_id);
  const to = booking ? await findEmail(db, side === 'guest' ? booking.guest_id : booking.host_id) : undefined;
  if (!booking || to === undefined) return undefined;
  const words = it.write(await toldStayOf(db, booking, { isOpen: booking.paid_at !== null, origin: config.SITE_ORIGIN }));
  return words && { to, ...words };
};

const asking =
  (write: (it: Told) => Words<'guest'>) =>
  ({ booking_id }: Mails['reviewAsked'], context: JobContext): Promise<MailContent | undefined> => {
    const now = instantOf(context.now);
    return mailTo('guest', { booking_id, write: (it) => (mayReview({ booking: it.booking, now }).ok ? write(it) : undefined) }, context);
  };

const telling =
  <R extends Side>(side: R, write: (it: Told, review: Review) => Words<NoInfer<R>> | undefined) =>
  async ({ review_id }: Mails['reviewReceived'], context: JobContext): Promise<MailContent | undefined> => {
    const review = await reviewById(context.db, review_id);
    return review && mailTo(side, { booking_id: review.booking_id, write: (it) => write(it, review) }, context);
  };

export const reviewMails = {
  reviewAsked: asking(asked),
  reviewReminded: asking(reminded),
  // nothing of one that does not show yet
  reviewReceived: telling('host', (it, review) => (review.opens_at === null ? received(it, review) : undefined)),
  reviewAnswered: telling('guest', answered),
  // nothing of one that waits again
  reviewDecided: telling('guest', (it, review) => (review.state === 'waiting' ? undefined : decided(it, review))),
} as const;
