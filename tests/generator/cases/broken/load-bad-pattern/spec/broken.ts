// What is wrong here is in want.txt.
import { shape } from '../../../../../../spec/language/entity';
import { text } from '../../../../../../spec/language/shapes';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: { code: text({ pattern: '[A-Z' }) },
});
