// Which file renders each screen that the routes name. A screen that is not there does not compile.
import type { Screens } from './page/open-screen';
import { screen } from './page/screen';

const none = screen(() => import('./not-found'), 'NotFound');

/** By the names of the spec; those but the first wait for their files. */
export const screens: Screens = {
  Home: screen(() => import('./home'), 'Home'),
  NotFound: none,
  Tool: none,
  SignIn: none,
  Loans: none,
  Shed: none,
};
