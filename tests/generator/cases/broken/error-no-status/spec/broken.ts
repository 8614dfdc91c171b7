// What is wrong here is in want.txt.
import { call } from '../../../../../../spec/language/call';
import { error } from '../../../../../../spec/language/problem';
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';

export const late = error('parcel.late', {
  source: '§8',
  shown: 'dialog',
  text: 'That did not work.',
  cure: 'Try again.',
});
export const weigh = call('POST /weight', { source: '§7', says: 'Weighs', guard: anyone, errors: [late] });
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone, uses: [weigh] });
