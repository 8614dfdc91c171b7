// Initials stand where a person has no picture.
import { expect, test } from 'vitest';
import { initials } from '../../../src/ui/avatar';

test.each([
  ['Ada Lovelace', 'AL'],
  ['  Zoé-Marguerite  ', 'Z'],
  ['Zoé 🌲', 'Z'],
  ['élise “Lili” Côté', 'ÉC'],
  ['🌲', ''],
])('the initials of %s are letters alone', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
