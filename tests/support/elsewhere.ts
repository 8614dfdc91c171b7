// The content of public addresses, for a server that asks no real one.
import { createHash } from 'node:crypto';
import { type PublicReader, UnreadAddress } from '../../src/server/outside/public-reader';

export interface Elsewhere {
  /** The text at each address; what is not there is absent. */
  readonly texts: Map<string, string>;
  /** The addresses that were asked, in order. */
  readonly asked: string[];
  readonly reader: PublicReader;
}

/** An internet of its own, where a text is its own version. */
export const anElsewhere = (type: string): Elsewhere => {
  const [texts, asked] = [new Map<string, string>(), [] as string[]];
  return {
    texts,
    asked,
    reader: {
      read: (address, { headers = {} }) => {
        asked.push(address);
        const text = texts.get(address);
        if (text === undefined) return Promise.reject(new UnreadAddress('absent', address));
        const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
        const is304 = headers['if-none-match'] === etag;
        const header = (name: string) => ({ etag, 'content-type': type })[name];
        return Promise.resolve({ address, status: is304 ? 304 : 200, header, body: Buffer.from(is304 ? '' : text) });
      },
    },
  };
};
