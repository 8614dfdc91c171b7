// The popular provinces: asked for once, by whichever page needs them first.
import { listPopularStatesFx } from '../../../../generated/client/property';
import { query } from '../calls/query';

/** Nothing until they have come. */
export const popular = query(listPopularStatesFx);
