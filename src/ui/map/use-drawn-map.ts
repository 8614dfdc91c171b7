// A map of one place: drawn when it comes into sight, and moved with its place.
import { type RefObject, useEffect, useRef } from 'react';
import type { DrawnMap, MapPlan } from './draw-map';
import { type InSight, useInSight } from './use-in-sight';

const load = import.meta.env.SSR ? undefined : () => import('./draw-map');

export interface ShownMap {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly state: InSight<DrawnMap>['state'];
  readonly zoomBy: (steps: number) => void;
}

export const useDrawnMap = (plan: MapPlan): ShownMap => {
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  const { container, drawn, state } = useInSight<DrawnMap>(async (element) => {
    if (!load) throw new Error('maps are drawn in browsers');
    const { drawMap } = await load();
    // news of the pin goes to the listener of that moment
    const { pin } = latest.current;
    return drawMap(element, {
      ...latest.current,
      ...(pin && { pin: { label: pin.label, moved: (to) => latest.current.pin?.moved(to) } }),
    });
  });
  const { latitude, longitude } = plan.at;
  useEffect(() => {
    if (state === 'drawn') drawn.current?.goTo({ latitude, longitude }, latest.current.zoom);
  }, [latitude, longitude, state, drawn]);
  return { container, state, zoomBy: (steps) => drawn.current?.zoomBy(steps) };
};
