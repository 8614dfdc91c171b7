// The pictures of the product itself, `src/public/pictures`: each in the widths in which it lies there.
import type { Picture } from './photo';

/** Decorates; its colour stands there until it has come. */
export const publicPicture = (name: string, colour: string, widths: readonly number[] = [800, 1600]): Picture => ({
  src: `/pictures/${name}-${widths[0]}.avif`,
  srcSet: widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', '),
  alt: '',
  colour,
});
