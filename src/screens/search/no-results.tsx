// An empty or failed search: drawn only where there is one.
import { later } from '../shell/later';

const none = later(async () => (await import('./without-results')).NoResults);
const failed = later(async () => (await import('./without-results')).SearchFailed);
if (import.meta.env.SSR) await Promise.all([none.fetched(), failed.fetched()]);

export const NoResults = none.Part;
export const SearchFailed = failed.Part;
