// The popular provinces and towns: asked for once, by whichever page needs them first.
import { listPopularStatesFx, suggestPlacesFx } from '../../../../generated/client/property';
import { query } from '../calls/query';

/** Nothing until they have come. */
export const popular = query(listPopularStatesFx);
export const popularTowns = query(suggestPlacesFx);
