// What is wrong here is in want.txt.
import { shape } from 'spec-to-app/entity';
import { oneOf } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: { kind: oneOf(LetterKind) },
});
export const LetterKind = values({ source: '§3', says: 'Kinds of letters', items: { card: { label: 'Card' } } });
