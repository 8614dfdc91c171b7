// Draws a map with MapLibre: over our own base map or a service's style, with a circle or a pin that its owner moves.
// Only ever imported once a map comes into sight: it is as large as all else that a page loads.
import { addProtocol, type GeoJSONSource, Map as Maplibre, type MapOptions, Marker, setWorkerUrl } from 'maplibre-gl';
import sheet from 'maplibre-gl/dist/maplibre-gl.css?url';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { baseStyle } from './base-style';
import { circleAround, stepped, type Spot } from './spot';

export interface MapWords {
  /** The map's content, for people who do not see it. */
  readonly label: string;
  readonly scrollHelp: string;
  readonly scrollHelpMac: string;
  readonly touchHelp: string;
}
export interface MapPlace {
  readonly words: MapWords;
  /** The style of a map service; empty for our own base map. */
  readonly styleUrl: string;
}
export interface MapPin {
  readonly label: string;
  readonly moved: (to: Spot) => void;
}
export interface MapPlan extends MapPlace {
  readonly at: Spot;
  readonly zoom: number;
  /** The radius of a circle around the place, in metres. */
  readonly circle?: number | undefined;
  readonly pin?: MapPin | undefined;
}
export interface DrawnMap {
  readonly zoomBy: (steps: number) => void;
  /** The place is elsewhere now; the map follows. */
  readonly goTo: (at: Spot, zoom: number) => void;
  readonly remove: () => void;
}

const spruce = '#0f5c4d';

let prepared: Promise<void> | undefined;
/** Once in the life of a page: where the worker and the look of the map's own parts come from. */
const prepare = (): Promise<void> =>
  (prepared ??= new Promise((resolve, reject) => {
    setWorkerUrl(new URL(worker, location.href).href);
    addProtocol('pmtiles', new Protocol().tile);
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      prepared = undefined;
      reject(new Error('The style sheet of the map did not come'));
    });
    document.head.append(link);
  }));

const lngLat = ({ latitude, longitude }: Spot): [number, number] => [longitude, latitude];

/** Lies below the names of the map, so that it covers none. */
const addCircle = (map: Maplibre, at: Spot, metres: number): void => {
  const names = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  map.addSource('circle', { type: 'geojson', data: circleAround(at, metres) });
  map.addLayer({ id: 'circle', type: 'fill', source: 'circle', paint: { 'fill-color': spruce, 'fill-opacity': 0.16 } }, names);
  map.addLayer({ id: 'rim', type: 'line', source: 'circle', paint: { 'line-color': spruce, 'line-width': 2 } }, names);
};

/** Pixels of a press of an arrow key, and with Shift. */
const [small, large] = [4, 32];

const pinElement = (label: string): HTMLButtonElement => {
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.dataset['pin'] = '';
  button.setAttribute('aria-label', label);
  return button;
};

/** Nearer than this it is the same place: positions are told in metres. */
const isSame = (one: Spot, other: Spot): boolean =>
  Math.abs(one.latitude - other.latitude) < 2e-5 && Math.abs(one.longitude - other.longitude) < 2e-5;

const addPin = (map: Maplibre, at: Spot, { label, moved }: MapPin): Marker => {
  const element = pinElement(label);
  const marker = new Marker({ element, anchor: 'bottom', draggable: true }).setLngLat(lngLat(at)).addTo(map);
  const tell = () => {
    const { lat, lng } = marker.getLngLat().wrap();
    moved({ latitude: lat, longitude: lng });
  };
  marker.on('dragend', tell);
  map.on('click', ({ lngLat: to }) => {
    marker.setLngLat(to);
    tell();
  });
  element.addEventListener('click', (event) => event.stopPropagation());
  element.addEventListener('keydown', (event) => {
    const to = stepped(map.project(marker.getLngLat()), event.key, event.shiftKey ? large : small);
    if (!to) return;
    // an arrow moves the pin alone, not the map or the page below it
    event.preventDefault();
    event.stopPropagation();
    marker.setLngLat(map.unproject([to.x, to.y]));
    if (!map.getBounds().contains(marker.getLngLat())) map.panTo(marker.getLngLat());
    tell();
  });
  return marker;
};

const loaded = (map: Maplibre): Promise<void> =>
  new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });

/** The deepest zoom: our own base map knows no streets. */
export const deepest = (styleUrl: string): number => (styleUrl ? 18 : 14);

/** An empty map, once it is drawn. Rejects where the browser cannot draw, or the base map does not come. */
export const openMap = async (container: HTMLElement, { words, styleUrl }: MapPlace, own: Partial<MapOptions>): Promise<Maplibre> => {
  await prepare();
  const map = new Maplibre({
    container,
    style: styleUrl || baseStyle(),
    minZoom: 2,
    maxZoom: deepest(styleUrl),
    attributionControl: styleUrl ? { compact: true } : false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    fadeDuration: 0,
    locale: {
      'Map.Title': words.label,
      'CooperativeGesturesHandler.WindowsHelpText': words.scrollHelp,
      'CooperativeGesturesHandler.MacHelpText': words.scrollHelpMac,
      'CooperativeGesturesHandler.MobileHelpText': words.touchHelp,
    },
    ...own,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  try {
    await loaded(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  return map;
};

/** A map with one place on it. */
export const drawMap = async (container: HTMLElement, plan: MapPlan): Promise<DrawnMap> => {
  const { at, zoom, circle, pin } = plan;
  const map = await openMap(container, plan, { center: lngLat(at), zoom, cooperativeGestures: true });
  if (circle !== undefined) addCircle(map, at, circle);
  let shown = at;
  const moved = (to: Spot) => {
    shown = to;
    pin?.moved(to);
  };
  const marker = pin && addPin(map, at, { ...pin, moved });
  return {
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps),
    goTo: (to, nearer) => {
      // a person who moved the pin is there already, as near as they chose
      if (isSame(shown, to)) return;
      shown = to;
      marker?.setLngLat(lngLat(to));
      if (circle !== undefined) void map.getSource<GeoJSONSource>('circle')?.setData(circleAround(to, circle));
      map.easeTo({ center: lngLat(to), zoom: nearer });
    },
    remove: () => map.remove(),
  };
};
