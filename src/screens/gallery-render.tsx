// The page renderer of the gallery, which the development server serves at /gallery.
import { fork } from 'effector';
import { renderDocument } from './page/render-document';
import { filesOf } from './page/files-of';
import { styleCache } from './page/own-styles';
import { Providers } from './page/providers';
import type { RenderPage } from './page-renderer';
import { Gallery } from './gallery/gallery';

const entry = process.env['NODE_ENV'] !== 'production' ? { entry: '/src/screens/gallery-main.tsx' } : {};
const words = { title: 'Gallery', description: 'Every piece of the look, in every state.' };
const head = { ...words, image: '', structured: [], status: 200, indexed: false };

export const render: RenderPage = (request) => {
  const cache = styleCache(request.nonce);
  const tree = (
    <Providers scope={fork()} cache={cache}>
      <Gallery />
    </Providers>
  );
  const canonical = `${request.settings.siteOrigin}/gallery`;
  return renderDocument(
    { tree, cache, head: { ...head, canonical }, files: { ...filesOf('Gallery'), ...entry }, dehydrated: () => ({ values: {} }) },
    request,
  );
};
