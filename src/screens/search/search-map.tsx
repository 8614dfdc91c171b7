// The map of a search, with its pins and the card of the one that was pressed.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { mapPinsMax } from '../../../generated/model/constants';
import { searchMapTexts as say } from '../../../generated/texts/sentences/searchMapTexts';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choice';
import { StaysMap } from '../../ui/map/stays-map';
import { mapWords } from '../shell/place-map/map-words';
import { priceWords } from '../shell/property-card/price-words';
import { $settings } from '../shell/request/request';
import { ChosenStays } from './chosen-stays';
import {
  $areMore,
  $asMoved,
  $chosen,
  $movedTo,
  $seen,
  $view,
  asMovedTurned,
  chosenClosed,
  mapTurned,
  moved,
  pins,
  pinsPressed,
  searchedHere,
} from './map.store';
import { $query, stays } from './search.store';

const Whole = chakra('div', { base: { position: 'absolute', inset: '0', overflow: 'hidden', isolation: 'isolate' } });
const Top = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    insetStart: '3',
    insetEnd: '16',
    zIndex: '3',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const Tick = chakra('div', {
  base: { paddingX: '3', bg: 'white', borderRadius: 'full', boxShadow: 'raised', textStyle: 'small', fontWeight: 'medium' },
});

const Note = chakra('output', {
  base: { paddingX: '3', paddingY: '2', bg: 'white', borderRadius: 'lg', boxShadow: 'raised', textStyle: 'small' },
});

const usePins = () => {
  const { query, answer, all } = useUnit({ query: $query, answer: stays.$data, all: pins.$data });
  const withTaxes = query.taxes ?? false;
  return useMemo(() => {
    const listed = (answer?.results ?? []).flatMap((card) => {
      const { property_id: id, title, lat, lng } = card;
      if (lat === null || lng === null) return [];
      const price = priceWords(card, withTaxes).amount;
      return [{ id, at: { latitude: lat, longitude: lng }, label: say.pin({ title, price }), price }];
    });
    const ids = new Set(listed.map(({ id }) => id));
    const others = (all ?? []).filter(({ property_id }) => !ids.has(property_id));
    return [
      ...listed,
      ...others.map(({ property_id: id, title, lat, lng }) => ({ id, at: { latitude: lat, longitude: lng }, label: title })),
    ];
  }, [answer, all, withTaxes]);
};

const stayAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stay]')?.dataset['stay'] : undefined;

/** The stay of the list that is pointed at or has the focus. */
const useListed = (): string | undefined => {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const point = ({ target }: Event) => setId(stayAt(target));
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, []);
  return id;
};

/** The list shows the stays whose pins are pointed at. */
const lightList = (ids: readonly string[]) => {
  for (const item of document.querySelectorAll<HTMLElement>('[data-stay]'))
    item.toggleAttribute('data-lit', ids.includes(item.dataset['stay'] ?? ''));
};

/** Back to the pin whose card is open; to the map, where the pin is gone meanwhile. */
const focusPin = (whole: HTMLElement | null) => {
  const pin = whole?.querySelector<HTMLElement>('[data-stays][aria-expanded=true]');
  (pin ?? whole?.querySelector('canvas'))?.focus();
};

export const SearchMap = () => {
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  const { settings, view, areMore, asMoved, movedTo, chosen, seen } = useUnit({
    settings: $settings,
    view: $view,
    areMore: $areMore,
    asMoved: $asMoved,
    movedTo: $movedTo,
    chosen: $chosen,
    seen: $seen,
  });
  const [turn, move, press, close, turnAsMoved, searchHere] = useUnit([
    mapTurned,
    moved,
    pinsPressed,
    chosenClosed,
    asMovedTurned,
    searchedHere,
  ]);
  const listed = useListed();
  const shown = usePins();
  useEffect(() => {
    turn(true);
    return () => {
      turn(false);
      lightList([]);
    };
  }, [turn]);
  const marks = useMemo(
    () => ({ lit: new Set(listed === undefined ? [] : [listed]), chosen: new Set(chosen), seen }),
    [listed, chosen, seen],
  );
  const end = () => {
    focusPin(whole.current);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || chosen.length === 0) return;
    event.preventDefault();
    end();
  };
  return (
    <Whole ref={whole} onKeyDown={onKeyDown}>
      <StaysMap
        words={{ ...mapWords, label: say.heading, failed: say.failed }}
        styleUrl={settings.mapStyleUrl}
        part={view.part}
        exact={view.exact}
        pins={shown}
        marks={marks}
        events={{ moved: move, pressed: press, pointedAt: lightList, groupLabel: (count) => say.group({ count }) }}
      >
        <Top>
          <Tick>
            <Checkbox id={id} name="as-moved" label={say.asMoved} value={asMoved} onChange={turnAsMoved} />
          </Tick>
          {!asMoved && movedTo && (
            <Button size="sm" onClick={() => searchHere()}>
              {say.searchHere}
            </Button>
          )}
          {areMore && <Note>{say.first({ count: mapPinsMax })}</Note>}
        </Top>
      </StaysMap>
      <ChosenStays onClose={end} />
    </Whole>
  );
};
