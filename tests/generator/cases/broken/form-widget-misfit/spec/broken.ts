// Ways of filling in that give another kind of value.
import { shape } from 'spec-to-app/entity';
import { form } from 'spec-to-app/form';
import { cents, flag, integer, list, oneOf, plainDate, text } from 'spec-to-app/shapes';
import { ParcelStatus } from '../../base';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: {
    sent_on: plainDate(),
    price: cents(),
    pages: integer({ min: 1, max: 5 }),
    status: oneOf(ParcelStatus),
    statuses: list(oneOf(ParcelStatus)),
    registered: flag(),
    words: text(),
  },
});
export const letterForm = form({
  source: '§2',
  title: 'Letter',
  submit: 'Keep',
  collects: Letter,
  fields: {
    sent_on: { label: 'Sent on', widget: 'money' },
    price: { label: 'Price', widget: 'stepper' },
    pages: { label: 'Pages', widget: 'url' },
    status: { label: 'Status', widget: 'checkboxes' },
    statuses: { label: 'Statuses', widget: 'select' },
    registered: { label: 'Registered', widget: 'stars' },
    words: { label: 'Words', widget: 'photos' },
  },
});
