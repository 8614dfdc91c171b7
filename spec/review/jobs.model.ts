// Jobs after a stay and its reviews: reminders and mails.
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { job, mail } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { Review } from './review.model';

const source = decision('section 9: a guest is asked for a review the day after the stay, and once more before the time for it is over');
const ofBooking = { booking_id: belongsTo(Booking) };
const ofReview = { review_id: belongsTo(Review) };

export const askForReview = job({ source, says: 'The guest of a stay that is over is asked for a review', fields: ofBooking });
export const remindOfReview = job({ source, says: 'The guest who has not written one is reminded of it', fields: ofBooking });
export const reviewAsked = mail({ source, says: 'The guest is asked how the stay was', fields: ofBooking });
export const reviewReminded = mail({ source, says: 'The guest is told until when a review can be written', fields: ofBooking });

const answering = decision('section 9: one public reply of the host, within a month');
export const reviewReceived = mail({ source: answering, says: 'The host reads the review, and may reply', fields: ofReview });
export const reviewAnswered = mail({ source: answering, says: 'The guest reads what the host replied', fields: ofReview });
const looked = decision('section 20: the author of a review hears what was decided about it, and why');
export const reviewDecided = mail({
  source: looked,
  says: 'The guest hears whether the review is public, and if not why',
  fields: ofReview,
});

export const reviewMailTexts = texts({
  source,
  says: 'What the mails about reviews have in common',
  texts: {
    guest: 'Your guest',
    host: 'Your host',
    theHost: 'your host',
    place: 'the place',
    quoted: '“{text}”',
    stars: '{rating} out of 5 stars',
  },
});
export const reviewAskedTexts = texts({
  source,
  says: 'The mail the day after a stay',
  texts: {
    subject: 'How was your stay at {title}?',
    intro: 'Your stay at {title} is over. What should the next guest know?',
    until: 'You can write a review until {moment}. It’s public, and can’t be edited later.',
    button: 'Review your stay',
    ending: 'Use the private note for anything only {name} should see.',
  },
});
export const reviewRemindedTexts = texts({
  source,
  says: 'The mail shortly before the time for a review is over',
  texts: {
    subject: 'A few days left to review {title}',
    intro: 'You haven’t reviewed your stay at {title} yet. You can until {moment}.',
    short: 'A few sentences are enough.',
    button: 'Review your stay',
    ending: 'This is the last email about it.',
  },
});
export const reviewReceivedTexts = texts({
  source: answering,
  says: 'The mail to a host about a review',
  texts: {
    subject: '{name} reviewed {title}',
    intro: '{name} reviewed their stay at {title}:',
    waiting: 'It isn’t public yet. We’re reviewing it first: {why}.',
    note: 'They also left you a private note. Read it on the booking page.',
    button: 'Read and reply',
    ending: 'You can reply once, for everyone to read, until {moment}.',
  },
});
export const reviewAnsweredTexts = texts({
  source: answering,
  says: 'The mail to a guest whose review was answered',
  texts: {
    subject: '{name} replied to your review of {title}',
    intro: '{name} replied to your review of {title}:',
    button: 'View your stay',
    ending: 'The reply is public, below your review.',
  },
});
export const reviewDecidedTexts = texts({
  source: looked,
  says: 'The mail to a guest about whose review somebody has decided',
  texts: {
    shownSubject: 'Your review of {title} is public',
    shown: 'We looked at your review of {title}. Everyone can read it now.',
    hiddenSubject: 'Your review of {title} isn’t public',
    hidden: 'We looked at your review of {title}, and decided not to show it. The reason: {reason}',
    button: 'View your stay',
    ending: 'If you have questions, email {supportEmail}.',
  },
});
