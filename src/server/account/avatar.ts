// Pictures of people: read for what they are, and drawn anew, so that nothing comes along that was hidden in the file.
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { avatarMostPixels, avatarSide } from '../../../generated/model/constants';
import { refuse } from '../refusal';

// what is unpacked is given back at once, and one picture takes one thread
sharp.cache(false);
sharp.concurrency(1);

const signLength = 12;
const begins = (bytes: Buffer, sign: string, at = 0): boolean => bytes.subarray(at, at + sign.length).toString('latin1') === sign;

// what a file is called, or says that it is, means nothing: only these three are handed to the decoder at all
const isPicture = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer: bytes } = await file.read(Buffer.alloc(signLength), 0, signLength, 0);
    return begins(bytes, '\xff\xd8\xff') || begins(bytes, '\x89PNG\r\n\x1a\n') || (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8));
  } finally {
    await file.close();
  }
};

const square = async (path: string): Promise<Buffer> => {
  const options = { limitInputPixels: avatarMostPixels, failOn: 'error' } as const;
  // the head of the file alone: what would unpack into a giant is refused here
  const { autoOrient } = await sharp(path, options).metadata();
  const side = Math.min(avatarSide, autoOrient.width, autoOrient.height);
  return sharp(path, options)
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer();
};

let turn: Promise<unknown> = Promise.resolve();
/** One after the other: a picture may unpack into hundreds of megabytes, and many may come at once. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
};

/**
 * The picture in a file, as it is kept: a square WebP without metadata, its middle where the eye goes.
 *
 * @throws Refusal `account.avatar_unreadable` where it is no JPEG, PNG or WebP, is broken, or unpacks into a giant.
 */
export const avatarOf = async (path: string): Promise<Buffer> => {
  if (!(await isPicture(path))) return refuse('account.avatar_unreadable');
  try {
    return await inTurn(() => square(path));
  } catch {
    return refuse('account.avatar_unreadable');
  }
};
