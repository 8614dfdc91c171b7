// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { text } from 'spec-to-app/shapes';

export const byCode = call('GET /parcel/{code}', { source: '§7', says: 'By its code', guard: anyone, params: { code: text() } });
export const byId = call('GET /parcel/{parcel_id}', { source: '§7', says: 'By its number', guard: anyone });
export const inBag = call('GET /parcel/bag', { source: '§7', says: 'Those in the bag', guard: anyone });
export const parcels = route('/parcels', {
  source: '§2',
  screen: 'Parcels',
  title: 'Parcels',
  guard: anyone,
  uses: [byCode, byId, inBag],
});
