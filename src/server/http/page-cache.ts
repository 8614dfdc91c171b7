// Pages that are the same for all, kept for seconds and until something changes; rendered once, however many wait for one.
import { LRUCache } from 'lru-cache';
import { pageKeptSeconds, pagesAskedOnceBytes, pagesKeptBytes, pageUnsureSeconds } from '../../../generated/model/constants';
import type { PublicPage } from './public-page';

/**
 * Tells whenever something that pages show may have changed, and whether it will tell of the next change. Answers how to end that.
 */
export type Changes = (heard: (isSure: boolean) => void) => Promise<() => Promise<void>>;

/** A rendering; one for its visitor alone has no `page`. */
export interface Rendered {
  readonly page?: PublicPage;
}

const roomFor = (maxSize: number): LRUCache<string, PublicPage> =>
  new LRUCache({ maxSize, sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length });

/** How often somebody waits for what another lets render: it may turn out to be for that one alone, or never come. */
const waitsMost = 3;

/** `clock` is the server's: when it moves, every page is old. */
export const pageCache = (clock: () => Date) => {
  // an address that a stranger makes up is asked for once: it displaces none that others want
  const [once, again] = [roomFor(pagesAskedOnceBytes), roomFor(pagesKeptBytes)];
  const rendering = new Map<string, Promise<Rendered>>();
  let changes = 0;
  let isSure = false;
  const isFresh = ({ at }: PublicPage): boolean => Math.abs(clock().getTime() - at) < (isSure ? pageKeptSeconds : pageUnsureSeconds) * 1000;
  const find = (key: string): PublicPage | undefined => {
    const page = again.get(key) ?? once.get(key);
    if (page === undefined) return undefined;
    if (!isFresh(page)) {
      once.delete(key);
      again.delete(key);
      return undefined;
    }
    if (page.status === 200 && once.delete(key)) again.set(key, page);
    return page;
  };
  const changed = (sure: boolean): void => {
    isSure = sure;
    changes += 1;
    rendering.clear();
    for (const room of [once, again]) for (const [key, { asks }] of room.entries()) if (asks) room.delete(key);
  };
  const renderOnce = async <T extends Rendered>(key: string, render: () => Promise<T>): Promise<T> => {
    const before = changes;
    const own = render();
    rendering.set(key, own);
    try {
      const done = await own;
      const { page } = done;
      if (page && (before === changes || !page.asks)) once.set(key, page);
      return done;
    } finally {
      if (rendering.get(key) === own) rendering.delete(key);
    }
  };
  /** A page that is kept, or is being rendered for another; else what `render` makes. */
  const ask = async <T extends Rendered>(key: string, render: () => Promise<T>): Promise<T | Required<Rendered>> => {
    for (let time = 0; time < waitsMost; time += 1) {
      const kept = find(key);
      if (kept) return { page: kept };
      const begun = rendering.get(key);
      if (begun === undefined) break;
      const { page } = await begun.catch((): Rendered => ({}));
      if (page) return { page };
    }
    return renderOnce(key, render);
  };
  return { ask, changed };
};
