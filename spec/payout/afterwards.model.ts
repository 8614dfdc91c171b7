// What is done by the clock so that hosts are paid.
import { decision } from '../language/declaration';
import { job } from '../language/job';
import { minutes } from '../language/terms';

export const payHosts = job({
  source: decision('section 2: a host is paid a day after check-in, unless a report is to be looked at first'),
  says: 'Payouts whose moment has come fall due, and those that can be paid are paid',
  fields: {},
  every: minutes(10),
});
