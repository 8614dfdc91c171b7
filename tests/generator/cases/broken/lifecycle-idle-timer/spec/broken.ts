// What is wrong here is in want.txt.
import { call, moving } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { lifecycle } from 'spec-to-app/rule';
import { hours, later } from 'spec-to-app/terms';
import { Parcel, parcel, ParcelStatus, refused, signedIn } from '../../base';

export const parcelLife = lifecycle({
  source: '§4',
  says: 'From door to door',
  of: Parcel,
  field: 'status',
  states: ParcelStatus,
  otherwise: refused,
  moves: [
    { event: 'post', from: null, to: 'posted', by: 'operator' },
    { event: 'arrive', from: 'posted', to: 'arrived', by: signedIn, timer: later(parcel.sent_at, hours(4)) },
  ],
});
export const arrive = call('POST /arrival', { source: '§7', says: 'It is here', guard: signedIn, performs: moving(parcelLife, 'arrive') });
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: signedIn, uses: [arrive] });
