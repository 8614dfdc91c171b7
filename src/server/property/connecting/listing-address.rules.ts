// Addresses of listings on other platforms, as hosts paste them: which platform, which listing there, however it is written. Pure.
import { type LineProblem, SourcePlatform } from '../../../../generated/model/values';
import { keysOf } from '../../../../generated/model/keys';

export interface ListingAddress {
  /** With https, and without what tracks people or says when somebody meant to stay. */
  readonly address: string;
  readonly platform: SourcePlatform;
  /** Its id on that platform; none on a website of one's own. */
  readonly source_id: string | null;
  /** The same for every address of the same listing. */
  readonly key: string;
}

/** The one address within this machine that counts as public: the demo's own, where its stand-ins of other platforms are. */
export const innerAddress = (config: { readonly DEMO: boolean; readonly SITE_ORIGIN: string }): string | undefined =>
  config.DEMO ? config.SITE_ORIGIN : undefined;

/** Where each platform has its listings' ids, in the path of an address. */
const idIn: Readonly<Record<Exclude<SourcePlatform, 'generic'>, RegExp>> = {
  airbnb: /^\/rooms\/(?:plus\/|luxury\/)?(\d+)/,
  // `/1234567`, `/1234567ha`, `/en-ca/cottage-rental/p1234567vb`
  vrbo: /\/p?(\d+(?:ha|vb)?)\/?$/,
  booking: /^\/hotel\/[a-z]{2}\/([\w-]+)/,
  // the words behind it are the language's
  expedia: /\.h(\d+)\./i,
};
const passing =
  /^(utm_\w+|fbclid|gclid|source_impression_id|check_?(in|out)|start|end|adults|children|infants|pets|guests|currency|locale)$/i;

// `airbnb.ca` and `fr.airbnb.ca`, and neither `airbnb.example.com` nor an ending that somebody else could have bought
const platformOf = (hostname: string): SourcePlatform =>
  keysOf(SourcePlatform).find((it) =>
    SourcePlatform[it].hosts.split(' ').some((host) => host !== '' && (hostname === host || hostname.endsWith(`.${host}`))),
  ) ?? 'generic';

/** A typed address, with https where it names no scheme. */
export const withScheme = (typed: string): string => {
  const address = typed.trim();
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
};

/**
 * Addresses that may be requested over the public network: a name with a dot and no login, whatever stands behind it; or our own stand-ins.
 */
const publicUrl = (typed: string, inner: string | undefined): URL | undefined => {
  const written = withScheme(typed);
  if (/\s/.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  if (url.origin === inner) return url;
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.port) return undefined;
  const isNamed = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname);
  if (!isNamed) return undefined;
  url.protocol = 'https:';
  return url;
};

/** A stand-in has its platform’s name in its path, and below that the platform’s own paths. */
const standInAt = ({ pathname }: URL): { readonly platform: SourcePlatform; readonly path: string } | undefined => {
  const [, name, path = '/'] = /^\/elsewhere\/([a-z]+)(\/.*)$/.exec(pathname) ?? [];
  const platform = keysOf(SourcePlatform).find((it) => it === name && it !== 'generic');
  return platform && { platform, path };
};

/** The listing that an address leads to; nothing where it is no address of the public internet, nor of `innerAddress`. */
export const readAddress = (typed: string, inner?: string): ListingAddress | undefined => {
  const url = publicUrl(typed, inner);
  if (!url) return undefined;
  const { platform, path } = (url.origin === inner && standInAt(url)) || { platform: platformOf(url.hostname), path: url.pathname };
  url.hash = '';
  if (platform === 'generic') url.search = String(new URLSearchParams([...url.searchParams].filter(([name]) => !passing.test(name))));
  const source_id = platform === 'generic' ? null : (idIn[platform].exec(path)?.[1] ?? null);
  if (source_id !== null) url.search = '';
  const page = `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`;
  return { address: url.href, platform, source_id, key: `${platform} ${source_id ?? page}` };
};

/** An address of a platform that is no listing there, as the page of a host is. */
export const isOfNoListing = ({ platform, source_id }: ListingAddress): boolean => platform !== 'generic' && source_id === null;

/** The usable part of a host's pasted text: one address, or several with one a line; nothing where a single one is unusable. */
export const keptAddress = (typed: string, inner?: string): { readonly address: string; readonly key: string | null } | undefined => {
  const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length > 1) return { address: lines.map((line) => line.trim()).join('\n'), key: null };
  return readAddress(lines[0] ?? '', inner);
};

/** The platform that a saved address leads to. */
export const platformOfSaved = (saved: string | null): SourcePlatform | null =>
  saved === null || saved.includes('\n')
    ? null
    : (readAddress(saved, URL.canParse(saved) ? new URL(saved).origin : undefined)?.platform ?? null);

export interface ListedAddresses {
  readonly addresses: readonly ListingAddress[];
  /** Lines are counted from 1. */
  readonly problems: readonly { readonly line: number; readonly problem: LineProblem }[];
}

/** Several addresses, one a line; empty lines count for nothing. Beside others each has to be a listing’s own. */
export const readAddresses = (typed: string, most: number, inner?: string): ListedAddresses => {
  const lines = typed.split(/\r?\n/).flatMap((text, at) => (text.trim() === '' ? [] : [{ text, line: at + 1 }]));
  const read = new Map<string, ListingAddress>();
  const problems: { line: number; problem: LineProblem }[] = [];
  for (const { text, line } of lines) {
    const address = readAddress(text, inner);
    if (!address || (lines.length > 1 && isOfNoListing(address))) problems.push({ line, problem: 'nonsense' });
    else if (read.has(address.key)) problems.push({ line, problem: 'double' });
    else if (read.size === most) problems.push({ line, problem: 'too_many' });
    else read.set(address.key, address);
  }
  return { addresses: [...read.values()], problems };
};

/** The listings of a platform that a page leads to, none twice. */
export const listingsAmong = (links: readonly string[], page: ListingAddress, inner?: string): readonly ListingAddress[] => {
  const found = new Map<string, ListingAddress>();
  for (const link of links) {
    const address = URL.canParse(link, page.address) ? readAddress(new URL(link, page.address).href, inner) : undefined;
    if (address?.platform === page.platform && address.source_id !== null) found.set(address.key, address);
  }
  return [...found.values()];
};
