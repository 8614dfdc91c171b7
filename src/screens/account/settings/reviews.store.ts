// The reviews that the person has written, and those of the places they host, page by page.
import { attach, sample } from 'effector';
import { listOwnReviewsFx, listReviewsOfSelfFx } from '../../../../generated/client/account';
import { listHostReviewsFx } from '../../../../generated/client/review';
import { query } from '../../shell/calls/query';
import { moreReviewsOf } from '../../shell/reviews/more-reviews';
import { replied, withReply } from '../../shell/reviews/reply.store';
import { $visitor } from '../../shell/session/session.store';
import { $isHost } from './payouts.store';
import { opened } from './settings.store';

const perPage = 10;

const ownFx = attach({ effect: listOwnReviewsFx, mapParams: (page: number) => ({ page }) });
export const reviews = query(attach({ effect: ownFx, mapParams: () => 1 }));
sample({ clock: opened, fn: () => undefined, target: [reviews.cleared, reviews.asked] });
export const more = moreReviewsOf(reviews.$data, ownFx);

const ofSelfFx = attach({ effect: listReviewsOfSelfFx, mapParams: (page: number) => ({ page }) });
export const ofSelf = query(attach({ effect: ofSelfFx, mapParams: () => 1 }));
sample({ clock: opened, fn: () => undefined, target: [ofSelf.cleared, ofSelf.asked] });
export const moreOfSelf = moreReviewsOf(ofSelf.$data, ofSelfFx);

const ofPlacesFx = attach({
  effect: listHostReviewsFx,
  source: $visitor,
  mapParams: (page: number, { profile_id }) => ({ profile_id: profile_id ?? '', page, per_page: perPage }),
});
export const placeReviews = query(attach({ effect: ofPlacesFx, mapParams: () => 1 }));
sample({ clock: opened, fn: () => undefined, target: placeReviews.cleared });
sample({ clock: [opened, $isHost], filter: $isHost, fn: () => undefined, target: placeReviews.wanted });
export const morePlaces = moreReviewsOf(placeReviews.$data, ofPlacesFx);
sample({ clock: replied, source: placeReviews.$data, fn: withReply, target: placeReviews.$data });
