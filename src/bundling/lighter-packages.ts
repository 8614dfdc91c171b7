// Takes out of packages what this app never calls, but what a bundler must keep, since it cannot see that nobody misses it.
import type { Plugin } from 'vite';

const packagesOf = (id: string) => id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '';

/** Names of components for development tools, and components made by a call: both hold unused code in place. */
const unheld = (code: string) =>
  code.replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '').replaceAll(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');

// React itself has had this hook since version 18
const shim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const ownHook = "import { useSyncExternalStore } from 'react'; export { useSyncExternalStore }; export default { useSyncExternalStore };";

export const lighterPackages = (): Plugin => ({
  name: 'lighter-packages',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (shim.test(id) ? '\0own-hook' : undefined),
  load: (id) => (id === '\0own-hook' ? ownHook : undefined),
  transform: (code, id) => (packagesOf(id).startsWith('react-router/') ? { code: unheld(code), map: null } : undefined),
});
