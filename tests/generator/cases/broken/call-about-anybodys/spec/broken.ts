// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone, guard } from 'spec-to-app/rule';
import { isTrue, is } from 'spec-to-app/terms';
import { Parcel, parcel, refused, signedIn, visitor } from '../../base';

export const ofOwn = guard({
  source: '§6',
  says: 'senders of a parcel that is posted',
  after: [signedIn],
  of: Parcel,
  requires: [
    { that: is(parcel.status, 'posted'), otherwise: refused },
    { that: isTrue(visitor.sender), otherwise: refused },
  ],
});
export const stop = call('POST /parcel/{parcel_id}/stop', { source: '§7', says: 'Stops', guard: signedIn });
export const keep = call('POST /parcel/{parcel_id}/keep', { source: '§7', says: 'Keeps', guard: ofOwn });
export const trace = call('GET /parcel/{parcel_id}/trace', { source: '§7', says: 'Traces', guard: anyone });
export const members = route('/members', {
  source: '§2',
  screen: 'Members',
  title: 'Members',
  guard: signedIn,
  uses: [stop, trace],
  forSome: [keep],
});
