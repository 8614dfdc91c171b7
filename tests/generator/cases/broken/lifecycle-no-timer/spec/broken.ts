// What is wrong here is in want.txt.
import { call, moving } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { lifecycle } from 'spec-to-app/rule';
import { Parcel, ParcelStatus, refused, signedIn } from '../../base';

export const parcelLife = lifecycle({
  source: '§4',
  says: 'From door to door',
  of: Parcel,
  field: 'status',
  states: ParcelStatus,
  otherwise: refused,
  moves: [
    { event: 'post', from: null, to: 'posted', by: signedIn },
    { event: 'arrive', from: 'posted', to: 'arrived', by: 'system' },
  ],
});
export const post = call('POST /parcel', { source: '§7', says: 'It is on its way', guard: signedIn, performs: moving(parcelLife, 'post') });
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: signedIn, uses: [post] });
