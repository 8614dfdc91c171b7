// Errors of single fields that any call may answer.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { text } from 'spec-to-app/shapes';

export const FieldProblem = shape({
  source: decision('section 0: what is wrong is told field by field'),
  called: 'problem of a field',
  says: 'What is wrong with one field',
  fields: {
    path: text({ says: 'The field, its parts joined with points', example: 'address.city' }),
    code: text({ says: 'What is wrong with it', example: 'too_small' }),
    message: text({ says: 'The same as a sentence' }),
  },
});
