// Facts of properties that subjects further down the street want to be told.
import type { SelectQueryBuilder } from 'kysely';
import type { BookingStatus } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';
import type { Tables } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import type { Services } from '../request/context';

/** A booking as a calendar tells of it. */
export interface HeldBooking {
  readonly status: BookingStatus;
  /** The first name of the guest. */
  readonly guest: string | null;
  readonly checkin: PlainDate;
  /** Its host's earnings for each night, in cents. */
  readonly earned: readonly number[];
}

export interface PropertyFollowers {
  /** How many requests are open and stays to come or to end at each of several properties. */
  readonly openBookingsOf: (db: Database, propertyIds: readonly string[], now: Date) => Promise<ReadonlyMap<string, number>>;
  /** When somebody with a confirmed booking comes next to each of several properties, today included. */
  readonly nextArrivalsOf: (db: Database, propertyIds: readonly string[], now: Date) => Promise<ReadonlyMap<string, PlainDate>>;
  /** Some bookings by their ids, as a calendar tells of them. */
  readonly findHeldBookings: (db: Database, bookingIds: readonly string[]) => Promise<ReadonlyMap<string, HeldBooking>>;
  /** Whether a person has paid for a stay at a property. */
  readonly hasPaidAt: (db: Database, profileId: string, propertyId: string) => Promise<boolean>;
  /** The properties that have ever been booked, to ask with. */
  readonly bookedProperties: (db: Database) => SelectQueryBuilder<Tables, 'bookings', { property_id: string }>;
  /** The average of each part of the reviews; nothing before there are enough. */
  readonly findRatingParts: (db: Database, propertyId: string) => Promise<Record<string, number> | null>;
  /** The points that a person can spend. */
  readonly findBalance: (db: Database, profileId: string) => Promise<number>;
}

declare module '../request/context' {
  interface Followers {
    readonly property: PropertyFollowers;
  }
}

/** When a property is looked at, and who knows about it beside its own tables. */
export type LookContext = Pick<Services, 'followers'> & { readonly now: Date };
