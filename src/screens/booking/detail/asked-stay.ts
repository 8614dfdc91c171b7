// Another stay that is asked for in a form, in the place of a booking's: all that its price depends on.
import type { BookingDetail, Guests, Quote } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';

export interface AskedStay extends Guests {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}
export const stayFields = ['checkin', 'checkout', 'adults', 'children', 'infants', 'pets'] as const satisfies readonly (keyof AskedStay)[];

export const stayOf = ({ checkin, checkout, guests }: Pick<BookingDetail | Quote, 'checkin' | 'checkout' | 'guests'>): AskedStay => ({
  checkin,
  checkout,
  ...guests,
});

type Filled = { readonly [K in keyof AskedStay]?: AskedStay[K] | undefined };
/** The form's stay; nothing until it is complete. */
export const stayIn = ({ checkin, checkout, adults, children = 0, infants = 0, pets = 0 }: Filled): AskedStay | null =>
  checkin && checkout && checkin < checkout && adults ? { checkin, checkout, adults, children, infants, pets } : null;

export const isSameStay = (one: AskedStay, other: AskedStay): boolean => stayFields.every((field) => one[field] === other[field]);
