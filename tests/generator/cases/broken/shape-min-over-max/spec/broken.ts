// What is wrong here is in want.txt.
import { entity } from 'spec-to-app/entity';
import { id, integer, list, optional, text } from 'spec-to-app/shapes';

export const Letter = entity({
  source: '§3',
  called: 'letter',
  says: 'Words',
  key: 'letter_id',
  fields: { letter_id: id(), words: text({ min: 100, max: 10 }), pages: optional(list(integer({ min: 5, max: 2 }))) },
});
