// Renders a page on the server: finds its screen, lets it load, answers with a status and a stream.
import { allSettled, fork, serialize } from 'effector';
import { StaticRouter } from 'react-router-dom';
import { $transport } from '../../../generated/client/transport';
import type { Page, PageRequest, RenderPage } from '../page-renderer';
import { $head } from '../shell/navigation/head';
import { $redirect } from '../shell/navigation/navigation';
import { $cookies, $language, $now, $settings, firstLanguage } from '../shell/request/request';
import { routeOf, visited, visitOf, type Visit } from '../shell/navigation/visit';
import { Pages } from './app';
import type { PageFiles } from './document';
import { renderDocument } from './render-document';
import { $screens, type Screens } from './open-screen';
import { inSmallLetters } from './own-page';
import { styleCache } from './own-styles';
import { Providers } from './providers';

// The one address of a page: others that mean the same, by case, a slash too many or escaped letters, lead to it.
const piecesOf = (path: string): readonly string[] => path.split('/').filter((piece) => piece !== '');

/**
 * The path of a page as its links write it; a person's own parameters stay as they came. A page that is not found has none, and leads
 * nowhere.
 */
const canonicalPath = (visit: Visit): string | undefined => {
  if (visit.route === 'notFound') return undefined;
  const pattern = piecesOf(routeOf(visit).path);
  return `/${piecesOf(visit.path)
    .map((piece, at) => {
      const part = pattern[at] ?? piece;
      if (!part.startsWith(':')) return part;
      return inSmallLetters.has(part) ? piece.toLowerCase() : piece;
    })
    .join('/')}`;
};

const scopeOf = (request: PageRequest, screens: Screens) =>
  fork({
    values: [
      [$screens, screens],
      [$transport, request.transport],
      [$settings, request.settings],
      [$now, request.now],
      [$language, firstLanguage(request.acceptLanguage)],
      [$cookies, request.cookies ?? {}],
    ],
  });

const leading = (to: string, status = 302): Page => ({
  status,
  headers: { location: to },
  redirect: to,
  pipe: (destination) => void destination.end(),
});

/** Makes the renderer of a set of screens. */
export const pageRenderer =
  (screens: Screens, filesOf: (screen: string) => PageFiles): RenderPage =>
  async (request) => {
    const visit = visitOf(request.url);
    const canonical = canonicalPath(visit);
    if (canonical !== undefined && canonical !== request.url.split('?')[0]) return leading(canonical + visit.query, 308);
    const name = routeOf(visit).screen;
    const scope = scopeOf(request, screens);
    await screens[name].load();
    await allSettled(visited, { scope, params: visit });
    const redirect = scope.getState($redirect);
    if (redirect !== null) return leading(redirect);
    const cache = styleCache(request.nonce);
    const tree = (
      <Providers scope={scope} cache={cache}>
        <StaticRouter location={request.url}>
          <Pages screens={screens} />
        </StaticRouter>
      </Providers>
    );
    const dehydrated = () => ({ values: serialize(scope) });
    return renderDocument({ tree, cache, head: scope.getState($head), files: filesOf(name), dehydrated }, request);
  };
