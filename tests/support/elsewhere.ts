// The content of public addresses, for a server that asks no real one.
import { createHash } from 'node:crypto';
import { type Asker, nobody, type PublicReader, UnreadAddress } from '../../src/server/outside/public-reader';

export interface Elsewhere {
  /** The text at each address; what is not there is absent. */
  readonly texts: Map<string, string>;
  /** The error over each address at which a reader of ours breaks. */
  readonly breaks: Map<string, Error>;
  /** The addresses that were asked, in order. */
  readonly asked: string[];
  /** For whom each was asked. */
  readonly askers: Asker[];
  /** Addresses that begin so are not answered before they are released. */
  readonly hold: (beginning: string) => { readonly asked: () => number; readonly release: () => void };
  readonly reader: PublicReader;
}

/** An internet of its own, where a text is its own version. */
export const anElsewhere = (type: string): Elsewhere => {
  const [texts, asked, askers] = [new Map<string, string>(), [] as string[], [] as Asker[]];
  const breaks = new Map<string, Error>();
  const held = new Map<string, Promise<void>>();
  return {
    texts,
    breaks,
    asked,
    askers,
    hold: (beginning) => {
      let release: () => void = () => undefined;
      held.set(beginning, new Promise((resolve) => (release = resolve)));
      return { asked: () => asked.filter((it) => it.startsWith(beginning)).length, release: () => release() };
    },
    reader: {
      read: async (address, { headers = {}, asker = nobody }) => {
        asked.push(address);
        askers.push(asker);
        for (const [beginning, released] of held) if (address.startsWith(beginning)) await released;
        const broken = breaks.get(address);
        if (broken) throw broken;
        const text = texts.get(address);
        if (text === undefined) throw new UnreadAddress('absent', address);
        const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
        const is304 = headers['if-none-match'] === etag;
        const header = (name: string) => ({ etag, 'content-type': type })[name];
        return { address, status: is304 ? 304 : 200, header, body: Buffer.from(is304 ? '' : text) };
      },
    },
  };
};
