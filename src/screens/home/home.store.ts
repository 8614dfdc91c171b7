// The home page: popular provinces, and what guests wrote last.
import { attach, createEvent, createStore, sample } from 'effector';
import { listReviewsFx } from '../../../generated/client/effects/review';
import type { PublicReview } from '../../../generated/model/entities';
import { productName } from '../../../generated/model/constants';
import { pathTo } from '../../../generated/routes/paths';
import { headSaid } from '../shell/navigation/head';
import { $settings } from '../shell/request/request';
import { popularWanted } from '../shell/search-pill/popular.store';
import type { Visit } from '../shell/navigation/visit';

const newest = 6;

export const opened = createEvent<Visit>();
/** None where there are none, and where they could not be had: the page is whole without them. */
export const $reviews = createStore<readonly PublicReview[]>([]);

const loadReviewsFx = attach({ effect: listReviewsFx });

sample({ clock: opened, fn: () => undefined, target: popularWanted });
sample({
  clock: opened,
  source: $reviews,
  filter: (known) => known.length === 0,
  fn: () => ({ per_page: newest }),
  target: loadReviewsFx,
});
sample({ clock: loadReviewsFx.doneData, fn: ({ reviews }) => reviews, target: $reviews });

// what search engines may offer beside the page: a search box of their own
sample({
  clock: opened,
  source: $settings,
  fn: ({ siteOrigin }) => ({
    structured: [
      {
        '@type': 'WebSite',
        name: productName,
        url: `${siteOrigin}${pathTo.home()}`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${siteOrigin}${pathTo.search()}?query={place}`,
          'query-input': 'required name=place',
        },
      },
    ],
  }),
  target: headSaid,
});
