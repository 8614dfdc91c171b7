// Jobs after a stay and its reviews: reminders and mails.
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { job, mail } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { GuestReview, Review } from './review.model';

const source = decision('section 9: a guest is asked for a review the day after the stay, and once more before the time for it is over');
const ofBooking = { booking_id: belongsTo(Booking) };
const ofReview = { review_id: belongsTo(Review) };

export const askForReview = job({ source, says: 'The guest of a stay that is over is asked for a review', fields: ofBooking });
export const remindOfReview = job({ source, says: 'The guest who has not written one is reminded of it', fields: ofBooking });
const mutual = decision(
  'section 20: both sides of a stay write, and neither reads the other’s before both have written or the time is over',
);
const ofGuestReview = { review_id: belongsTo(GuestReview) };
export const openReviews = job({
  source: mutual,
  says: 'What was written of a stay shows, since the time for it is over',
  fields: ofBooking,
});
export const guestReviewAsked = mail({ source: mutual, says: 'The host is asked how the guest was', fields: ofBooking });
export const guestWroteReview = mail({ source: mutual, says: 'The host hears that the guest has written', fields: ofBooking });
export const hostWroteReview = mail({ source: mutual, says: 'The guest hears that the host has written', fields: ofBooking });
export const guestReviewReceived = mail({ source: mutual, says: 'The guest reads what the host wrote', fields: ofGuestReview });
export const guestReviewDecided = mail({
  source: decision('section 20: the author of a review hears what was decided about it, and why'),
  says: 'The host hears whether hosts read the review of a guest, and if not why',
  fields: ofGuestReview,
});

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
    stars: '{rating} out of 5 stars',
  },
});
export const reviewAskedTexts = texts({
  source,
  says: 'The mail the day after a stay',
  texts: {
    subject: 'How was your stay at {title}?',
    intro: 'Your stay at {title} is over. What should the next guest know?',
    until:
      'You can write a review until {moment}. It’s public once your host has reviewed you too, or after that date, and can’t be edited.',
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

export const guestReviewAskedTexts = texts({
  source: mutual,
  says: 'The mail to a host the day after a stay',
  texts: {
    subject: 'How was {name} as a guest?',
    intro: '{name}’s stay at {title} is over. Would you host them again?',
    until: 'You can review {name} until {moment}. Only hosts {name} asks to stay with can read it, and it can’t be edited.',
    button: 'Review your guest',
    ending: 'Neither of you sees the other’s review until you’ve both written one, or until that date.',
  },
});
export const wroteReviewTexts = texts({
  source: mutual,
  says: 'The mail to the side of a stay that has not written yet',
  texts: {
    subject: '{name} wrote you a review',
    introHost: '{name} has reviewed their stay at {title}.',
    introGuest: '{name} has reviewed you as a guest at {title}.',
    until: 'You can read it once you’ve written yours, or after {moment}.',
    buttonHost: 'Review your guest',
    buttonGuest: 'Review your stay',
    ending: 'This way, neither of you is swayed by the other’s review.',
  },
});
export const guestReviewReceivedTexts = texts({
  source: mutual,
  says: 'The mail to a guest about what the host wrote',
  texts: {
    subject: '{name} reviewed you',
    intro: '{name} wrote about you as a guest at {title}:',
    button: 'View your stay',
    ending: 'Hosts can read it when you ask to stay with them.',
  },
});
export const guestReviewDecidedTexts = texts({
  source: looked,
  says: 'The mail to a host about whose review of a guest the operator has decided',
  texts: {
    shownSubject: 'Hosts can read your review of a guest again',
    shown: 'We looked at your review of a guest at {title}. Hosts can read it again.',
    hiddenSubject: 'We took down your review of a guest',
    hidden: 'We looked at your review of a guest at {title}, and took it down. The reason: {reason}',
    button: 'View the booking',
    ending: 'If you have questions, email {supportEmail}.',
  },
});
