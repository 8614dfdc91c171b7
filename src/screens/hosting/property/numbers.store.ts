// A property's numbers in the chosen period.
import { createEvent, createStore, sample } from 'effector';
import { getListingNumbersFx } from '../../../../generated/client/booking';
import type { NumbersPeriod } from '../../../../generated/model/values';
import { query } from '../../shell/calls/query';
import { $propertyId, own } from '../own-property.store';

export const numbers = query(getListingNumbersFx);
export const periodChosen = createEvent<NumbersPeriod>();
export const $period = createStore<NumbersPeriod>('days30', { serialize: 'ignore' });
sample({ clock: periodChosen, target: $period });

/** The numbers are in sight. */
export const numbersShown = createEvent();
sample({ clock: own.cleared, target: numbers.cleared });
sample({
  clock: [numbersShown, $period],
  source: { property_id: $propertyId, period: $period },
  target: numbers.asked,
});
