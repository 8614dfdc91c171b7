// Uses a type that JSON does not have.
import { z } from 'zod';
import { shape } from '../../../../../../spec/language/entity';

export const Letter = shape({ source: '§3', called: 'letter', says: 'Words', fields: { posted_on: z.date() } });
