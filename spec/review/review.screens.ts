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
  source: decision('look and feel: an average from three reviews on, and a plain word before'),
  says: 'Reviews on a listing and on cards',
  texts: {
    heading: '{average} · {count} reviews',
    isNew: 'New',
    none: 'No reviews yet',
    noneHint: 'Be the first to leave a review.',
    all: 'Show all {count} reviews',
    search: 'Search reviews',
    sort: 'Sort by',
    reply: 'Reply from {name}',
    noMatch: 'No reviews match your search',
    thanks: 'Thanks! Your review is now public.',
    overall: 'Overall rating',
    cleanliness: 'Cleanliness',
    accuracy: 'Accuracy',
    checkin: 'Check-in',
    communication: 'Communication',
    location: 'Location',
    value: 'Value',
  },
});
