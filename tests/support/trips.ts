// Stays of the demo that can be booked, each handed out once: at once, or by a request.
import type { PropertyCard } from '../../generated/model/entities';
import { pathTo } from '../../generated/routes/paths';
import { addDays } from '../../generated/model/dates';
import type { Site } from './a-site';

export interface Trip {
  /** Where it is chosen, and where it is asked for. */
  readonly listing: string;
  readonly checkout: string;
}
export type Booked = 'at once' | 'by request';

/** Three nights at places of the demo, some weeks from now; each is handed out once. */
export const tripsOf = async ({ origin }: Site): Promise<(booked: Booked) => Trip> => {
  const checkin = addDays(new Date().toISOString().slice(0, 10), 45);
  const stay = { checkin, checkout: addDays(checkin, 3) };
  const found = async (instant: boolean): Promise<readonly string[]> => {
    const answer = await fetch(`${origin}/api/property/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...stay, guests: { adults: 2 }, filters: instant ? { instant } : {}, per_page: 48 }),
    });
    const { data } = (await answer.json()) as { readonly data: { readonly results: readonly PropertyCard[] } };
    return data.results.map(({ property_id }) => property_id);
  };
  const [all, atOnce] = await Promise.all([found(false), found(true)]);
  const left = { 'at once': [...atOnce], 'by request': all.filter((id) => !atOnce.includes(id)) };
  return (booked) => {
    const property_id = left[booked].shift();
    if (property_id === undefined) throw new Error(`the demo has no more stays to book ${booked}`);
    const trip = { property_id, ...stay, adults: 2 };
    return { listing: pathTo.listing(trip), checkout: pathTo.checkout(trip) };
  };
};
