// When a message of the contact form is taken for a person's.
import { decision } from '../language/declaration';
import { the } from '../language/entity';
import { rule } from '../language/rule';
import { absent, atLeast } from '../language/terms';
import { looksAutomatic } from './pages.errors';
import { ContactMessage, contactSeconds } from './pages.model';

const written = the(ContactMessage);

export const contactIsByPerson = rule({
  source: decision('section 17: a field that nobody sees and a few seconds of patience stand in for a puzzle'),
  says: 'A contact message comes from a person',
  requires: [
    { that: absent(written.website), otherwise: looksAutomatic },
    { that: atLeast(written.seconds, contactSeconds), otherwise: looksAutomatic },
  ],
});
