// A map that is drawn when it comes into sight, and not before.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnMap, MapPlan } from './draw-map';

/** Drawn a little before it is scrolled to. */
const ahead = '200px';

const load = import.meta.env.SSR ? undefined : () => import('./draw-map');

export interface ShownMap {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly state: 'waiting' | 'drawn' | 'failed';
  readonly zoomBy: (steps: number) => void;
}

export const useDrawnMap = (plan: MapPlan): ShownMap => {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap>(undefined);
  const latest = useRef(plan);
  const [state, setState] = useState<ShownMap['state']>('waiting');
  useEffect(() => {
    latest.current = plan;
  });
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      try {
        if (!container.current || !load) return;
        const { drawMap } = await load();
        if (gone) return;
        // news of the pin goes to the listener of that moment
        const { pin } = latest.current;
        const drawn = await drawMap(container.current, {
          ...latest.current,
          ...(pin && { pin: { label: pin.label, moved: (to) => latest.current.pin?.moved(to) } }),
        });
        if (gone) return drawn.remove();
        map.current = drawn;
        setState('drawn');
      } catch {
        if (!gone) setState('failed');
      }
    };
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        void draw();
      },
      { rootMargin: ahead },
    );
    if (container.current) sight.observe(container.current);
    return () => {
      gone = true;
      sight.disconnect();
      map.current?.remove();
      map.current = undefined;
    };
  }, []);
  const { latitude, longitude } = plan.at;
  useEffect(() => {
    if (state === 'drawn') map.current?.goTo({ latitude, longitude }, latest.current.zoom);
  }, [latitude, longitude, state]);
  return { container, state, zoomBy: (steps) => map.current?.zoomBy(steps) };
};
