// Jobs that watch over all other work: those past their time are found, and the operator hears of those that are stuck.
import { decision } from 'spec-to-app/declaration';
import { given, job, mail } from 'spec-to-app/job';
import { hours, minutes } from 'spec-to-app/terms';

export const findForgotten = job({
  source: decision('section 20: nothing falls out of time: what is past its moment without work is done, and said'),
  says: 'Bookings, nights and payment pages that are past their time, and that no timer or job is at, are ended',
  fields: {},
  every: minutes(15),
});

const told = decision('section 20: the operator hears once a day of what cannot go on by itself');
export const tellOperator = job({ source: told, says: 'The operator is told what is stuck', fields: {}, every: hours(24) });
export const operatorTold = mail({
  source: told,
  says: 'The operator reads what is stuck',
  fields: {},
  reader: 'support',
  subject: 'Stuck on {product}: {count}',
  body: {
    intro: 'These wait for you. The same list, whole and as it is now: npm run operator -- stuck',
    lists: given('What is stuck, kind by kind'),
  },
});
