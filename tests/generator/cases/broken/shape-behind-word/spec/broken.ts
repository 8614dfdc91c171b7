// Asks zod behind words of the language.
import { entity, pick, shape } from 'spec-to-app/entity';
import { id, integer, list, text } from 'spec-to-app/shapes';
import { z } from 'zod';

const word = text({ max: 8 }) as z.ZodString;
export const Letter = entity({
  source: '§3',
  called: 'letter',
  says: 'Words',
  key: 'letter_id',
  fields: {
    letter_id: id(),
    pages: (integer({ min: 0 }) as z.ZodNumber).gt(0).multipleOf(5),
    greeting: word.startsWith('Dear').trim(),
    // kept: what is said of a shape asks nothing
    place: word.describe('Where it was written'),
    words: (list(text()) as z.ZodArray).refine((all) => all.length > 0),
  },
});
export const Page = shape({ source: '§3', called: 'page', says: 'Of a letter', fields: { ...pick(Letter, 'pages', 'greeting', 'place', 'words') } });
// read before the letter: told where the letter says it
export const Atlas = entity({ source: '§3', called: 'atlas', says: 'Maps', key: 'atlas_id', fields: { atlas_id: id(), ...pick(Letter, 'pages') } });
