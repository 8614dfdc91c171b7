// One picture in its frame: its colour stands there until it has come, so nothing jumps.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactElement } from 'react';

export interface Picture {
  readonly src: string;
  /** The picture's content, for people who do not see it; empty where it only decorates. */
  readonly alt: string;
  readonly srcSet?: string | undefined;
  /** The same as `srcSet` in a smaller format, for browsers that know it. */
  readonly avif?: string | undefined;
  /** Its main colour. */
  readonly colour?: string | undefined;
  readonly caption?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const Img = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover', bg: 'surface.deep' } });

const Choice = chakra('picture', { base: { display: 'contents' } });
/** Puts an image where a browser that knows the smaller format takes that. */
export const withAvif = ({ avif }: Picture, sizes: string | undefined, image: ReactElement): ReactElement =>
  avif === undefined ? (
    image
  ) : (
    <Choice>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </Choice>
  );

export interface PhotoProps extends Omit<ComponentProps<typeof Img>, 'src' | 'alt' | 'width' | 'height'> {
  readonly picture: Picture;
  /** The first picture of a page: fetched before the others. */
  readonly first?: boolean;
}

/** Fills its box. `sizes` tells the browser how wide that is, where the picture has a `srcSet`. */
export const Photo = ({ picture, first = false, ...rest }: PhotoProps) => {
  const { src, alt, srcSet, colour, width = 1200, height = 900 } = picture;
  return withAvif(
    picture,
    rest.sizes,
    <Img
      {...{ src, alt, srcSet }}
      htmlWidth={width}
      htmlHeight={height}
      decoding="async"
      draggable={false}
      {...(first ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      style={colour ? { backgroundColor: colour } : undefined}
      {...rest}
    />,
  );
};
