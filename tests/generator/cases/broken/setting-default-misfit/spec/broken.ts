// What is wrong here is in want.txt.
import { integer, text } from 'spec-to-app/shapes';
import { setting } from 'spec-to-app/values';

const place = text({ pattern: '/[a-z]+', patternSays: 'It must be a path such as /stamps' });
export const stampsPath = setting({ source: '§1', variable: 'STAMPS', holds: place, default: 'stamps', says: 'Where stamps are' });
export const boxes = setting({ source: '§1', variable: 'BOXES', holds: integer({ min: 1 }), default: 0, says: 'How many boxes there are' });
export const letters = setting({ source: '§1', variable: 'LETTERS', holds: place, default: '', says: 'Where letters are' });
