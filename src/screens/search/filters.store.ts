// Filters that a person is choosing, before they are searched by: a draft, and how much it would find.
import { attach, createEvent, createStore, sample } from 'effector';
import { searchPropertiesFx } from '../../../generated/client/property';
import type { SearchAnswer } from '../../../generated/model/entities';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { changed, type SearchQuery } from '../shell/search-pill/trip';
import { $query, stays } from './search.store';
import { withoutFilters } from '../shell/search-pill/active-filters';
import { argsOf, keyOf } from './search-args';
import { whenRested } from '../shell/calls/when-rested';

/** How many stays a draft finds, and what they have. */
export type Counted = Pick<SearchAnswer, 'total' | 'more' | 'facets'>;

/** A window with filters opens: it begins with those that are on. */
export const draftOpened = createEvent();
export const draftChanged = createEvent<SearchQuery>();
export const draftCleared = createEvent();

export const $draft = createStore<SearchQuery>({}, { serialize: 'ignore' });
/** Of the draft before it, while a newer one is being counted. */
export const $counted = createStore<Counted | null>(null, { serialize: 'ignore' });

sample({ clock: draftOpened, source: $query, fn: (query) => changed(query, {}), target: $draft });
sample({ clock: draftOpened, source: stays.$data, target: $counted });
sample({ clock: draftChanged, source: $draft, fn: changed, target: $draft });
sample({ clock: draftCleared, source: $draft, fn: withoutFilters, target: $draft });

// a person who turns a thumb or types an amount changes it many times
const restFx = whenRested<SearchQuery>(250);
const count = query(
  attach({
    effect: searchPropertiesFx,
    source: $currency,
    mapParams: (draft: SearchQuery, currency) => ({ ...argsOf(draft, currency), page: 1, per_page: 1 }),
  }),
);

const isSame = (one: SearchQuery, other: SearchQuery) => keyOf(argsOf(one)) === keyOf(argsOf(other));
sample({ clock: [draftChanged, draftCleared], source: $draft, target: restFx });
sample({ clock: [draftOpened, draftChanged, draftCleared], fn: () => undefined, target: count.cleared });
sample({ clock: restFx.done, source: $draft, filter: (draft, { params }) => isSame(draft, params), target: count.asked });
sample({ clock: count.done, fn: ({ result: { total, more, facets } }) => ({ total, more, facets }), target: $counted });
