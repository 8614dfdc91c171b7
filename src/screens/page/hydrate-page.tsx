// Hydrates, in the browser, the page that the server rendered.
import { createWatch, fork, launch, type Scope } from 'effector';
import { BrowserRouter } from 'react-router-dom';
import { $transport } from '../../../generated/client/transport';
import { $head } from '../shell/navigation/head';
import { $cookies, $settings, cookiesOf } from '../shell/request/request';
import { browserTransport } from '../shell/session/transport';
import { routeOf, visitOf } from '../shell/navigation/visit';
import { Pages } from './app';
import { syncHead } from './sync-head';
import { $screens, type Screens } from './open-screen';
import { hydrateTree } from './hydrate-tree';

const dehydrated = () => {
  const text = document.getElementById('dehydrated')?.textContent ?? '{"values":{}}';
  return (JSON.parse(text) as { readonly values: Readonly<Record<string, unknown>> }).values;
};

const scopeOf = (screens: Screens): Scope => {
  const scope = fork({ values: dehydrated() });
  // values that the page did not carry: set at once, before anything reads them
  launch({ target: $screens, params: screens, scope });
  launch({ target: $transport, params: browserTransport(scope.getState($settings)), scope });
  launch({ target: $cookies, params: cookiesOf(document.cookie), scope });
  return scope;
};

/** Loads the file of the screen in sight, then goes on where the server stopped. */
export const hydratePage = async (screens: Screens): Promise<void> => {
  const visit = visitOf(location.pathname + location.search);
  await screens[routeOf(visit).screen].load();
  const scope = scopeOf(screens);
  createWatch({ unit: $head, scope, fn: syncHead });
  hydrateTree(
    <BrowserRouter>
      <Pages screens={screens} />
    </BrowserRouter>,
    scope,
  );
};
