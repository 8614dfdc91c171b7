// Pictures of people: read for what they are, and drawn anew, so that nothing comes along that was hidden in the file.
import { avatarMostPixels, avatarSide } from '../../../generated/model/constants';
import { readPicture } from '../outside/picture';
import { refuse } from '../request/refusal';

/**
 * The picture in a file, as it is kept: a square WebP without metadata, its middle where the eye goes.
 *
 * @throws Refusal `account.avatar_unreadable` where it is no JPEG, PNG or WebP, is broken, or unpacks into a giant.
 */
export const avatarOf = async (file: string): Promise<Buffer> => {
  const drawn = await readPicture({ file, formats: ['jpeg', 'png', 'webp'], maxPixels: avatarMostPixels }, (picture, { width, height }) => {
    const side = Math.min(avatarSide, width, height);
    return picture.resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer();
  });
  return drawn ?? refuse('account.avatar_unreadable');
};
