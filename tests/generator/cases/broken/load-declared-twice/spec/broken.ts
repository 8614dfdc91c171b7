// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

export const heaviest = constant(30, { source: '§9', says: 'The heaviest parcel' });
export const heaviest = constant(20, { source: '§9', says: 'The heaviest parcel of a bicycle' });
