// The call behind the contact form.
import { call } from '../language/call';
import { decision } from '../language/declaration';
import { anyone } from '../language/rule';
import { email, oneOf, text } from '../language/shapes';
import { hours } from '../language/terms';
import { ContactTopic, contactMessageMax, contactMessagesPerHour } from './pages.model';

export const sendContactMessage = call('POST /contact', {
  source: decision('section 17: the contact form page needs a call of its own'),
  says: 'Sends a message to the people behind the product',
  guard: anyone,
  input: {
    name: text({ min: 1, max: 100, example: 'Jo Tremblay' }),
    email: email({ example: 'jo@example.ca' }),
    topic: oneOf(ContactTopic),
    message: text({ min: 10, max: contactMessageMax.value }),
  },
  throttle: { times: contactMessagesPerHour.value, per: hours(1) },
});
