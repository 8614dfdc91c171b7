// Draws a picture of a property in all its versions, within the process beside the server.
import sharp, { type Sharp } from 'sharp';
import { photoMostPixels, photoSide } from '../../../../generated/model/constants';
import type { Version } from '../../outside/files';
import { readPicture } from '../../outside/picture';
import { type DrawnPhoto, endingOf, formats } from './drawn-photo';

// a card on a phone, a card or tile on a sharp screen, a head picture, the whole screen
const ladder = [480, 960, 1600];
const drawn = {
  // more effort takes many times as long for a tenth less
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 1 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

const hexOf = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const draw = async (picture: Sharp): Promise<DrawnPhoto> => {
  // unpacked once, at most as large as anybody sees it; in the colours of the web, and white where it is clear
  const { data, info } = await picture
    .resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const widths = [...ladder.filter((it) => it < width), width];
  const versions: Version[] = [];
  for (const wide of widths)
    for (const format of formats)
      versions.push({
        ending: endingOf(wide, format),
        bytes: await drawn[format](whole().resize(wide)).timeout({ seconds: 20 }).toBuffer(),
      });
  const { dominant } = await sharp(await whole().resize(64, 64, { fit: 'inside' }).png().toBuffer()).stats();
  return { width, height, widths, colour: hexOf(dominant), versions };
};

export const drawPhoto = (file: string): Promise<DrawnPhoto | undefined> =>
  readPicture({ file, formats: ['jpeg', 'png', 'webp', 'avif', 'heic'], maxPixels: photoMostPixels }, draw);
