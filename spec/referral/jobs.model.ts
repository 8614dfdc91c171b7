// Jobs of referrals: the rewards, and signs that both people are really two.
import { Profile } from '../account/account.model';
import { Booking } from '../booking/booking.model';
import { Payment } from '../checkout/payment.model';
import { decision } from 'spec-to-app/declaration';
import { job } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';

export const rewardFriend = job({
  source: decision('section 7: the friend is rewarded once the email address is verified'),
  says: 'A friend who was invited and has verified the address gets points',
  fields: { friend_id: belongsTo(Profile) },
});
export const rewardSenders = job({
  source: decision('section 7: the sender is rewarded a day after the friend’s first paid stay, or the first at the friend’s place'),
  says: 'The person who invited the guest or the host of a paid stay gets points once it is over',
  fields: { booking_id: belongsTo(Booking) },
});
export const seeCard = job({
  source: decision('section 7: sender and friend do not share a card'),
  says: 'The payment provider is asked which card a payment was made with: only its fingerprint, and of that a hash is kept',
  fields: { payment_id: belongsTo(Payment) },
  asks: 'provider',
});
