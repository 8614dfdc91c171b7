// The values of the fields of a host's texts, for one guest and one stay. Reads only.
import { findPublicProfile } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { KeptBooking } from '../booking/followers';
import type { Database } from '../database/open';
import { dateWords, placeClock } from '../outside/mail-dates';
import { findProperty } from '../property/property.lookup';
import type { FieldValues } from './reply-fields.rules';

export interface Addressee {
  readonly property_id: string;
  readonly guest_id: string;
  /** The guest's stay there. */
  readonly booking: Pick<KeptBooking, 'checkin' | 'checkout' | 'checkin_time' | 'checkout_time' | 'timezone'> | null;
  /** Whether a booking was paid, so that a name is shown whole. */
  readonly is_paid: boolean;
}

/** Dates and clocks are those of the place, with the name of its zone: a guest may read them elsewhere. */
export const fieldValues = async (db: Database, { property_id, guest_id, booking, is_paid }: Addressee): Promise<FieldValues> => {
  const [property, guest] = [await findProperty(db, property_id), await findPublicProfile(db, guest_id)];
  return {
    guest: asRead(guest?.first_name ?? null, is_paid),
    listing: property?.title || property?.city || null,
    checkin_date: booking && dateWords(booking.checkin),
    checkin_time: booking && placeClock(booking.checkin_time, booking.timezone),
    checkout_date: booking && dateWords(booking.checkout),
    checkout_time: booking && placeClock(booking.checkout_time, booking.timezone),
  };
};
