// Draws a map of many places: their pins as buttons, those that would overlap as one.
// Only ever imported once such a map comes into sight.
import { type Map as Maplibre, Marker } from 'maplibre-gl';
import { deepest, type MapPlace, openMap } from './draw-map';
import { grouped, type PinGroup } from './pin-groups';
import type { Spot } from './spot';

export interface StayPin {
  readonly id: string;
  readonly at: Spot;
  /** Its name, which is read aloud. */
  readonly label: string;
  /** Written on it; without it the pin is a dot. */
  readonly price?: string | undefined;
}
/** South, west, north and east, in degrees. */
export type MapPart = readonly number[];

export interface StaysEvents {
  /** A person moved the map. */
  readonly moved: (to: MapPart) => void;
  /** One pin, or those that stand at one place. */
  readonly pressed: (ids: readonly string[]) => void;
  readonly pointedAt: (ids: readonly string[]) => void;
  /** The words of several pins as one. */
  readonly groupLabel: (count: number) => string;
}
export interface StaysPlan extends MapPlace {
  readonly part: MapPart;
  /** Whether the part is shown as it is; else there is room around it. */
  readonly exact: boolean;
  readonly events: StaysEvents;
}
export interface Marks {
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
}
export interface DrawnStays {
  readonly show: (pins: readonly StayPin[]) => void;
  readonly mark: (marks: Marks) => void;
  readonly goTo: (part: MapPart, exact: boolean) => void;
  readonly zoomBy: (steps: number) => void;
  readonly remove: () => void;
}

const byPerson = { byPerson: true };
const noMarks: Marks = { lit: new Set(), chosen: new Set(), seen: new Set() };

/** Rounded outwards, so that no pin at the edge is lost. */
const shownPart = (map: Maplibre): MapPart => {
  const it = map.getBounds();
  const [down, up] = [(degrees: number) => Math.floor(degrees * 1e4) / 1e4, (degrees: number) => Math.ceil(degrees * 1e4) / 1e4];
  return [
    Math.max(-90, down(it.getSouth())),
    Math.max(-180, down(it.getWest())),
    Math.min(90, up(it.getNorth())),
    Math.min(180, up(it.getEast())),
  ];
};

const room = 56;
/** A single position is shown with what is around it. */
const nearest = (styleUrl: string): number => deepest(styleUrl) - 3;
const fitted = (exact: boolean, styleUrl: string) =>
  exact ? { padding: 0, maxZoom: deepest(styleUrl) } : { padding: room, maxZoom: nearest(styleUrl) };
const cornersOf = ([south = 0, west = 0, north = 0, east = 0]: MapPart): [number, number, number, number] => [west, south, east, north];

interface OnMap extends StayPin {
  readonly x: number;
  readonly y: number;
  readonly pill: boolean;
}
interface Shown {
  readonly marker: Marker;
  readonly element: HTMLButtonElement;
  readonly ids: readonly string[];
}

// another price, another pin
const keyOf = (group: PinGroup<OnMap>): string => JSON.stringify(group.map(({ id, label, price }) => [id, label, price]));

const elementOf = (group: PinGroup<OnMap>, { groupLabel }: StaysEvents): HTMLButtonElement => {
  const [{ label, price }, ...others] = group;
  const isMany = others.length > 0;
  const element = Object.assign(document.createElement('button'), { type: 'button' });
  // several at one place are no larger than the dot that they share
  element.dataset['stays'] = price === undefined ? 'dot' : isMany ? 'many' : 'one';
  element.setAttribute('aria-label', isMany ? groupLabel(group.length) : label);
  element.textContent = price === undefined ? '' : isMany ? groupLabel(group.length) : price;
  return element;
};

const markedBy = ({ element, ids }: Shown, { lit, chosen, seen }: Marks): void => {
  element.toggleAttribute(
    'data-lit',
    ids.some((id) => lit.has(id) || chosen.has(id)),
  );
  element.toggleAttribute(
    'data-seen',
    ids.every((id) => seen.has(id)),
  );
  element.setAttribute('aria-expanded', String(ids.some((id) => chosen.has(id))));
};

const isApart = (group: PinGroup<OnMap>): boolean =>
  group.some(({ at }) => at.latitude !== group[0].at.latitude || at.longitude !== group[0].at.longitude);

const aroundAll = (group: PinGroup<OnMap>): [number, number, number, number] => {
  const [lats, lngs] = [group.map(({ at }) => at.latitude), group.map(({ at }) => at.longitude)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
};

/** The pins of a map: drawn anew where it comes to rest, since other ones overlap then. */
const pinsOn = (map: Maplibre, { events, styleUrl }: StaysPlan) => {
  let [pins, marks]: [readonly StayPin[], Marks] = [[], noMarks];
  const shown = new Map<string, Shown>();
  const press = (group: PinGroup<OnMap>) => {
    if (!isApart(group) || map.getZoom() >= deepest(styleUrl) - 0.1) return events.pressed(group.map(({ id }) => id));
    map.fitBounds(aroundAll(group), { padding: room * 1.5, maxZoom: deepest(styleUrl) }, byPerson);
  };
  const add = (group: PinGroup<OnMap>): Shown => {
    const element = elementOf(group, events);
    const ids = group.map(({ id }) => id);
    const point = (to: readonly string[]) => () => events.pointedAt(to);
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      press(group);
    });
    for (const kind of ['pointerenter', 'focus']) element.addEventListener(kind, point(ids));
    for (const kind of ['pointerleave', 'blur']) element.addEventListener(kind, point([]));
    // the arrow keys move the map, Enter and Space press the pin
    const { longitude, latitude } = group[0].at;
    const marker = new Marker({ element, anchor: 'center' }).setLngLat([longitude, latitude]).addTo(map);
    return { marker, element, ids };
  };
  const draw = () => {
    const placed = pins.map((pin): OnMap => {
      const { x, y } = map.project([pin.at.longitude, pin.at.latitude]);
      return { ...pin, x, y, pill: pin.price !== undefined };
    });
    const groups = new Map(grouped(placed).map((group) => [keyOf(group), group]));
    const gone = [...shown].filter(([key]) => !groups.has(key));
    const focused = gone.find(([, { element }]) => element === document.activeElement)?.[1].ids[0];
    for (const [key, group] of groups) if (!shown.has(key)) shown.set(key, add(group));
    for (const [key, { marker }] of gone) {
      marker.remove();
      shown.delete(key);
    }
    // the focus goes to the pin that its stay has now
    if (focused !== undefined) [...shown.values()].find(({ ids }) => ids.includes(focused))?.element.focus();
    for (const it of shown.values()) markedBy(it, marks);
  };
  map.on('moveend', draw);
  return {
    show: (to: readonly StayPin[]) => {
      pins = to;
      draw();
    },
    mark: (to: Marks) => {
      marks = to;
      for (const it of shown.values()) markedBy(it, marks);
    },
  };
};

/** Rejects where the browser cannot draw, or the base map does not come. */
export const drawStays = async (container: HTMLElement, plan: StaysPlan): Promise<DrawnStays> => {
  const { part, exact, styleUrl, events } = plan;
  const map = await openMap(container, plan, {
    bounds: cornersOf(part),
    fitBoundsOptions: fitted(exact, styleUrl),
    renderWorldCopies: false,
  });
  const pins = pinsOn(map, plan);
  map.on('moveend', (event) => {
    if (('originalEvent' in event && event.originalEvent) || 'byPerson' in event) events.moved(shownPart(map));
  });
  return {
    ...pins,
    goTo: (to, isExact) => void map.fitBounds(cornersOf(to), fitted(isExact, styleUrl)),
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps, {}, byPerson),
    remove: () => map.remove(),
  };
};
