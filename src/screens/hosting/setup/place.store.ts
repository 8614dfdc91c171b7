// The pin of a property: begun at its town, then moved by its host. The time zone follows it.
import { combine, createEvent, createStore, sample } from 'effector';
import { findPlaceFx, findZoneFx } from '../../../../generated/client/property';
import type { SetupPlaceFormValues } from '../../../../generated/forms/setupPlaceForm';
import type { Spot } from '../../../ui/map/spot';
import { query } from '../../shell/calls/query';
import { whenRested } from '../../shell/calls/when-rested';
import { isSame } from '../../shell/calls/is-same';

export type PlaceValues = Partial<SetupPlaceFormValues>;

/** The form appears, with what was saved. */
export const placeShown = createEvent<PlaceValues>();
export const placeTyped = createEvent<PlaceValues>();
export const pinMoved = createEvent<Spot>();
export const findPressed = createEvent();

export const finding = query(findPlaceFx);
const zone = query(findZoneFx);

/** The form's values. */
export const $place = createStore<PlaceValues>({}, { serialize: 'ignore' });
/** The form's input: the pin's position and its zone. */
export const $given = createStore<PlaceValues>({}, { serialize: 'ignore' });
/** Its host has said where it is: a town that is typed moves the pin no more. */
export const $isPlaced = createStore(false, { serialize: 'ignore' });

const spotOf = ({ latitude, longitude }: PlaceValues): Spot | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
const townOf = ({ city, province, postal_code }: PlaceValues) => {
  const town = city?.trim() ?? '';
  return town !== '' && province ? { city: town, province, ...(postal_code && { postal_code: postal_code.slice(0, 10) }) } : undefined;
};
const addressOf = (place: PlaceValues) => {
  const [town, address] = [townOf(place), place.address?.trim().slice(0, 200)];
  return town && (address ? { address, ...town } : town);
};
const near = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

const changed = sample({ clock: placeTyped, source: $place, fn: (before, now) => ({ before, now }) });
sample({ clock: [placeShown, placeTyped], target: $place });
sample({ clock: placeShown, fn: () => ({}), target: $given });
sample({ clock: placeShown, fn: () => undefined, target: [finding.cleared, zone.cleared] });
sample({ clock: placeShown, fn: (values) => spotOf(values) !== undefined, target: $isPlaced });

// a street is looked up with its town, or when the button is pressed
const townTyped = sample({ clock: changed, filter: ({ before, now }) => !isSame(townOf(before), townOf(now)) });
sample({ clock: townTyped, fn: () => undefined, target: finding.cleared });

// A position, by the pin or typed
sample({
  clock: pinMoved,
  fn: ({ latitude, longitude }): PlaceValues => ({ latitude: near(latitude), longitude: near(longitude) }),
  target: $given,
});
// the form takes its input at once
sample({ clock: $given, source: $place, fn: (place, given) => ({ ...place, ...given }), target: $place });
const spotTyped = sample({ clock: changed, filter: ({ before, now }) => !isSame(spotOf(before), spotOf(now)) });
sample({ clock: [pinMoved, spotTyped], fn: () => true, target: $isPlaced });

// A typed or moved place is looked up once it rests: the zone where it is placed, the town before
const restFx = whenRested<number>(600);
const $round = createStore(0, { serialize: 'ignore' });
sample({ clock: [townTyped, pinMoved, spotTyped], source: $round, fn: (round) => round + 1, target: $round });
sample({ clock: $round, target: restFx });
const rested = sample({ clock: restFx.doneData, source: $round, filter: (round, then) => round === then });
const $asks = combine($place, $isPlaced, (place, isPlaced) => ({
  address: addressOf(place),
  spot: isPlaced ? spotOf(place) : undefined,
  isPlaced,
}));
const resting = sample({ clock: rested, source: $asks });
sample({ clock: resting.filterMap(({ spot }) => spot), target: zone.wanted });
const unplaced = sample({ clock: [resting, sample({ clock: placeShown, source: $asks })], filter: ({ isPlaced }) => !isPlaced });
const asking = sample({ clock: [unplaced, sample({ clock: findPressed, source: $asks })] });
sample({ clock: asking.filterMap(({ address }) => address), target: finding.asked });

const found = finding.done.filterMap(({ result }) => (result.found === 'province' ? undefined : result));
sample({
  clock: found,
  fn: ({ latitude, longitude, timezone }): PlaceValues => ({ latitude, longitude, ...(timezone && { timezone }) }),
  target: $given,
});
sample({ clock: found, fn: () => false, target: $isPlaced });
const inZone = zone.done.filterMap(({ result }) => result.timezone ?? undefined);
sample({ clock: inZone, fn: (timezone): PlaceValues => ({ timezone }), target: $given });

/** Until anything is known: all of Canada. */
const canada: Spot = { latitude: 58, longitude: -97 };
/** Where the map looks, and whether that is as near as a town. */
export const $view = combine($place, finding.$data, (place, known) => {
  const spot = spotOf(place);
  return { at: spot ?? (known ? { latitude: known.latitude, longitude: known.longitude } : canada), near: spot !== undefined };
});
