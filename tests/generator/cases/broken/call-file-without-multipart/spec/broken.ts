// What is wrong here is in want.txt.
import { call } from '../../../../../../spec/language/call';
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';
import { file } from '../../../../../../spec/language/shapes';

export const addPicture = call('POST /parcel/{parcel_id}/picture', {
  source: '§7',
  says: 'Adds a picture',
  guard: anyone,
  input: { picture: file({ types: ['image/png'], maxBytes: 1000 }) },
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: anyone, uses: [addPicture] });
