// What is wrong here is in want.txt.
import { destination, redirect, route } from 'spec-to-app/route';
import { anyone, guard } from 'spec-to-app/rule';
import { isTrue } from 'spec-to-app/terms';
import { home, refused, signedIn, visitor } from '../../base';

export const login = route('/login', { source: '§2', screen: 'Login', title: 'Login', guard: anyone });
export const senders = guard({
  source: '§6',
  says: 'senders',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
});
export const parcels = route('/parcels', { source: '§2', screen: 'Parcels', title: 'Parcels', guard: senders });
export const start = destination({
  source: '§2',
  says: 'Where people begin',
  cases: [{ when: isTrue(visitor.signed_in), to: parcels }],
  otherwise: home,
});
export const notYet = redirect({ source: '§4', refused: senders, to: login });
export const pastLogin = redirect({ source: '§4', visiting: [login], when: isTrue(visitor.signed_in), to: start });
