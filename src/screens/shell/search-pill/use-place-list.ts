// The keys of the place box: arrows walk the places offered, Enter takes one, Escape closes.
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { $namedPlaces } from './named-places.store';
import { $recents } from './recents.store';
import { type PlaceOffer, placesFor } from './places';
import { popular as popularStates, popularTowns } from './popular.store';

interface PlaceListProps {
  readonly typed: string;
  readonly open: boolean;
  readonly onTake: (offer: PlaceOffer) => void;
  readonly onClose: () => void;
}

const stepsOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export const usePlaceList = ({ typed, open, onTake, onClose }: PlaceListProps) => {
  const { recents, popular, towns, named } = useUnit({
    recents: $recents,
    popular: popularStates.$data,
    towns: popularTowns.$data,
    named: $namedPlaces,
  });
  const offers = useMemo(
    () => placesFor(typed, { recents, popular: popular ?? [], towns: towns ?? [], named }),
    [typed, recents, popular, towns, named],
  );
  const [at, setAt] = useState(-1);
  const id = useId();
  const reached = open ? offers[at] : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepsOf[event.key];
    if (event.key === 'Escape' && open) onClose();
    else if (event.key === 'Enter' && reached) onTake(reached);
    else if (step !== undefined && open && offers.length > 0)
      setAt((at + step + offers.length + (at < 0 && step < 0 ? 1 : 0)) % offers.length);
    else {
      setAt(-1);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': reached && `${id}-${reached.id}`,
    onKeyDown,
  } as const;
  return { id, typed: typed.trim(), offers, reached, attributes, take: onTake };
};
export type PlaceList = ReturnType<typeof usePlaceList>;
