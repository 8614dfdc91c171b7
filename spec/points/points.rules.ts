// When points may be used for a booking.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { derived, rule } from 'spec-to-app/rule';
import { any, atLeast, atMost, is, namedTerm, product } from 'spec-to-app/terms';
import { pointValueCad } from '../product';
import { notEnoughPoints, tooFewPoints, tooManyPoints } from './points.errors';
import { PointsUse, pointsMinimum } from './points.model';

const use = the(PointsUse);
const asked = namedTerm('the number of points asked for', use.points);
const balance = namedTerm('the guest’s balance', use.balance);
const most = namedTerm('what the booking can take', use.max);

export const mayUsePoints = rule({
  source: decision('section 6: a minimum, what the guest has, and what the booking can take'),
  says: 'A booking may be paid with so many points',
  requires: [
    { that: any(is(asked, 0), atLeast(asked, pointsMinimum)), otherwise: tooFewPoints },
    { that: atMost(asked, balance), otherwise: notEnoughPoints },
    { that: atMost(asked, most), otherwise: tooManyPoints },
  ],
});

export const pointsWorth = derived({
  source: '§1',
  says: 'The value of points, in Canadian cents',
  is: product(use.points, pointValueCad, 100),
});
