// What is wrong here is in want.txt.
import { rule } from 'spec-to-app/rule';

export const easy = rule({ source: '§5', says: 'Anything goes', requires: [] });
