// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

export const product = constant('Mail', { source: '§9', says: 'What people call it' });
