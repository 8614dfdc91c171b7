// Reporting a listing, a review or a message.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { texts } from 'spec-to-app/text';
import { reportContent } from './report.calls';

export const contentReportForm = form({
  source: decision('section 20: the operator acts on what people report'),
  title: 'Report this',
  intro: 'Our team will look at it. The person who wrote it won’t know who reported it.',
  submit: 'Send report',
  sends: reportContent,
  supplied: ['kind', 'thing_id', 'number'],
  fields: {
    wrong: { label: 'What’s wrong?', widget: 'radio', missing: 'Select an option.' },
    message: { label: 'Tell us more' },
  },
});

export const contentReportTexts = texts({
  source: decision('section 20: the operator acts on what people report'),
  says: 'The way to report something',
  texts: { listing: 'Report this listing', review: 'Report', message: 'Report', sent: 'Thanks. We’ll look at it.' },
});
