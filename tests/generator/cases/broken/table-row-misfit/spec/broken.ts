// What is wrong here is in want.txt.
import { decimal, oneOf } from 'spec-to-app/shapes';
import { table } from 'spec-to-app/values';
import { ParcelStatus } from '../../base';

export const prices = table({
  source: '§3',
  says: 'What it costs',
  columns: { status: oneOf(ParcelStatus), price: decimal({ min: 0 }) },
  rows: [
    { status: 'posted', price: 1.5 },
    { status: 'arived', price: 2 },
    { status: 'arrived', prize: 2 },
  ],
});
