// Takes out of packages what this app never calls, but what a bundler must keep, since it cannot see that nobody misses it.
import type { Plugin } from 'vite';

interface Change {
  readonly code?: string;
  readonly moduleSideEffects?: boolean;
  readonly map: null;
}

/** Names of components for development tools, and components made by a call: both hold unused code in place. */
const unheld = (code: string): Change => ({
  code: code
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
  map: null,
});

const changes: readonly (readonly [within: string, change: (code: string) => Change])[] = [
  ['react-router/', unheld],
  ['hoist-non-react-statics/', () => ({ moduleSideEffects: false, map: null })],
  ['react-is/', () => ({ moduleSideEffects: false, map: null })],
  // the reset stands in the static style sheet
  ['@chakra-ui/react/dist/esm/styled-system/preflight.js', () => ({ code: 'export const createPreflight = () => ({});', map: null })],
];

const inPackages = (id: string) => id.replaceAll('\\', '/').split('/node_modules/')[1] ?? '';

// React itself has had this hook since version 18
const shim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const ownHook = "import { useSyncExternalStore } from 'react'; export { useSyncExternalStore }; export default { useSyncExternalStore };";

export const lighterPackages = (): Plugin => ({
  name: 'lighter-packages',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (shim.test(id) ? '\0own-hook' : undefined),
  load: (id) => (id === '\0own-hook' ? ownHook : undefined),
  transform: (code, id) => changes.find(([within]) => inPackages(id).startsWith(within))?.[1](code),
});
