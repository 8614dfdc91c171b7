// Pages of other platforms, and the pictures on them: read as a polite visitor reads them.
import robotsParser from 'robots-parser';
import { HOUR } from '../../../generated/model/dates';
import { type PublicReader, UnreadAddress } from './public-reader';

export interface Page {
  /** Where it stands, after redirects. */
  readonly address: string;
  readonly html: string;
}

export interface Pages {
  /**
   * A page, unless its server forbids it.
   *
   * @throws UnreadAddress when nothing comes of it.
   */
  readonly page: (address: string) => Promise<Page>;
  /**
   * A picture that a page names, as its file.
   *
   * @throws UnreadAddress when nothing comes of it.
   */
  readonly picture: (address: string) => Promise<Buffer>;
}

const pageBytes = 3_000_000;
const pictureBytes = 20_000_000;
const robotsBytes = 500_000;
const robotsMilliseconds = HOUR;
const maxHosts = 500;

const charsetOf = (type = ''): string => /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
const textOf = (body: Buffer, type: string | undefined): string => {
  try {
    return new TextDecoder(charsetOf(type)).decode(body);
  } catch {
    // a charset that nobody knows
    return new TextDecoder().decode(body);
  }
};

type Allowed = (address: string) => boolean;

/**
 * A host name's permissions by its robots.txt; one without the file allows everything. @throws UnreadAddress when it cannot be read, which
 * forbids everything.
 */
const robotsOf = async (reader: PublicReader, { origin }: URL, name: string): Promise<Allowed> => {
  const address = `${origin}/robots.txt`;
  try {
    const { body } = await reader.read(address, { types: ['text/plain'], bytes: robotsBytes });
    const robots = robotsParser(address, body.toString());
    return (it) => robots.isAllowed(it, name) ?? true;
  } catch (error) {
    if (!(error instanceof UnreadAddress) || error.why === 'unreachable') throw error;
    return () => true;
  }
};

/** A reader's addresses as pages and pictures. `name` is our name in robots.txt. */
export const openPages = (reader: PublicReader, name: string): Pages => {
  const known = new Map<string, { readonly until: number; readonly allowed: Promise<Allowed> }>();
  const allows = async (address: string): Promise<boolean> => {
    if (!URL.canParse(address)) return true;
    const url = new URL(address);
    const now = Date.now();
    let it = known.get(url.origin);
    if (!it || it.until < now) {
      it = { until: now + robotsMilliseconds, allowed: robotsOf(reader, url, name) };
      known.set(url.origin, it);
      for (const [origin] of known) if (known.size > maxHosts) known.delete(origin);
    }
    try {
      return (await it.allowed)(address);
    } catch (error) {
      // it may be able to say the next time
      known.delete(url.origin);
      throw error;
    }
  };
  const read = (address: string, types: readonly string[], bytes: number) => reader.read(address, { types, bytes, allows });
  return {
    page: async (address) => {
      const { address: at, body, header } = await read(address, ['text/html', 'application/xhtml+xml'], pageBytes);
      return { address: at, html: textOf(body, header('content-type')) };
    },
    picture: async (address) => (await read(address, ['image/*'], pictureBytes)).body,
  };
};
