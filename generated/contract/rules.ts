// Generated 7cd3d0fdad4a. The rules of each call: those that are asked before its handler runs, and those that its handler asks.
import type { AddClaimPhotoRequest, AnswerClaimFacts, AnswerClaimRequest, CheckPriceRequest, ConnectListingRequest, ConnectListingsRequest, ContactAboutBookingRequest, ContactHostRequest, CreateBookingFacts, CreateBookingRequest, DuplicatePropertyRequest, GetAvailabilityRequest, GetPricingMetaFacts, GetPricingMetaRequest, GuardedThings, ListPinsRequest, PayChangeFacts, PayChangeRequest, PayClaimFacts, PayClaimRequest, PriceBookingRequest, ReplyToReviewFacts, ReplyToReviewRequest, SavePayoutRequest, SaveSearchRequest, SearchPropertiesRequest, SendContactMessageRequest, SendMessageRequest, SendReferralFeedbackFacts, SendReferralFeedbackRequest, SetBookingPointsFacts, SetBookingPointsRequest, SetWishlistTripRequest, StartCheckoutFacts, StartCheckoutRequest, SubmitGuestReviewRequest, SubmitReviewRequest, UpdateBookingRequest, UpdatePropertyRequest } from "./handlers";
import type { Visitor } from "../model/entities";
import type { Instant } from "../model/wire";
import { bookingMessageIsGiven, changeNamesBooking, mayChangePoints, mayPay, messageNamesBooking } from "../rules/booking";
import { mayPayChange } from "../rules/change";
import { mayClaim, mayPayClaim, offerIsAPart, replyIsWhole } from "../rules/claim";
import { threadMessageIsGiven } from "../rules/message";
import { contactIsByPerson } from "../rules/pages";
import { payeeIsKnown } from "../rules/payout";
import { mayUsePoints } from "../rules/points";
import { hostMessageIsGiven, isNotSuspended, listingUrlIsSaved, nightsFit, priceRangeFits, propertyIsGiven, targetIsGiven, tripDatesFit } from "../rules/property";
import { feedbackFits, feedbackIsNew } from "../rules/referral";
import { mayReply, mayReview, mayReviewGuest } from "../rules/review";

/** What every rule may look at beside the request: who asks, and when. */
export interface Asked {
  readonly principal: Visitor;
  readonly now: Instant;
}

/** Asked before the handler runs: the request, what the guard found and the clock answer them. */
export const callRules = {
  addClaimPhoto: (asked: AddClaimPhotoRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [mayClaim({ booking: asked.booking, now: asked.now })],
  answerClaim: (asked: AnswerClaimRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [replyIsWhole({ claimReply: { answer: asked.input.answer, message: asked.input.message, offered_cents: asked.input.offered_cents } })],
  checkPrice: (asked: CheckPriceRequest & Asked & { readonly property: GuardedThings["Property"] }) => [propertyIsGiven({ propertyRequest: { property_id: asked.params.property_id } }), targetIsGiven({ priceTarget: { url: asked.input.url } })],
  connectListing: (asked: ConnectListingRequest & Asked & { readonly property: GuardedThings["Property"] }) => [listingUrlIsSaved({ property: asked.property })],
  connectListings: (asked: ConnectListingsRequest & Asked & { readonly property: GuardedThings["Property"] }) => [listingUrlIsSaved({ property: asked.property })],
  contactAboutBooking: (asked: ContactAboutBookingRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [messageNamesBooking({ bookingReference: { booking_id: asked.params.booking_id } }), bookingMessageIsGiven({ bookingMessage: { message: asked.input.message, photo_ids: asked.input.photo_ids } })],
  contactHost: (asked: ContactHostRequest & Asked & { readonly property: GuardedThings["Property"] }) => [propertyIsGiven({ propertyRequest: { property_id: asked.params.property_id } }), hostMessageIsGiven({ hostContact: { message: asked.input.message } })],
  duplicateProperty: (asked: DuplicatePropertyRequest & Asked & { readonly property: GuardedThings["Property"] }) => [isNotSuspended({ property: asked.property })],
  getAvailability: (asked: GetAvailabilityRequest & Asked & { readonly property: GuardedThings["Property"] }) => [propertyIsGiven({ propertyRequest: { property_id: asked.params.property_id } })],
  getPricingMeta: (asked: GetPricingMetaRequest & Asked & { readonly property: GuardedThings["Property"] }) => [propertyIsGiven({ propertyRequest: { property_id: asked.params.property_id } })],
  listPins: (asked: ListPinsRequest & Asked) => [tripDatesFit({ tripSearch: { checkin: asked.input.checkin, checkout: asked.input.checkout } }), priceRangeFits({ searchFilters: { price_max: asked.input.filters?.price_max, price_min: asked.input.filters?.price_min } })],
  priceBooking: (asked: PriceBookingRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [changeNamesBooking({ bookingReference: { booking_id: asked.params.booking_id } })],
  savePayout: (asked: SavePayoutRequest & Asked) => [payeeIsKnown({ payoutDetails: { birth_date: asked.input.birth_date, company_number: asked.input.company_number, kind: asked.input.kind }, now: asked.now })],
  saveSearch: (asked: SaveSearchRequest & Asked) => [tripDatesFit({ tripSearch: { checkin: asked.input.checkin, checkout: asked.input.checkout } }), priceRangeFits({ searchFilters: { price_max: asked.input.filters?.price_max, price_min: asked.input.filters?.price_min } })],
  searchProperties: (asked: SearchPropertiesRequest & Asked) => [tripDatesFit({ tripSearch: { checkin: asked.input.checkin, checkout: asked.input.checkout } }), priceRangeFits({ searchFilters: { price_max: asked.input.filters?.price_max, price_min: asked.input.filters?.price_min } })],
  sendContactMessage: (asked: SendContactMessageRequest & Asked) => [contactIsByPerson({ contactMessage: { seconds: asked.input.seconds, website: asked.input.website } })],
  sendMessage: (asked: SendMessageRequest & Asked & { readonly thread: GuardedThings["Thread"] }) => [threadMessageIsGiven({ threadMessage: { message: asked.input.message, photo_ids: asked.input.photo_ids } })],
  sendReferralFeedback: (asked: SendReferralFeedbackRequest & Asked) => [feedbackFits({ feedbackRatings: { likely_to_refer: asked.input.ratings?.likely_to_refer, signup_satisfaction: asked.input.ratings?.signup_satisfaction, understand_referral_system: asked.input.ratings?.understand_referral_system, worth_time: asked.input.ratings?.worth_time }, referralFeedback: { choices: asked.input.choices, comment: asked.input.comment, followup_requested: asked.input.followup_requested, type: asked.input.type } })],
  setBookingPoints: (asked: SetBookingPointsRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [mayChangePoints({ booking: asked.booking, now: asked.now })],
  setWishlistTrip: (asked: SetWishlistTripRequest & Asked) => [tripDatesFit({ tripSearch: { checkin: asked.input.checkin, checkout: asked.input.checkout } })],
  submitGuestReview: (asked: SubmitGuestReviewRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [mayReviewGuest({ booking: asked.booking, now: asked.now })],
  submitReview: (asked: SubmitReviewRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [mayReview({ booking: asked.booking, now: asked.now })],
  updateBooking: (asked: UpdateBookingRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [changeNamesBooking({ bookingReference: { booking_id: asked.params.booking_id } })],
  updateProperty: (asked: UpdatePropertyRequest & Asked & { readonly property: GuardedThings["Property"] }) => [nightsFit({ property: { ...asked.property, min_nights: asked.input.min_nights === undefined ? asked.property.min_nights : asked.input.min_nights, max_nights: asked.input.max_nights === undefined ? asked.property.max_nights : asked.input.max_nights } })],
};

/** Asked by the handler, which alone can find the first part of their facts. */
export const handlerRules = {
  answerClaim: (found: AnswerClaimFacts, asked: AnswerClaimRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [offerIsAPart({ claim: found.claim, claimReply: { answer: asked.input.answer, offered_cents: asked.input.offered_cents } })],
  createBooking: (found: CreateBookingFacts, _asked: CreateBookingRequest & Asked) => [mayUsePoints({ pointsUse: found.pointsUse })],
  getPricingMeta: (found: GetPricingMetaFacts, _asked: GetPricingMetaRequest & Asked & { readonly property: GuardedThings["Property"] }) => [mayUsePoints({ pointsUse: found.pointsUse })],
  payChange: (found: PayChangeFacts, asked: PayChangeRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [mayPayChange({ change: found.change, now: asked.now })],
  payClaim: (found: PayClaimFacts, _asked: PayClaimRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [mayPayClaim({ claim: found.claim })],
  replyToReview: (found: ReplyToReviewFacts, asked: ReplyToReviewRequest & Asked & { readonly property: GuardedThings["Property"] }) => [mayReply({ review: found.review, now: asked.now })],
  sendReferralFeedback: (found: SendReferralFeedbackFacts, asked: SendReferralFeedbackRequest & Asked) => [feedbackIsNew({ sentFeedback: found.sentFeedback, now: asked.now })],
  setBookingPoints: (found: SetBookingPointsFacts, _asked: SetBookingPointsRequest & Asked & { readonly booking: GuardedThings["Booking"] }) => [mayUsePoints({ pointsUse: found.pointsUse })],
  startCheckout: (found: StartCheckoutFacts, asked: StartCheckoutRequest & Asked) => [mayPay({ booking: found.booking, now: asked.now })],
};
