// Problems of packages: imported and not declared, declared and not used, made for a newer Node. A sentence each.
import { builtinModules } from 'node:module';
import { projectFiles, readText, type Source } from './modules';

interface Package {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface Locked {
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const own = JSON.parse(readText('package.json')) as Package;
const locked = (JSON.parse(readText('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> }).packages;
const declared = { ...own.dependencies, ...own.devDependencies };
const generator = JSON.parse(readText('generator/package.json')) as Package;
// a package knows itself by its own name
const ofGenerator = { ...generator.dependencies, [generator.name]: '' };
/** The packages that a file may import; files that are copied into a product stand on its own. */
const knownTo = (path: string): Readonly<Record<string, string>> => {
  if (path.startsWith('generator/') && !path.startsWith('generator/runtime/')) return ofGenerator;
  return /^(src|generator)\//.test(path) ? own.dependencies : declared;
};

const packageOf = (from: string): string => /^(@[^/]+\/[^/]+|[^/]+)/.exec(from)?.[1] ?? '';
const builtIn = new Set(builtinModules);
const isPackage = (from: string): boolean => !/^(\.|node:|virtual:)/.test(from) && !builtIn.has(packageOf(from));

/** Packages that are imported and not declared; what `npm start` generates, builds and runs stands on no package that it does not install. */
export const undeclaredPackages = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ path, imports }) => {
    const known = knownTo(path);
    return imports
      .filter(
        ({ from, typeOnly }) => isPackage(from) && !Object.hasOwn(typeOnly && known !== ofGenerator ? declared : known, packageOf(from)),
      )
      .map(({ from }) => `${path} imports ${from}: package.json does not declare it`);
  });

/** Packages that are declared, but neither named in a file or a script nor wanted by another one that is declared. */
export const unusedPackages = (): readonly string[] => {
  const texts = projectFiles()
    .filter((path) => /^(generator|src|tests|generated\/forms)\/.*\.(ts|tsx|mjs|js|css)$/.test(path))
    .filter((path) => path !== 'tests/house.test.ts')
    .map(readText);
  const commands = Object.values(own.scripts).join(' ');
  const peers = new Set(Object.keys(declared).flatMap((name) => Object.keys(locked[`node_modules/${name}`]?.peerDependencies ?? {})));
  const isUsed = (name: string): boolean => {
    const typed = name.replace(/^@types\//, '');
    if (typed !== name) return typed === 'node' || Object.hasOwn(declared, typed);
    const named = new RegExp(`['"/]${name}(?=['"/])`);
    return peers.has(name) || commands.split(/\W+/).includes(name) || texts.some((text) => named.test(text));
  };
  return Object.keys(declared).filter((name) => !isUsed(name));
};

const numbersOf = (range: string): readonly [major: number, minor: number] => {
  const [, major = '0', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  return [Number(major), Number(minor)];
};

/** Packages that want a newer Node than the oldest one that we name. */
export const tooNewPackages = (): readonly string[] => {
  const [major, minor] = numbersOf(own.engines.node);
  const allows = (way: string): boolean => {
    const [itsMajor, itsMinor] = numbersOf(way);
    const only = /^\s*[\^~\d]/.test(way);
    return itsMajor === major ? itsMinor <= minor : itsMajor < major && !only;
  };
  return Object.entries(locked).flatMap(([path, { engines, optional }]) =>
    engines?.node === undefined || optional === true || engines.node.split('||').some(allows) ? [] : [`${path} wants Node ${engines.node}`],
  );
};
