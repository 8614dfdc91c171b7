// When somebody means to stay, and with whom, as the addresses of other platforms say it. Pure.
import type { Guests } from '../../../../generated/model/entities';
import { isPlainDate, type PlainDate } from '../../../../generated/model/wire';
import { listingQuery } from '../../../../generated/routes/queries/listingQuery';

/** Parameters of Airbnb, Vrbo, Booking.com and Expedia, by our own names. */
const names = {
  checkin: ['check_in', 'checkin', 'chkin', 'startDate', 'arrival'],
  checkout: ['check_out', 'checkout', 'chkout', 'endDate', 'departure'],
  adults: ['adults', 'group_adults', 'numberOfAdults', 'guests'],
  children: ['children', 'group_children', 'numberOfChildren'],
  infants: ['infants', 'numberOfInfants'],
  pets: ['pets', 'numberOfPets'],
} as const;

/** `2/12/2027`, as Expedia writes the twelfth of February, as we write it. */
const isoOf = (text: string): string => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
const dayOf = (text: string | undefined): PlainDate | undefined => (text !== undefined && isPlainDate(text) ? text : undefined);

export interface AddressedStay {
  readonly checkin: PlainDate | undefined;
  readonly checkout: PlainDate | undefined;
  readonly guests: Guests;
}

/** The stay that an address names; what is missing in it, or makes no sense, is as for one adult without dates. */
export const stayIn = (address: string): AddressedStay => {
  const { searchParams } = new URL(address);
  const ours = new URLSearchParams();
  for (const [name, theirs] of Object.entries(names)) {
    const value = theirs.map((it) => searchParams.get(it)).find((it) => it !== null && it !== '');
    if (value) ours.set(name, isoOf(value));
  }
  const { checkin, checkout, adults = 1, children = 0, infants = 0, pets = 0 } = listingQuery(`?${ours.toString()}`);
  return { checkin: dayOf(checkin), checkout: dayOf(checkout), guests: { adults, children, infants, pets } };
};
