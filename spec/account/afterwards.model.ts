// What follows from what people do with their accounts: letters with links, and the tidying up.
import { decision } from '../language/declaration';
import { job, mail } from '../language/job';
import { email, id, text } from '../language/shapes';
import { hours } from '../language/terms';

const source = decision('section 10: addresses are proven, and passwords reset, by links that are mailed and work once');
const page = text({ says: 'The page of ours that the link leads to' });

export const confirmLink = mail({
  source,
  says: 'Whoever signed up gets the link that proves their address',
  fields: { link_id: id(), page },
});
export const resetLink = mail({
  source,
  says: 'Whoever asks for it gets the link that sets a new password; where nobody has the address, nobody does',
  fields: {
    link_id: id(),
    email: email({ says: 'As it was typed: whether somebody has it is looked up when the letter is written' }),
    page,
  },
});
export const passwordChanged = mail({
  source,
  says: 'The owner of an account hears that its password is another one now',
  fields: { user_id: id() },
});
export const removeExpired = job({
  source: decision('what has run out is of no use to anybody but a thief'),
  says: 'Sessions, links, counters and prices that have run out are removed',
  fields: {},
  every: hours(1),
});
