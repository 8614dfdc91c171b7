// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

const heaviest = 30;
heaviest = 20;
export const most = constant(heaviest, { source: '§9', says: 'The heaviest parcel' });
