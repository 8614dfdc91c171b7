// The moment at which the page is hydrated: what only a browser knows is read then, and not before.
import { createEvent, createStore, sample } from 'effector';
import { arrived } from '../navigation/visit';

/** Whether hydration is over. Browser-only content waits for it. */
export const $isHydrated = createStore(false, { serialize: 'ignore' });

/** Once in the life of a page, after its first `arrived`; never on the server. */
export const hydrated = createEvent();

sample({ clock: arrived, source: $isHydrated, filter: (before) => !before, fn: () => undefined, target: hydrated });
sample({ clock: hydrated, fn: () => true, target: $isHydrated });
