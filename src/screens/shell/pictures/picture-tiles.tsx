// Pictures that two people show each other: small beside each other, one at a time on the whole screen.
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { IconButton } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Grid } from '../../../ui/layout';
import { Lightbox } from '../../../ui/photos/lightbox';
import { Photo, type Picture } from '../../../ui/photos/photo';
import { Pressable } from '../../../ui/pressable';
import { Skeleton } from '../../../ui/skeleton';

const Tile = chakra(Pressable, {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '1',
    padding: '0',
    overflow: 'hidden',
    borderRadius: 'md',
    bg: 'surface.deep',
    cursor: 'zoom-in',
  },
});

export interface TiledPicture extends Picture {
  readonly photo_id: string;
  /** Shown alone it has this address; until that is there, its own. */
  readonly large?: string | undefined;
}

export interface PictureTilesProps {
  /** The name of the list, for those who listen. */
  readonly label: string;
  /** One without an address is on its way. */
  readonly pictures: readonly TiledPicture[];
  readonly onOpen?: (photo_id: string) => void;
  /** Gives each a button that takes it away. */
  readonly remove?: { readonly label: (number: number) => string; readonly onRemove: (photo_id: string) => void } | undefined;
}

export const PictureTiles = ({ label, pictures, onOpen, remove }: PictureTilesProps) => {
  const [at, setAt] = useState<number>();
  const open = (index: number) => {
    setAt(index);
    onOpen?.(pictures[index]?.photo_id ?? '');
  };
  return (
    <>
      <Grid as="ul" aria-label={label} gap="2" gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))">
        {pictures.map(({ photo_id, large: _large, ...picture }, index) => (
          <chakra.li key={photo_id} position="relative" listStyleType="none">
            <Tile aria-label={picture.alt} onClick={() => open(index)}>
              {picture.src === '' ? <Skeleton height="full" /> : <Photo picture={{ ...picture, alt: '' }} loading="eager" />}
            </Tile>
            {remove && (
              <IconButton
                position="absolute"
                top="1"
                insetEnd="1"
                bg="white"
                icon={commonIcons.trash}
                label={remove.label(index + 1)}
                onClick={() => remove.onRemove(photo_id)}
              />
            )}
          </chakra.li>
        ))}
      </Grid>
      <Lightbox
        pictures={pictures.map(({ large, ...picture }) => ({ ...picture, src: large ?? picture.src }))}
        at={at}
        onMove={open}
        onClose={() => setAt(undefined)}
      />
    </>
  );
};
