// How a page travels: packed in the best way that the browser unpacks.
import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance } from 'fastify';

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

/** From here on packing is worth it; so short an answer is packed at once: handing it on bit by bit takes more than twice as long. */
const [packedMin, packedAtOnceMax] = [1024, 64 * 1024];
/** Answers of calls travel packed. Longer ones, and what is no answer of a call, are left to the packers that take them bit by bit. */
export const packAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, answer) => {
    const isAnswer = typeof answer === 'string' && String(reply.getHeader('content-type')).startsWith('application/json');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!isAnswer || !encoding || answer.length < packedMin || answer.length > packedAtOnceMax) return answer;
    if (reply.hasHeader('content-encoding')) return answer;
    const varies = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ');
    reply.header('content-encoding', encoding).header('vary', varies);
    return encoding === 'br' ? brotliCompressSync(answer, brotli) : gzipSync(answer);
  });
};
