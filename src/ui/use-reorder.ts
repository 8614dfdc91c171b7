// Things of a list put in another order: dragged by pointer or finger, or moved by keys.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export interface ReorderOptions {
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}
interface Drag {
  readonly from: number;
  readonly over: number;
}

const keyed: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

const edge = 72;
const step = 18;
/** Near the upper or lower edge of the window the page follows. */
const follow = (y: number) => {
  if (y < edge) scrollBy(0, -step);
  if (y > innerHeight - edge) scrollBy(0, step);
};

const placeAt = ({ clientX, clientY }: MouseEvent): number | undefined => {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return place === undefined ? undefined : Number(place);
};

/** While something is dragged the window hears of it: it may leave what it was taken by. */
const useDrag = ({ onMove }: ReorderOptions) => {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef({ drag, onMove });
  useEffect(() => {
    latest.current = { drag, onMove };
  });
  const dragging = drag !== undefined;
  useEffect(() => {
    if (!dragging) return;
    const heard = new AbortController();
    const { signal } = heard;
    const moved = (event: MouseEvent) => {
      follow(event.clientY);
      const over = placeAt(event);
      if (over !== undefined) setDrag((now) => now && { ...now, over });
    };
    const dropped = () => {
      const { drag: now, onMove: move } = latest.current;
      setDrag(undefined);
      if (now && now.from !== now.over) move(now.from, now.over);
    };
    const stopped = () => setDrag(undefined);
    addEventListener('pointermove', moved, { signal });
    addEventListener('pointerup', dropped, { signal });
    addEventListener('pointercancel', stopped, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stopped(), { signal });
    return () => heard.abort();
  }, [dragging]);
  return { drag, begin: (from: number) => setDrag({ from, over: from }) };
};

/** Give each thing its `place`, and what it is taken by its `grip`. A grip wants `touch-action: none`, or the page scrolls instead. */
export const useReorder = (reordering: ReorderOptions) => {
  const { count, onMove } = reordering;
  const { drag, begin } = useDrag(reordering);
  const place = (at: number) => ({
    'data-place': at,
    'data-dragged': drag?.from === at || undefined,
    'data-over': drag && drag.over === at && drag.from !== at ? (drag.from < at ? 'after' : 'before') : undefined,
  });
  const grip = (at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // a finger holds on to what it touched first: what lies below it is asked for anew
      (event.target as Element).releasePointerCapture?.(event.pointerId);
      begin(at);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = keyed[event.key]?.(at, count - 1);
      if (to === undefined) return;
      event.preventDefault();
      if (to !== at && to >= 0 && to < count) onMove(at, to);
    },
  });
  return { place, grip };
};
