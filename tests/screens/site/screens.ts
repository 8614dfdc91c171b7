// A small set of screens on which the road of a page to the browser is proven.
import { routes, type ScreenName } from '../../../generated/routes/routes';
import type { Screens } from '../../../src/screens/page/open-screen';
import { type LazyScreen, screen } from '../../../src/screens/page/screen';

const plain = screen(() => import('./plain'), 'Plain');
const own: { readonly [name in ScreenName]?: LazyScreen } = {
  Home: screen(() => import('./home'), 'Home'),
  Contact: screen(() => import('./contact'), 'Contact'),
  Refer: screen(() => import('./refer'), 'Refer'),
};

/** Every page is plain but those with a screen of their own. */
export const screens = Object.fromEntries(Object.values(routes).map(({ screen: name }) => [name, own[name] ?? plain])) as Screens;
