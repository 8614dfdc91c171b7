// Jobs after a stay and its reviews: reminders and mails.
import { Booking } from '../booking/booking.model';
import { openBooking, openStay, stay } from '../booking/mail-words.model';
import { decision } from 'spec-to-app/declaration';
import { given, job, mail, sometimes } from 'spec-to-app/job';
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
const reviewStay = { label: 'Review your stay', to: '/stays/:booking_id?' } as const;
const reviewGuest = { label: 'Review your guest', to: '/bookings/:booking_id?' } as const;
const words = given('What was written');
const stars = '{rating} out of 5 stars';
const questions = 'If you have questions, email {supportEmail}.';

export const guestReviewAsked = mail({
  source: mutual,
  says: 'The host is asked how the guest was',
  fields: ofBooking,
  reader: 'host',
  subject: 'How was {name} as a guest?',
  body: {
    intro: '{name}’s stay at {title} is over. Would you host them again?',
    stay,
    until: 'You can review {name} until {moment}. Only hosts {name} asks to stay with can read it, and it can’t be edited.',
  },
  button: { ...reviewGuest, ending: 'Neither of you sees the other’s review until you’ve both written one, or until that date.' },
});
const wrote = {
  source: mutual,
  fields: ofBooking,
  subject: '{name} wrote you a review',
} as const;
const until = 'You can read it once you’ve written yours, or after {moment}.';
const unswayed = 'This way, neither of you is swayed by the other’s review.';
export const guestWroteReview = mail({
  ...wrote,
  says: 'The host hears that the guest has written',
  reader: 'host',
  body: { intro: '{name} has reviewed their stay at {title}.', stay, until },
  button: { ...reviewGuest, ending: unswayed },
});
export const hostWroteReview = mail({
  ...wrote,
  says: 'The guest hears that the host has written',
  reader: 'guest',
  body: { intro: '{name} has reviewed you as a guest at {title}.', stay, until },
  button: { ...reviewStay, ending: unswayed },
});
export const guestReviewReceived = mail({
  source: mutual,
  says: 'The guest reads what the host wrote',
  fields: ofGuestReview,
  reader: 'guest',
  subject: '{name} reviewed you',
  body: { intro: '{name} wrote about you as a guest at {title}:', stay, stars, words },
  button: { ...openStay, ending: 'Hosts can read it when you ask to stay with them.' },
});
const looked = decision('section 20: the author of a review hears what was decided about it, and why');
export const guestReviewDecided = mail({
  source: looked,
  says: 'The host hears whether hosts read the review of a guest, and if not why',
  fields: ofGuestReview,
  reader: 'host',
  subject: { shown: 'Hosts can read your review of a guest again', hidden: 'We took down your review of a guest' },
  body: {
    intro: {
      shown: 'We looked at your review of a guest at {title}. Hosts can read it again.',
      hidden: 'We looked at your review of a guest at {title}, and took it down. The reason: {reason}',
    },
    stay,
  },
  button: { ...openBooking, label: 'View the booking', ending: questions },
});

export const reviewAsked = mail({
  source,
  says: 'The guest is asked how the stay was',
  fields: ofBooking,
  reader: 'guest',
  subject: 'How was your stay at {title}?',
  body: {
    intro: 'Your stay at {title} is over. What should the next guest know?',
    stay,
    until:
      'You can write a review until {moment}. It’s public once your host has reviewed you too, or after that date, and can’t be edited.',
  },
  button: { ...reviewStay, ending: 'Use the private note for anything only {host} should see.' },
});
export const reviewReminded = mail({
  source,
  says: 'The guest is told until when a review can be written',
  fields: ofBooking,
  reader: 'guest',
  subject: 'A few days left to review {title}',
  body: {
    intro: 'You haven’t reviewed your stay at {title} yet. You can until {moment}.',
    stay,
    short: 'A few sentences are enough.',
  },
  button: { ...reviewStay, ending: 'This is the last email about it.' },
});

const answering = decision('section 9: one public reply of the host, within a month');
export const reviewReceived = mail({
  source: answering,
  says: 'The host reads the review, and may reply',
  fields: ofReview,
  reader: 'host',
  subject: '{name} reviewed {title}',
  body: {
    intro: '{name} reviewed their stay at {title}:',
    stay,
    stars,
    words,
    waiting: sometimes('It isn’t public yet. We’re reviewing it first: {why}.'),
    note: sometimes('They also left you a private note. Read it on the booking page.'),
  },
  button: { ...openBooking, label: 'Read and reply', ending: 'You can reply once, for everyone to read, until {moment}.' },
});
export const reviewAnswered = mail({
  source: answering,
  says: 'The guest reads what the host replied',
  fields: ofReview,
  reader: 'guest',
  subject: '{name} replied to your review of {title}',
  body: { intro: '{name} replied to your review of {title}:', stay, words },
  button: { ...openStay, ending: 'The reply is public, below your review.' },
});
export const reviewDecided = mail({
  source: looked,
  says: 'The guest hears whether the review is public, and if not why',
  fields: ofReview,
  reader: 'guest',
  subject: { shown: 'Your review of {title} is public', hidden: 'Your review of {title} isn’t public' },
  body: {
    intro: {
      shown: 'We looked at your review of {title}. Everyone can read it now.',
      hidden: 'We looked at your review of {title}, and decided not to show it. The reason: {reason}',
    },
    stay,
  },
  button: { ...openStay, ending: questions },
});

export const reviewMailTexts = texts({
  source,
  says: 'Names in the mails about reviews of those who have none',
  texts: { guest: 'Your guest', host: 'Your host', theHost: 'your host' },
});
