// A host's page: who they are, their places, and what guests wrote of them.
import { attach, createEvent, createStore, sample } from 'effector';
import { getPublicProfileFx } from '../../../generated/client/account';
import { listHostStaysFx } from '../../../generated/client/property';
import { listHostReviewsFx } from '../../../generated/client/review';
import type { PropertyCard } from '../../../generated/model/entities';
import { hostProfileTexts as say } from '../../../generated/texts/sentences/hostProfileTexts';
import { joinedBy, moreOf } from '../shell/calls/more';
import { query } from '../shell/calls/query';
import { $currency } from '../shell/format/currency.store';
import { headSaid } from '../shell/navigation/head';
import { type Visit } from '../shell/navigation/visit';
import { moreReviewsOf } from '../shell/reviews/more-reviews';

export const opened = createEvent<Visit>();
const $profileId = createStore('');
const reviewsPerPage = 6;

export const host = query(getPublicProfileFx);

const staysFx = attach({
  effect: listHostStaysFx,
  source: { profile_id: $profileId, currency: $currency },
  mapParams: (page: number, asked) => ({ ...asked, page }),
});
export const stays = query(attach({ effect: staysFx, mapParams: () => 1 }));
const join = joinedBy<PropertyCard>(({ property_id }) => property_id);
export const moreStays = moreOf(stays.$data, staysFx, (known, next) => ({
  ...next,
  results: join(known.results, next.results),
}));

const reviewsFx = attach({
  effect: listHostReviewsFx,
  source: $profileId,
  mapParams: (page: number, profile_id) => ({ profile_id, page, per_page: reviewsPerPage }),
});
export const reviews = query(attach({ effect: reviewsFx, mapParams: () => 1 }));
export const moreReviews = moreReviewsOf(reviews.$data, reviewsFx);

const turned = sample({
  clock: opened,
  source: $profileId,
  filter: (before, { params }) => params['profile_id'] !== before,
  fn: (_, { params }) => params['profile_id'] ?? '',
});
sample({ clock: turned, target: $profileId });
sample({ clock: turned, fn: () => undefined, target: [host.cleared, stays.cleared, reviews.cleared] });
sample({ clock: turned, fn: (profile_id) => ({ profile_id }), target: host.asked });
sample({ clock: [turned, $currency.updates], fn: () => undefined, target: stays.asked });
sample({ clock: turned, fn: () => undefined, target: reviews.asked });

// set again on each visit, since each begins with an empty head
sample({
  clock: [host.done, opened],
  source: host.$data,
  fn: (known) => (known?.first_name ? { title: say.staysOf({ name: known.first_name }) } : {}),
  target: headSaid,
});
sample({
  clock: host.failed,
  fn: ({ error }) => ('status' in error && error.status < 500 ? { title: say.notFound, status: 404 } : { title: say.failed, status: 503 }),
  target: headSaid,
});
