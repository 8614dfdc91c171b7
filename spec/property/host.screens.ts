// A host's page: who they are, their places, and what guests wrote of them.
import { getPublicProfile } from '../account/profile.calls';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { id } from 'spec-to-app/shapes';
import { counted, texts } from 'spec-to-app/text';
import { listHostReviews } from '../review/review.calls';
import { route } from '../product';
import { listHostStays } from './search.calls';

const source = decision('guests who like a place look at what else its host has, and what guests say of them');

export const hostProfile = route('/host/:profile_id', {
  source,
  screen: 'HostProfile',
  title: 'Host',
  description: 'A host on {product}: their stays in Canada, and what their guests say.',
  guard: anyone,
  indexed: false,
  chrome: { sidebar: false, footer: true },
  signedInChrome: { header: 'plain', sidebar: true, footer: false },
  params: { profile_id: id() },
  uses: [getPublicProfile, listHostStays, listHostReviews],
});

export const hostProfileTexts = texts({
  source,
  says: 'A host’s page',
  texts: {
    plain: 'A host',
    staysOf: 'Stays from {name}',
    stays: counted('count', { one: '{count} stay', other: '{count} stays' }),
    none: 'Nothing listed right now',
    noneText: 'This host has no stays to book at the moment.',
    find: 'Find a stay',
    reviewsOf: 'What guests say about {name}’s places',
    noReviews: 'No reviews yet.',
    moreStays: 'Show more stays',
    notFound: 'This host isn’t here',
    notFoundText: 'They may have closed their account, or the link may be mistyped.',
    failed: 'We couldn’t load this page.',
    failedPart: 'We couldn’t load this part.',
  },
});
