// A rendered page made fit for all: its own scripts and styles are known by their hashes instead of a nonce, and it is packed once.
import { createHash } from 'node:crypto';
import { type PackedAs, packed, unpacked } from './encoding';
import type { OwnSources } from './page-policy';

export interface PublicPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly own: OwnSources;
  readonly tag: string;
  /** The moment that it was rendered at, in milliseconds. */
  readonly at: number;
  /** Something was asked for it that can change. */
  readonly asks: boolean;
  readonly bytes: number;
  readonly body: (encoding: PackedAs | undefined) => Promise<Buffer>;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
// a style element into which a script writes rule after rule is empty when it is judged
const emptyStyle = hashOf('');

/** The renderer has marked what is its own with the nonce, which nothing else in the page can know. */
const ownSources = (text: string, nonce: string): OwnSources => {
  const marked = text.matchAll(new RegExp(`<(script|style)(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</\\1>`, 'g'));
  const found = { script: new Set<string>(), style: new Set([emptyStyle]) };
  for (const [, element = '', inside = ''] of marked)
    if (inside !== '') found[element === 'style' ? 'style' : 'script'].add(hashOf(inside));
  return { scripts: ["'self'", ...found.script].join(' '), styles: ["'self'", ...found.style].join(' ') };
};

interface RenderedPage extends Pick<PublicPage, 'status' | 'headers' | 'at' | 'asks'> {
  readonly text: string;
  readonly nonce: string;
}

export const publicPage = async ({ text, nonce, ...rest }: RenderedPage): Promise<PublicPage> => {
  const plain = text.replaceAll(` nonce="${nonce}"`, '');
  const br = await packed(Buffer.from(plain), 'br');
  let gzip: Promise<Buffer> | undefined;
  const body: PublicPage['body'] = async (encoding) => {
    if (encoding === 'br') return br;
    const whole = (): Promise<Buffer> => unpacked(br);
    if (encoding === undefined) return whole();
    gzip ??= whole().then((it) => packed(it, encoding));
    return gzip;
  };
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  // packed the other way it takes no more than twice as much
  return { ...rest, own: ownSources(text, nonce), tag, bytes: 3 * br.length, body };
};
