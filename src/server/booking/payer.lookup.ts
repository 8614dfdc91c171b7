// The payer of a booking, or of a claim after it: the guest, as far as a move asks; the provider only reports that they paid.
import type { KeptBooking } from './followers';

export const payerOf = ({ guest_id, created_at }: Pick<KeptBooking, 'guest_id' | 'created_at'>) => ({
  signed_in: true,
  profile_id: guest_id,
  verified_at: created_at,
  first_name: 'Guest',
  last_name: 'Guest',
});
