// The tables of claims and of their pictures.
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { belongsTo, id, instant, nullable, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Claim } from './claim.model';
import { ClaimPhoto, ShownClaim } from './shown.model';

const together = id({ says: 'As bookings are, so that the two stay together' });
export const storedClaims = stored('claims', {
  source: decision('section 20: a stay has one claim at most, so that its guest answers once'),
  says: 'What hosts claim after stays',
  of: Claim,
  elsewhere: ['photos'],
  shows: [ShownClaim],
  columns: { property_id: together },
  unique: [['booking_id']],
  checks: ['amount_cents > 0', 'owed_cents <= amount_cents', 'offered_cents < amount_cents'],
});
export const storedClaimPhotos = stored('claim_photos', {
  source: decision('section 20: pictures are added before a claim is filed, and stay as they are from then on'),
  says: 'The pictures of claims, also of those that are not filed yet',
  of: ClaimPhoto,
  columns: {
    property_id: together,
    booking_id: belongsTo(Booking),
    address: text({ private: true, says: 'Where the file lies; nobody is told' }),
    added_at: instant(),
    removed_at: nullable(instant({ says: 'When it was taken away; its file goes soon after' })),
  },
  key: ['photo_id'],
});
