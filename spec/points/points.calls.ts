// The call that shows a person their points.
import { signedIn } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { integer, like } from 'spec-to-app/shapes';
import { lastPage } from '../product';
import { PointsBalance } from './points.model';

export const getPoints = call('GET /user/points', {
  source: decision('the specification has points but no call that shows them; the points page and checkout need the balance'),
  says: 'The points of the person who asks, and where they came from, page by page',
  guard: signedIn,
  query: { page: integer({ min: 1, max: lastPage.value, default: 1, says: 'Which page of the entries' }) },
  answer: like(PointsBalance),
});
