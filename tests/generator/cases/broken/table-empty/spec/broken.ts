// What is wrong here is in want.txt.
import { decimal, integer } from '../../../../../../spec/language/shapes';
import { table } from '../../../../../../spec/language/values';

export const prices = table({ source: '§3', says: 'What it costs', columns: { from: integer(), price: decimal() }, rows: [] });
