// What is wrong here is in want.txt.
import type { RouteAmid } from 'spec-to-app/route';
import { route as plainRoute } from 'spec-to-app/route';
import { type Frame, type Mode, signedIn } from '../../base';

const route: RouteAmid<typeof Frame, typeof Mode> = plainRoute;
export const members = route('/members', {
  source: '§2',
  screen: 'Members',
  title: 'Members',
  guard: signedIn,
  signedInChrome: { footer: false },
});
