// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

export const stampPrice = constant(1, { source: '§9', says: 'What a stamp costs' });
