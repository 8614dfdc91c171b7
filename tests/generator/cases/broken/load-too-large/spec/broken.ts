// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

const all: unknown[] = [];
while (all.length < 100_000) {
  all.push(Array(100_000));
}
export const sum = constant(all.length, { source: '§9', says: 'Some sum' });
