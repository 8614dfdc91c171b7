// Passwords where none are, and the other way round.
import { shape } from 'spec-to-app/entity';
import { form } from 'spec-to-app/form';
import { password, text } from 'spec-to-app/shapes';

export const Letter = shape({ source: '§3', called: 'letter', says: 'Words', fields: { seal: password(), code: password(), words: text() } });
export const letterForm = form({
  source: '§2',
  title: 'Letter',
  submit: 'Keep',
  collects: Letter,
  fields: {
    seal: { label: 'Seal', autocomplete: 'family-name' },
    code: { label: 'Code', autocomplete: 'one-time-code' },
    words: { label: 'Words', autocomplete: 'new-password' },
  },
});
