// Fingers, pointer, wheel and keys on a picture that is being cropped.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, type Extent, movedCrop, zoomedCrop, zoomOf } from './crop';

export interface CropOptions {
  readonly extent: Extent;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Grip {
  readonly crop: Crop;
  readonly middle: Point;
  /** How far the fingers are apart; 1 for one finger. */
  readonly spread: number;
}

const gripOf = (crop: Crop, points: readonly Point[]): Grip | undefined => {
  const [first, second] = points;
  if (!first) return undefined;
  if (!second) return { crop, middle: first, spread: 1 };
  return {
    crop,
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
  };
};

/** Of the side of the cut that one press of an arrow key moves it by. */
const keyStep = 0.05;
const keyZoom = 1.1;
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};
const zooms: Readonly<Record<string, number>> = { '+': keyZoom, '=': keyZoom, '-': 1 / keyZoom };

/** The cut after a key; undefined for keys without a meaning here. The picture follows the arrow, so the cut goes against it. */
const keyed = (key: string, { extent, crop }: CropOptions): Crop | undefined => {
  const way = directions[key];
  if (way) return movedCrop(extent, crop, { x: way.x * crop.side, y: way.y * crop.side });
  const zoom = zooms[key];
  return zoom === undefined ? undefined : zoomedCrop(extent, crop, zoomOf(extent, crop) * zoom);
};

const dragged = (grip: Grip, now: Grip, { extent, shown }: { readonly extent: Extent; readonly shown: number }): Crop => {
  const crop = zoomedCrop(extent, grip.crop, (zoomOf(extent, grip.crop) * now.spread) / grip.spread);
  const pixels = crop.side / Math.max(1, shown);
  return movedCrop(extent, crop, { x: (grip.middle.x - now.middle.x) * pixels, y: (grip.middle.y - now.middle.y) * pixels });
};

/** Give the handlers to the element that shows the cut. */
export const useGestures = (cropping: CropOptions) => {
  const { extent, crop, onChange } = cropping;
  const surface = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip>(undefined);
  const latest = useRef(cropping);
  useEffect(() => {
    latest.current = cropping;
  });
  useEffect(() => {
    const element = surface.current;
    const turned = (event: WheelEvent) => {
      event.preventDefault();
      const now = latest.current;
      now.onChange(zoomedCrop(now.extent, now.crop, zoomOf(now.extent, now.crop) * Math.exp(-event.deltaY / 500)));
    };
    // the browser's own scrolling can only be stopped by a listener that says so
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, []);
  const gripped = () => {
    grip.current = gripOf(crop, [...fingers.current.values()]);
  };
  const lifted = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    gripped();
  };
  return {
    ref: surface,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      gripped();
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!grip.current || !fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = gripOf(crop, [...fingers.current.values()]);
      if (now) onChange(dragged(grip.current, now, { extent, shown: event.currentTarget.clientWidth }));
    },
    onPointerUp: lifted,
    onPointerCancel: lifted,
    onKeyDown: (event: KeyboardEvent) => {
      const next = keyed(event.key, cropping);
      if (!next) return;
      event.preventDefault();
      onChange(next);
    },
  };
};
