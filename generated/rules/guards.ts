// Who may pass: server, redirects and buttons ask the same guards.
// Written by the generator from the spec; change the spec, not this file.
import type { Booking, Property, Visitor } from "../model/entities";
import { isAmong, isPresent, isSame, isYes, notThere, passed, refusal, type Facts, type Passage, type Refusal } from "./runtime";

/** Lets pass: anyone (§6). */
export const anyone = (_facts: object): Passage<never, never> =>
  passed;

/** The test of guestMode alone, without the guards before it: guests (§6). */
export const onlyGuestMode = (facts: { readonly visitor: Facts<Visitor, "is_guest"> }): Refusal<"guestMode", "account.wrong_mode"> | undefined =>
  refusal("guestMode", [
    [isYes(facts.visitor.is_guest), "account.wrong_mode", "guestMode.1"],
  ]);

/** Lets pass: guests (§6). */
export const guestMode = (facts: { readonly visitor: Facts<Visitor, "first_name" | "is_guest" | "last_name" | "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified" | "named" | "guestMode", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyGuestMode(facts) ?? passed;

/**
 * The test of guestOfBooking alone, without the guards before it: the guest of the booking (decision: section 17: pay, points and review
 * are the guest’s).
 */
export const onlyGuestOfBooking = (facts: { readonly booking: Facts<Booking, "guest_id"> | null; readonly visitor: Facts<Visitor, "profile_id"> }): Refusal<"guestOfBooking", "booking.not_this_side"> | undefined =>
  refusal("guestOfBooking", [
    [isSame(facts.booking?.guest_id, facts.visitor.profile_id), "booking.not_this_side", "guestOfBooking.1"],
  ]);

/** Lets pass: the guest of the booking (decision: section 17: pay, points and review are the guest’s). */
export const guestOfBooking = (facts: { readonly booking: Facts<Booking, "guest_id" | "host_id"> | null; readonly visitor: Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified" | "named" | "partyToBooking" | "guestOfBooking", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found" | "booking.not_this_side"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyPartyToBooking(facts) ?? onlyGuestOfBooking(facts) ?? passed;

/** The test of hostMode alone, without the guards before it: hosts (§6). */
export const onlyHostMode = (facts: { readonly visitor: Facts<Visitor, "is_host"> }): Refusal<"hostMode", "account.wrong_mode"> | undefined =>
  refusal("hostMode", [
    [isYes(facts.visitor.is_host), "account.wrong_mode", "hostMode.1"],
  ]);

/** Lets pass: hosts (§6). */
export const hostMode = (facts: { readonly visitor: Facts<Visitor, "first_name" | "is_host" | "last_name" | "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified" | "named" | "hostMode", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyHostMode(facts) ?? passed;

/**
 * The test of hostOfBooking alone, without the guards before it: the host of the booking (decision: section 17: accept, reject and
 * record-payment are the host’s).
 */
export const onlyHostOfBooking = (facts: { readonly booking: Facts<Booking, "host_id"> | null; readonly visitor: Facts<Visitor, "profile_id"> }): Refusal<"hostOfBooking", "booking.not_this_side"> | undefined =>
  refusal("hostOfBooking", [
    [isSame(facts.booking?.host_id, facts.visitor.profile_id), "booking.not_this_side", "hostOfBooking.1"],
  ]);

/** Lets pass: the host of the booking (decision: section 17: accept, reject and record-payment are the host’s). */
export const hostOfBooking = (facts: { readonly booking: Facts<Booking, "guest_id" | "host_id"> | null; readonly visitor: Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified" | "named" | "partyToBooking" | "hostOfBooking", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found" | "booking.not_this_side"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyPartyToBooking(facts) ?? onlyHostOfBooking(facts) ?? passed;

/** The test of named alone, without the guards before it: people whose profile has a first and a last name (§4 Authentication). */
export const onlyNamed = (facts: { readonly visitor: Facts<Visitor, "first_name" | "last_name"> }): Refusal<"named", "account.not_named"> | undefined =>
  refusal("named", [
    [isPresent(facts.visitor.first_name), "account.not_named", "named.1"],
    [isPresent(facts.visitor.last_name), "account.not_named", "named.2"],
  ]);

/** Lets pass: people whose profile has a first and a last name (§4 Authentication). */
export const named = (facts: { readonly visitor: Facts<Visitor, "first_name" | "last_name" | "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified" | "named", "account.not_named" | "account.not_signed_in" | "account.not_verified"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? passed;

/** Lets pass: people with a name, where the property is listed or paused (decision: section 13: whoever writes to a host has a name). */
export const namedAtListing = (facts: { readonly property: Facts<Property, "status"> | null; readonly visitor: Facts<Visitor, "first_name" | "last_name" | "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified" | "named" | "publicListing", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "property.not_found"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyPublicListing(facts) ?? passed;

/** The test of owner alone, without the guards before it: the owner of the property (§4). */
export const onlyOwner = (facts: { readonly property: Facts<Property, "profile_id"> | null; readonly visitor: Facts<Visitor, "profile_id"> }): Refusal<"owner", "property.not_found" | "property.not_owner"> | undefined =>
  facts.property === null ? notThere("owner", "property.not_found") :
  refusal("owner", [
    [isSame(facts.property?.profile_id, facts.visitor.profile_id), "property.not_owner", "owner.1"],
  ]);

/** Lets pass: the owner of the property (§4). */
export const owner = (facts: { readonly property: Facts<Property, "profile_id"> | null; readonly visitor: Facts<Visitor, "first_name" | "is_host" | "last_name" | "profile_id" | "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified" | "named" | "hostMode" | "owner", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "property.not_found" | "property.not_owner"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyHostMode(facts) ?? onlyOwner(facts) ?? passed;

/**
 * The test of partyToBooking alone, without the guards before it: the guest or the host of the booking (decision: section 17: a booking is
 * for its two parties; to everybody else it does not exist).
 */
export const onlyPartyToBooking = (facts: { readonly booking: Facts<Booking, "guest_id" | "host_id"> | null; readonly visitor: Facts<Visitor, "profile_id"> }): Refusal<"partyToBooking", "booking.not_found"> | undefined =>
  facts.booking === null ? notThere("partyToBooking", "booking.not_found") :
  refusal("partyToBooking", [
    [isSame(facts.booking?.guest_id, facts.visitor.profile_id) || isSame(facts.booking?.host_id, facts.visitor.profile_id), "booking.not_found", "partyToBooking.1"],
  ]);

/**
 * Lets pass: the guest or the host of the booking (decision: section 17: a booking is for its two parties; to everybody else it does not
 * exist).
 */
export const partyToBooking = (facts: { readonly booking: Facts<Booking, "guest_id" | "host_id"> | null; readonly visitor: Facts<Visitor, "profile_id" | "signed_in"> }): Passage<"signedIn" | "partyToBooking", "account.not_signed_in" | "booking.not_found"> =>
  onlySignedIn(facts) ?? onlyPartyToBooking(facts) ?? passed;

/**
 * The test of publicListing alone, without the guards before it: anyone, where the property is listed or paused (decision: section 17: a
 * listing is for anyone; drafts and what was put away do not exist to others).
 */
export const onlyPublicListing = (facts: { readonly property: Facts<Property, "status"> | null }): Refusal<"publicListing", "property.not_found"> | undefined =>
  facts.property === null ? notThere("publicListing", "property.not_found") :
  refusal("publicListing", [
    [isAmong(facts.property?.status, ["listed", "paused"]), "property.not_found", "publicListing.1"],
  ]);

/**
 * Lets pass: anyone, where the property is listed or paused (decision: section 17: a listing is for anyone; drafts and what was put away do
 * not exist to others).
 */
export const publicListing = (facts: { readonly property: Facts<Property, "status"> | null }): Passage<"publicListing", "property.not_found"> =>
  onlyPublicListing(facts) ?? passed;

/**
 * The test of publicProfile alone, without the guards before it: anyone, where there is such a person (decision: section 17: what is public
 * of a person is for anyone; who has left is nobody).
 */
export const onlyPublicProfile = (facts: { readonly profile: object | null }): Refusal<"publicProfile", "account.profile_not_found"> | undefined =>
  facts.profile === null ? notThere("publicProfile", "account.profile_not_found") : undefined;

/** Lets pass: anyone, where there is such a person (decision: section 17: what is public of a person is for anyone; who has left is nobody). */
export const publicProfile = (facts: { readonly profile: object | null }): Passage<"publicProfile", "account.profile_not_found"> =>
  onlyPublicProfile(facts) ?? passed;

/** The test of signedIn alone, without the guards before it: people who are signed in (§4 Authentication). */
export const onlySignedIn = (facts: { readonly visitor: Facts<Visitor, "signed_in"> }): Refusal<"signedIn", "account.not_signed_in"> | undefined =>
  refusal("signedIn", [
    [isYes(facts.visitor.signed_in), "account.not_signed_in", "signedIn.1"],
  ]);

/** Lets pass: people who are signed in (§4 Authentication). */
export const signedIn = (facts: { readonly visitor: Facts<Visitor, "signed_in"> }): Passage<"signedIn", "account.not_signed_in"> =>
  onlySignedIn(facts) ?? passed;

/** Lets pass: people who are signed in, where there is such a person (§7 User and session). */
export const signedInAtProfile = (facts: { readonly profile: object | null; readonly visitor: Facts<Visitor, "signed_in"> }): Passage<"signedIn" | "publicProfile", "account.not_signed_in" | "account.profile_not_found"> =>
  onlySignedIn(facts) ?? onlyPublicProfile(facts) ?? passed;

/** The test of verified alone, without the guards before it: people whose email address is verified (§4 Authentication). */
export const onlyVerified = (facts: { readonly visitor: Facts<Visitor, "verified_at"> }): Refusal<"verified", "account.not_verified"> | undefined =>
  refusal("verified", [
    [isPresent(facts.visitor.verified_at), "account.not_verified", "verified.1"],
  ]);

/** Lets pass: people whose email address is verified (§4 Authentication). */
export const verified = (facts: { readonly visitor: Facts<Visitor, "signed_in" | "verified_at"> }): Passage<"signedIn" | "verified", "account.not_signed_in" | "account.not_verified"> =>
  onlySignedIn(facts) ?? onlyVerified(facts) ?? passed;

export type GuardId = "anyone" | "guestMode" | "guestOfBooking" | "hostMode" | "hostOfBooking" | "named" | "namedAtListing" | "owner" | "partyToBooking" | "publicListing" | "publicProfile" | "signedIn" | "signedInAtProfile" | "verified";

/** Every guard by its id, each with all that come before it. */
export const guards = {
  anyone,
  guestMode,
  guestOfBooking,
  hostMode,
  hostOfBooking,
  named,
  namedAtListing,
  owner,
  partyToBooking,
  publicListing,
  publicProfile,
  signedIn,
  signedInAtProfile,
  verified,
};

/** The guards that are asked, in order; the last is the guard itself. */
export const chains = {
  anyone: ["anyone"],
  guestMode: ["signedIn", "verified", "named", "guestMode"],
  guestOfBooking: ["signedIn", "verified", "named", "partyToBooking", "guestOfBooking"],
  hostMode: ["signedIn", "verified", "named", "hostMode"],
  hostOfBooking: ["signedIn", "verified", "named", "partyToBooking", "hostOfBooking"],
  named: ["signedIn", "verified", "named"],
  namedAtListing: ["signedIn", "verified", "named", "publicListing", "namedAtListing"],
  owner: ["signedIn", "verified", "named", "hostMode", "owner"],
  partyToBooking: ["signedIn", "partyToBooking"],
  publicListing: ["publicListing"],
  publicProfile: ["publicProfile"],
  signedIn: ["signedIn"],
  signedInAtProfile: ["signedIn", "publicProfile", "signedInAtProfile"],
  verified: ["signedIn", "verified"],
} as const;

/** The test of each guard alone: `undefined` where it has nothing against. */
export const tests = {
  anyone: () => undefined,
  guestMode: onlyGuestMode,
  guestOfBooking: onlyGuestOfBooking,
  hostMode: onlyHostMode,
  hostOfBooking: onlyHostOfBooking,
  named: onlyNamed,
  namedAtListing: () => undefined,
  owner: onlyOwner,
  partyToBooking: onlyPartyToBooking,
  publicListing: onlyPublicListing,
  publicProfile: onlyPublicProfile,
  signedIn: onlySignedIn,
  signedInAtProfile: () => undefined,
  verified: onlyVerified,
};

/** What the test of a guard alone looks at, beside who asks: an entity, the key of the path that names it, and its fact. */
export const guardThings = {
  guestOfBooking: { entity: "Booking", key: "booking_id", fact: "booking" },
  hostOfBooking: { entity: "Booking", key: "booking_id", fact: "booking" },
  owner: { entity: "Property", key: "property_id", fact: "property" },
  partyToBooking: { entity: "Booking", key: "booking_id", fact: "booking" },
  publicListing: { entity: "Property", key: "property_id", fact: "property" },
  publicProfile: { entity: "Profile", key: "profile_id", fact: "profile" },
} as const;
export type ThingGuardId = keyof typeof guardThings;

/** Whether the test of a guard alone asks for nothing but who asks. */
export const looksAtNothing = (guard: GuardId): guard is Exclude<GuardId, ThingGuardId> => !(guard in guardThings);

/** What a guard with all before it reads. */
export type GuardFacts<Id extends GuardId> = Parameters<(typeof guards)[Id]>[0];

/** Asks a guard with all before it: what a server refuses, where a browser leads, whether a button shows. */
export const mayPass = <Id extends GuardId>(guard: Id, facts: GuardFacts<Id>): Passage<GuardId> => (guards[guard] as (facts: GuardFacts<Id>) => Passage<GuardId>)(facts);
