// The moment at which the browser has taken over: what only a browser knows is read then, and not before.
import { createEvent, createStore, sample } from 'effector';
import { arrived } from '../navigation/visit';

/** Whether that moment has come. What a browser alone may draw waits for it. */
export const $started = createStore(false, { serialize: 'ignore' });

/** Once in the life of a page, after its first `arrived`; never on the server. */
export const started = createEvent();

sample({ clock: arrived, source: $started, filter: (before) => !before, fn: () => undefined, target: started });
sample({ clock: started, fn: () => true, target: $started });
