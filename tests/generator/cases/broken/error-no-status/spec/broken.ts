// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { error } from 'spec-to-app/problem';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';

export const late = error('parcel.late', {
  source: '§8',
  shown: 'dialog',
  text: 'That did not work.',
  cure: 'Try again.',
});
export const weigh = call('POST /weight', { source: '§7', says: 'Weighs', guard: anyone, errors: [late] });
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone, uses: [weigh] });
