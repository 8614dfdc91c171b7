// Other stays than the one that is looked at: those like it, those of its host, and those that were seen before.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { id, integer, like, list } from 'spec-to-app/shapes';
import { constant, kept } from 'spec-to-app/values';
import { PropertyCard } from './property.model';

export const similarMax = constant(8, {
  source: decision('two rows of four, below a listing'),
  unit: 'stays',
  says: 'The most stays that a listing names as similar',
});
export const hostStaysPerPage = constant(12, {
  source: decision('three rows of four'),
  unit: 'stays',
  says: 'The stays of a host on one page',
});
export const seenStaysMax = constant(8, {
  source: decision('two rows of four'),
  unit: 'stays',
  says: 'How many of the listings that were opened last the home page offers again',
});
export const seenStaysKept = kept({
  source: decision('people come back to what they looked at'),
  where: 'local storage',
  name: 'tuckamore_seen_stays',
  says: 'The listings that were opened last in this browser, the newest first; kept with no account, and forgotten on request or at logout',
  holds: list(id(), { max: seenStaysMax.value }),
});

export const HostStays = shape({
  source: decision('guests who like a place look at what else its host has'),
  called: 'stays of a host',
  says: 'The listed properties of one host, a page at a time, the best rated first',
  fields: {
    results: list(like(PropertyCard), { max: hostStaysPerPage.value }),
    total: integer({ min: 0, says: 'On all pages' }),
    page: integer({ min: 1 }),
  },
});
