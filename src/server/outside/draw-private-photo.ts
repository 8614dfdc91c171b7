// Draws a picture that two people show each other, within the process beside the server.
import sharp, { type Sharp } from 'sharp';
import { photoMostPixels, privatePhotoSide, privatePhotoSmallSide } from '../../../generated/model/constants';
import { readPicture } from './picture';
import type { DrawnPrivatePhoto } from './private-photo';

/** A JPEG without metadata, in the colours of the web. */
const drawn = (picture: Sharp, side: number) =>
  picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 78, mozjpeg: true })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });

/** Small, it is drawn from what is kept: the file is unpacked once. */
export const drawPrivatePhoto = (file: string): Promise<DrawnPrivatePhoto | undefined> =>
  readPicture({ file, formats: ['jpeg', 'png', 'webp', 'avif', 'heic'], maxPixels: photoMostPixels }, async (picture) => {
    const { data: large, info } = await drawn(picture, privatePhotoSide);
    const { data: small } = await drawn(sharp(large), privatePhotoSmallSide);
    return { width: info.width, height: info.height, large, small };
  });
