// What is wrong here is in want.txt.
import { entity } from 'spec-to-app/entity';
import { id, integer, list, text } from 'spec-to-app/shapes';

export const Letter = entity({
  source: '§3',
  called: 'letter',
  says: 'Words',
  key: 'letter_id',
  fields: { letter_id: id(), words: text({ max: 10.5 }), pages: list(integer(), { min: -1 }) },
});
