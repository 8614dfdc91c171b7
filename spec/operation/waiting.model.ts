// The words about what is stuck, as the operator reads them.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const waitingTexts = texts({
  source: decision('section 20: the operator hears once a day of what cannot go on by itself'),
  says: 'The mail to the operator about what is stuck',
  texts: {
    subject: 'Stuck on {product}: {count}',
    intro: 'These wait for you. The same list, whole and as it is now: npm run operator -- stuck',
    more: 'And {count} more.',
  },
});
