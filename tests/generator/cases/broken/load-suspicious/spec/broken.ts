// What is wrong here is in want.txt.
import { shape } from 'spec-to-app/entity';
import { text } from 'spec-to-app/shapes';

const unlimited = NaN;
export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: { words: text({ max: unlimited === NaN ? 100 : 500 }) },
});
