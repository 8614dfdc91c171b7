// Where the page renderer comes from: the build. In development the bundler hands over another.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../screens/page-renderer';
import { ConfigError } from '../config/config-error';
import type { PageOptions } from './pages';

export type RendererOptions = Pick<PageOptions, 'renderer' | 'clientFolder' | 'alsoConnect'>;

/** Where the builds lie: the server runs in the project's folder. */
const built = path.resolve('dist');

/**
 * The built renderer.
 *
 * @throws ConfigError where nothing is built.
 */
export const builtRenderer = async (): Promise<RendererOptions> => {
  const file = path.join(built, 'render', 'render.js');
  try {
    const { render } = (await import(pathToFileURL(file).href)) as { readonly render: RenderPage };
    return { renderer: () => Promise.resolve(render), clientFolder: path.join(built, 'client') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError('The pages are not built. Run `npm start`, or `npm run build` first.');
  }
};
