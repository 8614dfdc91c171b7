// What is wrong here is in want.txt.
import { values } from 'spec-to-app/values';

export const LetterKind = values({ source: '§3', says: 'Kinds of letters', items: {} });
