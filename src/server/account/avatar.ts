// Pictures of people: read for what they are, and drawn anew, so that nothing comes along that was hidden in the file.
import sharp from 'sharp';
import { avatarMostPixels, avatarSide } from '../../../generated/model/constants';
import { refuse } from '../refusal';

const begins = (bytes: Uint8Array, sign: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + sign.length)).toString('latin1') === sign;

// what a file is called, or says that it is, means nothing: only these three are handed to the decoder at all
const isPicture = (bytes: Uint8Array): boolean =>
  begins(bytes, '\xff\xd8\xff') || begins(bytes, '\x89PNG\r\n\x1a\n') || (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8));

const square = async (bytes: Uint8Array): Promise<Buffer> => {
  const picture = sharp(bytes, { limitInputPixels: avatarMostPixels, failOn: 'error' }).autoOrient();
  const { width, height } = await picture.metadata();
  const side = Math.min(avatarSide, width, height);
  return picture.resize(side, side, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).timeout({ seconds: 10 }).toBuffer();
};

/**
 * A picture as it is kept: a square WebP without metadata, its middle where the eye goes.
 *
 * @throws Refusal `account.avatar_unreadable` where it is no JPEG, PNG or WebP, is broken, or unpacks into a giant.
 */
export const avatarOf = async (bytes: Uint8Array): Promise<Buffer> => {
  if (!isPicture(bytes)) return refuse('account.avatar_unreadable');
  try {
    return await square(bytes);
  } catch {
    return refuse('account.avatar_unreadable');
  }
};
