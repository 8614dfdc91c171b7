// Draws a picture of a claim, within the process beside the server.
import { claimPhotoSide, photoMostPixels } from '../../../generated/model/constants';
import { readPicture } from '../outside/picture';
import type { DrawnClaimPhoto } from './claim-photo';

/** A JPEG without metadata, in the colours of the web. */
export const drawClaimPhoto = (file: string): Promise<DrawnClaimPhoto | undefined> =>
  readPicture({ file, formats: ['jpeg', 'png', 'webp', 'avif', 'heic'], maxPixels: photoMostPixels }, async (picture) => {
    const { data, info } = await picture
      .resize(claimPhotoSide, claimPhotoSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 78, mozjpeg: true })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: data };
  });
