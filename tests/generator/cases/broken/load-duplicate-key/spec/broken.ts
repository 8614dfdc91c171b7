// What is wrong here is in want.txt.
import { entity } from 'spec-to-app/entity';
import { id, text } from 'spec-to-app/shapes';

export const Letter = entity({
  source: '§3',
  called: 'letter',
  says: 'Words',
  key: 'letter_id',
  fields: { letter_id: id(), words: text({ max: 500 }), words: text({ max: 5000 }) },
});
