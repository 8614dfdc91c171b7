// What is wrong here is in want.txt.
import { error } from 'spec-to-app/problem';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { text } from 'spec-to-app/shapes';
import { markdown } from 'spec-to-app/text';

export const late = error('parcel.late', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: '{prodct} lost {id}.',
  cure: 'Try again.',
  raisedBy: 'the scales',
  slots: { id: text() },
});
export const help = route('/help', { source: '§2', screen: 'LongText', title: 'Help', guard: anyone, text: markdown('help.md') });
