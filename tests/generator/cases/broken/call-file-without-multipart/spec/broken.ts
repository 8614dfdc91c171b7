// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { file } from 'spec-to-app/shapes';

export const addPicture = call('POST /parcel/{parcel_id}/picture', {
  source: '§7',
  says: 'Adds a picture',
  guard: anyone,
  input: { picture: file({ types: ['image/png'], maxBytes: 1000 }) },
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone, uses: [addPicture] });
