// The reviews of a listing: the first few on the page, all of them, or those of the host's other places, in a window.
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listHostReviewsFx, listPropertyReviewsFx } from '../../../generated/client/effects/review';
import type { PublicReview, ReviewList } from '../../../generated/model/entities';
import type { ReviewOrder } from '../../../generated/model/values';
import { $listing, $propertyId, propertyOpened } from './listing.store';

export const shownFirst = 6;
const perPage = 10;

export interface ReviewsWanted {
  /** Whose reviews the window shows. */
  readonly of: 'property' | 'host';
  readonly sort: ReviewOrder;
  readonly query: string;
  readonly page: number;
}
const atFirst: ReviewsWanted = { of: 'property', sort: 'newest', query: '', page: 1 };

export const windowOpened = createEvent<ReviewsWanted['of']>();
export const windowClosed = createEvent();
export const wantedChanged = createEvent<Partial<ReviewsWanted>>();

const firstFx = attach({ effect: listPropertyReviewsFx });
const ofPropertyFx = attach({ effect: listPropertyReviewsFx });
const ofHostFx = attach({ effect: listHostReviewsFx });

export const $first = createStore<readonly PublicReview[] | null>(null);
sample({ clock: propertyOpened, fn: () => null, target: $first });
sample({ clock: propertyOpened, fn: (property_id) => ({ property_id, per_page: shownFirst }), target: firstFx });
sample({
  clock: firstFx.done,
  source: $propertyId,
  filter: (id, { params }) => id === params.property_id,
  fn: (_, { result }) => result.reviews,
  target: $first,
});
sample({ clock: firstFx.fail, fn: () => [], target: $first });

export const $isOpen = createStore(false, { serialize: 'ignore' });
export const $wanted = createStore(atFirst, { serialize: 'ignore' });
export const $found = createStore<ReviewList | null>(null, { serialize: 'ignore' });
export const $failure = createStore<string | null>(null, { serialize: 'ignore' });

sample({ clock: windowOpened, fn: () => true, target: $isOpen });
sample({ clock: [windowClosed, propertyOpened], fn: () => false, target: $isOpen });
sample({ clock: windowOpened, fn: () => null, target: $found });

const asked = sample({
  clock: wantedChanged,
  source: $wanted,
  // another order or other words begin at the first page
  fn: (before, change) => ({ ...before, page: 1, ...change }),
});
const begun = sample({ clock: windowOpened, fn: (of): ReviewsWanted => ({ ...atFirst, of }) });
sample({ clock: [asked, begun], target: $wanted });

const request = sample({
  clock: [asked, begun],
  source: $listing,
  filter: (listing) => listing !== null,
  fn: (listing, { of, sort, query, page }) => ({
    of,
    property_id: listing?.property_id ?? '',
    profile_id: listing?.host.profile_id ?? '',
    page: { sort, page, per_page: perPage, ...(query.trim() ? { query: query.trim() } : {}) },
  }),
});
sample({
  clock: request,
  filter: ({ of }) => of === 'property',
  fn: ({ property_id, page }) => ({ property_id, ...page }),
  target: ofPropertyFx,
});
sample({ clock: request, filter: ({ of }) => of === 'host', fn: ({ profile_id, page }) => ({ profile_id, ...page }), target: ofHostFx });

// an answer to what is no longer asked comes too late
const isCurrent = (
  wanted: ReviewsWanted,
  { sort, query = '', page }: { sort?: ReviewOrder | undefined; query?: string | undefined; page?: number | undefined },
) => wanted.sort === sort && wanted.query.trim() === query && wanted.page === page;
sample({
  clock: [ofPropertyFx.done, ofHostFx.done],
  source: $wanted,
  filter: (wanted, { params }) => isCurrent(wanted, params),
  fn: (_, { result }) => result,
  target: $found,
});
sample({ clock: request, fn: () => null, target: $failure });
sample({ clock: [ofPropertyFx.failData, ofHostFx.failData], fn: ({ message }) => message, target: $failure });
export const $searching = combine(ofPropertyFx.pending, ofHostFx.pending, (own, host) => own || host);
