// The mails about reviews: guests are asked for one, hosts hear of it, and guests of the reply and of what was decided about theirs.
import type { Mails } from '../../../generated/jobs/jobs';
import { hostReplyDays } from '../../../generated/model/constants';
import type { Booking, Review } from '../../../generated/model/entities';
import { ReviewWait } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import { mayReview } from '../../../generated/rules/review';
import { reviewDeadline } from '../../../generated/rules/derived/reviewDeadline';
import { DAY } from '../../../generated/model/dates';
import { momentOf } from '../../../generated/rules/runtime';
import { reviewAnsweredTexts } from '../../../generated/texts/sentences/reviewAnsweredTexts';
import { reviewAskedTexts } from '../../../generated/texts/sentences/reviewAskedTexts';
import { reviewDecidedTexts } from '../../../generated/texts/sentences/reviewDecidedTexts';
import { reviewMailTexts as say } from '../../../generated/texts/sentences/reviewMailTexts';
import { reviewReceivedTexts } from '../../../generated/texts/sentences/reviewReceivedTexts';
import { reviewRemindedTexts } from '../../../generated/texts/sentences/reviewRemindedTexts';
import { findEmail } from '../account/account.lookup';
import { quoted, stayCard, type ToldStay, toldStayOf, type Words } from '../booking/mail-words.lookup';
import type { JobContext } from '../request/context';
import { momentWords } from '../outside/mail-dates';
import type { MailContent } from '../outside/mail-look';
import { findReviewed, reviewById } from './review.lookup';

/** A stay as the mails about its review tell of it. */
export type Told = ToldStay<Booking>;

const momentAfter = (instant: string, days: number, { booking }: Told): string =>
  momentWords(instantOf(momentOf(instant) + days * DAY), booking.timezone);
const toWriting = ({ booking: { booking_id }, origin }: Told): string => `${origin}${pathTo.stays({ booking_id, review: true })}`;
export const deadlineOf = ({ booking }: Told): string => momentWords(reviewDeadline({ booking }), booking.timezone);

export const asked = (it: Told): Words => {
  const { subject, intro, until, button, ending } = reviewAskedTexts;
  const { title } = it;
  return {
    subject: subject({ title }),
    paragraphs: [intro({ title }), stayCard(it), until({ moment: deadlineOf(it) })],
    button: { label: button, href: toWriting(it), ending: ending({ name: it.host ?? say.theHost }) },
  };
};

export const reminded = (it: Told): Words => {
  const { subject, intro, short, button, ending } = reviewRemindedTexts;
  const { title } = it;
  return {
    subject: subject({ title }),
    paragraphs: [intro({ title, moment: deadlineOf(it) }), stayCard(it), short],
    button: { label: button, href: toWriting(it), ending },
  };
};

export const received = (it: Told, review: Review): Words => {
  const { subject, intro, waiting, note, button, ending } = reviewReceivedTexts;
  const about = { name: it.guest ?? say.guest, title: it.title };
  return {
    subject: subject(about),
    paragraphs: [
      intro(about),
      stayCard(it),
      say.stars({ rating: review.rating }),
      ...quoted(review.comment),
      ...(review.waits_for === null ? [] : [waiting({ why: ReviewWait[review.waits_for].label })]),
      ...(review.private_note === null ? [] : [note]),
    ],
    button: {
      label: button,
      href: `${it.origin}${pathTo.bookings({ booking_id: it.booking.booking_id })}`,
      ending: ending({ moment: momentAfter(review.created_at, hostReplyDays, it) }),
    },
  };
};

export const answered = (it: Told, review: Review): Words => {
  const { subject, intro, button, ending } = reviewAnsweredTexts;
  const about = { name: it.host ?? say.host, title: it.title };
  return {
    subject: subject(about),
    paragraphs: [intro(about), stayCard(it), ...quoted(review.host_reply)],
    button: { label: button, href: `${it.origin}${pathTo.stays({ booking_id: it.booking.booking_id })}`, ending },
  };
};

export const decided = (it: Told, { state, hidden_because }: Review): Words => {
  const { shownSubject, shown, hiddenSubject, hidden, button, ending } = reviewDecidedTexts;
  const { title, origin, booking } = it;
  const isShown = state === 'shown';
  return {
    subject: isShown ? shownSubject({ title }) : hiddenSubject({ title }),
    paragraphs: [isShown ? shown({ title }) : hidden({ title, reason: hidden_because ?? '' }), stayCard(it)],
    button: { label: button, href: `${origin}${pathTo.stays({ booking_id: booking.booking_id })}`, ending },
  };
};

export type Side = 'guest' | 'host';
/** A mail to one side of a stay; none where there is nobody who would read it, or it is no longer true. */
export const mailTo = async (
  side: Side,
  it: { readonly booking_id: string; readonly write: (told: Told) => Words | undefined },
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const booking = await findReviewed(db, it.booking_id);
  const to = booking ? await findEmail(db, side === 'guest' ? booking.guest_id : booking.host_id) : undefined;
  if (!booking || to === undefined) return undefined;
  const words = it.write(await toldStayOf(db, booking, { isOpen: booking.paid_at !== null, origin: config.SITE_ORIGIN }));
  return words && { to, reader: side, ...words };
};

const asking =
  (write: (it: Told) => Words) =>
  ({ booking_id }: Mails['reviewAsked'], context: JobContext): Promise<MailContent | undefined> => {
    const now = instantOf(context.now);
    return mailTo('guest', { booking_id, write: (it) => (mayReview({ booking: it.booking, now }).ok ? write(it) : undefined) }, context);
  };

const telling =
  (side: Side, write: (it: Told, review: Review) => Words | undefined) =>
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
