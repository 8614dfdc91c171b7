// The kinds of checkout address: a new stay, a booking, or a payment on the built-in page.
import { isPlainDate, type PlainDate } from '../../../generated/model/wire';
import type { Guests } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { checkoutQuery } from '../../../generated/routes/queries/checkoutQuery';
import type { Visit } from '../shell/navigation/visit';

/** A stay that somebody wants to book. */
export interface Wish {
  readonly property_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  readonly guests: Guests;
}

/** The stay that an address names; nothing where it names a booking, or no stay at all. */
export const wishOf = ({ params, query }: Pick<Visit, 'params' | 'query'>): Wish | null => {
  const { property_id, checkin, checkout, adults = 1, children = 0, infants = 0, pets = 0 } = checkoutQuery(query);
  if (params['booking_id'] !== undefined || property_id === undefined || checkin === undefined || checkout === undefined) return null;
  if (!isPlainDate(checkin) || !isPlainDate(checkout) || checkin >= checkout) return null;
  return { property_id, checkin, checkout, guests: { adults, children, infants, pets } };
};

// a guest count of zero is left out
const asQuery = ({ guests: { adults, children, infants, pets }, ...stay }: Wish) => ({
  ...stay,
  adults,
  children: children || undefined,
  infants: infants || undefined,
  pets: pets || undefined,
});

/** The listing with this trip, where it can be changed. */
export const listingOf = (wish: Wish): string => pathTo.listing(asQuery(wish));

/** The name of the message that is written with this trip. */
export const draftOf = ({ property_id }: Pick<Wish, 'property_id'>): string => `booking:${property_id}`;

/** The checkout with this trip. */
export const askingFor = (wish: Wish): string => pathTo.checkout(asQuery(wish));

/** The booking that an address names. */
export const bookingIn = ({ params }: Pick<Visit, 'params'>): string | null => params['booking_id'] ?? null;

/** The payment that is made on this page, and the one that the payer comes back from. */
export const paymentsIn = ({ query }: Pick<Visit, 'query'>) => {
  const { sandbox, payment } = checkoutQuery(query);
  return { sandbox: sandbox ?? null, payment: payment ?? null };
};
