// Terms and conditions for tests of what is made from them, over one small world of bookings.
import { lookupOf } from '../../generator/model/lookup';
import type { Model } from '../../generator/model/model';
import type { Field, Shape } from '../../generator/model/shape-model';
import type { Comparison, ConditionModel, DurationModel, TermModel } from '../../generator/model/term-model';
import { aModel } from './a-model';

const field = (name: string, shape: Shape): Field => ({ name, shape, optional: false });

/** Bookings, properties and their words, with whatever a test adds. */
export const aBookingModel = (parts: Partial<Model> = {}): Model =>
  aModel({
    entities: [
      {
        id: 'Booking',
        source: '§3',
        called: 'booking',
        says: 'A stay',
        key: 'booking_id',
        fields: [
          field('booking_id', { type: 'text', format: 'uuid' }),
          field('status', { type: 'oneOf', values: 'BookingStatus' }),
          field('checkin', { type: 'text', format: 'date' }),
          field('checkout', { type: 'text', format: 'date' }),
          field('paid_at', { type: 'text', format: 'instant', nullable: true }),
          field('guests', { type: 'number', integer: true }),
          field('total_cents', { type: 'number', integer: true, unit: 'cents' }),
          field('message', { type: 'text' }),
          field('photos', { type: 'list', of: { type: 'text' } }),
          field('is_flexible', { type: 'flag' }),
          field('show_banner', { type: 'flag' }),
        ],
      },
      {
        id: 'Property',
        source: '§3',
        called: 'property',
        says: 'A place',
        key: 'property_id',
        fields: [
          field('property_id', { type: 'text', format: 'uuid' }),
          field('checkin_time', { type: 'text', format: 'clock' }),
          field('timezone', { type: 'text' }),
          field('odd-name', { type: 'text' }),
          field('notice_hours', { type: 'number', integer: true }),
        ],
      },
    ],
    values: [
      {
        id: 'BookingStatus',
        source: '§4',
        says: 'States',
        items: [
          { value: 'pending', label: 'Waiting for the host', facts: {} },
          { value: 'confirmed', label: 'Confirmed', facts: {} },
        ],
      },
    ],
    constants: [
      { id: 'windowDays', source: '§9', value: 14, unit: 'days', says: 'How long' },
      { id: 'mayWin', source: '§9', value: 3, says: 'Named like a rule' },
    ],
    settings: [
      { id: 'searchEnabled', source: '§1', variable: 'SEARCH', holds: { type: 'flag' }, default: true, says: 'Whether one can search' },
    ],
    errors: [
      {
        id: 'notNow',
        source: '§8',
        code: 'booking.not_now',
        status: 409,
        text: 'Not now',
        cure: 'Later',
        shown: 'dialog',
        slots: [],
        data: [],
      },
    ],
    rules: [
      {
        id: 'mayWin',
        source: '§5',
        says: 'A booking wins',
        requires: [{ that: { kind: 'present', of: { kind: 'field', of: 'Booking', name: 'message' } }, otherwise: 'notNow' }],
      },
    ],
    ...parts,
  });

export const lookup = lookupOf(aBookingModel());
export const of = (name: string, thing = 'Booking'): TermModel => ({ kind: 'field', of: thing, name });
export const value = (it: string | number | boolean | null): TermModel => ({ kind: 'literal', value: it });
export const now: TermModel = { kind: 'now' };
export const duration = (unit: DurationModel['unit'], amount: TermModel): DurationModel => ({ kind: 'duration', unit, amount });
export const compare = (left: TermModel, kind: Comparison, right: TermModel): ConditionModel => ({ kind, left, right });
export const checkInTime: TermModel = {
  kind: 'namedTerm',
  says: 'check-in time',
  of: { kind: 'at', date: of('checkin'), clock: of('checkin_time', 'Property'), zone: of('timezone', 'Property') },
};
