// The thread of a guest and a host, where it stands beside a stay or a booking.
import { decision } from '../language/declaration';
import { form } from '../language/form';
import { sendMessage } from './message.calls';
import { threadMessageIsGiven } from './message.rules';

const source = decision('section 17: the inbox, under the stays of a guest and the bookings of a host');

export const messageForm = form({
  source,
  title: 'Send a message',
  submit: 'Send',
  sends: sendMessage,
  rules: [threadMessageIsGiven],
  fields: { message: { label: 'Message', widget: 'textarea', missing: 'No message provided' } },
});
