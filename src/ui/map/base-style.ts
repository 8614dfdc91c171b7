// The base map that comes along: land and water, borders, towns and names of Canada, in our own colours. `canada.pmtiles` is made by
// `npm run map` from the sources in tests/support/base-map, and says its credits itself.
import type { FilterSpecification, LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import canada from './canada.pmtiles?url';

const source = 'canada';
const [water, ground, shore, river] = ['#d5e6ea', '#f6f4ee', '#a9c3c9', '#c0d9df'] as const;
const [ink, muted, deep] = ['#1f2a2e', '#6d7276', '#3d6c7a'] as const;

const fonts = ['Figtree Variable', 'sans-serif'];
const halo = { 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 };

/** Towns of a rank: 1 for the cities that everybody knows, 2 for towns, 3 for what lies within a city. Names that do not fit give way. */
const named = (rank: number, minzoom: number, size: number): SymbolLayerSpecification => ({
  id: `named-${rank}`,
  type: 'symbol',
  source,
  'source-layer': 'towns',
  minzoom,
  filter: ['==', ['get', 'rank'], rank] satisfies FilterSpecification,
  layout: {
    'symbol-sort-key': ['-', 0, ['get', 'people']],
    'text-field': ['get', 'name'],
    'text-font': fonts,
    'text-size': size,
    'text-padding': 4,
    'text-variable-anchor': ['bottom', 'top', 'left', 'right', 'bottom-left', 'bottom-right', 'top-left', 'top-right'],
    'text-radial-offset': 0.5,
    'text-justify': 'auto',
  },
  paint: { 'text-color': rank === 3 ? muted : ink, ...halo },
});

/** Names of what is no town: they give way to every town. */
const written = (kind: 'lake' | 'province', minzoom: number, maxzoom: number): SymbolLayerSpecification => ({
  id: `names-${kind}`,
  type: 'symbol',
  source,
  'source-layer': 'names',
  minzoom,
  maxzoom,
  filter: ['==', ['get', 'kind'], kind] satisfies FilterSpecification,
  layout: {
    'symbol-sort-key': ['get', 'rank'],
    'text-field': ['get', 'name'],
    'text-font': fonts,
    'text-size': kind === 'lake' ? 11 : 12,
    'text-letter-spacing': kind === 'lake' ? 0.02 : 0.12,
    'text-max-width': 8,
    'text-padding': 6,
  },
  paint: { 'text-color': kind === 'lake' ? deep : muted, ...(kind === 'province' && halo) },
});

const line = (kind: 'country' | 'province'): LayerSpecification => ({
  id: `borders-${kind}`,
  type: 'line',
  source,
  'source-layer': 'borders',
  filter: ['==', ['get', 'kind'], kind],
  paint:
    kind === 'country'
      ? { 'line-color': '#8d8c7c', 'line-width': 1.3, 'line-dasharray': [5, 2] }
      : { 'line-color': '#b4b2a2', 'line-width': 1, 'line-dasharray': [3, 3] },
});

const layers: LayerSpecification[] = [
  { id: 'water', type: 'background', paint: { 'background-color': water } },
  { id: 'land', type: 'fill', source, 'source-layer': 'land', paint: { 'fill-color': ground, 'fill-outline-color': shore } },
  {
    id: 'rivers',
    type: 'line',
    source,
    'source-layer': 'rivers',
    paint: { 'line-color': river, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 9, 1.2, 14, 3] },
  },
  {
    id: 'lakes',
    type: 'fill',
    source,
    'source-layer': 'lakes',
    // a wide river comes in pieces, and an estuary with the edges of what is cut out
    paint: { 'fill-color': water, 'fill-outline-color': ['match', ['get', 'kind'], 'river', water, 'estuary', 'transparent', shore] },
  },
  line('province'),
  line('country'),
  {
    id: 'dots',
    type: 'circle',
    source,
    'source-layer': 'towns',
    filter: ['<', ['get', 'rank'], ['step', ['zoom'], 2, 8, 3]],
    minzoom: 5,
    paint: { 'circle-radius': 2.5, 'circle-color': '#ffffff', 'circle-stroke-color': ink, 'circle-stroke-width': 1.2 },
  },
  // those drawn later find room first
  written('province', 3, 7),
  written('lake', 4, 24),
  named(3, 11, 11),
  named(2, 7, 12),
  named(1, 3, 14),
];

export const baseStyle = (): StyleSpecification => ({
  version: 8,
  sources: { [source]: { type: 'vector', url: `pmtiles://${new URL(canada, location.href).href}` } },
  layers,
});
