// A trip: when, and who comes along. It lives in the address, so that it can be kept and sent on.
import { pathTo } from '../../../generated/routes/paths';
import { listingQuery } from '../../../generated/routes/queries/listingQuery';
import { isPlainDate, type PlainDate } from '../../../generated/model/wire';

export interface Trip {
  readonly checkin: PlainDate | undefined;
  readonly checkout: PlainDate | undefined;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

export const noTrip: Trip = { checkin: undefined, checkout: undefined, adults: 1, children: 0, infants: 0, pets: 0 };

const day = (text: string | undefined): PlainDate | undefined => (text !== undefined && isPlainDate(text) ? text : undefined);

/** The trip that an address names; dates that make no sense are left out. */
export const tripOf = (search: string): Trip => {
  const { checkin, checkout, adults = 1, children = 0, infants = 0, pets = 0 } = listingQuery(search);
  const [from, to] = [day(checkin), day(checkout)];
  const reversed = from !== undefined && to !== undefined && from >= to;
  return {
    checkin: reversed ? undefined : from,
    checkout: from === undefined || reversed ? undefined : to,
    adults,
    children,
    infants,
    pets,
  };
};

const unless = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);

const asQuery = ({ checkin, checkout, adults, children, infants, pets }: Trip) => ({
  ...(checkin && checkout ? { checkin, checkout } : {}),
  adults: unless(adults, 1),
  children: unless(children, 0),
  infants: unless(infants, 0),
  pets: unless(pets, 0),
});

/** The address of a listing with a trip; what is as usual is not written. */
export const addressOf = (property_id: string, trip: Trip): string => pathTo.listing({ property_id, ...asQuery(trip) });

/** The same, with a message to its host begun. */
export const messageAt = (property_id: string, trip: Trip): string => pathTo.listing({ property_id, ...asQuery(trip), message: true });

/** Where the trip is asked for. */
export const checkoutOf = (property_id: string, trip: Trip): string => pathTo.checkout({ property_id, ...asQuery(trip) });

export const isSameTrip = (left: Trip, right: Trip): boolean =>
  (Object.keys(noTrip) as (keyof Trip)[]).every((key) => left[key] === right[key]);

/** Both dates are chosen, or none: then it can be written into the address. */
export const isWhole = ({ checkin, checkout }: Trip): boolean => (checkin === undefined) === (checkout === undefined);
