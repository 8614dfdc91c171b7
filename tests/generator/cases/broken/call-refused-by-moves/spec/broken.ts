// What is wrong here is in want.txt.
import { call, moving } from 'spec-to-app/call';
import { redirect, route } from 'spec-to-app/route';
import { guard, lifecycle } from 'spec-to-app/rule';
import { is, isTrue, later, days } from 'spec-to-app/terms';
import { home, Parcel, parcel, ParcelStatus, refused, signedIn, visitor } from '../../base';

export const senders = guard({
  source: '§6',
  says: 'people who send parcels',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
});
export const ofPosted = guard({
  source: '§6',
  says: 'senders of a parcel that is posted',
  after: [senders],
  of: Parcel,
  requires: [{ that: is(parcel.status, 'posted'), otherwise: refused }],
});
export const toHomeAgain = redirect({ source: '§4', refused: senders, to: home });
export const parcelLife = lifecycle({
  source: '§4',
  says: 'From door to door',
  of: Parcel,
  field: 'status',
  states: ParcelStatus,
  otherwise: refused,
  moves: [
    { event: 'post', from: null, to: 'posted', by: senders },
    { event: 'fetch', from: 'posted', to: 'arrived', by: ofPosted },
    { event: 'arrive', from: 'posted', to: 'arrived', by: 'system', timer: later(parcel.sent_at, days(3)) },
    { event: 'lose', from: 'arrived', to: 'arrived', by: 'operator' },
  ],
});
export const post = call('POST /parcel', { source: '§7', says: 'It is on its way', guard: signedIn, performs: moving(parcelLife, 'post') });
export const lose = call('POST /parcel/{parcel_id}/lose', {
  source: '§7',
  says: 'It is gone',
  guard: ofPosted,
  performs: moving(parcelLife, 'arrive', 'lose'),
});
export const fetchParcel = call('POST /parcel/{parcel_id}/fetch', {
  source: '§7',
  says: 'It is there',
  guard: ofPosted,
  performs: moving(parcelLife, 'fetch'),
});
export const parcels = route('/parcels', {
  source: '§2',
  screen: 'Parcels',
  title: 'Parcels',
  guard: senders,
  uses: [post, fetchParcel, lose],
});
