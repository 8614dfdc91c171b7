// The listing page.
import { createWatch } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ScreenProps } from '../shell/navigation/visit';
import { Failed, Gone, Missing, NoneAsked, Waiting } from './absent';
import { ListingPage } from './listing-page';
import { $absence, $propertyId, listing as known, seen } from './listing.store';
import { addressOf, type Trip } from './trip';
import { tripSettled } from './trip.store';

export { opened } from './listing.store';

/** Writes the trip into the address, in place of the one before: it is a person's own doing, no way that a store leads. */
const useAddress = () => {
  const navigate = useNavigate();
  const scope = useProvidedScope();
  const id = useUnit($propertyId);
  const latest = useRef<(trip: Trip) => void>(undefined);
  useEffect(() => {
    latest.current = (trip) => void (id && navigate(addressOf(id, trip), { replace: true, preventScrollReset: true }));
  });
  useEffect(() => createWatch({ unit: tripSettled, fn: (trip) => latest.current?.(trip), ...(scope && { scope }) }), [scope]);
};

/** One that is drawn ahead, or opened in a tab behind, counts once it is looked at. */
const useSeen = (id: string | undefined) => {
  const see = useUnit(seen);
  useEffect(() => {
    if (id === undefined) return;
    const looked = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', looked);
      see(id);
    };
    document.addEventListener('visibilitychange', looked);
    looked();
    return () => document.removeEventListener('visibilitychange', looked);
  }, [id, see]);
};

export const Listing = ({ visit }: ScreenProps) => {
  const [listing, absence] = useUnit([known.$data, $absence]);
  useAddress();
  useSeen(listing?.property_id);
  const asked = visit.params['property_id'];
  if (listing && listing.property_id === asked) return <ListingPage key={asked} listing={listing} />;
  if (asked === undefined) return <NoneAsked />;
  if (absence === 'missing') return <Missing />;
  if (absence === 'gone') return <Gone />;
  return absence === 'failed' ? <Failed /> : <Waiting />;
};
