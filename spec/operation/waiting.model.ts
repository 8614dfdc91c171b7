// The words about what is stuck, as the operator reads them.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const waitingTexts = texts({
  source: decision('section 20: the operator hears once a day of what cannot go on by itself'),
  says: 'The end of a long list of what is stuck',
  texts: {
    more: 'And {count} more.',
  },
});
