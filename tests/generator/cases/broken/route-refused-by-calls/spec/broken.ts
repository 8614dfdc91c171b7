// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { redirect, route } from 'spec-to-app/route';
import { anyone, guard } from 'spec-to-app/rule';
import { is, isTrue } from 'spec-to-app/terms';
import { home, Parcel, parcel, refused, signedIn, visitor } from '../../base';

export const senders = guard({
  source: '§6',
  says: 'people who send parcels',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
});
export const toHomeAgain = redirect({ source: '§4', refused: senders, to: home });
export const atPosted = guard({
  source: '§6',
  says: 'senders, where the parcel is posted',
  after: [senders],
  of: Parcel,
  requires: [{ that: is(parcel.status, 'posted'), otherwise: refused }],
});
export const post = call('POST /parcel', { source: '§7', says: 'Posts', guard: senders });
export const trace = call('GET /trace', { source: '§7', says: 'Traces', guard: anyone });
export const stop = call('POST /parcel/{parcel_id}/stop', { source: '§7', says: 'Stops', guard: atPosted });
export const members = route('/members', { source: '§2', screen: 'Members', title: 'Members', guard: signedIn, uses: [trace, post, stop] });
export const tracing = route('/tracing', { source: '§2', screen: 'Tracing', title: 'Tracing', guard: anyone, uses: [trace, post] });
// the call asks about one parcel, and of the sender what the page has asked
export const sending = route('/sending', { source: '§2', screen: 'Sending', title: 'Sending', guard: senders, uses: [trace, stop] });
