// Pages of other platforms, and the pictures on them: read as a polite visitor reads them.
import robotsParser from 'robots-parser';
import { HOUR } from '../../../generated/model/dates';
import { type Asker, nobody, type PublicReader, UnreadAddress, type Wanted } from './public-reader';
import type { DocumentKind } from './reader/document';
import { readBeside } from './reader/read-beside';

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
  readonly page: (address: string, asker?: Asker) => Promise<Page>;
  /**
   * A picture that a page names, as its file.
   *
   * @throws UnreadAddress when nothing comes of it.
   */
  readonly picture: (address: string, asker?: Asker) => Promise<Buffer>;
}

const pageBytes = 3_000_000;
const pictureBytes = 20_000_000;
const robotsBytes = 500_000;
const robotsMilliseconds = HOUR;
const maxHosts = 100;

const charsetOf = (type = ''): string => /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
const textOf = (body: Buffer, type: string | undefined): string => {
  try {
    return new TextDecoder(charsetOf(type)).decode(body);
  } catch {
    // a charset that nobody knows
    return new TextDecoder().decode(body);
  }
};

interface AskedRobots {
  /** The text of the file. */
  readonly text: string;
  /** Where it stands. */
  readonly at: string;
  /** The address that somebody wants to read, under our name. */
  readonly asked: string;
  readonly name: string;
}
/** Whether a robots.txt lets an address be read. */
export const robotsFile: DocumentKind<AskedRobots, boolean> = { name: 'robots', lane: 'text', milliseconds: 2000 };

// each letter of a rule is compared with each of the address: more than the largest honest file of the longest honest address
const mostCompared = 200_000_000;

/** Stars beside each other are one. A file that would take too long forbids, as one that cannot be had does. */
export const robotsAllow = ({ text, at, asked, name }: AskedRobots): boolean => {
  const rules = text.replace(/\*{2,}/g, '*');
  return rules.length * asked.length < mostCompared && (robotsParser(at, rules).isAllowed(asked, name) ?? true);
};

/**
 * The robots.txt of a host name, as its text; one without the file allows everything. @throws UnreadAddress when it cannot be read, which
 * forbids everything.
 */
const robotsOf = async (reader: PublicReader, at: string, asker: Asker): Promise<string> => {
  try {
    const { body } = await reader.read(at, { types: ['text/plain'], bytes: robotsBytes, asker });
    return body.toString();
  } catch (error) {
    if (!(error instanceof UnreadAddress) || error.why === 'unreachable') throw error;
    return '';
  }
};

/** A reader's addresses as pages and pictures. `name` is our name in robots.txt. */
export const openPages = (reader: PublicReader, name: string): Pages => {
  const known = new Map<string, { readonly until: number; readonly text: Promise<string> }>();
  const allows =
    (asker: Asker) =>
    async (asked: string): Promise<boolean> => {
      if (!URL.canParse(asked)) return true;
      const { origin } = new URL(asked);
      const at = `${origin}/robots.txt`;
      const now = Date.now();
      let it = known.get(origin);
      if (!it || it.until < now) {
        it = { until: now + robotsMilliseconds, text: robotsOf(reader, at, asker) };
        known.set(origin, it);
        for (const [first] of known) if (known.size > maxHosts) known.delete(first);
      }
      try {
        const text = await it.text;
        return text === '' || (await readBeside(robotsFile, { text, at, asked, name }, asker));
      } catch (error) {
        // one that is too dear to read forbids, as one that cannot be had does
        if (error instanceof UnreadAddress && error.why === 'too_heavy') return false;
        // it may be able to say the next time
        known.delete(origin);
        throw error;
      }
    };
  const read = (address: string, asker: Asker, wanted: Pick<Wanted, 'types' | 'bytes'>) =>
    reader.read(address, { ...wanted, asker, allows: allows(asker) });
  return {
    page: async (address, asker = nobody) => {
      const wanted = { types: ['text/html', 'application/xhtml+xml'], bytes: pageBytes };
      const { address: at, body, header } = await read(address, asker, wanted);
      return { address: at, html: textOf(body, header('content-type')) };
    },
    picture: async (address, asker = nobody) => (await read(address, asker, { types: ['image/*'], bytes: pictureBytes })).body,
  };
};
