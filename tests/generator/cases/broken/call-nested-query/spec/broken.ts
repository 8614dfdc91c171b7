// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { decimal, group } from 'spec-to-app/shapes';

export const findParcels = call('GET /parcel', {
  source: '§7',
  says: 'Finds parcels',
  guard: anyone,
  query: { near: group({ latitude: decimal(), longitude: decimal() }) },
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone, uses: [findParcels] });
