// What is wrong here is in want.txt.
import type { RouteAmid } from 'spec-to-app/route';
import { redirect, route as plainRoute } from 'spec-to-app/route';
import { anyone, guard } from 'spec-to-app/rule';
import { isTrue } from 'spec-to-app/terms';
import { type Frame, home, type Mode, refused, signedIn, visitor } from '../../base';

const route: RouteAmid<typeof Frame, typeof Mode> = plainRoute;

export const senders = guard({
  source: '§6',
  says: 'people who send parcels',
  after: [signedIn],
  requires: [{ that: isTrue(visitor.sender), otherwise: refused }],
});
export const toHomeAgain = redirect({ source: '§4', refused: senders, to: home });
export const sending = route('/sending', { source: '§2', screen: 'Sending', title: 'Sending', guard: anyone, mode: 'guest' });
