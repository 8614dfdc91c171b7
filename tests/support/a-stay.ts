// A stay of the demo that can be had: three nights some weeks from now, and the address at which they are offered.
import type { PropertyCard } from '../../generated/model/entities';
import type { PlainDate } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { addDays } from '../../generated/model/dates';
import type { Site } from './a-site';

export interface Stay {
  readonly card: PropertyCard;
  readonly place: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  /** The search that finds it. */
  readonly search: string;
  /** Its own page, dates and guests included. */
  readonly listing: string;
}

/** The first that the search of a place offers. */
export const aStay = async ({ origin }: Site, place = 'Ontario'): Promise<Stay> => {
  const checkin = addDays(new Date().toISOString().slice(0, 10), 30);
  const checkout = addDays(checkin, 3);
  const asked = { query: place, checkin, checkout };
  const answer = await fetch(`${origin}/api/property/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, guests: { adults: 2 } }),
  });
  const { data } = (await answer.json()) as { readonly data: { readonly results: readonly PropertyCard[] } };
  const [card] = data.results;
  if (!card) throw new Error(`The demo offers nothing in ${place}`);
  const trip = { checkin, checkout, adults: 2 };
  const search = pathTo.search({ query: place, ...trip });
  return { card, place, checkin, checkout, search, listing: pathTo.listing({ property_id: card.property_id, ...trip }) };
};
