// What is wrong here is in want.txt.
import { rule } from '../../../../../../spec/language/rule';

export const easy = rule({ source: '§5', says: 'Anything goes', requires: [] });
