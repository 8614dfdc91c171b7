// The pictures of a claim.
import { useUnit } from 'effector-react';
import type { ClaimPhoto } from '../../../../generated/model/entities';
import { claimTexts as say } from '../../../../generated/texts/sentences/claimTexts';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { LoadFailed } from '../../shell/failures/load-failed';
import { PictureTiles } from '../../shell/pictures/picture-tiles';
import { pictures } from './claim.store';

interface ClaimPicturesProps {
  readonly photos: readonly ClaimPhoto[];
  /** Gives each a button that takes it away. */
  readonly onRemove?: (photo_id: string) => void;
}

export const ClaimPictures = ({ photos, onRemove }: ClaimPicturesProps) => {
  const { known, failure, pending } = useUnit({ known: pictures.$data, failure: pictures.$failure, pending: pictures.$pending });
  const retry = useUnit(pictures.retried);
  if (photos.length === 0) return null;
  if (failure && !pending) return <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />;
  if (!known)
    return (
      <Loading label={say.loading}>
        <Skeleton height="6rem" width="6rem" borderRadius="md" />
      </Loading>
    );
  return (
    <PictureTiles
      label={say.photos}
      pictures={photos.map((photo, index) => ({
        ...photo,
        src: known.get(photo.photo_id) ?? '',
        alt: say.photo({ number: index + 1, count: photos.length }),
      }))}
      remove={onRemove && { label: (number) => say.remove({ number }), onRemove }}
    />
  );
};
