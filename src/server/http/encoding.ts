// How a page travels: packed in the best way that the browser unpacks.
import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type PackedAs = 'br' | 'gzip';

export interface ContentEncoder {
  /** The browser's part of the configuration. */
  readonly headers: Readonly<Record<string, string>>;
  /** Takes the page as it is, gives it packed. */
  readonly packer: Transform;
}

// more could be saved, at a cost beyond the saving
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const vary = { vary: 'accept-encoding' };

const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((offer) => {
    const [name = '', ...rest] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !rest.some((part) => /^q=0(\.0*)?$/.test(part));
  });

/** The best of ours that a browser unpacks, by the `accept-encoding` of its request. */
export const encodingFor = (accepted = ''): PackedAs | undefined => (['br', 'gzip'] as const).find((encoding) => takes(accepted, encoding));

/** @example packingFor('gzip, deflate, br') // brotli */
export const packingFor = (accepted?: string): ContentEncoder => {
  const encoding = encodingFor(accepted);
  if (encoding === undefined) return { headers: vary, packer: new PassThrough() };
  return { headers: { ...vary, 'content-encoding': encoding }, packer: encoding === 'br' ? createBrotliCompress(brotli) : createGzip() };
};

/** A page that is there whole. */
export const packed = (page: Buffer, encoding: PackedAs): Promise<Buffer> =>
  encoding === 'br' ? promisify(brotliCompress)(page, brotli) : promisify(gzip)(page);
export const unpacked: (brotli: Buffer) => Promise<Buffer> = promisify(brotliDecompress);
