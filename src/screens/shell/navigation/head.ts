// The document's head: the route's words, and a screen's better ones.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type * as Words from '../../../../generated/routes/heads';
import type { RouteId } from '../../../../generated/routes/routes';
import { $settings } from '../request/request';
import { previewPath } from './own-head';
import { $visit, routeOf, visited } from './visit';

/** A screen's words about its page; missing ones are the route's. */
export interface HeadSaid {
  /** Without the product's name, which is put before it. */
  readonly title?: string;
  readonly description?: string;
  /** Fills the slots that the route's title and description leave to the page. */
  readonly slots?: Readonly<Record<string, string>>;
  /** The path of a picture for previews. */
  readonly image?: string;
  /** Objects of schema.org, without their context. */
  readonly structured?: readonly Readonly<Record<string, unknown>>[];
  /** 404 where the thing that the address names does not exist. */
  readonly status?: number;
  readonly indexed?: boolean;
}

export interface Head {
  /** Empty as long as the words of the pages are on their way. */
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string;
  readonly structured: readonly Readonly<Record<string, unknown>>[];
  readonly status: number;
  readonly indexed: boolean;
}

/** A screen says what its page is about; what was said before on this visit stays where it is not said anew. */
export const headSaid = createEvent<HeadSaid>();

const $said = createStore<HeadSaid>({}, { sid: 'said' });
sample({ clock: visited, fn: () => ({}), target: $said });
sample({ clock: headSaid, source: $said, fn: (before, said) => ({ ...before, ...said }), target: $said });

// the first page's head is the server's: in the browser the words of all pages come when a second one begins
const fetchWordsFx = createEffect(async (): Promise<typeof Words> => await import('../../../../generated/routes/heads'));
const $words = createStore<typeof Words | null>(null, { serialize: 'ignore' });
sample({ clock: [visited, headSaid], source: $words, filter: (words) => words === null, fn: () => undefined, target: fetchWordsFx });
sample({ clock: fetchWordsFx.doneData, target: $words });

const wordsOf = (route: RouteId, said: HeadSaid, known: typeof Words | null) => {
  if (!known) return { title: '', description: '' };
  const words = known.headOf(route, said.slots);
  return {
    title: said.title === undefined ? words.title : `${known.product.titlePrefix}${said.title}`,
    description: said.description ?? words.description,
  };
};

/** The head of the page that a person is on. */
export const $head = combine([$visit, $said, $settings, $words], ([visit, said, { siteOrigin }, words]): Head => {
  const route = visit?.route ?? 'notFound';
  const path = visit?.path ?? '/';
  const missing = route === 'notFound';
  const indexed = visit !== null && routeOf(visit).indexed;
  return {
    ...wordsOf(route, said, words),
    canonical: `${siteOrigin}${path}`,
    image: siteOrigin + (said.image ?? previewPath),
    structured: said.structured ?? [],
    status: said.status ?? (missing ? 404 : 200),
    indexed: said.indexed ?? (indexed && (said.status ?? 200) < 400),
  };
});
