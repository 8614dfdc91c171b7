// Link previews on other sites, and the icon and name on a phone's home screen.
import { decision } from 'spec-to-app/declaration';
import { texts } from 'spec-to-app/text';
import { constant } from 'spec-to-app/values';

const shape = decision('the form that Facebook, X, Slack and Messages show without cutting');
export const previewWidth = constant(1200, { source: shape, unit: 'pixels', says: 'The width of the picture that a shared link shows' });
export const previewHeight = constant(630, { source: shape, unit: 'pixels', says: 'The height of the picture that a shared link shows' });
export const sitePreviewPath = constant('/preview.jpg', {
  source: decision('a shared link always shows a picture'),
  says: 'Where the picture lies of pages that have none of their own',
});
export const listingPreviewPath = constant('/preview/listing', {
  source: decision('a shared listing shows its first photo with its name, place and price on it'),
  says: 'Where the pictures of listings for shared links lie, each under the listing’s id',
});
export const placePreviewPath = constant('/preview/place', {
  source: decision('a shared place shows one of its stays, how many there are and from how much'),
  says: 'Where the pictures of places for shared links lie, each under the name in the place’s address',
});
export const previewsPerMinute = constant(60, {
  source: decision('making a picture costs more than showing a page, and preview services ask once'),
  says: 'Pictures for shared links that one visitor may ask for in a minute',
});
export const previewsWaitingMax = constant(20, {
  source: decision('pictures are drawn one after the other, and nobody waits for long'),
  says: 'Pictures for shared links that may wait to be drawn',
});

export const previewTexts = texts({
  source: decision('a shared link tells at a glance what one would open'),
  says: 'The picture that a shared link shows',
  texts: { rated: '★ {rating} ({count})' },
});
