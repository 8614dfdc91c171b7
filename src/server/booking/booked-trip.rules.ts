// The trip that the address of a booking asks for: pure. Missing and invalid parts stay as they were booked.
import type { Booking, Guests } from '../../../generated/model/entities';
import { Currency } from '../../../generated/model/values';
import { isPlainDate, type PlainDate } from '../../../generated/model/wire';
import type { Trip } from './stay-check';

const most: Readonly<Record<keyof Guests, number>> = { adults: 30, children: 20, infants: 10, pets: 10 };
const isCurrency = (code: string): code is Currency => Object.hasOwn(Currency, code);

/** `/checkout/…?checkin=2027-02-13&adults=3&currency=EUR` as the booking with these changes. */
export const bookedTrip = (
  booking: Pick<Booking, 'checkin' | 'checkout' | 'guests' | 'currency'>,
  address: string,
): Trip & { readonly currency: Currency } => {
  const base = 'https://any.example';
  const asked = URL.canParse(address, base) ? new URL(address, base).searchParams : new URLSearchParams();
  const day = (name: 'checkin' | 'checkout'): PlainDate => {
    const given = asked.get(name) ?? '';
    return isPlainDate(given) ? given : booking[name];
  };
  const count = (who: keyof Guests): number => {
    const given = Number(asked.get(who) ?? Number.NaN);
    const least = who === 'adults' ? 1 : 0;
    return Number.isInteger(given) && given >= least && given <= most[who] ? given : booking.guests[who];
  };
  const currency = asked.get('currency') ?? '';
  return {
    checkin: day('checkin'),
    checkout: day('checkout'),
    guests: { adults: count('adults'), children: count('children'), infants: count('infants'), pets: count('pets') },
    currency: isCurrency(currency) ? currency : booking.currency,
  };
};
