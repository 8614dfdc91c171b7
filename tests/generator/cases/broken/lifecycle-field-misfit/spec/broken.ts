// What is wrong here is in want.txt.
import { lifecycle } from 'spec-to-app/rule';
import { Parcel, ParcelStatus, refused } from '../../base';

export const parcelLife = lifecycle({
  source: '§4',
  says: 'From door to door',
  of: Parcel,
  field: 'note',
  states: ParcelStatus,
  otherwise: refused,
  moves: [
    { event: 'post', from: null, to: 'posted', by: 'operator' },
    { event: 'arrive', from: 'posted', to: 'arrived', by: 'operator' },
  ],
});
