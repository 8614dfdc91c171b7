// What is wrong here is in want.txt.
import { call } from 'spec-to-app/call';
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { signedIn } from '../../base';

export const post = call('POST /parcel', { source: '§7', says: 'Posts', guard: signedIn });
export const trace = call('GET /trace', { source: '§7', says: 'Traces', guard: anyone });
export const tracing = route('/tracing', {
  source: '§2',
  screen: 'Tracing',
  title: 'Tracing',
  guard: anyone,
  uses: [trace],
  forSome: [post, trace],
});
