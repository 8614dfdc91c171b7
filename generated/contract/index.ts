// Every contract by the id of its call, and the errors that stand for all of them.
// Written by the generator from the spec; change the spec, not this file.
import {
  createSession, createUser, deleteSession, deleteUser, deleteUserByLink, endOtherSessions, endSession, exchangeSession, exportUserData,
  finishSignOn, getProfile, getPublicProfile, getUser, listOwnReviews, listProfileReviews, listSessions, requestPasswordReset,
  resetPassword, sendConfirmEmail, sendDeleteEmail, startSignOn, updatePassword, updateProfile, verifyEmail,
} from "./account";
import {
  acceptBooking, cancelBooking, checkDuplicate, contactAboutBooking, createBooking, getBooking, getReceipt, getStatement, listHostBookings,
  listReviewable, listStays, payBooking, previewCancellation, priceBooking, recordPayment, rejectBooking, reportBooking, searchBookings,
  setBookingPoints, updateBooking,
} from "./booking";
import { finishPayment, getCheckout, getCurrency, getPayment, hearPayment, startCheckout } from "./checkout";
import type { Contract } from "./contract";
import type { CallId } from "./handlers";
import { getThread, listThreads, sendMessage } from "./message";
import { advanceDemoClock, getDemoClock } from "./operation";
import { sendContactMessage } from "./pages";
import { getPayout, savePayout, startOnboarding } from "./payout";
import { getPoints } from "./points";
import {
  addFeed, addPhoto, checkPrice, connectListing, connectListings, contactHost, createProperty, deleteFeed, deletePhoto, deleteProperty,
  disconnectListing, exportCalendar, findPlace, findZone, getAvailability, getCalendar, getDestination, getListing, getOwnProperty,
  getPricingMeta, listOwnProperties, listPopularStates, previewPrice, searchOwnProperties, searchProperties, syncFeed, updateCalendar,
  updatePhotos, updateProperty, updatePropertyStatus,
} from "./property";
import { getReferralSummary, getReferrer, sendReferralFeedback } from "./referral";
import { getBookingReview, listHostReviews, listPropertyReviews, listReviews, replyToReview, submitReview } from "./review";

export const contracts: { readonly [id in CallId]: Contract } = {
  createSession, createUser, deleteSession, deleteUser, deleteUserByLink, endOtherSessions, endSession, exchangeSession, exportUserData,
  finishSignOn, getProfile, getPublicProfile, getUser, listOwnReviews, listProfileReviews, listSessions, requestPasswordReset,
  resetPassword, sendConfirmEmail, sendDeleteEmail, startSignOn, updatePassword, updateProfile, verifyEmail, acceptBooking, cancelBooking,
  checkDuplicate, contactAboutBooking, createBooking, getBooking, getReceipt, getStatement, listHostBookings, listReviewable, listStays,
  payBooking, previewCancellation, priceBooking, recordPayment, rejectBooking, reportBooking, searchBookings, setBookingPoints,
  updateBooking, finishPayment, getCheckout, getCurrency, getPayment, hearPayment, startCheckout, getThread, listThreads, sendMessage,
  advanceDemoClock, getDemoClock, sendContactMessage, getPayout, savePayout, startOnboarding, getPoints, addFeed, addPhoto, checkPrice,
  connectListing, connectListings, contactHost, createProperty, deleteFeed, deletePhoto, deleteProperty, disconnectListing, exportCalendar,
  findPlace, findZone, getAvailability, getCalendar, getDestination, getListing, getOwnProperty, getPricingMeta, listOwnProperties,
  listPopularStates, previewPrice, searchOwnProperties, searchProperties, syncFeed, updateCalendar, updatePhotos, updateProperty,
  updatePropertyStatus, getReferralSummary, getReferrer, sendReferralFeedback, getBookingReview, listHostReviews, listPropertyReviews,
  listReviews, replyToReview, submitReview,
};

/** The codes of the errors that any call can give. */
export const standing = {
  invalidInput: "input.invalid", malformed: "input.malformed", notFound: "input.no_such_call", rateLimited: "input.rate_limited",
  repeatedDifferently: "input.repeated_differently", tooLarge: "input.too_large",
} as const;
