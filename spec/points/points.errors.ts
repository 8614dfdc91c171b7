// Why points cannot be used as asked.
import { BookingStatus } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { integer, oneOf, optional } from 'spec-to-app/shapes';

export const tooFewPoints = error('points.too_few', {
  source: decision('section 6: fewer are not worth the entry in the ledger'),
  status: 422,
  shown: 'field',
  text: 'Use at least {pointsMinimum} points.',
  cure: 'Use more points, or none.',
});
export const notEnoughPoints = error('points.not_enough', {
  source: decision('section 6: a balance is never negative'),
  status: 409,
  shown: 'field',
  text: 'You don’t have enough points.',
  cure: 'Use fewer points.',
  data: { balance: integer({ min: 0 }), status: optional(oneOf(BookingStatus)) },
});
export const tooManyPoints = error('points.too_many', {
  source: decision('section 6: points never cover taxes, and one dollar stays on the card'),
  status: 422,
  shown: 'field',
  text: 'You can’t use that many points on this booking.',
  cure: 'Use fewer. Taxes and the last dollar are paid by card.',
  data: { max: integer({ min: 0 }) },
});
