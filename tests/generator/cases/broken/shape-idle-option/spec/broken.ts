// Options that nothing can follow.
import { shape } from 'spec-to-app/entity';
import { integer, list, optional, text } from 'spec-to-app/shapes';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: {
    greeting: text({ max: 80, patternSays: 'Letters only' }),
    pages: integer({ min: 0.5, max: 9.5 }),
    words: list(text({ max: 0 }), { max: 0 }),
  },
});
export const Parts = shape({
  source: '§3',
  called: 'parts',
  says: 'What lies in a letter',
  fields: { stamps: list(integer({ default: 1 })), note: optional(text({ default: 'None' })) },
});
