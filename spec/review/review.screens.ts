// Writing and reading reviews.
import { form } from '../language/form';
import { decision } from '../language/declaration';
import { texts } from '../language/text';
import { submitReview } from './review.calls';

export const reviewForm = form({
  source: '§2',
  title: 'How was your stay?',
  intro: 'Your review is public and stays as you write it.',
  submit: 'Submit review',
  sends: submitReview,
  fields: {
    rating: { label: 'Overall', widget: 'stars', missing: 'Choose one to five stars.' },
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
      help: 'At least {reviewCommentMin} characters; no email addresses, phone numbers or links.',
    },
    private_note: { label: 'Private note to the host', widget: 'textarea', help: 'Only the host reads this.' },
  },
});

export const reviewTexts = texts({
  source: decision('look and feel: an average from three reviews on, and a plain word before'),
  says: 'Reviews on a listing and on cards',
  texts: {
    heading: '{average} · {count} reviews',
    isNew: 'New',
    none: 'New here, no reviews yet',
    noneHint: 'Be the first to tell others how it was.',
    all: 'Show all {count} reviews',
    search: 'Search reviews',
    sort: 'Sort by',
    reply: 'Reply from {name}',
    noMatch: 'No review holds these words',
    thanks: 'Thank you. Your review is public now.',
    overall: 'Overall rating',
    cleanliness: 'Cleanliness',
    accuracy: 'Accuracy',
    checkin: 'Check-in',
    communication: 'Communication',
    location: 'Location',
    value: 'Value',
  },
});
