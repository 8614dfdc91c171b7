// The way to the other pages of results: links, which need no code to be followed.
import { later } from '../shell/later';

const pager = later(async () => (await import('./whole-pager')).Pager);
if (import.meta.env.SSR) await pager.fetched();

export const Pager = pager.Part;
