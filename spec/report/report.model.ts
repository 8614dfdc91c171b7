// Reports of what people read: a listing, a review or a message, for the operator to look at.
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { belongsTo, id, instant, integer, nullable, oneOf, optional, longText } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant, values } from 'spec-to-app/values';

const source = decision('section 20: the operator acts on what people report');

export const contentReportsPerDay = constant(10, { source, says: 'Reports of one person in a day' });
export const contentReportMax = constant(1000, {
  source,
  unit: 'characters',
  says: 'The longest report of a listing, a review or a message',
});

export const ReportedKind = values({
  source,
  says: 'What can be reported',
  items: { listing: { label: 'Listing' }, review: { label: 'Review' }, message: { label: 'Message' } },
});
export const ReportedFor = values({
  source,
  says: 'What is wrong with something that was reported',
  items: {
    fraud: { label: 'It’s a scam or misleading' },
    offensive: { label: 'It’s offensive or hateful' },
    personal: { label: 'It shows someone’s personal details' },
    illegal: { label: 'It’s illegal or dangerous' },
    other: { label: 'Something else' },
  },
});

export const ContentReport = shape({
  source,
  called: 'report of content',
  says: 'What somebody says about a listing, a review or a message',
  fields: {
    kind: oneOf(ReportedKind),
    thing_id: id({ says: 'The listing, the review, or the thread of the message' }),
    number: optional(integer({ min: 1, says: 'Of a message: its number in the thread' })),
    wrong: oneOf(ReportedFor),
    message: optional(longText({ max: contentReportMax.value })),
  },
});

export const SentReport = entity({
  source,
  called: 'sent report',
  says: 'A report of a listing, a review or a message as its writer takes it along',
  key: 'report_id',
  fields: {
    report_id: id(),
    profile_id: belongsTo(Profile, { private: true }),
    kind: oneOf(ReportedKind),
    thing_id: id(),
    number: nullable(integer()),
    wrong: oneOf(ReportedFor),
    message: nullable(longText({ max: contentReportMax.value })),
    created_at: instant(),
  },
});

export const storedContentReports = stored('content_reports', {
  source,
  says: 'What people reported, and when somebody decided on it',
  of: SentReport,
  columns: { profile_id: { onDelete: 'cascade' }, decided_at: nullable(instant()) },
});
