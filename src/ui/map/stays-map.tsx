// A map of many places: pins with prices, which tell that they are pressed or pointed at, and how the map was moved.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawnStays, MapPart, Marks, StayPin, StaysEvents, StaysPlan } from './draw-stays';
import { MapFrame, type MapViewWords } from './map-frame';
import { useInSight } from './use-in-sight';

const load = import.meta.env.SSR ? undefined : () => import('./draw-stays');

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    bg: 'surface.deep',
    // the pins that the map holds
    '& [data-stays]': {
      display: 'grid',
      placeItems: 'center',
      height: '28px',
      paddingX: '2.5',
      borderRadius: 'full',
      bg: 'white',
      color: 'ink',
      fontSize: 'xs',
      fontWeight: 'semibold',
      fontFamily: 'body',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      boxShadow: '0 0 0 1px {colors.hairline.strong}, 0 2px 6px rgba(20, 30, 33, 0.2)',
      cursor: 'pointer',
      zIndex: '1',
      '&[data-seen]': { bg: 'surface.deep', color: 'muted' },
      '&[data-stays=many]': { bg: 'spruce.mist', color: 'spruce.deep' },
      '&[data-stays=dot]': {
        width: '24px',
        height: '24px',
        padding: '0',
        bg: 'transparent',
        boxShadow: 'none',
        zIndex: '0',
        _before: { content: '""', width: '8px', height: '8px', borderRadius: 'full', bg: 'spruce', border: '1px solid white' },
      },
      '&:hover, &:focus-visible, &[data-lit]': { bg: 'ink', color: 'white', zIndex: '2' },
      '&[data-stays=dot]:is(:hover, :focus-visible, [data-lit])': { bg: 'transparent', _before: { bg: 'ink', transform: 'scale(1.6)' } },
    },
  },
});

export interface StaysMapProps {
  readonly words: StaysPlan['words'] & MapViewWords;
  readonly styleUrl: string;
  readonly part: MapPart;
  readonly exact: boolean;
  readonly pins: readonly StayPin[];
  readonly marks: Marks;
  readonly events: StaysEvents;
  /** Stands over the map once it is drawn. */
  readonly children?: ReactNode;
}

const isSame = (one: MapPart | undefined, other: MapPart): boolean => one?.join() === other.join();

export const StaysMap = ({ words, styleUrl, part, exact, pins, marks, events, children }: StaysMapProps) => {
  const latest = useRef({ part, exact, events });
  useEffect(() => {
    latest.current = { part, exact, events };
  });
  // where a person or this part moved it last
  const shown = useRef<MapPart>(undefined);
  const { container, drawn, state } = useInSight<DrawnStays>(async (element) => {
    if (!load) throw new Error('maps are drawn in browsers');
    const { drawStays } = await load();
    const now = latest.current;
    shown.current = now.part;
    return drawStays(element, {
      words,
      styleUrl,
      part: now.part,
      exact: now.exact,
      events: {
        moved: (to) => {
          shown.current = to;
          latest.current.events.moved(to);
        },
        pressed: (ids) => latest.current.events.pressed(ids),
        pointedAt: (ids) => latest.current.events.pointedAt(ids),
        groupLabel: (count) => latest.current.events.groupLabel(count),
      },
    });
  });
  useEffect(() => {
    if (state !== 'drawn' || isSame(shown.current, part)) return;
    shown.current = part;
    drawn.current?.goTo(part, exact);
  }, [part, exact, state, drawn]);
  useEffect(() => {
    if (state === 'drawn') drawn.current?.show(pins);
  }, [pins, state, drawn]);
  useEffect(() => {
    if (state === 'drawn') drawn.current?.mark(marks);
  }, [marks, state, drawn]);
  return (
    <Frame>
      <MapFrame {...{ words, styleUrl, container, state }} zoomBy={(steps) => drawn.current?.zoomBy(steps)} />
      {state === 'drawn' && children}
    </Frame>
  );
};
