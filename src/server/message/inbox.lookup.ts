// Threads as one of their two sides reads them: with the place, the other one, and what is hidden until a booking is paid. Reads only.
import type { Message, MessagePhoto, ThreadRow } from '../../../generated/model/entities';
import type { BookingSide } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { publicProfiles } from '../account/account.lookup';
import { pairedBookings, type PairedBooking } from '../booking/paired.lookup';
import type { Database } from '../database/open';
import { findBookedProperties } from '../property/listing/booked.lookup';
import { asRead, masked } from '../account/contact-details.lookup';
import type { InboxRow } from './message.repository';
import { photosOf } from './photo.repository';

export { countMessages } from './message.repository';

interface Kept {
  readonly number: number;
  readonly side: BookingSide;
  readonly text: string | null;
  readonly hidden_at: Date | null;
  readonly is_automatic: boolean;
  readonly at: Date;
}
/** A message as it is read: in full once a booking is paid. */
export const messageOf = (
  { number, side, text, hidden_at, is_automatic, at }: Kept,
  isOpen: boolean,
  photos: readonly MessagePhoto[],
): Message => {
  const shown = hidden_at === null ? text : null;
  return {
    number,
    side,
    ...(shown === null || isOpen ? { text: shown, is_masked: false } : masked(shown)),
    photos: hidden_at === null ? [...photos] : [],
    is_removed: hidden_at !== null,
    is_automatic,
    at: instantOf(at),
  };
};

const pairOf = ({ property_id, guest_id }: { readonly property_id: string; readonly guest_id: string | null }): string =>
  `${property_id} ${guest_id}`;
const otherOf = ({ reader, guest_id, host_id }: InboxRow): string | null => (reader === 'guest' ? host_id : guest_id);

const bookingsByPair = async (db: Database, rows: readonly InboxRow[]): Promise<ReadonlyMap<string, PairedBooking>> => {
  const pairs = rows.flatMap(({ property_id, guest_id }) => (guest_id === null ? [] : [{ property_id, guest_id }]));
  return new Map((await pairedBookings(db, pairs)).map((booking) => [pairOf(booking), booking]));
};

const peopleOf = async (db: Database, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { readonly first_name: string | null; readonly avatar: string | null }>();
  const rows = await publicProfiles(db)
    .where('profile_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ profile_id, first_name, avatar }) => [profile_id, { first_name, avatar }]));
};

/** A thread of the inbox, and whether what is written in it is read in full. */
export interface ReadThread extends ThreadRow {
  readonly is_open: boolean;
}

/** Threads as their reader sees them, in the order given. */
export const readThreads = async (db: Database, rows: readonly InboxRow[]): Promise<readonly ReadThread[]> => {
  const bookings = await bookingsByPair(db, rows);
  const people = await peopleOf(
    db,
    rows.flatMap((row) => otherOf(row) ?? []),
  );
  const properties = await findBookedProperties(
    db,
    rows.map(({ property_id }) => property_id),
  );
  const photos = await photosOf(db, rows);
  return rows.flatMap((row) => {
    const property = properties.get(row.property_id);
    if (!property) return [];
    const booking = bookings.get(pairOf(row));
    const { first_name, avatar } = people.get(otherOf(row) ?? '') ?? { first_name: null, avatar: null };
    const is_open = booking?.is_paid ?? false;
    return [
      {
        thread_id: row.thread_id,
        side: row.reader,
        property: property(is_open),
        other: { avatar, first_name: asRead(first_name, is_open) },
        last: messageOf(row, is_open, photos(row)),
        unread: row.unread,
        booking: booking
          ? { booking_id: booking.booking_id, status: booking.status, checkin: booking.checkin, checkout: booking.checkout }
          : null,
        is_open,
      },
    ];
  });
};
