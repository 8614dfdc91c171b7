// What is wrong here is in want.txt.
import { shape } from 'spec-to-app/entity';
import { form } from 'spec-to-app/form';
import { text } from 'spec-to-app/shapes';

export const Card = shape({ source: '§3', called: 'card', says: 'A card', fields: { words: text({ max: 80 }) } });
export const cardForm = form({ source: '§2', title: 'A card', submit: 'Send', collects: Card, fields: { words: { label: 'Words' } } });
