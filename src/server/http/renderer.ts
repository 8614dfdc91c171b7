// Where the page renderer comes from: the build, or the bundler in development.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '../../screens/page-renderer';
import { ConfigError } from '../config';

/** Where the builds lie: the server runs in the project's folder, built or not. */
const built = path.resolve('dist');
interface Rendering {
  readonly renderer: () => Promise<RenderPage>;
  readonly clientFolder?: string;
  readonly alsoConnect?: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * The built renderer.
 *
 * @throws ConfigError where nothing is built.
 */
export const builtRenderer = async (): Promise<Rendering> => {
  const file = path.join(built, 'render', 'render.js');
  try {
    const { render } = (await import(pathToFileURL(file).href)) as { readonly render: RenderPage };
    return { renderer: () => Promise.resolve(render), clientFolder: path.join(built, 'client'), close: () => Promise.resolve() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError('The pages are not built. Run `npm start`, or `npm run build` first.');
  }
};

const gallery = /^\/gallery(\/|\?|$)/;

/** The renderer as the bundler has it now; its files and updates are served by the same server. `/gallery` shows every piece of the pages. */
export const developmentRenderer = async (app: FastifyInstance): Promise<Rendering> => {
  const [{ createServer }, { configOf }] = await Promise.all([import('vite'), import('../../bundling/config')]);
  const server = { middlewareMode: { server: app.server }, hmr: { server: app.server } };
  const bundler = await createServer({ configFile: false, ...configOf('client'), server });
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|media|healthz|readyz)(\/|$|\?)/.test(request.url)) return done();
    return bundler.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  const load = async (file: string): Promise<RenderPage> => ((await bundler.ssrLoadModule(file)) as { readonly render: RenderPage }).render;
  return {
    renderer: async () => async (request) =>
      (await load(gallery.test(request.url) ? '/src/screens/gallery-render.tsx' : '/src/screens/render.tsx'))(request),
    alsoConnect: ['ws:', 'wss:'],
    close: () => bundler.close(),
  };
};
