// The call by which people report what they read.
import { signedIn } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { hours } from 'spec-to-app/terms';
import { reportedNotFound } from './report.errors';
import { ContentReport, contentReportsPerDay } from './report.model';

export const reportContent = call('POST /report', {
  source: decision('section 20: the operator acts on what people report'),
  says: 'Reports a listing, a review or a message that the person can read',
  guard: signedIn,
  input: ContentReport.fields,
  errors: [reportedNotFound],
  throttle: { times: contentReportsPerDay.value, per: hours(24) },
  repeatable: true,
});
