// Reads public addresses that people name. It never connects to an address inside the server's own network.
import { lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, fetch, type Response } from 'undici';
import { fairTurns, type TurnOptions, type Turns } from './fair-turns';
import { endingBeyond } from './wire-limit';

/** Why an address brought nothing. */
export type Unread =
  /** It is no https address of the public internet. */
  | 'not_public'
  /** Its server wants no such visitor, or forbids it by robots.txt. */
  | 'refused'
  /** Nothing stands there. */
  | 'absent'
  /** No answer, or none in time. */
  | 'unreachable'
  /** Something of another kind. */
  | 'unsuitable'
  /** More than is read of one address, or dearer to read than anything honest. */
  | 'too_heavy';

/** An address could not be read. Its message is for the log. */
export class UnreadAddress extends Error {
  override readonly name = 'UnreadAddress';
  constructor(
    readonly why: Unread,
    message: string,
  ) {
    super(message);
  }
}

/** The person for whom an address is read. */
export type Asker = TurnOptions;
export const nobody: Asker = { of: '' };

export interface Wanted {
  readonly asker?: Asker;
  /** Calendars have a pace of their own: what one account asks of a platform keeps nobody else's waiting. */
  readonly isCalendar?: boolean;
  /** The media types that are wanted, such as `text/html`. */
  readonly types: readonly string[];
  /** The most that is read, after it has been unpacked. */
  readonly bytes: number;
  /** Whether an address may be read: asked of it, and of each that it leads to. */
  readonly allows?: (address: string) => Promise<boolean>;
  /** Headers beside the address, such as `if-none-match`. */
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Read {
  /** Where it stands, after redirects. */
  readonly address: string;
  /** 200, or 304 where it has not changed. */
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
}

export interface PublicReader {
  /**
   * Reads an address, no sooner after the one before of its host than its pace is.
   *
   * @throws UnreadAddress when nothing comes of it.
   */
  readonly read: (address: string, wanted: Wanted) => Promise<Read>;
}

/** Each kind of address has a pace of its own. */
type Kind = 'page' | 'calendar';
/** Takes the next free moment of a key, one every so many milliseconds; tells how many there are until it. */
export type TakeMoment = (key: string, milliseconds: number) => Promise<number>;

export interface ReaderOptions {
  /** How the server calls itself. */
  readonly userAgent: string;
  /** The one address within this machine that may be read, as the demo's own stand-ins are: an origin. */
  readonly inner?: string | undefined;
  /** How names become addresses. */
  readonly lookup?: LookupFunction;
  /** Milliseconds from one request to the next of the same host name. */
  readonly paces?: Readonly<Record<Kind, number>>;
  readonly takeMoment?: TakeMoment | undefined;
  /** Milliseconds for all of it. */
  readonly patience?: number;
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const isPublic = (written: string): boolean => {
  if (!ipaddr.isValid(written)) return false;
  const address = ipaddr.process(written);
  // beyond what is given out today an older address may stand within, as in ::127.0.0.1
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalUnicast));
};
const refuse = (why: Unread, message: string): never => {
  throw new UnreadAddress(why, message);
};

/** Hands on only addresses of the public internet: all of a name's are, or none is taken. */
const publicOnly =
  (lookup: LookupFunction): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const all = Array.isArray(found) ? found : [];
      if (error) return done(error, '', 0);
      const [first] = all;
      if (!first || !all.every(({ address }) => isPublic(address)))
        return done(new UnreadAddress('not_public', `${host} is no public name`), '', 0);
      return options.all ? done(null, all) : done(null, first.address, first.family);
    });

/** Connects to public addresses alone, however they are written, and looks once more at where it has come to. */
const publicConnector = (lookup: LookupFunction, timeout: number): buildConnector.connector => {
  const connect = buildConnector({ lookup: publicOnly(lookup), timeout });
  return (options, done) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (ipaddr.isValid(host) && !isPublic(host)) return done(new UnreadAddress('not_public', `${host} is no public address`), null);
    return connect(options, (error, socket) => {
      if (error) return done(error, null);
      if (isPublic(socket.remoteAddress ?? '')) return done(null, socket);
      socket.destroy();
      return done(new UnreadAddress('not_public', `${host} leads to no public address`), null);
    });
  };
};

/** Agents whose connections take so much of one answer and no more, by what is read of an address. */
const agentsOf = (connect: buildConnector.connector): ((bytes: number) => Agent) => {
  const known = new Map<number, Agent>();
  return (bytes) => {
    // heads, and a packed answer in small parts, beside what is read
    const most = 2 * bytes + 100_000;
    const tooMuch = () => new UnreadAddress('too_heavy', `more than ${most} bytes for ${bytes}`);
    const agent =
      known.get(bytes) ??
      new Agent({
        connect: (options, done) =>
          connect(options, (error, socket) => (error ? done(error, null) : done(null, endingBeyond(socket, most, tooMuch)))),
      });
    known.set(bytes, agent);
    return agent;
  };
};

const maxRedirects = 3;
const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** The body of an answer; one that goes on and on is left. @throws UnreadAddress where it is longer than it may be. */
export const bodyOf = async (answer: { readonly body: AsyncIterable<Uint8Array> | null }, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > most) refuse('too_heavy', `more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const whyOf = (status: number): Unread => {
  if (status === 404 || status === 410) return 'absent';
  return status < 500 ? 'refused' : 'unreachable';
};

const causeOf = (error: unknown): UnreadAddress => {
  for (let it: unknown = error; it instanceof Error; it = it.cause) if (it instanceof UnreadAddress) return it;
  return new UnreadAddress('unreachable', error instanceof Error ? error.message : String(error));
};

/** The content of an answer. @throws UnreadAddress where it is none that is wanted. */
const contentOf = async (url: URL, answer: Response, { types, bytes }: Pick<Wanted, 'types' | 'bytes'>): Promise<Read> => {
  const header = (name: string) => answer.headers.get(name) ?? undefined;
  if (answer.status === 304) return { address: url.href, status: 304, header, body: Buffer.alloc(0) };
  const type = (header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isWanted = types.some((it) => (it.endsWith('/*') ? type.startsWith(it.slice(0, -1)) : it === type));
  if (answer.status !== 200 || !isWanted) {
    await answer.body?.cancel();
    if (answer.status !== 200) refuse(whyOf(answer.status), `${url.origin} answered ${answer.status}`);
    refuse('unsuitable', `${url.origin} answered ${type || 'nothing that is named'}`);
  }
  return { address: url.href, status: 200, header, body: await bodyOf(answer, bytes) };
};

/** Moments as this process alone gives them out. */
const ownMoments = (): TakeMoment => {
  const next = new Map<string, number>();
  return async (key, milliseconds) => {
    const now = Date.now();
    for (const [known, at] of next) if (at <= now) next.delete(known);
    const mine = next.get(key) ?? now;
    next.set(key, mine + milliseconds);
    return mine - now;
  };
};

const most = 500;
/** Lines at host names: so many at once, one of an account, accounts in turn. */
const linesOf = (atOnce: number) => {
  const hosts = new Map<string, { readonly take: Turns; asked: number }>();
  return async <T>(host: string, asker: Asker, work: () => Promise<T>): Promise<T> => {
    const line = hosts.get(host) ?? { take: fairTurns({ atOnce, most }), asked: 0 };
    hosts.set(host, line);
    line.asked += 1;
    try {
      return await line.take(asker, work);
    } finally {
      line.asked -= 1;
      if (line.asked === 0) hosts.delete(host);
    }
  };
};
/** How many calendars of a host name a process reads at once. */
export const calendarsAtOnce = 10;

const parsed = (address: string): URL => (URL.canParse(address) ? new URL(address) : refuse('not_public', `${address} is no address`));

interface FollowOptions {
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly allows: Wanted['allows'];
  readonly kind: Kind;
  readonly asker: Asker;
}

// a platform has millions of calendars, and is asked for thousands; pages are looked at as a person would
const usualPaces: Readonly<Record<Kind, number>> = { page: 1000, calendar: 100 };

/** Waits for the moment at which a host name may be asked next. */
const momentsOf = (paces: Readonly<Record<Kind, number>>, takeMoment: TakeMoment) => {
  const wait = async (kind: Kind, host: string): Promise<void> => {
    const milliseconds = await takeMoment(`${kind} ${host}`, paces[kind]);
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
  };
  const pageLine = linesOf(1);
  return (kind: Kind, host: string, asker: Asker): Promise<void> =>
    kind === 'calendar' ? wait(kind, host) : pageLine(host, asker, () => wait(kind, host));
};

export const openPublicReader = ({
  userAgent,
  inner,
  lookup = resolveName,
  paces = usualPaces,
  takeMoment = ownMoments(),
  patience = 10_000,
}: ReaderOptions): PublicReader => {
  const outer = agentsOf(publicConnector(lookup, patience));
  const within = agentsOf(buildConnector({ timeout: patience }));
  const calendarLine = linesOf(calendarsAtOnce);
  const moment = momentsOf(paces, takeMoment);
  const answerOf = async (url: URL, { bytes, headers, kind, asker }: FollowOptions): Promise<Response> => {
    const { signal } = asker;
    const isInner = url.origin === inner;
    if (!isInner && (url.protocol !== 'https:' || url.username !== '' || url.port !== ''))
      refuse('not_public', `${url.origin} is not read: https, its usual port, and no name in it`);
    if (!isInner) await moment(kind, url.host, asker);
    return fetch(url, { headers, signal: signal ?? null, redirect: 'manual', dispatcher: (isInner ? within : outer)(bytes) });
  };
  const follow = async (address: string, options: FollowOptions): Promise<[URL, Response]> => {
    let url = parsed(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      if (options.allows && !(await options.allows(url.href))) refuse('refused', `${url.origin} forbids it by robots.txt`);
      const answer = await answerOf(url, options);
      const on = answer.headers.get('location');
      if (!isRedirect(answer.status) || on === null) return [url, answer];
      await answer.body?.cancel();
      url = URL.canParse(on, url) ? new URL(on, url) : refuse('unreachable', 'a redirect that leads nowhere');
    }
    return refuse('unreachable', `more than ${maxRedirects} redirects`);
  };
  const readNow = async (address: string, { types, bytes, headers = {}, allows, isCalendar }: Wanted, asker: Asker): Promise<Read> => {
    const asked = { 'user-agent': userAgent, accept: types.join(', '), ...headers };
    const [url, answer] = await follow(address, { bytes, headers: asked, allows, kind: isCalendar ? 'calendar' : 'page', asker });
    return contentOf(url, answer, { types, bytes });
  };
  const read: PublicReader['read'] = async (address, wanted) => {
    const { isCalendar, asker: { signal, ...person } = nobody } = wanted;
    // waiting counts as well
    const ends = AbortSignal.timeout(patience);
    const asker = { ...person, signal: signal ? AbortSignal.any([signal, ends]) : ends };
    const now = () => readNow(address, wanted, asker);
    try {
      return await (isCalendar ? calendarLine(parsed(address).host, asker, now) : now());
    } catch (error) {
      throw causeOf(error);
    }
  };
  return { read };
};
