// Who is let into a page, and when its screen may load what it needs.
import { createEvent, sample } from 'effector';
import { admitted, arrived, opensOnServer, type Visit, visited } from './visit';

/**
 * A person stands before a guarded page. Whoever knows the visitor answers with `admitted` or `redirectedTo`. Only the browser
 * asks: the server knows no session and draws such a page without what it loads.
 */
export const entryAsked = createEvent<Visit>({ sid: 'shell/entryAsked', name: 'entryAsked' });

// pages for anyone: at once, on both sides; not again where the browser takes over
sample({ clock: visited, filter: opensOnServer, target: admitted });
sample({ clock: arrived, filter: (visit) => !opensOnServer(visit), target: entryAsked });
