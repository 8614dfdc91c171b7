// What is done by the clock so that sums can be shown in other currencies.
import { decision } from '../language/declaration';
import { job } from '../language/job';
import { hours } from '../language/terms';

export const fetchRates = job({
  source: decision('section 15: the table that the Bank of Canada publishes each banking day'),
  says: 'The newest rates of currencies are read and kept',
  fields: {},
  every: hours(4),
});
