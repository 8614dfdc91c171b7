// Where a property stands as anyone may see it: rounded, so that it tells the neighbourhood and not the door. Pure.
import { publicPositionMetres } from '../../../../generated/model/constants';

/** Degrees between two public positions: a degree of latitude is about 111 km; rounded up to thousandths. */
export const positionStep = Math.ceil((publicPositionMetres / 111_320) * 1000) / 1000;

/** A position that tells the neighbourhood, not the door. */
export const rounded = (degrees: number | null): number | null =>
  degrees === null ? null : Math.round(Math.round(degrees / positionStep) * positionStep * 1000) / 1000;
