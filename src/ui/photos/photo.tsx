// One picture in its frame: its colour stands there until it has come, so nothing jumps.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

export interface Picture {
  readonly src: string;
  /** What it shows, for those who do not see it; empty where it only decorates. */
  readonly alt: string;
  readonly srcSet?: string | undefined;
  /** Its main colour. */
  readonly colour?: string | undefined;
  readonly caption?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const Img = chakra('img', { base: { width: 'full', height: 'full', objectFit: 'cover', bg: 'surface.deep' } });

export interface PhotoProps extends Omit<ComponentProps<typeof Img>, 'src' | 'alt' | 'width' | 'height'> {
  readonly picture: Picture;
  /** The first picture of a page: fetched before the others. */
  readonly first?: boolean;
}

/** Fills its box. `sizes` tells the browser how wide that is, where the picture has a `srcSet`. */
export const Photo = ({ picture, first = false, ...rest }: PhotoProps) => {
  const { src, alt, srcSet, colour, width = 1200, height = 900 } = picture;
  return (
    <Img
      {...{ src, alt, srcSet }}
      htmlWidth={width}
      htmlHeight={height}
      decoding="async"
      draggable={false}
      {...(first ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      style={colour ? { backgroundColor: colour } : undefined}
      {...rest}
    />
  );
};
