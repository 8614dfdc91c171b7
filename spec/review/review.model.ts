// Reviews: what a guest says of a stay, and its host of the guest.
import { Profile } from '../account/account.model';
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, eachOf, flag, id, instant, integer, like, list, nullable, oneOf, optional, text, longText } from 'spec-to-app/shapes';
import { constant, kept, namesOf, values } from 'spec-to-app/values';
import { Property } from '../property/property.model';

export const reviewCommentMin = constant(20, {
  source: decision('section 9: a word is no help to the next guest'),
  unit: 'characters',
  says: 'The shortest review',
});
export const reviewCommentMax = constant(2000, { source: decision('section 9'), unit: 'characters', says: 'The longest review' });
export const privateNoteMax = constant(1000, {
  source: decision('section 9'),
  unit: 'characters',
  says: 'The longest private note to the host, and the longest reply of a host',
});
export const hostReplyDays = constant(30, { source: decision('section 9'), unit: 'days', says: 'How long a host may reply to a review' });
export const reviewAskDays = constant(1, {
  source: decision('section 9: while the stay is fresh'),
  unit: 'days',
  says: 'How long after check-out a guest is asked for a review',
});
export const reviewRemindDays = constant(11, {
  source: decision('section 9: with some days left to write it'),
  unit: 'days',
  says: 'How long after check-out a guest who has not written a review is reminded',
});

export const ReviewReminder = values({
  source: decision('section 9: asked once, reminded once'),
  says: 'For which of the two mails about a review that may be written',
  items: { ask: { label: 'Asked' }, remind: { label: 'Reminded' } },
});

export const ReviewPart = values({
  source: '§3 Review',
  says: 'What a guest may rate of a stay, beside the stay as a whole',
  items: {
    cleanliness: { label: 'Cleanliness', says: 'How clean it was' },
    accuracy: { label: 'Accuracy', says: 'Whether it was as described' },
    checkin: { label: 'Check-in', says: 'How coming in went' },
    communication: { label: 'Communication', says: 'How the host answered' },
    location: { label: 'Location', says: 'Where it is' },
    value: { label: 'Value', says: 'What it was worth' },
  },
});

const looked = decision('section 20: what costs a stranger nothing counts for nothing before somebody has looked');

export const ReviewState = values({
  source: looked,
  says: 'Whether anyone but the author and the host reads a review',
  items: {
    shown: { label: 'Public' },
    waiting: { label: 'Not public yet', says: 'Until the operator has looked at it' },
    hidden: { label: 'Not public', says: 'The operator decided so' },
  },
});
export const GuestReviewState = values({
  source: decision('section 20: the operator takes a review of a guest out of sight, with a reason'),
  says: 'Whether hosts read a review of a guest',
  items: { shown: { label: 'Shown' }, hidden: { label: 'Not shown', says: 'The operator decided so' } },
});
export const ReviewWait = values({
  source: looked,
  says: 'Why a review waits for a look',
  items: {
    direct: { label: 'The stay was paid directly to the host' },
    host: { label: 'The host has used the same device or card' },
    card: { label: 'Someone else who reviewed this host has paid with the same card' },
    device: { label: 'Someone else has reviewed this host from the same device' },
    network: { label: 'Someone else has just reviewed this host from the same network' },
  },
});

const stars = (says: string) => integer({ min: 1, max: 5, says, example: 5 });

export const Review = entity({
  source: '§3 Review',
  called: 'review',
  says: 'What a guest says of a stay, once, for ever',
  key: 'review_id',
  fields: {
    review_id: id(),
    booking_id: belongsTo(Booking, { private: true }),
    property_id: belongsTo(Property),
    profile_id: belongsTo(Profile, { says: 'Who wrote it' }),
    rating: stars('The stay as a whole'),
    ...eachOf(ReviewPart, ({ says = '' }) => optional(stars(says))),
    comment: longText({ min: reviewCommentMin.value, max: reviewCommentMax.value }),
    private_note: nullable(longText({ max: privateNoteMax.value, private: true, says: 'For the host alone' })),
    host_reply: nullable(longText({ max: privateNoteMax.value })),
    host_replied_at: nullable(instant()),
    created_at: instant(),
    opens_at: nullable(instant({ says: 'When it shows at the latest; nothing once it does' })),
    paid_directly: flag({ default: false, says: 'The stay was not paid through us: it counts in no average, and the review says so' }),
    state: oneOf(ReviewState, { default: 'shown' }),
    waits_for: nullable(oneOf(ReviewWait, { says: 'Nothing once it was looked at' })),
    hidden_because: nullable(text({ max: 500, says: 'What its author and the host read about it' })),
  },
});

export const ReviewAuthor = shape({
  source: '§7 Property',
  called: 'author of a review',
  says: 'A person as their reviews name them',
  fields: { ...pick(Profile, 'profile_id', 'first_name', 'avatar', 'is_host', 'created_at') },
});

export const PublicReview = shape({
  source: '§7 Property',
  called: 'shown review',
  says: 'A review as anyone may read it, with who wrote it',
  fields: {
    ...pick(
      Review,
      'review_id',
      'property_id',
      'rating',
      ...namesOf(ReviewPart),
      'comment',
      'host_reply',
      'host_replied_at',
      'created_at',
      'paid_directly',
    ),
    ...pick(Review, 'opens_at', 'state', 'waits_for', 'hidden_because'),
    author: like(ReviewAuthor),
    property_title: text(),
  },
});

export const ReviewList = shape({
  source: '§7 Property',
  called: 'list of reviews',
  says: 'A page of reviews, the newest first',
  fields: { reviews: list(like(PublicReview)), total: integer({ min: 0 }), page: integer({ min: 1 }), per_page: integer({ min: 1 }) },
});

export const GuestReviewPart = values({
  source: decision('section 9: a host rates how a guest kept the place and the agreement'),
  says: 'What a host may rate of a guest, beside the stay as a whole',
  items: {
    rules: { label: 'House rules', says: 'Whether the guest kept to the house rules' },
    cleanliness: { label: 'Cleanliness', says: 'How the guest left the place' },
    communication: { label: 'Communication', says: 'How the guest answered' },
  },
});

const mutual = decision(
  'section 20: both sides of a stay write, and neither reads the other’s before both have written or the time is over',
);

export const GuestReview = entity({
  source: mutual,
  called: 'review of a guest',
  says: 'What a host says of a guest, once for each stay',
  key: 'review_id',
  fields: {
    review_id: id(),
    booking_id: belongsTo(Booking, { private: true }),
    property_id: belongsTo(Property),
    profile_id: belongsTo(Profile, { says: 'Who wrote it' }),
    guest_id: belongsTo(Profile, { says: 'Of whom it is' }),
    rating: stars('The guest as a whole'),
    ...eachOf(GuestReviewPart, ({ says = '' }) => optional(stars(says))),
    comment: longText({ min: reviewCommentMin.value, max: reviewCommentMax.value }),
    created_at: instant(),
    opens_at: nullable(instant({ says: 'When it shows at the latest; nothing once it does' })),
    state: oneOf(GuestReviewState, { default: 'shown' }),
    hidden_because: nullable(text({ max: 500, says: 'What its author and the guest read about it' })),
  },
});

export const ShownGuestReview = shape({
  source: mutual,
  called: 'shown review of a guest',
  says: 'A review of a guest as hosts and the guest read it, with who wrote it',
  fields: {
    ...pick(
      GuestReview,
      'review_id',
      'rating',
      ...namesOf(GuestReviewPart),
      'comment',
      'created_at',
      'opens_at',
      'state',
      'hidden_because',
    ),
    author: like(ReviewAuthor),
    property_title: text(),
  },
});

export const GuestReviewList = shape({
  source: mutual,
  called: 'list of reviews of a guest',
  says: 'A page of reviews of a guest, the newest first',
  fields: { reviews: list(like(ShownGuestReview)), total: integer({ min: 0 }), page: integer({ min: 1 }), per_page: integer({ min: 1 }) },
});

export const ReviewDraft = shape({
  source: decision('what somebody has begun to write is not lost with the tab'),
  called: 'review that is being written',
  says: 'What of a review has been filled in so far',
  fields: {
    booking_id: id(),
    rating: optional(stars('The stay as a whole')),
    ...eachOf(ReviewPart, ({ says = '' }) => optional(stars(says))),
    ...eachOf(GuestReviewPart, ({ says = '' }) => optional(stars(says))),
    comment: optional(longText({ max: reviewCommentMax.value })),
    private_note: optional(longText({ max: privateNoteMax.value })),
  },
});
export const reviewDraftKept = kept({
  source: decision('what somebody has begun to write is not lost with the tab'),
  where: 'local storage',
  name: 'tuckamore_review_draft',
  says: 'The review that is being written, until it is sent; never sent before',
  holds: like(ReviewDraft),
});
