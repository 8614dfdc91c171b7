// The call behind the contact form.
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { text } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { ContactMessage, contactMessagesPerHour } from './pages.model';
import { contactIsByPerson } from './pages.rules';

export const sendContactMessage = call('POST /contact', {
  source: decision('section 17: the contact form page needs a call of its own'),
  says: 'Sends a message to the people behind the product, with a copy to its author',
  guard: anyone,
  input: ContactMessage.fields,
  answer: { reference: text({ says: 'Tells this message from others', example: 'HX7K2M9Q' }) },
  rules: [contactIsByPerson],
  throttle: { times: contactMessagesPerHour.value, per: hours(1) },
  repeatable: true,
});
