// How a page travels: packed in the best way that the browser unpacks.
import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export interface ContentEncoder {
  /** The browser's part of the configuration. */
  readonly headers: Readonly<Record<string, string>>;
  /** Takes the page as it is, gives it packed. */
  readonly packer: Transform;
}

// a page is packed once for each asking: what more could be saved would cost more than it saves
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const vary = { vary: 'accept-encoding' };

const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((offer) => {
    const [name = '', ...rest] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !rest.some((part) => /^q=0(\.0*)?$/.test(part));
  });

/**
 * By the `accept-encoding` of a request.
 *
 * @example packingFor('gzip, deflate, br') // brotli
 */
export const packingFor = (accepted = ''): ContentEncoder => {
  if (takes(accepted, 'br')) return { headers: { ...vary, 'content-encoding': 'br' }, packer: createBrotliCompress(brotli) };
  if (takes(accepted, 'gzip')) return { headers: { ...vary, 'content-encoding': 'gzip' }, packer: createGzip() };
  return { headers: vary, packer: new PassThrough() };
};
