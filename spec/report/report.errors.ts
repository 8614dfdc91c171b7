// Why a report is refused.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';

export const reportedNotFound = error('report.not_found', {
  source: decision('section 20: only what the person can read can be reported'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find what you want to report.',
  cure: 'It may be gone already. Reload the page.',
});
