// Cancellation policies: their full-refund windows, and what comes back after them.
import { decision } from '../language/declaration';
import { flag, integer, nullable, oneOf } from '../language/shapes';
import { table, values } from '../language/values';

export const CancellationPolicy = values({
  source: '§3',
  says: 'When a guest who cancels gets everything back',
  items: {
    flexible: {
      label: 'Flexible',
      says: 'Full refund up to 24 hours before check-in',
      full_refund_hours: 24,
      counted_from: 'checkin',
    },
    moderate: {
      label: 'Moderate',
      says: 'Full refund up to 5 days before check-in',
      full_refund_hours: 120,
      counted_from: 'checkin',
    },
    firm: {
      label: 'Firm',
      says: 'Full refund up to 30 days before check-in',
      full_refund_hours: 720,
      counted_from: 'checkin',
    },
    strict: {
      label: 'Strict',
      says: 'Full refund only within 48 hours of booking',
      full_refund_hours: 48,
      counted_from: 'booking',
    },
  },
});

export const RefundStage = values({
  source: decision('section 5: each policy is a few steps, read from the top'),
  says: 'What the hours of a refund step are counted from',
  items: {
    after_booking: { label: 'After booking', says: 'The step holds for at most so many hours after the booking was made' },
    before_checkin: { label: 'Before check-in', says: 'The step holds while at least so many hours are left until check-in' },
    after_checkin: { label: 'After check-in', says: 'The step holds from check-in on' },
  },
});

/**
 * What a guest who cancels gets back. Before check-in the first step that still holds is taken; from check-in on, the step of
 * that stage. Cut-offs lie at the listing's check-in time, in the property's time zone; a no-show counts as cancelled then.
 */
export const refundSteps = table({
  source: decision('section 5: the full refund is the specification’s; the steps after it are those that guests know'),
  says: 'What a guest who cancels gets back, step by step; a host or the product that cancels gives everything back',
  columns: {
    policy: oneOf(CancellationPolicy),
    stage: oneOf(RefundStage),
    hours: nullable(integer({ min: 0, says: 'The step’s limit; none after check-in' })),
    nights_kept: integer({ min: 0, says: 'Nights that the host keeps whole: the first ones, or after check-in the next one' }),
    rest_back: integer({ min: 0, max: 100, says: 'How much of the other, unused nights comes back, in percent' }),
    fees_back: flag({ says: 'Cleaning and pet fees come back in full' }),
    service_fee_back: flag({ says: 'Our fee comes back' }),
  },
  rows: [
    { policy: 'flexible', stage: 'before_checkin', hours: 24, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'flexible', stage: 'before_checkin', hours: 0, nights_kept: 1, rest_back: 100, fees_back: true, service_fee_back: false },
    { policy: 'flexible', stage: 'after_checkin', hours: null, nights_kept: 1, rest_back: 100, fees_back: false, service_fee_back: false },
    { policy: 'moderate', stage: 'before_checkin', hours: 120, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'moderate', stage: 'before_checkin', hours: 0, nights_kept: 1, rest_back: 50, fees_back: true, service_fee_back: false },
    { policy: 'moderate', stage: 'after_checkin', hours: null, nights_kept: 1, rest_back: 50, fees_back: false, service_fee_back: false },
    { policy: 'firm', stage: 'before_checkin', hours: 720, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'firm', stage: 'before_checkin', hours: 168, nights_kept: 0, rest_back: 50, fees_back: true, service_fee_back: false },
    { policy: 'firm', stage: 'before_checkin', hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
    { policy: 'firm', stage: 'after_checkin', hours: null, nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
    { policy: 'strict', stage: 'after_booking', hours: 48, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
    { policy: 'strict', stage: 'before_checkin', hours: 168, nights_kept: 0, rest_back: 50, fees_back: true, service_fee_back: false },
    { policy: 'strict', stage: 'before_checkin', hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
    { policy: 'strict', stage: 'after_checkin', hours: null, nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
  ],
});
