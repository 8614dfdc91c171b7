// The mails about what hosts write of guests: hosts are asked for it, each side hears that the other has written, and guests read it.
import type { Mails } from '../../../generated/jobs/jobs';
import type { GuestReview } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import { mayReview, mayReviewGuest } from '../../../generated/rules/review';
import { guestReviewAskedTexts } from '../../../generated/texts/sentences/guestReviewAskedTexts';
import { guestReviewDecidedTexts } from '../../../generated/texts/sentences/guestReviewDecidedTexts';
import { guestReviewReceivedTexts } from '../../../generated/texts/sentences/guestReviewReceivedTexts';
import { reviewMailTexts as say } from '../../../generated/texts/sentences/reviewMailTexts';
import { wroteReviewTexts } from '../../../generated/texts/sentences/wroteReviewTexts';
import type { MailContent } from '../outside/mail-look';
import type { JobContext } from '../request/context';
import { guestReviewById } from './guest-review.lookup';
import { quoted, stayCard, type Words } from '../booking/mail-words.lookup';
import { deadlineOf, mailTo, type Side, type Told } from './mail-templates';

const hostWrites = ({ booking: { booking_id }, origin }: Told): string => `${origin}${pathTo.bookings({ booking_id, review: true })}`;
const guestWrites = ({ booking: { booking_id }, origin }: Told): string => `${origin}${pathTo.stays({ booking_id, review: true })}`;

export const guestAsked = (it: Told): Words => {
  const { subject, intro, until, button, ending } = guestReviewAskedTexts;
  const name = it.guest ?? say.guest;
  return {
    subject: subject({ name }),
    paragraphs: [intro({ name, title: it.title }), stayCard(it), until({ name, moment: deadlineOf(it) })],
    button: { label: button, href: hostWrites(it), ending },
  };
};

/** For the side that has not written yet. */
export const wrote = (it: Told, reader: Side): Words => {
  const { subject, introHost, introGuest, until, buttonHost, buttonGuest, ending } = wroteReviewTexts;
  const isHost = reader === 'host';
  const name = (isHost ? it.guest : it.host) ?? (isHost ? say.guest : say.host);
  const about = { name, title: it.title };
  return {
    subject: subject({ name }),
    paragraphs: [isHost ? introHost(about) : introGuest(about), stayCard(it), until({ moment: deadlineOf(it) })],
    button: { label: isHost ? buttonHost : buttonGuest, href: isHost ? hostWrites(it) : guestWrites(it), ending },
  };
};

export const guestReviewed = (it: Told, review: Pick<GuestReview, 'rating' | 'comment'>): Words => {
  const { subject, intro, button, ending } = guestReviewReceivedTexts;
  const name = it.host ?? say.host;
  return {
    subject: subject({ name }),
    paragraphs: [intro({ name, title: it.title }), stayCard(it), say.stars({ rating: review.rating }), ...quoted(review.comment)],
    button: { label: button, href: `${it.origin}${pathTo.stays({ booking_id: it.booking.booking_id })}`, ending },
  };
};

export const guestDecided = (it: Told, { state, hidden_because }: Pick<GuestReview, 'state' | 'hidden_because'>): Words => {
  const { shownSubject, shown, hiddenSubject, hidden, button, ending } = guestReviewDecidedTexts;
  const { title } = it;
  const isShown = state === 'shown';
  return {
    subject: isShown ? shownSubject : hiddenSubject,
    paragraphs: [isShown ? shown({ title }) : hidden({ title, reason: hidden_because ?? '' }), stayCard(it)],
    button: { label: button, href: `${it.origin}${pathTo.bookings({ booking_id: it.booking.booking_id })}`, ending },
  };
};

type Booked = Mails['guestReviewAsked'];
/** To one side, while it may still write. */
const whileMayWrite =
  (side: Side, write: (it: Told) => Words) =>
  ({ booking_id }: Booked, context: JobContext): Promise<MailContent | undefined> => {
    const may = side === 'host' ? mayReviewGuest : mayReview;
    const now = instantOf(context.now);
    return mailTo(side, { booking_id, write: (it) => (may({ booking: it.booking, now }).ok ? write(it) : undefined) }, context);
  };

const about =
  (side: Side, write: (it: Told, review: GuestReview) => Words | undefined) =>
  async ({ review_id }: Mails['guestReviewReceived'], context: JobContext): Promise<MailContent | undefined> => {
    const review = await guestReviewById(context.db, review_id);
    return review && mailTo(side, { booking_id: review.booking_id, write: (it) => write(it, review) }, context);
  };

export const guestReviewMails = {
  guestReviewAsked: whileMayWrite('host', guestAsked),
  guestWroteReview: whileMayWrite('host', (it) => wrote(it, 'host')),
  hostWroteReview: whileMayWrite('guest', (it) => wrote(it, 'guest')),
  // nothing of one that was taken down meanwhile
  guestReviewReceived: about('guest', (it, review) => (review.state === 'hidden' ? undefined : guestReviewed(it, review))),
  guestReviewDecided: about('host', guestDecided),
} as const;
