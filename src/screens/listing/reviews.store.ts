// The reviews of a listing: the first few on the page, all of them, or those of the host's other places, in a window.
import { combine, createEvent, createStore, sample } from 'effector';
import { listHostReviewsFx, listPropertyReviewsFx } from '../../../generated/client/review';
import type { ReviewOrder } from '../../../generated/model/values';
import { query } from '../shell/calls/query';
import { headSaid } from '../shell/navigation/head';
import { $settings } from '../shell/request/request';
import { listing, opened, propertyOpened } from './listing.store';
import { structuredOf } from './structured';

export const shownFirst = 6;
const perPage = 10;

export interface ReviewsWanted {
  /** The window's reviews: of which place. */
  readonly of: 'property' | 'host';
  readonly sort: ReviewOrder;
  readonly query: string;
  readonly page: number;
}
const atFirst: ReviewsWanted = { of: 'property', sort: 'newest', query: '', page: 1 };

export const windowOpened = createEvent<ReviewsWanted['of']>();
export const windowClosed = createEvent();
export const wantedChanged = createEvent<Partial<ReviewsWanted>>();

const first = query(listPropertyReviewsFx);
const ofProperty = query(listPropertyReviewsFx);
const ofHost = query(listHostReviewsFx);

/** Nothing until they have come; none where they could not be had. */
export const $first = combine(first.$data, first.$failure, (found, failure) => found?.reviews ?? (failure && []));
sample({ clock: propertyOpened, fn: () => undefined, target: first.cleared });
sample({ clock: propertyOpened, fn: (property_id) => ({ property_id, per_page: shownFirst }), target: first.asked });

// reviews join the listing in the head, whichever came first
const both = combine({ known: listing.$data, found: first.$data, settings: $settings });
sample({
  clock: [first.done, listing.done, opened],
  source: both,
  filter: ({ known, found }) => known !== null && found !== null,
  fn: ({ known, found, settings }) => (known && found ? { structured: structuredOf(known, found.reviews, settings.siteOrigin) } : {}),
  target: headSaid,
});

export const $isOpen = createStore(false, { serialize: 'ignore' });
export const $wanted = createStore(atFirst, { serialize: 'ignore' });

sample({ clock: windowOpened, fn: () => true, target: $isOpen });
sample({ clock: [windowClosed, propertyOpened], fn: () => false, target: $isOpen });
sample({ clock: windowOpened, fn: () => undefined, target: [ofProperty.cleared, ofHost.cleared] });

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
  source: listing.$data,
  filter: (known) => known !== null,
  fn: (known, { of, sort, query, page }) => ({
    of,
    property_id: known?.property_id ?? '',
    profile_id: known?.host.profile_id ?? '',
    page: { sort, page, per_page: perPage, ...(query.trim() ? { query: query.trim() } : {}) },
  }),
});
sample({
  clock: request,
  filter: ({ of }) => of === 'property',
  fn: ({ property_id, page }) => ({ property_id, ...page }),
  target: ofProperty.asked,
});
sample({
  clock: request,
  filter: ({ of }) => of === 'host',
  fn: ({ profile_id, page }) => ({ profile_id, ...page }),
  target: ofHost.asked,
});

const searchOf = ({ $data, $failure, $pending }: Pick<typeof ofProperty | typeof ofHost, '$data' | '$failure' | '$pending'>) =>
  combine($data, $failure, $pending, (found, failure, searching) => ({
    found,
    searching,
    failure: searching ? null : (failure?.message ?? null),
  }));
/** The window's content: its reviews, whether more are loading, and why they failed. */
export const $search = combine({ wanted: $wanted, own: searchOf(ofProperty), host: searchOf(ofHost) }, ({ wanted, own, host }) =>
  wanted.of === 'host' ? host : own,
);
