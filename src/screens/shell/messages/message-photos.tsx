// The pictures of one message.
import { useUnit } from 'effector-react';
import type { Message } from '../../../../generated/model/entities';
import { threadTexts as say } from '../../../../generated/texts/sentences/threadTexts';
import { Box } from '../../../ui/layout';
import { ownDay } from '../format/own-zone';
import { PictureTiles } from '../pictures/picture-tiles';
import { $large, $small, largeWanted } from './photos.store';

interface MessagePhotosProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** First name of the other one. */
  readonly name: string;
}

export const MessagePhotos = ({ message: { photos, at }, isOwn, name }: MessagePhotosProps) => {
  const { small, large, open } = useUnit({ small: $small, large: $large, open: largeWanted });
  if (photos.length === 0) return null;
  const date = ownDay(at);
  const pictures = photos.map((photo, index) => ({
    ...photo,
    src: small.get(photo.photo_id) ?? '',
    large: large.get(photo.photo_id),
    alt: isOwn ? say.yourPhoto({ number: index + 1, date }) : say.photo({ number: index + 1, name, date }),
  }));
  return (
    <Box width={`${Math.min(photos.length, 2) * 8}rem`} maxWidth="full">
      <PictureTiles label={isOwn ? say.yourPhotos({ date }) : say.photos({ name, date })} pictures={pictures} onOpen={open} />
    </Box>
  );
};
