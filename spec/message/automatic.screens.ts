// The window of messages that are sent by themselves.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { counted, texts } from 'spec-to-app/text';
import { addAutomaticMessage } from './automatic.calls';
import { fieldUnknown } from './message.errors';

const source = decision('section 20: a host says once what each guest is told, and when');

export const automaticForm = form({
  source,
  title: 'Automatic message',
  submit: 'Save',
  sends: addAutomaticMessage,
  supplied: ['property_id'],
  fields: {
    moment: { label: 'Send', widget: 'radio', missing: 'Choose when to send it.' },
    days: { label: 'Days before check-in or after check-out', widget: 'stepper' },
    clock: { label: 'Time of day at the property', widget: 'time' },
    text: { label: 'Message', missing: 'Enter a message.', refusals: [fieldUnknown] },
    is_on: { label: 'Send this message automatically', widget: 'checkbox' },
  },
});

export const automaticTexts = texts({
  source,
  says: 'Messages that are sent by themselves',
  texts: {
    heading: 'Automatic messages',
    lead: 'We send these to guests who have paid, once for each booking. If a guest pays after the time of a message before check-in, we send it right away. A message you write after its time isn’t sent.',
    none: 'No automatic messages yet. Write one for when a booking is paid, before check-in or after check-out, and we’ll send it for you.',
    paid: 'When a booking is paid',
    arrival: counted('count', {
      one: '1 day before check-in, at {time} at the property',
      other: '{count} days before check-in, at {time} at the property',
    }),
    departure: counted('count', {
      one: '1 day after check-out, at {time} at the property',
      other: '{count} days after check-out, at {time} at the property',
    }),
    arrivalDay: 'On the day of check-in, at {time} at the property',
    departureDay: 'On the day of check-out, at {time} at the property',
    daysBefore: 'Days before check-in',
    daysAfter: 'Days after check-out',
    off: 'Off',
    all: 'All properties',
    gone: 'A property you no longer have',
    forWhich: 'For',
    add: 'New automatic message',
    full: 'You have {automaticMax} automatic messages, the most you can have. Delete one to add another.',
    edit: 'Edit',
    editHeading: 'Edit automatic message',
    delete: 'Delete',
    deleteHeading: 'Delete this automatic message?',
    deleteText: 'Messages that were already sent stay in your conversations.',
    keep: 'Keep it',
    back: 'Back',
    loading: 'Loading your automatic messages',
    failed: 'We couldn’t load your automatic messages.',
  },
});
