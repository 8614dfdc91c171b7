// A square cut out of a picture: where it may lie, and how it moves and grows.

/** Of a picture, in its own pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}
/** A square in a picture's own pixels, by its upper left corner. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** How much smaller than the largest square a cut may be. */
export const zoomMax = 4;

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
const largest = ({ width, height }: Extent) => Math.min(width, height);

/** The largest square, from the middle. */
export const firstCrop = (extent: Extent): Crop => {
  const side = largest(extent);
  return { x: (extent.width - side) / 2, y: (extent.height - side) / 2, side };
};

/** 1 for the largest square, 2 for one with half its side. */
export const zoomOf = (extent: Extent, { side }: Crop): number => largest(extent) / side;

/** Moved by so many of the picture's pixels, as far as it goes. */
export const movedCrop = ({ width, height }: Extent, { x, y, side }: Crop, by: { readonly x: number; readonly y: number }): Crop => ({
  x: within(x + by.x, 0, width - side),
  y: within(y + by.y, 0, height - side),
  side,
});

/** Another zoom about the same middle, as far as the picture's edges let it. */
export const zoomedCrop = (extent: Extent, { x, y, side }: Crop, zoom: number): Crop => {
  const next = largest(extent) / within(zoom, 1, zoomMax);
  const shift = (side - next) / 2;
  return movedCrop(extent, { x: x + shift, y: y + shift, side: next }, { x: 0, y: 0 });
};
