// Cancellation policies: their full-refund windows, and what comes back after them.
import { decision } from '../language/declaration';
import { flag, integer, oneOf, optional } from '../language/shapes';
import { table, values } from '../language/values';

export const CancellationPolicy = values({
  source: '§3',
  says: 'When a guest who cancels gets everything back',
  items: {
    flexible: {
      label: 'Flexible',
      says: 'Full refund up to 24 hours before check-in',
    },
    moderate: {
      label: 'Moderate',
      says: 'Full refund up to 5 days before check-in',
    },
    firm: {
      label: 'Firm',
      says: 'Full refund up to 30 days before check-in',
    },
    strict: {
      label: 'Strict',
      says: 'Full refund only within 48 hours of booking',
    },
  },
});

export const RefundStage = values({
  source: decision('section 5: each policy is a few steps, read from the top'),
  says: 'What the limit of a refund step is counted from',
  items: {
    after_booking: { label: 'After booking', says: 'The step holds for at most so long after the booking was made' },
    before_checkin: { label: 'Before check-in', says: 'The step holds while at least so much is left until check-in' },
    after_checkin: { label: 'After check-in', says: 'The step holds from check-in on' },
  },
});

/**
 * A cancelling guest's refund. Before check-in the first step that still holds is taken; from check-in on, the step of that stage. Cut-offs
 * in days lie at the listing's check-in time on the property's wall clock, so a change of clocks moves none of them; a no-show counts as
 * cancelled at check-in time.
 */
export const refundSteps = table({
  source: decision('section 5: the full refund is the specification’s; the steps after it are those that guests know'),
  says: 'What a guest who cancels gets back, step by step; a host or the product that cancels gives everything back',
  columns: {
    policy: oneOf(CancellationPolicy),
    stage: oneOf(RefundStage),
    hours: optional(integer({ min: 0, says: 'The step’s limit as time that passes' })),
    days: optional(
      integer({ min: 1, says: 'The step’s limit in days of the property’s calendar: on that day the clock shows check-in time' }),
    ),
    nights_kept: integer({ min: 0, says: 'Nights that the host keeps whole: the first ones, or after check-in the next one' }),
    rest_back: integer({ min: 0, max: 100, says: 'How much of the other, unused nights comes back, in percent' }),
    fees_back: flag({ says: 'Cleaning and pet fees come back in full' }),
    service_fee_back: flag({ says: 'Our fee comes back' }),
  },
  rows: [
    { policy: 'flexible', stage: 'before_checkin', hours: 24, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'flexible', stage: 'before_checkin', hours: 0, nights_kept: 1, rest_back: 100, fees_back: true, service_fee_back: false },
    { policy: 'flexible', stage: 'after_checkin', nights_kept: 1, rest_back: 100, fees_back: false, service_fee_back: false },
    { policy: 'moderate', stage: 'before_checkin', days: 5, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'moderate', stage: 'before_checkin', hours: 0, nights_kept: 1, rest_back: 50, fees_back: true, service_fee_back: false },
    { policy: 'moderate', stage: 'after_checkin', nights_kept: 1, rest_back: 50, fees_back: false, service_fee_back: false },
    { policy: 'firm', stage: 'before_checkin', days: 30, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'firm', stage: 'before_checkin', days: 7, nights_kept: 0, rest_back: 50, fees_back: true, service_fee_back: false },
    { policy: 'firm', stage: 'before_checkin', hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
    { policy: 'firm', stage: 'after_checkin', nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
    { policy: 'strict', stage: 'after_booking', hours: 48, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'strict', stage: 'before_checkin', days: 7, nights_kept: 0, rest_back: 50, fees_back: true, service_fee_back: false },
    { policy: 'strict', stage: 'before_checkin', hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
    { policy: 'strict', stage: 'after_checkin', nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
  ],
});
