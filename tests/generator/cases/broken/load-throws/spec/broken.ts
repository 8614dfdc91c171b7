// What is wrong here is in want.txt.
import { shape } from '../../../../../../spec/language/entity';
import { oneOf } from '../../../../../../spec/language/shapes';
import { values } from '../../../../../../spec/language/values';

export const Letter = shape({
  source: '§3',
  called: 'letter',
  says: 'Words',
  fields: { kind: oneOf(LetterKind) },
});
export const LetterKind = values({ source: '§3', says: 'Kinds of letters', items: { card: { label: 'Card' } } });
