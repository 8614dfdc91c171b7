// Choosing nights in the grid: by pointer, by press, and by keys that go from night to night and from listing to listing.
import { useUnit } from 'effector-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CalendarGrid } from '../../../../generated/model/entities';
import { isPlainDate, type PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import type { Place } from './selection';
import { $anchor, nightPressed, nightsDrawn, selectionCleared } from './selection.store';

interface Item {
  readonly id: string;
  readonly date: PlainDate;
  /** The last night of a bar, else the same. */
  readonly last: PlainDate;
  readonly isClosed: boolean;
}

const itemAt = ({ target }: { readonly target: EventTarget }): Item | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  const { row: id, date, last } = found?.dataset ?? {};
  if (!id || !date || !last || !isPlainDate(date) || !isPlainDate(last)) return undefined;
  return { id, date, last, isClosed: found?.matches('a, [aria-disabled]') ?? false };
};

const ways: Readonly<Record<string, readonly [listings: number, nights: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The night that Tab reaches: where the person was last. */
const useReached = ({ rows, from, to, today }: CalendarGrid) => {
  const root = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<Place>();
  const follow = useRef(false);
  const isHere = moved && from <= moved.date && moved.date < to && rows.some(({ property_id }) => property_id === moved.id);
  const begin: Place = { id: rows[0]?.property_id ?? null, date: from <= today && today < to ? today : from };
  const reached = isHere ? moved : begin;
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    root.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  });
  const goTo = (place: Place, focuses: boolean) => {
    follow.current = focuses;
    setMoved(place);
  };
  return { root, reached, goTo };
};

/** The keys: arrows lead on, with Shift they draw, Escape chooses nothing. */
const useKeys = ({ rows, from, to }: CalendarGrid, { reached, goTo }: Pick<ReturnType<typeof useReached>, 'reached' | 'goTo'>) => {
  const anchor = useUnit($anchor);
  const [draw, clear] = useUnit([nightsDrawn, selectionCleared]);
  return (event: KeyboardEvent) => {
    const item = itemAt(event);
    if (event.key === 'Escape') clear();
    const way = ways[event.key];
    if (!item || !way || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const [listings, nights] = way;
    const at = rows.findIndex(({ property_id }) => property_id === item.id);
    const id = rows[at + listings]?.property_id ?? item.id;
    const date = nights === 0 ? reached.date : addDays(nights < 0 ? item.date : item.last, nights);
    if (date < from || date >= to) return;
    const place = { id, date };
    goTo(place, true);
    if (event.shiftKey) draw({ from: anchor?.id ? anchor : { id: item.id, date: item.date }, to: place });
  };
};

/** A finger scrolls and presses; what points otherwise can draw. */
const usePointer = () => {
  const draw = useUnit(nightsDrawn);
  const begun = useRef<Item>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const item = itemAt(event);
      begun.current = event.pointerType !== 'touch' && event.button === 0 && !event.shiftKey && !item?.isClosed ? item : undefined;
    },
    onPointerOver: (event: PointerEvent) => {
      const item = itemAt(event);
      if (event.buttons !== 1) begun.current = undefined;
      const { current: from } = begun;
      if (from && item && (item.id !== from.id || item.date !== from.date)) draw({ from, to: { id: item.id, date: item.last } });
    },
    onPointerUp: () => (begun.current = undefined),
  };
};

export const useChoosing = (of: CalendarGrid) => {
  const { root, reached, goTo } = useReached(of);
  const onKeyDown = useKeys(of, { reached, goTo });
  const pointer = usePointer();
  const { anchor, press, draw } = useUnit({ anchor: $anchor, press: nightPressed, draw: nightsDrawn });
  const onClick = (event: MouseEvent) => {
    const item = itemAt(event);
    if (!item || item.isClosed) return;
    const { id, date, last } = item;
    goTo({ id, date }, false);
    if (date !== last && !event.shiftKey && !anchor) draw({ from: { id, date }, to: { id, date: last } });
    else press({ at: { id, date: last }, extends: event.shiftKey });
  };
  return { root, reached, ties: { ...pointer, onKeyDown, onClick } };
};
