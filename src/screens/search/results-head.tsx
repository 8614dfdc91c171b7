// What was found, in words, with its order and the filters that hold. Its controls work a moment after the results stand there.
import { later } from '../shell/later';

const head = later(async () => (await import('./whole-results-head')).ResultsHead);
const active = later(async () => (await import('./whole-results-head')).ActiveFilters);
if (import.meta.env.SSR) await Promise.all([head.fetched(), active.fetched()]);

export const ResultsHead = head.Part;
export const ActiveFilters = active.Part;
