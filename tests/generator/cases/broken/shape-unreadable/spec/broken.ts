// Uses a type that JSON does not have, and checks that no shape can say.
import { z } from 'zod';
import { shape } from 'spec-to-app/entity';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: {
    posted_on: z.date(),
    shop: z.url({ hostname: /post\.ca$/ }),
    number: z.uuid({ version: 'v7' }),
    greeting: z.string().regex(/^dear/i),
    name: z.string().regex(/^\p{Lu}/),
    pages: z.int().min(1, 'Write something'),
    codes: z.string().regex(/^A/).regex(/Z$/),
  },
});
