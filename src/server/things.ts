// How the things are found that guards look at, by their entity in the spec.
import { findParties } from './booking/booking.lookup';
import type { FindThing } from './http/visit';
import { findOwned } from './property/property.lookup';

export const things: Readonly<Record<string, FindThing>> = { Property: findOwned, Booking: findParties };
