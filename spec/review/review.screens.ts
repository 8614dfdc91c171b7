// Writing and reading reviews.
import { form } from 'spec-to-app/form';
import { decision } from 'spec-to-app/declaration';
import { counted, texts } from 'spec-to-app/text';
import { replyToReview, submitGuestReview, submitReview } from './review.calls';
import { reviewPersonal } from './review.errors';

const points = { '1': 'Terrible', '2': 'Poor', '3': 'Okay', '4': 'Good', '5': 'Excellent' };

export const reviewForm = form({
  source: '§2',
  title: 'How was your stay?',
  intro: 'Your review is public once your host has reviewed you too, or when the time for reviews is over. It can’t be edited.',
  submit: 'Submit review',
  sends: submitReview,
  fields: {
    rating: { label: 'Overall', widget: 'stars', points, missing: 'Select one to five stars.' },
    cleanliness: { label: 'Cleanliness', widget: 'stars', points },
    accuracy: { label: 'Accuracy', widget: 'stars', points, help: 'Was it as described?' },
    checkin: { label: 'Check-in', widget: 'stars', points },
    communication: { label: 'Communication', widget: 'stars', points },
    location: { label: 'Location', widget: 'stars', points },
    value: { label: 'Value', widget: 'stars', points },
    comment: {
      label: 'Your review',
      placeholder: 'What should the next guest know?',
      help: 'At least {reviewCommentMin} characters. No email addresses, phone numbers or links.',
      refusals: [reviewPersonal],
    },
    private_note: { label: 'Private note to your host', help: 'Only your host can see this.' },
  },
});

export const guestReviewForm = form({
  source: decision('section 20: both sides of a stay write'),
  title: 'How was your guest?',
  intro:
    'Hosts read it when this guest asks to stay with them. Your guest reads it once they’ve reviewed their stay too, or when the time for reviews is over. It can’t be edited.',
  submit: 'Submit review',
  sends: submitGuestReview,
  fields: {
    rating: { label: 'Overall', widget: 'stars', points, missing: 'Select one to five stars.' },
    rules: { label: 'House rules', widget: 'stars', points, help: 'Did they keep to them?' },
    cleanliness: { label: 'Cleanliness', widget: 'stars', points },
    communication: { label: 'Communication', widget: 'stars', points },
    comment: {
      label: 'Your review',
      placeholder: 'What should the next host know?',
      help: 'At least {reviewCommentMin} characters. No email addresses, phone numbers or links.',
      refusals: [reviewPersonal],
    },
  },
});

export const replyForm = form({
  source: decision('section 9: one public reply of the host'),
  title: 'Reply to this review',
  intro: 'Your reply is public and can’t be edited later.',
  submit: 'Post reply',
  sends: replyToReview,
  fields: {
    reply: {
      label: 'Your reply',
      help: 'No email addresses, phone numbers or links.',
      missing: 'Enter a reply.',
      refusals: [reviewPersonal],
    },
  },
});

export const reviewTexts = texts({
  source: decision('look and feel: a review stands where the stay stands, for both sides'),
  says: 'The review of a stay, on the booking',
  texts: {
    write: 'Review this stay',
    until: 'You can review your stay until {date}',
    thanks: 'Thanks! Your review is now public.',
    thanksWaiting: 'Thanks! We’ll check your review before it’s public.',
    thanksSealed: 'Thanks! Your review shows once the other side has written too, or on {date}.',
    thanksGuest: 'Thanks! Your guest and other hosts can read your review now.',
    writeGuest: 'Review this guest',
    untilGuest: 'You can review {guest} until {date}',
    wroteToo: '{name} has already written. You’ll read it once you’ve written yours, or after that date.',
    sealed: 'Only you see this until {name} has written too, or until {date}.',
    sealedTheirs: '{name} has written a review. You can read it once you’ve written yours, or after {date}.',
    yours: 'Your review of {guest}',
    hosts: 'Review by {host}',
    theHost: 'your host',
    theGuest: 'your guest',
    own: 'Your review',
    guests: 'Review by {guest}',
    note: 'Private note to your host',
    noteHost: 'Private note to you',
    failed: 'We couldn’t load the review.',

    howWas: 'How was your stay at {title}?',
    waiting: counted('count', { one: '{count} stay is waiting for your review', other: '{count} stays are waiting for your review' }),
    choose: 'Choose a stay',
    chooseHeading: 'Which stay do you want to review?',
    by: 'By {date}',

    written: 'Reviews by {guest}',
    writtenNone: '{guest} hasn’t reviewed a stay yet.',
    ofGuest: 'What hosts say about {guest}',
    ofGuestCount: counted('count', { one: '{count} review by a host', other: '{count} reviews by hosts' }),
    ofGuestRated: '{rating} · {reviews}',
    ofGuestNone: 'No host has reviewed {guest} yet.',
  },
});

export const reviewListTexts = texts({
  source: decision('look and feel: a review reads the same wherever it stands'),
  says: 'Reviews in lists, and what a host replies to them',
  texts: {
    part: '{part} {stars}',
    someone: 'A guest',
    someHost: 'A host',
    sealed: 'Not public yet. It shows once the host has written too, or on {date}.',
    hostReply: 'Response from the host',
    reply: 'Reply',
    replyUntil: 'You can reply until {moment}',
    replied: 'Your reply is now public.',
    direct: 'Paid directly to the host',
    waiting: 'Not public yet. We’re reviewing it first: {why}.',
    hidden: 'Not public. We took it down: {why}',
    more: 'Show more',
    failed: 'We couldn’t load the reviews.',
  },
});
