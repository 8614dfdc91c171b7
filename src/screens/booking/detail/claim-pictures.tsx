// The pictures of a claim: small beside each other, one at a time on the whole screen.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { ClaimPhoto } from '../../../../generated/model/entities';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { IconButton } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Grid } from '../../../ui/layout';
import { Lightbox } from '../../../ui/photos/lightbox';
import { Photo } from '../../../ui/photos/photo';
import { Pressable } from '../../../ui/pressable';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { LoadFailed } from '../../shell/failures/load-failed';
import { type Pictures, pictures } from './claim.store';

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

interface ClaimPicturesProps {
  readonly photos: readonly ClaimPhoto[];
  /** Gives each a button that takes it away. */
  readonly onRemove?: (photo_id: string) => void;
}

const Shown = ({ photos, known, onRemove }: ClaimPicturesProps & { readonly known: Pictures }) => {
  const [at, setAt] = useState<number>();
  const shown = photos.map(({ photo_id, width, height }, index) => ({
    photo_id,
    picture: { src: known.get(photo_id) ?? '', alt: say.photo({ number: index + 1, count: photos.length }), width, height },
  }));
  return (
    <>
      <Grid as="ul" aria-label={say.photos} gap="2" gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))">
        {shown.map(({ photo_id, picture }, index) => (
          <chakra.li key={photo_id} position="relative" listStyleType="none">
            <Tile aria-label={picture.alt} onClick={() => setAt(index)}>
              {picture.src === '' ? <Skeleton height="full" /> : <Photo picture={{ ...picture, alt: '' }} loading="eager" />}
            </Tile>
            {onRemove && (
              <IconButton
                position="absolute"
                top="1"
                insetEnd="1"
                bg="white"
                icon={commonIcons.trash}
                label={say.remove({ number: index + 1 })}
                onClick={() => onRemove(photo_id)}
              />
            )}
          </chakra.li>
        ))}
      </Grid>
      <Lightbox pictures={shown.map(({ picture }) => picture)} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
    </>
  );
};

export const ClaimPictures = (props: ClaimPicturesProps) => {
  const { known, failure, pending } = useUnit({ known: pictures.$data, failure: pictures.$failure, pending: pictures.$pending });
  const retry = useUnit(pictures.retried);
  if (props.photos.length === 0) return null;
  if (failure && !pending) return <LoadFailed says={say.failed} retry={say.retry} onRetry={() => retry()} />;
  if (!known)
    return (
      <Loading label={say.loading}>
        <Skeleton height="6rem" width="6rem" borderRadius="md" />
      </Loading>
    );
  return <Shown {...props} known={known} />;
};
