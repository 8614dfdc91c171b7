// What is wrong here is in want.txt.
import { decimal, integer } from 'spec-to-app/shapes';
import { table } from 'spec-to-app/values';

export const prices = table({ source: '§3', says: 'What it costs', columns: { from: integer(), price: decimal() }, rows: [] });
