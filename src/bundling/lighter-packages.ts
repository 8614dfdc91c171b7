// Takes out of packages what this app never calls, but what a bundler must keep, since it cannot see that nobody misses it.
import type { Plugin } from 'vite';

interface Change {
  readonly code?: string;
  readonly moduleSideEffects?: boolean;
  readonly map: null;
}

/** Names of components for development tools, and components made by a call or a class: all hold unused code in place. */
export const unheld = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?\n\});\n(?:\1\.contextType = (\w+);\n)?/gm,
      (_, ...[name, body, context]: readonly (string | undefined)[]) =>
        `var ${name} = /* @__PURE__ */ (() => { const own = ${body};${context ? ` own.contextType = ${context};` : ''} return own; })();\n`,
    );

const changes: readonly (readonly [within: string, change: (code: string) => Change])[] = [
  ['react-router/', (code) => ({ code: unheld(code), map: null })],
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
