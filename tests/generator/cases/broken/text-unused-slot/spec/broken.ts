// What is wrong here is in want.txt.
import { error } from 'spec-to-app/problem';
import { text } from 'spec-to-app/shapes';

export const late = error('parcel.late', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: 'That did not work.',
  cure: 'Try again.',
  raisedBy: 'the scales',
  slots: { id: text() },
});
