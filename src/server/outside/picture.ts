// Pictures that people send in, within the process beside the server: told by what they are and not by what they say, and drawn within bounds.
import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Metadata, type Sharp } from 'sharp';

// unpacked memory is given back at once, and one picture takes one thread
sharp.cache(false);
sharp.concurrency(1);

/** The longest side. A line is worked on as a whole, and some of them at once: one of six million pixels would take gigabytes. */
const longestSide = 30_000;
/** The most that a picture may unpack into: sixty million pixels of four channels, a byte each. */
const mostBytes = 240_000_000;

const bytesOfChannel: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };
const widestChannel = 16;
/** Coefficients of a JPEG whose lines come in several rounds: two bytes each, and fewer of colours that are kept coarser. */
const coefficientBytes: Readonly<Record<string, number>> = { '4:2:0': 3, '4:2:2': 4 };

// its decoder keeps the picture whole, and more than once
const avifBytes = 12;

/** How many bytes a pixel takes while it is unpacked. */
const bytesOfPixel = ({ format, isProgressive, chromaSubsampling = '', channels, depth }: Metadata): number => {
  if (format === 'heif') return avifBytes;
  if (format === 'jpeg' && isProgressive) return coefficientBytes[chromaSubsampling] ?? 2 * channels;
  return channels * (bytesOfChannel[depth] ?? widestChannel);
};

interface Size {
  readonly width: number;
  readonly height: number;
}
const isGiant = ({ width, height }: Size, maxPixels: number, pixelBytes: number): boolean =>
  Math.max(width, height) > longestSide || width * height > maxPixels || width * height * pixelBytes > mostBytes;

interface HeicImage {
  readonly get_width: () => number;
  readonly get_height: () => number;
  readonly display: (into: Unpacked, done: (shown: Unpacked | null) => void) => void;
}
interface Heic {
  readonly HeifDecoder: new () => { readonly decode: (bytes: Buffer) => readonly HeicImage[] };
}
interface Unpacked extends Size {
  /** Red, green, blue and how clear it is, a byte each; upright. */
  readonly data: Uint8ClampedArray;
}
const load = createRequire(import.meta.url);

/** Pictures as iPhones take them: the library that draws all others does not read them. @throws where it is broken, or unpacks into a giant. */
const unpackHeic = async (file: string, maxPixels: number): Promise<Unpacked> => {
  const heic: Heic = load('libheif-js/wasm-bundle.js');
  const [image] = new heic.HeifDecoder().decode(await readFile(file));
  if (!image) throw new Error('no picture');
  const size = { width: image.get_width(), height: image.get_height() };
  if (isGiant(size, maxPixels, 4)) throw new Error('a giant');
  return new Promise((resolve, reject) => {
    image.display({ ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }, (shown) =>
      shown ? resolve(shown) : reject(new Error('broken')),
    );
  });
};

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

export interface SentPicture {
  readonly file: string;
  /** No other is handed to a decoder at all. */
  readonly formats: readonly PictureFormat[];
  readonly maxPixels: number;
}

const opened = async (format: PictureFormat, { file, maxPixels }: SentPicture): Promise<readonly [picture: Sharp, size: Size]> => {
  if (format === 'heic') {
    const { data, ...size } = await unpackHeic(file, maxPixels);
    return [sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } }), size];
  }
  // line by line where its format can be read so, and never more than the first of several pictures
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 } as const;
  // the head of the file alone
  const metadata = await sharp(file, options).metadata();
  if (isGiant(metadata, maxPixels, bytesOfPixel(metadata))) throw new Error('a giant');
  return [sharp(file, options).autoOrient(), metadata.autoOrient];
};

/**
 * Hands on the picture in a file, upright and with its size. Nothing where there is none of these formats, where it is broken, or
 * unpacks into a giant.
 */
export const readPicture = async <T>(sent: SentPicture, work: (picture: Sharp, size: Size) => Promise<T>): Promise<T | undefined> => {
  const format = await formatOf(sent.file, sent.formats);
  if (format === undefined) return undefined;
  try {
    return await work(...(await opened(format, sent)));
  } catch {
    return undefined;
  }
};
