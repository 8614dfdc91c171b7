// Where a property stands as anyone may see it: rounded, so that it tells the neighbourhood and not the door; and how far apart two positions are. Pure.
import { publicPositionMetres } from '../../../../generated/model/constants';

/** Degrees between two public positions: a degree of latitude is about 111 km; rounded up to thousandths. */
export const positionStep = Math.ceil((publicPositionMetres / 111_320) * 1000) / 1000;

/** A position that tells the neighbourhood, not the door. */
export const rounded = (degrees: number | null): number | null =>
  degrees === null ? null : Math.round(Math.round(degrees / positionStep) * positionStep * 1000) / 1000;

/** In degrees. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}
/** Where a property stands as anyone may see it; nothing where that is not known. */
export const publicSpot = ({ latitude, longitude }: { readonly [D in keyof Spot]: number | null }): Spot | undefined => {
  const [lat, lng] = [rounded(latitude), rounded(longitude)];
  return lat === null || lng === null ? undefined : { latitude: lat, longitude: lng };
};
export const kilometresPerDegree = 111;
/** How far apart two positions are that are near each other: over so short a way the earth is flat. */
export const kilometresBetween = (from: Spot, to: Spot): number =>
  kilometresPerDegree *
  Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180));

/** South, west, north and east of all that is no farther from a spot. */
export const boxAround = ({ latitude, longitude }: Spot, kilometres: number): readonly number[] => {
  const up = kilometres / kilometresPerDegree;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return [latitude - up, longitude - across, latitude + up, longitude + across];
};
