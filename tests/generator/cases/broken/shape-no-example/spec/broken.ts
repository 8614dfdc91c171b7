// What is wrong here is in want.txt.
import { shape } from 'spec-to-app/entity';
import { nullable, text } from 'spec-to-app/shapes';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: {
    postal_code: nullable(text({ pattern: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$' })),
    // its own name fits
    greeting: text({ pattern: '^[A-Z][a-z]+$' }),
    stamp: text({ pattern: '^\\d{4}$', example: '4242' }),
  },
});
