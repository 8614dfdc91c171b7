// Takes over, in the browser, the page that the server drew.
import { createWatch, fork } from 'effector';
import { BrowserRouter } from 'react-router-dom';
import { $transport } from '../../../generated/client/transport';
import type { Settings } from '../../../generated/model/settings';
import { $head } from '../shell/navigation/head';
import { $cookies, $settings, cookiesOf } from '../shell/request/request';
import { browserTransport } from '../shell/session/transport';
import { routeOf, visitOf } from '../shell/navigation/visit';
import { Pages } from './app';
import { keepHead } from './sync-head';
import { $screens, type Screens } from './open-screen';
import { takeOverTree } from './hydrate-tree';

const taken = () => {
  const text = document.getElementById('taken')?.textContent ?? '{"values":{}}';
  return (JSON.parse(text) as { readonly values: Readonly<Record<string, unknown>> }).values;
};

const scopeOf = (screens: Screens) => {
  const values = taken();
  const settings = (values[$settings.sid ?? ''] ?? $settings.getState()) as Settings;
  const own = [
    [$screens.sid, screens],
    [$transport.sid, browserTransport(settings)],
    [$cookies.sid, cookiesOf(document.cookie)],
  ];
  return fork({ values: { ...values, ...Object.fromEntries(own) } });
};

/** Loads the file of the screen in sight, then goes on where the server stopped. */
export const takeOver = async (screens: Screens): Promise<void> => {
  const visit = visitOf(location.pathname + location.search);
  await screens[routeOf(visit).screen].load();
  const scope = scopeOf(screens);
  createWatch({ unit: $head, scope, fn: keepHead });
  takeOverTree(
    <BrowserRouter>
      <Pages screens={screens} />
    </BrowserRouter>,
    scope,
  );
};
