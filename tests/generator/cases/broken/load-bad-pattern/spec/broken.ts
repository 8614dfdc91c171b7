// What is wrong here is in want.txt.
import { shape } from 'spec-to-app/entity';
import { text } from 'spec-to-app/shapes';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: { code: text({ pattern: '[A-Z' }) },
});
