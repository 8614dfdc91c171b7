// Tells the page renderer which files each screen loads: from the manifest of the browser's build, or as development serves them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A chunk in Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (client: string): Manifest =>
  JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest;

export const entryOf = (manifest: Manifest): string => {
  const [entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (entry === undefined) throw new Error('The manifest of the browser build has no entry');
  return entry;
};

/** A chunk and all that it stands on, by their keys. */
export const standsOn = (manifest: Manifest, key: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(key)) return known;
  known.add(key);
  for (const next of manifest[key]?.imports ?? []) standsOn(manifest, next, known);
  return known;
};

/** `HostBookings` lies in `host-bookings.tsx`, in whichever family. */
export const fileNameOf = (screen: string): string => `${screen.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}.tsx`;

const screenKeys = (manifest: Manifest) =>
  Object.entries(manifest).flatMap(([key, { isDynamicEntry, src }]) =>
    isDynamicEntry && src ? [[src.replace(/^.*\//, ''), key] as const] : [],
  );

/** The renderer's input: the entry's files, and for each screen's file the files to fetch ahead. */
export const filesIn = (manifest: Manifest) => {
  const entry = entryOf(manifest);
  const base = standsOn(manifest, entry);
  const own = [...base].flatMap((key) => manifest[key] ?? []);
  const url = (file: string) => `/${file}`;
  const ahead = (key: string) =>
    [...standsOn(manifest, key)].filter((part) => !base.has(part)).flatMap((part) => manifest[part]?.file ?? []);
  return {
    entry: url(manifest[entry]?.file ?? ''),
    styles: own.flatMap(({ css = [] }) => css).map(url),
    fonts: own
      .flatMap(({ assets = [] }) => assets)
      .filter((file) => /latin-wght-normal.*\.woff2$/.test(file) && !file.includes('latin-ext'))
      .map(url),
    modules: [...base]
      .filter((key) => key !== entry)
      .flatMap((key) => manifest[key]?.file ?? [])
      .map(url),
    screens: Object.fromEntries(screenKeys(manifest).map(([file, key]) => [file, ahead(key).map(url)])),
    prelude: '',
  };
};

const inDevelopment = (entry: string) => ({
  entry: `/${entry}`,
  styles: ['/src/ui/theme/fonts.css?direct'],
  fonts: [],
  modules: [],
  screens: {},
  prelude: [
    'import { injectIntoGlobalHook } from "/@react-refresh";',
    'injectIntoGlobalHook(window);',
    'window.$RefreshReg$ = () => {};',
    'window.$RefreshSig$ = () => (type) => type;',
  ].join('\n'),
});

const virtual = 'virtual:page-files';

export const pageFiles = (entry: string, client: string): Plugin => {
  let serves = false;
  return {
    name: 'page-files',
    configResolved: ({ command }) => {
      serves = command === 'serve';
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? `export const files = ${JSON.stringify(serves ? inDevelopment(entry) : filesIn(readManifest(client)))};`
        : undefined,
  };
};
