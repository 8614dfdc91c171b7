// Takes out of packages what this app never calls, but what a bundler must keep, since it cannot see that nobody misses it.
import type { Plugin } from 'vite';
import { wordsOfSource } from './source-words';

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

/** A name that no file of ours says can be no prop of ours. */
const said = (names: string, apart: string): string => {
  const words = wordsOfSource();
  return names
    .split(apart)
    .filter((name) => words.has(name))
    .join(apart);
};

/** The list of every CSS property becomes the list of those that our files name. */
export const saidProperties = (code: string): string =>
  code.replace(/cssPropertiesStr = "([^"]+)"/, (_, names: string) => `cssPropertiesStr = "${said(names, ',')}"`);

/** Of the attributes of elements those of HTML stay; of the long tail of SVG's, those that our files name. */
export const saidAttributes = (code: string): string =>
  code.replace(/\|accentHeight\|([\w|]+)\|for\|class\|/, (_, names: string) => `|${said(names, '|')}|for|class|`);

const changed = (change: (code: string) => string) => (code: string) => ({ code: change(code), map: null });
const changes: readonly (readonly [within: string, change: (code: string) => Change])[] = [
  ['react-router/', changed(unheld)],
  ['@pandacss/is-valid-prop/', changed(saidProperties)],
  ['@emotion/is-prop-valid/', changed(saidAttributes)],
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
