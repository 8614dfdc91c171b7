// Every page of the site is the same: what differs is what surrounds it.
import { routes } from '../../../../generated/routes/routes';
import type { Screens } from '../../../../src/screens/page/open-screen';
import { screen } from '../../../../src/screens/page/screen';

const asking = screen(() => import('./asking'), 'Asking');

export const screens = Object.fromEntries(Object.values(routes).map(({ screen: name }) => [name, asking])) as Screens;
