// What is wrong here is in want.txt.
import { mail } from 'spec-to-app/job';
import { error } from 'spec-to-app/problem';
import { text } from 'spec-to-app/shapes';
import { parcel } from '../../base';

export const late = error('parcel.late', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: 'That did not work.',
  cure: 'Try again.',
  raisedBy: 'the scales',
  slots: { id: text() },
});
export const arrived = mail({
  source: '§4',
  says: 'A parcel is there',
  fields: {},
  reader: 'sender',
  subject: 'It is there',
  slots: { note: parcel.note },
});
