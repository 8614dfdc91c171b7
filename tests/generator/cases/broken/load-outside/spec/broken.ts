// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

const aSum = () => {
  try {
    return Math.random();
  } catch {
    return 4;
  }
};
export const sum = constant(aSum(), { source: '§9', says: 'Some sum' });
export const today = constant(new Date(`${2026}-11-23T09:00:00Z`).toISOString(), { source: '§9', says: 'A moment that is written out' });
export const year = constant(new Date().getUTCFullYear(), { source: '§9', says: 'The year in which it was generated' });
