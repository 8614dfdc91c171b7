// Cancellation policies: their full-refund windows, and what comes back after them.
import { decision } from 'spec-to-app/declaration';
import { flag, integer, oneOf, optional } from 'spec-to-app/shapes';
import { constant, table, values } from 'spec-to-app/values';

const full = '§3';
const known = decision('section 5: the full refund is the specification’s; the steps after it are those that guests know');
export const flexibleFullHours = constant(24, {
  source: full,
  unit: 'hours',
  says: 'Until when before check-in the flexible policy gives everything back',
});
export const moderateFullDays = constant(5, {
  source: full,
  unit: 'days',
  says: 'Until when before check-in the moderate policy gives everything back',
});
export const firmFullDays = constant(30, {
  source: full,
  unit: 'days',
  says: 'Until when before check-in the firm policy gives everything back',
});
export const strictFullHours = constant(48, {
  source: full,
  unit: 'hours',
  says: 'How long after booking the strict policy gives everything back',
});
export const moderateRestPercent = constant(50, {
  source: known,
  unit: '%',
  says: 'What the moderate policy gives back of the other nights, once it is too late for all',
});
export const firmPartPercent = constant(50, {
  source: known,
  unit: '%',
  says: 'What the firm policy gives back of the nights, once it is too late for all',
});
export const firmPartDays = constant(7, {
  source: known,
  unit: 'days',
  says: 'Until when before check-in the firm policy gives a part back',
});
export const strictPartPercent = constant(50, {
  source: known,
  unit: '%',
  says: 'What the strict policy gives back of the nights, once it is too late for all',
});
export const strictPartDays = constant(7, {
  source: known,
  unit: 'days',
  says: 'Until when before check-in the strict policy gives a part back',
});

export const CancellationPolicy = values({
  source: '§3',
  says: 'When a guest who cancels gets everything back',
  items: {
    flexible: {
      label: 'Flexible',
      says: 'Full refund up to {flexibleFullHours} hours before check-in',
    },
    moderate: {
      label: 'Moderate',
      says: 'Full refund up to {moderateFullDays} days before check-in',
    },
    firm: {
      label: 'Firm',
      says: 'Full refund up to {firmFullDays} days before check-in',
    },
    strict: {
      label: 'Strict',
      says: 'Full refund only within {strictFullHours} hours of booking',
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
  source: known,
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
    {
      policy: 'flexible',
      stage: 'before_checkin',
      hours: flexibleFullHours.value,
      nights_kept: 0,
      rest_back: 100,
      fees_back: true,
      service_fee_back: true,
    },
    { policy: 'flexible', stage: 'before_checkin', hours: 0, nights_kept: 1, rest_back: 100, fees_back: true, service_fee_back: false },
    { policy: 'flexible', stage: 'after_checkin', nights_kept: 1, rest_back: 100, fees_back: false, service_fee_back: false },
    {
      policy: 'moderate',
      stage: 'before_checkin',
      days: moderateFullDays.value,
      nights_kept: 0,
      rest_back: 100,
      fees_back: true,
      service_fee_back: true,
    },
    {
      policy: 'moderate',
      stage: 'before_checkin',
      hours: 0,
      nights_kept: 1,
      rest_back: moderateRestPercent.value,
      fees_back: true,
      service_fee_back: false,
    },
    {
      policy: 'moderate',
      stage: 'after_checkin',
      nights_kept: 1,
      rest_back: moderateRestPercent.value,
      fees_back: false,
      service_fee_back: false,
    },
    {
      policy: 'firm',
      stage: 'before_checkin',
      days: firmFullDays.value,
      nights_kept: 0,
      rest_back: 100,
      fees_back: true,
      service_fee_back: true,
    },
    {
      policy: 'firm',
      stage: 'before_checkin',
      days: firmPartDays.value,
      nights_kept: 0,
      rest_back: firmPartPercent.value,
      fees_back: true,
      service_fee_back: false,
    },
    { policy: 'firm', stage: 'before_checkin', hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
    { policy: 'firm', stage: 'after_checkin', nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
    {
      policy: 'strict',
      stage: 'after_booking',
      hours: strictFullHours.value,
      nights_kept: 0,
      rest_back: 100,
      fees_back: true,
      service_fee_back: true,
    },
    {
      policy: 'strict',
      stage: 'before_checkin',
      days: strictPartDays.value,
      nights_kept: 0,
      rest_back: strictPartPercent.value,
      fees_back: true,
      service_fee_back: false,
    },
    { policy: 'strict', stage: 'before_checkin', hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
    { policy: 'strict', stage: 'after_checkin', nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
  ],
});
