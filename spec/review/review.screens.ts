// Writing and reading reviews.
import { form } from '../language/form';
import { decision } from '../language/declaration';
import { texts } from '../language/text';
import { submitReview } from './review.calls';

export const reviewForm = form({
  source: '§2',
  title: 'How was your stay?',
  intro: 'Your review is public and can’t be edited later.',
  submit: 'Submit review',
  sends: submitReview,
  fields: {
    rating: { label: 'Overall', widget: 'stars', missing: 'Select one to five stars.' },
    cleanliness: { label: 'Cleanliness', widget: 'stars' },
    accuracy: { label: 'Accuracy', widget: 'stars', help: 'Was it as described?' },
    checkin: { label: 'Check-in', widget: 'stars' },
    communication: { label: 'Communication', widget: 'stars' },
    location: { label: 'Location', widget: 'stars' },
    value: { label: 'Value', widget: 'stars' },
    comment: {
      label: 'Your review',
      widget: 'textarea',
      placeholder: 'What should the next guest know?',
      help: 'At least {reviewCommentMin} characters. No email addresses, phone numbers or links.',
    },
    private_note: { label: 'Private note to host', widget: 'textarea', help: 'Only the host can see this.' },
  },
});

export const reviewTexts = texts({
  source: decision('look and feel: a review stands where the stay stands, for both sides'),
  says: 'The review of a stay, on the booking',
  texts: {
    write: 'Review this stay',
    until: 'You can review your stay until {date}',
    thanks: 'Thanks! Your review is now public.',
    own: 'Your review',
    guests: 'Review by {guest}',
    note: 'Private note, for the host alone',
    reply: 'Reply from the host',
    failed: 'We couldn’t load the review.',
    retry: 'Try again',
  },
});
