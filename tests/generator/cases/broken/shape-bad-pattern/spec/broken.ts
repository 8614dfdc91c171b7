// A pattern that only JavaScript without its strict flag can read.
import { z } from 'zod';
import { shape } from 'spec-to-app/entity';

export const Letter = shape({ source: '§3', called: 'letter', says: 'Words', fields: { code: z.string().regex(/^[\w-.]+\-\d$/) } });
