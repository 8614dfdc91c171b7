// The pictures of a claim: added and removed before it is made, and handed to its two sides alone.
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ClaimHandlers } from '../../../generated/contract/handlers';
import { claimPhotosMax } from '../../../generated/model/constants';
import type { BookingDetail } from '../../../generated/model/entities';
import { lockBooking } from '../booking/booking.commands';
import { bookingDetail } from '../booking/booking-detail.lookup';
import type { KeptBooking, ReviewedBooking } from '../booking/followers';
import type { Database } from '../database/open';
import { keepWith } from '../outside/files';
import { privatePhotoEndings, privatePhotoFile } from '../outside/private-photo';
import { inTransaction, type SignedInContext } from '../request/context';
import { drawnPicture } from '../request/drawn-picture';
import { refuse } from '../request/refusal';
import { addressOf, hasClaim, insertPhoto, photosOf, removePhoto } from './claim.repository';

/** Refuses where the claim is made, and its pictures stay as they are. */
const refuseClaimed = async (db: Database, { booking_id, status }: KeptBooking): Promise<void> => {
  if (await hasClaim(db, booking_id)) refuse('claim.already_there', { data: { status } });
};
const refuseFull = async (db: Database, { booking_id, status }: KeptBooking): Promise<void> => {
  const photos = (await photosOf(db, [booking_id])).get(booking_id) ?? [];
  if (photos.length >= claimPhotosMax) refuse('claim.too_many_photos', { data: { status } });
};

/** Changes the pictures of a claim that is not made yet; nobody else changes them meanwhile. */
const changePhotos = (
  { booking_id, review, guest_review }: ReviewedBooking,
  context: SignedInContext,
  change: (trx: Database, booking: KeptBooking) => Promise<void>,
): Promise<BookingDetail> =>
  inTransaction(context, async ({ trx, principal, followers, now }) => {
    const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
    await refuseClaimed(trx, booking);
    await change(trx, booking);
    return bookingDetail(trx, { ...booking, review, guest_review }, { viewer: principal.profile_id, followers, now });
  });

export const claimPhotoHandlers: Pick<ClaimHandlers, 'addClaimPhoto' | 'deleteClaimPhoto' | 'getClaimPhoto'> = {
  async addClaimPhoto({ booking, input }, context) {
    const { booking_id, property_id, host_id } = booking;
    // asked before the work as well, which is expensive
    await refuseClaimed(context.db, booking);
    await refuseFull(context.db, booking);
    const drawn = (await drawnPicture(privatePhotoFile, input.photo.file, { of: host_id })) ?? refuse('property.photo_unreadable');
    const { large: bytes, small: _small, ...size } = drawn;
    const ending = privatePhotoEndings.large;
    return keepWith(context.files, { kind: 'claim', versions: [{ ending, bytes }] }, (kept) =>
      changePhotos(booking, context, async (trx, locked) => {
        await refuseFull(trx, locked);
        const photo = { photo_id: randomUUID(), ...size, address: `${kept}${ending}` };
        await insertPhoto(trx, { ...photo, property_id, booking_id, added_at: context.clock() });
      }),
    );
  },

  deleteClaimPhoto: ({ booking, params: { photo_id } }, context) =>
    changePhotos(booking, context, async (trx, { booking_id }) => {
      if (!(await removePhoto(trx, { booking_id, photo_id, now: context.now }))) refuse('claim.photo_not_found');
    }),

  async getClaimPhoto({ booking: { booking_id, host_id }, params: { photo_id } }, { db, files, principal }) {
    const maySee = principal.profile_id === host_id || (await hasClaim(db, booking_id));
    const address = maySee ? await addressOf(db, booking_id, photo_id) : undefined;
    const file = address === undefined ? undefined : await files.read(address);
    return file ? { jpeg: (await buffer(file.stream)).toString('base64') } : refuse('claim.photo_not_found');
  },
};
