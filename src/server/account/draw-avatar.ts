// Draws the picture of a person, within the process beside the server.
import { avatarMostPixels, avatarSide } from '../../../generated/model/constants';
import { readPicture } from '../outside/picture';

/** A square WebP without metadata, its middle where the eye goes. */
export const drawAvatar = (file: string): Promise<Uint8Array | undefined> =>
  readPicture({ file, formats: ['jpeg', 'png', 'webp'], maxPixels: avatarMostPixels }, (picture, { width, height }) => {
    const side = Math.min(avatarSide, width, height);
    return picture.resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer();
  });
