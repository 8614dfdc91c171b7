// Stays that are kept on this device: a cache for each, whose name tells whose it is and until when it may be shown.
import { DAY } from '../../../../generated/model/dates';
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
export const isOver = ({ checkout }: Pick<KeptStay, 'checkout'>): boolean =>
  checkout < new Date(Date.now() - DAY / 2).toISOString().slice(0, 10);

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

/** The title of a kept page, escaped for a header; and the moment at which the server rendered it. */
export const titleHeader = 'x-title';
export const renderedHeader = 'x-rendered';
/** On the document of a page that comes out of a cache. */
export const keptMark = 'data-kept';
