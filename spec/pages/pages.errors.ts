// Errors of forms on the public pages.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';

export const looksAutomatic = error('pages.looks_automatic', {
  source: decision('section 17: the contact form is open to anyone; instead of a puzzle, what only programs do is refused kindly'),
  status: 422,
  shown: 'banner',
  text: 'Your message wasn’t sent. It looked automated.',
  cure: 'Wait a few seconds and try again, or email {supportEmail}.',
});
