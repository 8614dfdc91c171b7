// The home page: popular provinces, and what guests wrote last.
import { createEvent, sample } from 'effector';
import { listReviewsFx } from '../../../generated/client/review';
import { productName } from '../../../generated/model/constants';
import { pathTo } from '../../../generated/routes/paths';
import { query } from '../shell/calls/query';
import { headSaid } from '../shell/navigation/head';
import { $settings } from '../shell/request/request';
import { popular } from '../shell/search-pill/popular.store';
import type { Visit } from '../shell/navigation/visit';

const newest = 6;

export const opened = createEvent<Visit>();
const newestReviews = query(listReviewsFx);
/** None where there are none, and where they could not be had: the page is whole without them. */
export const $reviews = newestReviews.$data.map((found) => found?.reviews ?? []);

sample({ clock: opened, fn: () => undefined, target: popular.wanted });
sample({ clock: opened, fn: () => ({ per_page: newest }), target: newestReviews.wanted });

// a search box for search engines to show beside the page
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
