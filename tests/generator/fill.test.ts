// How the slots of a text are filled.
import { expect, test } from 'vitest';
import { fill } from '../../generator/model/fill';
import { aModel } from '../support/a-model';

const constant = (id: string, value: number | string, unit?: string) => ({
  id,
  source: '§9',
  says: id,
  value,
  ...(unit === undefined ? {} : { unit }),
});

test('amounts read as people write them, other values as they are', () => {
  const model = aModel({
    constants: [
      constant('cap', 50_000, 'points'),
      constant('rate', 1234.5, 'CAD'),
      constant('few', 100, 'points'),
      constant('since', 2026),
      constant('code', '12345'),
    ],
  });
  expect(fill(model)('{cap}, {rate}, {few}; {since}, {code}, {nobody}')).toBe('50,000, 1,234.5, 100; 2026, 12345, {nobody}');
});

test('slots of the text itself stay for later', () => {
  const model = aModel({ constants: [constant('cap', 5, 'points')] });
  expect(fill(model)('{cap} of {all}', ['cap'])).toBe('{cap} of {all}');
});
