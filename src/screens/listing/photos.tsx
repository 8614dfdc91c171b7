// The pictures of a listing, and all of them one at a time.
import { useState } from 'react';
import type { Listing } from '../../../generated/model/entities';
import { Lightbox } from '../../ui/photos/lightbox';
import { Mosaic } from '../../ui/photos/mosaic';
import type { Picture } from '../../ui/photos/photo';

const pictureOf = ({ url, alt, width, height, colour }: Listing['photos'][number]): Picture => ({
  src: url,
  alt,
  width,
  height,
  colour,
  caption: alt,
});

export const Photos = ({ listing }: { readonly listing: Listing }) => {
  const [at, setAt] = useState<number>();
  const pictures = listing.photos.map(pictureOf);
  if (pictures.length === 0) return null;
  return (
    <>
      <Mosaic pictures={pictures} onOpen={setAt} />
      <Lightbox pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
    </>
  );
};
