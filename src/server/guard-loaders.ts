// How the things are found that guards look at, by their entity in the spec: one that is missing does not compile.
import type { GuardLoaders } from '../../generated/contract/handlers';
import { findPublicProfile } from './account/account.lookup';
import { findBooking } from './booking/booking.lookup';
import type { Database } from './database/open';
import { findThread } from './message/thread.lookup';
import { findProperty } from './property/property.lookup';

export const guardLoaders = {
  Booking: findBooking,
  Profile: findPublicProfile,
  Property: findProperty,
  Thread: findThread,
} satisfies GuardLoaders<Database>;
