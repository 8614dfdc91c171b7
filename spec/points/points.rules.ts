// When points may be used for a booking.
import { decision } from '../language/declaration';
import { the } from '../language/entity';
import { rule } from '../language/rule';
import { any, atLeast, atMost, is } from '../language/terms';
import { notEnoughPoints, tooFewPoints, tooManyPoints } from './points.errors';
import { PointsUse, pointsMinimum } from './points.model';

const use = the(PointsUse);

export const mayUsePoints = rule({
  source: decision('section 6: a minimum, what the guest has, and what the booking can take'),
  says: 'A booking may be paid with so many points',
  requires: [
    { that: any(is(use.points, 0), atLeast(use.points, pointsMinimum)), otherwise: tooFewPoints },
    { that: atMost(use.points, use.balance), otherwise: notEnoughPoints },
    { that: atMost(use.points, use.max), otherwise: tooManyPoints },
  ],
});
