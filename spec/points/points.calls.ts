// The call that shows a person their points.
import { signedIn } from '../account/account.rules';
import { call } from '../language/call';
import { decision } from '../language/declaration';
import { like } from '../language/shapes';
import { PointsBalance } from './points.model';

export const getPoints = call('GET /user/points', {
  source: decision('the specification has points but no call that shows them; the points page and checkout need the balance'),
  says: 'The points of the person who asks, and where they came from',
  guard: signedIn,
  answer: like(PointsBalance),
});
