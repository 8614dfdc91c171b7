// The call that hands a person all that is kept about them.
import { ExportedBooking } from '../booking/booking.model';
import { BookingDeed } from '../booking/documents.model';
import { Change } from '../change/change.model';
import { Claim } from '../claim/claim.model';
import { TakenPayment } from '../checkout/payment.model';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { pick } from 'spec-to-app/entity';
import { group, id, instant, like, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { SentMessage } from '../message/message.model';
import { AutomaticMessage } from '../message/automatic.model';
import { Season } from '../property/seasons.model';
import { SavedReply } from '../message/replies.model';
import { PayeeState } from '../payout/payee.model';
import { PayoutRow, ShownAccount } from '../payout/payout.model';
import { PointsEntry } from '../points/points.model';
import { ArrivalGuide } from '../property/arrival.model';
import { Cohost } from '../property/cohost.model';
import { Property } from '../property/property.model';
import { SentFeedback } from '../referral/feedback.model';
import { ReferredFriend, VoidBecause } from '../referral/referral.model';
import { SharedThing } from '../referral/stored.model';
import { SentReport } from '../report/report.model';
import { GuestReview, Review, ShownGuestReview } from '../review/review.model';
import { SavedSearch } from '../wishlist/saved-search.model';
import { StayNote } from '../wishlist/voices.model';
import { Wishlist } from '../wishlist/wishlist.model';
import { CurrentUser, DeviceSession, Profile } from './account.model';
import { signedIn } from './account.rules';
import { exportsPerHour } from './limits.model';

export const exportUserData = call('GET /user/export', {
  source: decision('privacy law: everybody may take along what is kept about them, in a common format'),
  says: 'All that is kept about the person, as one file',
  guard: signedIn,
  answer: {
    exported_at: instant(),
    user: like(CurrentUser),
    profile: like(Profile),
    sessions: list(like(DeviceSession)),
    stays: list(like(ExportedBooking), { says: 'As a guest' }),
    bookings: list(like(ExportedBooking), { says: 'Of the person’s own properties' }),
    properties: list(like(Property)),
    arrivals: list(group({ property_id: id(), guide: like(ArrivalGuide) }), { says: 'What the person tells guests about arriving' }),
    cohosts: list(like(Cohost), { says: 'Co-hosts of the person’s own properties, and invitations' }),
    cohosting: list(group(pick(Cohost, 'property_id', 'email', 'roles', 'accepted_at')), {
      says: 'The properties of others that the person co-hosts',
    }),
    deeds: list(like(BookingDeed), { says: 'What the person did with bookings, and the reasons that they gave' }),
    claims: list(like(Claim), { says: 'Those that the person made as a host, and those about the person’s own stays' }),
    changes: list(like(Change), { says: 'Changes of the person’s bookings, as guest or host, that one side proposed' }),
    payments: list(like(TakenPayment), { says: 'Those that the person made by card' }),
    reviews: list(like(Review), { says: 'Those that the person has written' }),
    guest_reviews: list(like(GuestReview), { says: 'Those of guests, that the person has written as a host' }),
    reviews_of_self: list(like(ShownGuestReview), { says: 'What hosts wrote of the person as a guest, once it shows' }),
    messages: list(like(SentMessage), { says: 'Those that the person has written' }),
    seasons: list(like(Season)),
    saved_replies: list(like(SavedReply)),
    automatic_messages: list(like(AutomaticMessage)),
    wishlists: list(like(Wishlist)),
    stay_notes: list(group(pick(StayNote, 'note_id', 'wishlist_id', 'property_id', 'message', 'written_at')), {
      says: 'Those that the person wrote on stays of wish lists',
    }),
    stay_votes: list(group({ wishlist_id: id(), property_id: id(), voted_at: instant() })),
    joined_wishlists: list(group({ wishlist_id: id(), joined_at: instant() }), {
      says: 'The lists of others in which the person voted or wrote',
    }),
    saved_searches: list(like(SavedSearch)),
    points: list(like(PointsEntry)),
    referral: group({
      came_with: nullable(text({ says: 'The code that the person came with' })),
      welcomed_at: nullable(instant({ says: 'When the person was rewarded for coming' })),
      voided_at: nullable(instant()),
      void_because: nullable(oneOf(VoidBecause)),
      void_reason: nullable(text({ max: 500 })),
      waits_for: nullable(oneOf(VoidBecause)),
      friends: list(like(ReferredFriend), { says: 'Who came with the person’s own code' }),
      seen_with: list(
        group({
          kind: oneOf(SharedThing),
          mark: text({ says: 'The name that it is kept by: a hash that only this installation can make' }),
          seen_at: instant({ says: 'The last time' }),
        }),
        { says: 'The cards, devices and networks that the person was seen with, so that nobody invites themselves' },
      ),
    }),
    referral_feedback: list(like(SentFeedback)),
    reports: list(like(SentReport)),
    payout_account: nullable(like(ShownAccount)),
    payee: oneOf(PayeeState),
    payouts: list(like(PayoutRow)),
  },
  throttle: { times: exportsPerHour.value, per: hours(1) },
  tool: 'none',
});
