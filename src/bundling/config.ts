// How the browser's code and the page renderer are built and served: one configuration a side.
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, InlineConfig, Plugin } from 'vite';
import { pageFiles } from './page-files';
import { patchedPackages } from './patched-packages';
import { builtHash } from './spec-hash';
import { stableIds } from './stable-ids';
import { staticCss } from '../ui/theme/static-css';

/** Puts the globals of the theme before the typeface, in the one static style sheet. */
const themeCss = (): Plugin => ({
  name: 'theme-css',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0]?.endsWith('/src/ui/theme/fonts.css') ? { code: `${staticCss()}\n${code}`, map: null } : undefined,
});

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Bundled {
  /** The browser's entry, from the project's root. */
  readonly entry: string;
  /** The page renderer. */
  readonly renderer: string;
  /** Holds `client/` and `render/`. */
  readonly out: string;
}
const app: Bundled = { entry: 'src/screens/main.tsx', renderer: 'src/screens/render.tsx', out: 'dist' };

/** Where the builds lie. */
export const foldersOf = ({ out }: Pick<Bundled, 'out'> = app) => {
  const folder = isAbsolute(out) ? out : join(root, out);
  return { client: join(folder, 'client'), render: join(folder, 'render'), server: join(folder, 'server') };
};

const filesOf = (...parts: readonly string[]) => new RegExp(`/(${parts.join('|')})\\.tsx?$`);
/**
 * Many small files compress badly, and every page is told the name of each: what every page loads is one, what most pages show is one,
 * what shows stays is one, and so are the small parts that come later.
 */
const together = [
  { name: 'base', tags: ['$initial' as const] },
  {
    name: 'shown',
    test: filesOf(
      'generated/routes/paths',
      'generated/texts/sentences/searchTexts',
      'src/ui/(layout|skeleton|photos/(photo|public-picture))',
      'src/screens/shell/(format/format|property-card/price-words|search-pill/popular\\.store)',
    ),
  },
  {
    name: 'found',
    test: filesOf(
      'generated/routes/queries/searchQuery',
      'src/screens/search/search-(args|head)',
      'src/ui/(stars|calendar/dates|photos/(use-strip|photo-strip))',
      'src/screens/shell/(property-card/property-card|card-grid/card-grid|search-pill/(trip|pill\\.store))',
    ),
  },
  {
    name: 'parts',
    test: filesOf(
      'src/ui/(next-fact|list-line|status-chip|page-head|tab-links|use-outside|use-side|use-foot|keep-focus|closing)',
      'src/screens/shell/(loading/(stored|newest-kept)|format/(together|use-now)|calls/when-rested|call-parts/loaded|failures/(load-failed|use-line))',
      'generated/client/\\w+/(list(Cards|OwnProperties|HostStays|HostReviews|PropertyReviews)|get(Points|Profile|Booking|Referrer))',
      'generated/client/\\w+/(requestPasswordReset|updateProfile)',
      'generated/texts/sentences/savedSearchTexts',
      'src/screens/(wishlists/saved-tabs|shell/saved-searches/saved-searches\\.store)',
      'generated/model/(rounding|values/(VoidBecause|CancellationPolicy|CohostRole|SourcePlatform))',
      'generated/rules/derived/(pointsWorth|hoursToPay)',
    ),
  },
];

const clientBuild = (outDir: string, entry: string): BuildEnvironmentOptions => ({
  outDir,
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  chunkSizeWarningLimit: 1000,
  rolldownOptions: {
    input: entry,
    output: { codeSplitting: { groups: together } },
    // neither does anything when it is merely imported, and neither says so
    treeshake: { moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
  },
});

const renderBuild = (outDir: string, renderer: string): BuildEnvironmentOptions => ({
  outDir,
  emptyOutDir: true,
  ssr: renderer,
  target: 'node20',
  copyPublicDir: false,
  reportCompressedSize: false,
  rolldownOptions: { output: { entryFileNames: 'render.js' } },
});

/** `client` also serves development, both sides from one. The renderer is whole: it needs no package beside it. */
export const configOf = (side: 'client' | 'render', bundled: Partial<Bundled> = {}): InlineConfig => {
  const { entry, renderer, out } = { ...app, ...bundled };
  const { client, render } = foldersOf({ out });
  return {
    root,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: 'src/public',
    cacheDir: '.cache/vite',
    // React itself has had this hook since version 18
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    plugins: [react(), stableIds(), themeCss(), pageFiles(entry, client), patchedPackages(), builtHash],
    ...(side === 'render' && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
    build: side === 'client' ? clientBuild(client, entry) : renderBuild(render, renderer),
  };
};
