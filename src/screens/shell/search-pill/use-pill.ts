// A person's actions on the pill: open a part of it, choose, search.
import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { $visit } from '../navigation/visit';
import { $trip, placeTyped, searched } from './pill.store';
import { recentsWanted } from './recents.store';
import { popular, popularTowns } from './popular.store';
import { readSearch, searchPath, type Trip } from './trip';

export type PillPart = 'where' | 'when' | 'who';

/** Leads to the search of a trip; the filters of a search in sight stay. */
export const useSearching = (): ((trip: Trip) => void) => {
  const { visit, remember } = useUnit({ visit: $visit, remember: searched });
  const navigate = useNavigate();
  return useCallback(
    (trip) => {
      remember(trip);
      void navigate(searchPath(trip, visit?.route === 'search' ? readSearch(visit.query) : {}));
    },
    [visit, remember, navigate],
  );
};

export const usePill = () => {
  const { trip, type, wantRecents, wantPopular, wantTowns } = useUnit({
    trip: $trip,
    type: placeTyped,
    wantRecents: recentsWanted,
    wantPopular: popular.wanted,
    wantTowns: popularTowns.wanted,
  });
  const [open, setOpen] = useState<PillPart | null>(null);
  const searching = useSearching();
  const show = useCallback(
    (part: PillPart | null) => {
      if (part !== null) {
        wantRecents();
        wantPopular();
        wantTowns();
      }
      setOpen(part);
    },
    [wantRecents, wantPopular, wantTowns],
  );
  const search = useCallback(
    (wanted: Trip) => {
      setOpen(null);
      searching(wanted);
    },
    [searching],
  );
  return { trip, type, open, show, search };
};
export type Pill = ReturnType<typeof usePill>;
