// Threads as one of their two sides, or a co-host, reads them: with the place, the other one, and what is hidden until a booking is paid. Reads only.
import type { Message, MessagePhoto, ThreadRow } from '../../../generated/model/entities';
import type { BookingSide } from '../../../generated/model/values';
import { instantOf } from '../../../generated/model/wire';
import { publicProfiles } from '../account/account.lookup';
import { pairedBookings, type PairedBooking } from '../booking/paired.lookup';
import type { Database } from '../database/open';
import { findBookedProperties } from '../property/listing/booked.lookup';
import { asRead, masked } from '../account/contact-details.lookup';
import type { InboxRow } from './message.repository';
import { type MessageKey, photosOf } from './photo.repository';

export { countMessages } from './message.repository';

interface Kept {
  readonly number: number;
  readonly side: BookingSide;
  readonly writer_id: string | null;
  readonly text: string | null;
  readonly hidden_at: Date | null;
  readonly is_automatic: boolean;
  readonly at: Date;
}
/** How messages of a thread are read. */
interface ReadOptions {
  /** In full, once a booking is paid. */
  readonly isOpen: boolean;
  readonly writer: Message['writer'];
  readonly photos: readonly MessagePhoto[];
}
/** A message as it is read. */
const messageOf = (
  { number, side, text, hidden_at, is_automatic, at }: Omit<Kept, 'writer_id'>,
  { isOpen, writer, photos }: ReadOptions,
): Message => {
  const shown = hidden_at === null ? text : null;
  return {
    number,
    side,
    writer,
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

type People = ReadonlyMap<string, { readonly first_name: string | null; readonly avatar: string | null }>;
const peopleOf = async (db: Database, ids: readonly string[]): Promise<People> => {
  if (ids.length === 0) return new Map();
  const rows = await publicProfiles(db)
    .where('profile_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ profile_id, first_name, avatar }) => [profile_id, { first_name, avatar }]));
};

/** The reader of a thread: which side, and which person. */
interface ThreadReader extends Pick<InboxRow, 'host_id' | 'reader'> {
  readonly profile_id: string;
}
/** The name above a message: a co-host is named to all others, and to a co-host the host as well. */
const writerAmong = (
  people: People,
  { host_id, reader, profile_id }: ThreadReader,
  { side, writer_id, isOpen }: Pick<Kept, 'side' | 'writer_id'> & { readonly isOpen: boolean },
): Message['writer'] => {
  const isCohost = reader === 'host' && profile_id !== host_id;
  const by = side === 'host' ? (writer_id ?? (isCohost ? host_id : null)) : null;
  if (by === null || by === profile_id) return null;
  return { first_name: asRead(people.get(by)?.first_name ?? null, isOpen), is_cohost: by === writer_id };
};

/** The messages of a thread as their reader sees them, in the order given. */
export const readMessages = async (
  db: Database,
  messages: readonly (Kept & MessageKey)[],
  { isOpen, ...reader }: ThreadReader & { readonly isOpen: boolean },
): Promise<readonly Message[]> => {
  const photos = await photosOf(db, messages);
  const people = await peopleOf(db, [...new Set([reader.host_id, ...messages.flatMap(({ writer_id }) => writer_id ?? [])])]);
  return messages.map((message) =>
    messageOf(message, { isOpen, photos: photos(message), writer: writerAmong(people, reader, { ...message, isOpen }) }),
  );
};

/** A thread of the inbox, and whether what is written in it is read in full. */
export interface ReadThread extends ThreadRow {
  readonly is_open: boolean;
}

/** Threads as their reader sees them, in the order given. */
export const readThreads = async (db: Database, rows: readonly InboxRow[], profile_id: string): Promise<readonly ReadThread[]> => {
  const bookings = await bookingsByPair(db, rows);
  const people = await peopleOf(db, [
    ...new Set(rows.flatMap((row) => [otherOf(row), row.host_id, row.writer_id].flatMap((id) => id ?? []))),
  ]);
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
        last: messageOf(row, {
          isOpen: is_open,
          photos: photos(row),
          writer: writerAmong(people, { ...row, profile_id }, { ...row, isOpen: is_open }),
        }),
        unread: row.unread,
        booking: booking
          ? { booking_id: booking.booking_id, status: booking.status, checkin: booking.checkin, checkout: booking.checkout }
          : null,
        is_open,
      },
    ];
  });
};
