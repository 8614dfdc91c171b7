// The sitemap and the rules for robots.
import { decision } from 'spec-to-app/declaration';
import { constant } from 'spec-to-app/values';

const asked = decision('search engines find every listing without following every link');

export const sitemapPath = constant('/sitemap.xml', { source: asked, says: 'Where the list of the lists of pages lies' });
export const sitemapFolder = constant('/sitemap', { source: asked, says: 'Below which the lists of pages lie' });
export const sitemapListings = constant(1000, {
  source: decision('a list is made anew each time it is asked for, so none is long'),
  unit: 'listings',
  says: 'About how many listings one list names',
});
export const sitemapPhotos = constant(5, { source: asked, unit: 'photos', says: 'Photos that a list names with each listing' });
export const sitemapsPerMinute = constant(120, {
  source: decision('a search engine reads the lists a few times a day'),
  says: 'Lists of pages that one visitor may ask for in a minute',
});
