// No subject that app.ts names.
import { constant } from 'spec-to-app/values';

export const cardPrice = constant(2, { source: '§9', says: 'What a card costs' });
