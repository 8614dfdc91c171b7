// Stays that are kept on this device: a cache for each, whose name tells whose it is and until when it may be shown.
import { DAY } from '../../../../generated/model/dates';
import { type Instant, instantOf, utcDateOf } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { sha256 } from '../../shell/session/sha-256';

/** The service worker, as built; it is told where the calls live. */
export const workerPath = '/offline-worker.js';

export interface KeptStay {
  /** The last day on which it is shown. */
  readonly checkout: string;
  readonly booking_id: string;
  /** The digest of the session that kept it. */
  readonly session: string;
}

const prefix = 'stay';
export const nameOf = ({ checkout, booking_id, session }: KeptStay): string => [prefix, checkout, booking_id, session].join(' ');
const stayOf = (name: string): KeptStay | undefined => {
  const [first, checkout, booking_id, session] = name.split(' ');
  return first === prefix && checkout && booking_id && session ? { checkout, booking_id, session } : undefined;
};

/** Whether the day of check-out is over everywhere: no place is further behind than by half a day. */
export const isOver = ({ checkout }: Pick<KeptStay, 'checkout'>): boolean => checkout < utcDateOf(Date.now() - DAY / 2);

export const pageOf = ({ booking_id }: Pick<KeptStay, 'booking_id'>): string => pathTo.stays({ booking_id });

/** A session without its secret: the digest of what its calls carry as authorization. */
export const sessionOf = sha256;

/** All that are kept, with the names of their caches. */
const keptStays = async (): Promise<readonly (KeptStay & { readonly name: string })[]> =>
  (await caches.keys()).flatMap((name) => {
    const stay = stayOf(name);
    return stay ? [{ ...stay, name }] : [];
  });

/** Drops each stay for which the answer is yes, and hands on the others. */
export const dropStays = async (isOver: (stay: KeptStay) => boolean): Promise<Awaited<ReturnType<typeof keptStays>>> => {
  const all = await keptStays();
  await Promise.all(all.filter(isOver).map(({ name }) => caches.delete(name)));
  return all.filter((stay) => !isOver(stay));
};

/** The moment of the oldest answer that is kept of a stay: all that is shown of it is as new, or newer. */
export const keptSince = async (booking_id: string): Promise<Instant | undefined> => {
  const stay = (await keptStays()).find((kept) => kept.booking_id === booking_id);
  if (!stay) return undefined;
  const cache = await caches.open(stay.name);
  const answers = await cache.matchAll();
  const calls = answers.filter(({ headers }) => headers.get('content-type')?.startsWith('application/json'));
  const moments = calls.map(({ headers }) => Date.parse(headers.get('date') ?? '')).filter((moment) => !Number.isNaN(moment));
  return moments.length > 0 ? instantOf(Math.min(...moments)) : undefined;
};

/** The title of a kept page, escaped for a header; and the moment at which the server rendered it. */
export const titleHeader = 'x-title';
export const renderedHeader = 'x-rendered';
/** On the document of a page that comes out of a cache. */
export const keptMark = 'data-kept';
