// The parts of the frame that are not on every page, or not needed at once.
import { createEffect, sample } from 'effector';
import { deferred } from '../loading/deferred';
import { routeOf, type Visit, visited } from '../navigation/visit';

export const footer = deferred(async () => (await import('./footer')).Footer);
export const sidebar = deferred(async () => (await import('./sidebar')).Sidebar);
export const checkoutHeader = deferred(async () => (await import('./checkout-header')).CheckoutHeader);
/** Parts that open over the page; never rendered on the server. */
export const overlays = deferred(async () => (await import('./overlays')).Overlays);

const wantedBy = (visit: Visit) => {
  const { chrome, signedInChrome } = routeOf(visit);
  const both = [chrome, signedInChrome];
  return [
    ...(both.some((it) => it.footer) ? [footer] : []),
    ...(both.some((it) => it.sidebar) ? [sidebar] : []),
    ...(chrome.header === 'checkout' ? [checkoutHeader] : []),
  ];
};

/** The server waits for it before it renders; the browser has begun to fetch before it needs it. */
const loadFx = createEffect<Visit, void>(async (visit) => {
  await Promise.all(wantedBy(visit).map(({ preload }) => preload()));
});
sample({ clock: visited, target: loadFx });
