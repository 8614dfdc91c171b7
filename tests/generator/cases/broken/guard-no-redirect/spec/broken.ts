// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { guard } from 'spec-to-app/rule';
import { isTrue } from 'spec-to-app/terms';
import { refused, signedIn, visitor } from '../../base';

export const senders = guard({
  source: '§6',
  says: 'people who send parcels',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: senders });
export const stamps = route('/stamps', { source: '§2', screen: 'Stamps', title: 'Stamps', guard: senders });
