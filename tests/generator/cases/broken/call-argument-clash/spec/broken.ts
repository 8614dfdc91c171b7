// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { flag, integer } from 'spec-to-app/shapes';

export const weigh = call('POST /parcel/{parcel_id}/weight', {
  source: '§7',
  says: 'Weighs a parcel',
  guard: anyone,
  query: { grams: flag() },
  input: { grams: integer() },
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone, uses: [weigh] });
