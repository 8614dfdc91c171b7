// Pictures that people send in: told by what they are and not by what they say, and read within bounds, one after the other.
import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Worker } from 'node:worker_threads';

// Pictures as iPhones take them: the library that draws all others does not read them, so they are unpacked first, each in a thread of its own.
interface Unpacked {
  /** Red, green, blue and how clear it is, a byte each; upright. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

const longestMs = 20_000;

/** @throws where it is broken, unpacks into a giant, or takes too long. */
const unpackHeic = async (file: string, maxPixels: number): Promise<Unpacked> => {
  const bytes = await readFile(file);
  // beside this file, in the built server too
  const worker = new Worker(new URL('./heic-worker.js', import.meta.url), { workerData: { bytes, maxPixels } });
  const late = setTimeout(() => void worker.terminate(), longestMs);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The picture took too long')));
    });
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
};

// unpacked memory is given back at once, and one picture takes one thread
sharp.cache(false);
sharp.concurrency(1);

const headLength = 64;
const begins = (bytes: Buffer, sign: string, at = 0): boolean => bytes.subarray(at, at + sign.length).toString('latin1') === sign;
/** Its brand, and those that it is compatible with. */
const brandsOf = (bytes: Buffer): Buffer =>
  begins(bytes, 'ftyp', 4) ? bytes.subarray(8, Math.min(bytes.readUInt32BE(0), headLength)) : Buffer.alloc(0);
const signs = {
  jpeg: (bytes: Buffer) => begins(bytes, '\xff\xd8\xff'),
  png: (bytes: Buffer) => begins(bytes, '\x89PNG\r\n\x1a\n'),
  webp: (bytes: Buffer) => begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8),
  avif: (bytes: Buffer) => brandsOf(bytes).includes('avif'),
  heic: (bytes: Buffer) => ['heic', 'heix'].some((brand) => brandsOf(bytes).includes(brand)),
} as const;
export type PictureFormat = keyof typeof signs;

const formatOf = async (file: string, formats: readonly PictureFormat[]): Promise<PictureFormat | undefined> => {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read(Buffer.alloc(headLength), 0, headLength, 0);
    return formats.find((format) => signs[format](buffer));
  } finally {
    await opened.close();
  }
};

let turn: Promise<unknown> = Promise.resolve();
/** One after the other: a picture may unpack into hundreds of megabytes, and many may come at once. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
};

export interface SentPicture {
  readonly file: string;
  /** No other is handed to a decoder at all. */
  readonly formats: readonly PictureFormat[];
  readonly maxPixels: number;
}

/**
 * Hands on the picture in a file, upright and with its size. Nothing where there is none of these formats, where it is broken, or
 * unpacks into a giant.
 */
export const readPicture = async <T>(
  { file, formats, maxPixels }: SentPicture,
  work: (picture: Sharp, size: { readonly width: number; readonly height: number }) => Promise<T>,
): Promise<T | undefined> => {
  const format = await formatOf(file, formats);
  if (format === undefined) return undefined;
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  return inTurn(async () => {
    if (format === 'heic') {
      const { data, width, height } = await unpackHeic(file, maxPixels);
      return work(sharp(data, { raw: { width, height, channels: 4 } }), { width, height });
    }
    // the head of the file alone: what would unpack into a giant is refused here
    const { autoOrient } = await sharp(file, options).metadata();
    return work(sharp(file, options).autoOrient(), autoOrient);
  }).catch(() => undefined);
};
