// When a message of the contact form is taken for a person's.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { rule } from 'spec-to-app/rule';
import { absent, atLeast } from 'spec-to-app/terms';
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
