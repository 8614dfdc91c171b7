// Hydrates, in the browser, the page that the server rendered.
import { createWatch, fork, launch, type Scope } from 'effector';
import { BrowserRouter } from 'react-router-dom';
import { $transport } from '../../../generated/client/transport';
import { $head, type Head } from '../shell/navigation/head';
import { $cookies, $settings, cookiesOf } from '../shell/request/request';
import { routeOf, visitOf } from '../shell/navigation/visit';
import { Pages } from './app';
import { $screens, type Screens } from './open-screen';
import { hydrateTree } from './hydrate-tree';
import { browserTransport } from './own-page';

// Keeps the head of the document true as a person moves from page to page.
const set = (selector: string, attribute: string, value: string | undefined) => {
  const element = document.head.querySelector(selector);
  if (value !== undefined) element?.setAttribute(attribute, value);
};

const robots = (indexed: boolean) => {
  document.head.querySelector('meta[name=robots]')?.remove();
  if (indexed) return;
  const element = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
  document.head.append(element);
};

const syncHead = ({ title, description, canonical, image, indexed }: Head): void => {
  if (title === '') return;
  document.title = title;
  set('meta[name=description]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:url"]', 'content', canonical);
  set('meta[property="og:image"]', 'content', image);
  set('link[rel=canonical]', 'href', canonical);
  robots(indexed);
};

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
