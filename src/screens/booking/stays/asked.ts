// A guest's request: dates and guests, read from a booking, a form or an address. Pure.
import type { ChangeBookingFormValues } from '../../../../generated/forms/changeBookingForm';
import type { BookingDetail, Guests, Quote } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';

/** All that a price depends on. */
export interface Asked extends Guests {
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
}

export const askedOf = ({ checkin, checkout, guests }: Pick<BookingDetail | Quote, 'checkin' | 'checkout' | 'guests'>): Asked => ({
  checkin,
  checkout,
  ...guests,
});

/** The form's stay; nothing until it is complete. */
export const askedIn = (values: Partial<ChangeBookingFormValues>): Asked | null => {
  const { checkin, checkout, adults, children = 0, infants = 0, pets = 0 } = values;
  return checkin && checkout && checkin < checkout && adults ? { checkin, checkout, adults, children, infants, pets } : null;
};

const keys = ['checkin', 'checkout', 'adults', 'children', 'infants', 'pets'] as const satisfies readonly (keyof Asked)[];
export const isSame = (one: Asked, other: Asked): boolean => keys.every((key) => one[key] === other[key]);

/** The address of a booking with what is asked for instead. */
export const askedAt = (siteOrigin: string, booking_id: string, asked: Asked): string =>
  `${siteOrigin}${pathTo.checkout({ booking_id })}?${new URLSearchParams(keys.map((key) => [key, String(asked[key])])).toString()}`;
