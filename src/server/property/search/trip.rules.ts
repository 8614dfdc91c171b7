// A trip that is asked about beside a search: its dates and people as the terms of one.
import type { PlainDate } from '../../../../generated/model/wire';
import type { SearchTerms } from './found-stays.lookup';

export interface AskedTrip {
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults: number;
  readonly children: number;
  readonly pets: number;
}

/** The terms of a search for a trip; dates that make no sense are as none. */
export const termsOfTrip = ({ checkin, checkout, adults, children, pets }: AskedTrip): SearchTerms => ({
  ...(checkin && checkout && checkin < checkout ? { checkin, checkout } : {}),
  guests: { adults, children, infants: 0, pets },
});
