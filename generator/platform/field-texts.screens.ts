// The words for each thing that can be wrong with a field.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';

export const fieldTexts = texts({
  source: decision('section 0: what is wrong is told field by field'),
  says: 'What is wrong with a field, as the server says it of each one that it refuses',
  texts: {
    missing: 'This is required.',
    unknown: 'This field isn’t known.',
    empty: 'This can’t be empty.',
    wrongType: 'This must be {type}.',
    or: ' or ',
    tooShort: 'Enter at least {limit} characters.',
    tooLong: 'Enter at most {limit} characters.',
    tooSmall: 'This must be at least {limit}.',
    tooLarge: 'This must be at most {limit}.',
    tooFew: 'Choose at least {limit}.',
    tooMany: 'Choose at most {limit}.',
    notOneOf: 'Choose one of: {values}.',
    notAllowed: 'This value isn’t allowed here.',
    notValid: 'This isn’t a valid {format}.',
    wrongFormat: 'This isn’t in the right format.',
    notOneLine: 'Use one line, without hidden characters.',
    hidden: 'This has hidden characters. Try typing it.',
  },
});
