// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

const halved = (sum: number): number => {
  let rest = sum;
  while (rest !== 1) rest = rest / 2;
  return rest;
};
export const sum = constant(halved(12), { source: '§9', says: 'Some sum' });
