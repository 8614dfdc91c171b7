// Generated d33510d541f3. Who may pass: server, redirects and buttons ask the same guards.
import type { Booking, Property, Thread, Visitor } from "../model/entities";
import { isAmong, isDifferent, isPresent, isSame, isYes, notFound, passed, refusal, type Facts, type GuardResult, type Refusal } from "./runtime";

export type AnyoneFacts = object;

/** Lets pass: anyone. Source: §1. */
export function anyone(_facts: AnyoneFacts): GuardResult<never, never> {
  return passed;
}

export interface OnlyCalendarKeeperFacts {
  readonly property: Facts<Property, "calendar_ids" | "profile_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of calendarKeeper alone, without the guards before it: the owner of the property, or a co-host who looks after its calendar. */
export function onlyCalendarKeeper(facts: OnlyCalendarKeeperFacts): Refusal<"calendarKeeper", "property.not_owner"> | undefined {
  return refusal("calendarKeeper", [[isSame(facts.property?.profile_id, facts.visitor.profile_id) || isAmong(facts.visitor.profile_id, facts.property?.calendar_ids ?? []), "property.not_owner", "calendarKeeper.1"]]);
}

export interface CalendarKeeperFacts {
  readonly property: Facts<Property, "calendar_ids" | "cohost_ids" | "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "is_host" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: the owner of the property, or a co-host who looks after its calendar. */
export function calendarKeeper(facts: CalendarKeeperFacts): GuardResult<"signedIn" | "verified" | "named" | "hostMode" | "cohosting" | "calendarKeeper", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "property.not_found" | "property.not_owner"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyHostMode(facts) ?? onlyCohosting(facts) ?? onlyCalendarKeeper(facts) ?? passed;
}

export interface OnlyCohostingFacts {
  readonly property: Facts<Property, "cohost_ids" | "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of cohosting alone, without the guards before it: the owner of the property, or one of its co-hosts. */
export function onlyCohosting(facts: OnlyCohostingFacts): Refusal<"cohosting", "property.not_found" | "property.not_owner"> | undefined {
  return facts.property === null ? notFound("cohosting", "property.not_found") : refusal("cohosting", [[(isSame(facts.property?.profile_id, facts.visitor.profile_id) || isAmong(facts.visitor.profile_id, facts.property?.cohost_ids ?? [])) || isAmong(facts.property?.status, ["listed", "paused", "archived", "suspended"]), "property.not_found", "cohosting.1"], [isSame(facts.property?.profile_id, facts.visitor.profile_id) || isAmong(facts.visitor.profile_id, facts.property?.cohost_ids ?? []), "property.not_owner", "cohosting.2"]]);
}

export interface CohostingFacts {
  readonly property: Facts<Property, "cohost_ids" | "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "is_host" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: the owner of the property, or one of its co-hosts. */
export function cohosting(facts: CohostingFacts): GuardResult<"signedIn" | "verified" | "named" | "hostMode" | "cohosting", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "property.not_found" | "property.not_owner"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyHostMode(facts) ?? onlyCohosting(facts) ?? passed;
}

export interface OnlyGuestModeFacts {
  readonly visitor: Facts<Visitor, "is_guest">;
}

/** The test of guestMode alone, without the guards before it: guests. Source: §6. */
export function onlyGuestMode(facts: OnlyGuestModeFacts): Refusal<"guestMode", "account.wrong_mode"> | undefined {
  return refusal("guestMode", [[isYes(facts.visitor.is_guest), "account.wrong_mode", "guestMode.1"]]);
}

export interface GuestModeFacts {
  readonly visitor: Facts<Visitor, "first_name" | "is_guest" | "last_name" | "signed_in" | "verified_at">;
}

/** Lets pass: guests. Source: §6. */
export function guestMode(facts: GuestModeFacts): GuardResult<"signedIn" | "verified" | "named" | "guestMode", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyGuestMode(facts) ?? passed;
}

export interface OnlyGuestOfBookingFacts {
  readonly booking: Facts<Booking, "guest_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of guestOfBooking alone, without the guards before it: the guest of the booking. */
export function onlyGuestOfBooking(facts: OnlyGuestOfBookingFacts): Refusal<"guestOfBooking", "booking.not_this_side"> | undefined {
  return refusal("guestOfBooking", [[isSame(facts.booking?.guest_id, facts.visitor.profile_id), "booking.not_this_side", "guestOfBooking.1"]]);
}

export interface GuestOfBookingFacts {
  readonly booking: Facts<Booking, "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: the guest of the booking. */
export function guestOfBooking(facts: GuestOfBookingFacts): GuardResult<"signedIn" | "verified" | "named" | "partyToBooking" | "guestOfBooking", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found" | "booking.not_this_side"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyPartyToBooking(facts) ?? onlyGuestOfBooking(facts) ?? passed;
}

export interface OnlyHostModeFacts {
  readonly visitor: Facts<Visitor, "is_host">;
}

/** The test of hostMode alone, without the guards before it: hosts. Source: §6. */
export function onlyHostMode(facts: OnlyHostModeFacts): Refusal<"hostMode", "account.wrong_mode"> | undefined {
  return refusal("hostMode", [[isYes(facts.visitor.is_host), "account.wrong_mode", "hostMode.1"]]);
}

export interface HostModeFacts {
  readonly visitor: Facts<Visitor, "first_name" | "is_host" | "last_name" | "signed_in" | "verified_at">;
}

/** Lets pass: hosts. Source: §6. */
export function hostMode(facts: HostModeFacts): GuardResult<"signedIn" | "verified" | "named" | "hostMode", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyHostMode(facts) ?? passed;
}

export interface OnlyHostOfBookingFacts {
  readonly booking: Facts<Booking, "host_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of hostOfBooking alone, without the guards before it: the host of the booking. */
export function onlyHostOfBooking(facts: OnlyHostOfBookingFacts): Refusal<"hostOfBooking", "booking.not_this_side"> | undefined {
  return refusal("hostOfBooking", [[isSame(facts.booking?.host_id, facts.visitor.profile_id), "booking.not_this_side", "hostOfBooking.1"]]);
}

export interface HostOfBookingFacts {
  readonly booking: Facts<Booking, "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: the host of the booking. */
export function hostOfBooking(facts: HostOfBookingFacts): GuardResult<"signedIn" | "verified" | "named" | "partyToBooking" | "hostOfBooking", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found" | "booking.not_this_side"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyPartyToBooking(facts) ?? onlyHostOfBooking(facts) ?? passed;
}

export interface OnlyMoneyReaderFacts {
  readonly property: Facts<Property, "money_ids" | "profile_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of moneyReader alone, without the guards before it: the owner of the property, or a co-host who sees its money. */
export function onlyMoneyReader(facts: OnlyMoneyReaderFacts): Refusal<"moneyReader", "property.not_owner"> | undefined {
  return refusal("moneyReader", [[isSame(facts.property?.profile_id, facts.visitor.profile_id) || isAmong(facts.visitor.profile_id, facts.property?.money_ids ?? []), "property.not_owner", "moneyReader.1"]]);
}

export interface MoneyReaderFacts {
  readonly property: Facts<Property, "cohost_ids" | "money_ids" | "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "is_host" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: the owner of the property, or a co-host who sees its money. */
export function moneyReader(facts: MoneyReaderFacts): GuardResult<"signedIn" | "verified" | "named" | "hostMode" | "cohosting" | "moneyReader", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "property.not_found" | "property.not_owner"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyHostMode(facts) ?? onlyCohosting(facts) ?? onlyMoneyReader(facts) ?? passed;
}

export interface OnlyNamedFacts {
  readonly visitor: Facts<Visitor, "first_name" | "last_name">;
}

/** The test of named alone, without the guards before it: people whose profile has a first and a last name. Source: §4 Authentication. */
export function onlyNamed(facts: OnlyNamedFacts): Refusal<"named", "account.not_named"> | undefined {
  return refusal("named", [[isPresent(facts.visitor.first_name), "account.not_named", "named.1"], [isPresent(facts.visitor.last_name), "account.not_named", "named.2"]]);
}

export interface NamedFacts {
  readonly visitor: Facts<Visitor, "first_name" | "last_name" | "signed_in" | "verified_at">;
}

/** Lets pass: people whose profile has a first and a last name. Source: §4 Authentication. */
export function named(facts: NamedFacts): GuardResult<"signedIn" | "verified" | "named", "account.not_named" | "account.not_signed_in" | "account.not_verified"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? passed;
}

export interface NamedAtListingFacts {
  readonly property: Facts<Property, "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: people with a name, where the property is listed or paused. */
export function namedAtListing(facts: NamedAtListingFacts): GuardResult<"signedIn" | "verified" | "named" | "publicListing", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "property.gone" | "property.not_found"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyPublicListing(facts) ?? passed;
}

export interface NamedPartyToBookingFacts {
  readonly booking: Facts<Booking, "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: the guest or the host of the booking, with a name. */
export function namedPartyToBooking(facts: NamedPartyToBookingFacts): GuardResult<"signedIn" | "verified" | "named" | "partyToBooking", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyPartyToBooking(facts) ?? passed;
}

export interface OnlyOwnerFacts {
  readonly property: Facts<Property, "profile_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of owner alone, without the guards before it: the owner of the property. Source: §4. */
export function onlyOwner(facts: OnlyOwnerFacts): Refusal<"owner", "property.not_owner"> | undefined {
  return refusal("owner", [[isSame(facts.property?.profile_id, facts.visitor.profile_id), "property.not_owner", "owner.1"]]);
}

export interface OwnerFacts {
  readonly property: Facts<Property, "cohost_ids" | "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "first_name" | "is_host" | "last_name" | "profile_id" | "signed_in" | "verified_at">;
}

/** Lets pass: the owner of the property. Source: §4. */
export function owner(facts: OwnerFacts): GuardResult<"signedIn" | "verified" | "named" | "hostMode" | "cohosting" | "owner", "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "property.not_found" | "property.not_owner"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? onlyNamed(facts) ?? onlyHostMode(facts) ?? onlyCohosting(facts) ?? onlyOwner(facts) ?? passed;
}

export interface OnlyPartyToBookingFacts {
  readonly booking: Facts<Booking, "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of partyToBooking alone, without the guards before it: the guest or the host of the booking. */
export function onlyPartyToBooking(facts: OnlyPartyToBookingFacts): Refusal<"partyToBooking", "booking.not_found"> | undefined {
  return facts.booking === null ? notFound("partyToBooking", "booking.not_found") : refusal("partyToBooking", [[isSame(facts.booking?.guest_id, facts.visitor.profile_id) || isSame(facts.booking?.host_id, facts.visitor.profile_id), "booking.not_found", "partyToBooking.1"]]);
}

export interface PartyToBookingFacts {
  readonly booking: Facts<Booking, "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id" | "signed_in">;
}

/** Lets pass: the guest or the host of the booking. */
export function partyToBooking(facts: PartyToBookingFacts): GuardResult<"signedIn" | "partyToBooking", "account.not_signed_in" | "booking.not_found"> {
  return onlySignedIn(facts) ?? onlyPartyToBooking(facts) ?? passed;
}

export interface OnlyPartyToThreadFacts {
  readonly thread: Facts<Thread, "cohost_ids" | "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of partyToThread alone, without the guards before it: the guest or the host of the thread, or a co-host who answers guests there. */
export function onlyPartyToThread(facts: OnlyPartyToThreadFacts): Refusal<"partyToThread", "message.thread_not_found"> | undefined {
  return facts.thread === null ? notFound("partyToThread", "message.thread_not_found") : refusal("partyToThread", [[isSame(facts.thread?.guest_id, facts.visitor.profile_id) || isSame(facts.thread?.host_id, facts.visitor.profile_id) || isAmong(facts.visitor.profile_id, facts.thread?.cohost_ids ?? []), "message.thread_not_found", "partyToThread.1"]]);
}

export interface PartyToThreadFacts {
  readonly thread: Facts<Thread, "cohost_ids" | "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id" | "signed_in">;
}

/** Lets pass: the guest or the host of the thread, or a co-host who answers guests there. */
export function partyToThread(facts: PartyToThreadFacts): GuardResult<"signedIn" | "partyToThread", "account.not_signed_in" | "message.thread_not_found"> {
  return onlySignedIn(facts) ?? onlyPartyToThread(facts) ?? passed;
}

export interface OnlyPublicListingFacts {
  readonly property: Facts<Property, "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of publicListing alone, without the guards before it: anyone, where the property is listed or paused. */
export function onlyPublicListing(facts: OnlyPublicListingFacts): Refusal<"publicListing", "property.gone" | "property.not_found"> | undefined {
  return facts.property === null ? notFound("publicListing", "property.not_found") : refusal("publicListing", [[isAmong(facts.property?.status, ["listed", "paused", "archived"]) || (isSame(facts.property?.status, "draft") && isSame(facts.property?.profile_id, facts.visitor.profile_id)), "property.not_found", "publicListing.1"], [isDifferent(facts.property?.status, "archived"), "property.gone", "publicListing.2"]]);
}

export interface PublicListingFacts {
  readonly property: Facts<Property, "profile_id" | "status"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** Lets pass: anyone, where the property is listed or paused. */
export function publicListing(facts: PublicListingFacts): GuardResult<"publicListing", "property.gone" | "property.not_found"> {
  return onlyPublicListing(facts) ?? passed;
}

export interface OnlyPublicProfileFacts {
  readonly profile: object | null;
}

/** The test of publicProfile alone, without the guards before it: anyone, where there is such a person. */
export function onlyPublicProfile(facts: OnlyPublicProfileFacts): Refusal<"publicProfile", "account.profile_not_found"> | undefined {
  return facts.profile === null ? notFound("publicProfile", "account.profile_not_found") : undefined;
}

export interface PublicProfileFacts {
  readonly profile: object | null;
}

/** Lets pass: anyone, where there is such a person. */
export function publicProfile(facts: PublicProfileFacts): GuardResult<"publicProfile", "account.profile_not_found"> {
  return onlyPublicProfile(facts) ?? passed;
}

export interface OnlyReaderOfBookingFacts {
  readonly booking: Facts<Booking, "cohost_ids" | "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id">;
}

/** The test of readerOfBooking alone, without the guards before it: the guest or the host of the booking, or a co-host who answers guests there. */
export function onlyReaderOfBooking(facts: OnlyReaderOfBookingFacts): Refusal<"readerOfBooking", "booking.not_found"> | undefined {
  return facts.booking === null ? notFound("readerOfBooking", "booking.not_found") : refusal("readerOfBooking", [[isSame(facts.booking?.guest_id, facts.visitor.profile_id) || isSame(facts.booking?.host_id, facts.visitor.profile_id) || isAmong(facts.visitor.profile_id, facts.booking?.cohost_ids ?? []), "booking.not_found", "readerOfBooking.1"]]);
}

export interface ReaderOfBookingFacts {
  readonly booking: Facts<Booking, "cohost_ids" | "guest_id" | "host_id"> | null;
  readonly visitor: Facts<Visitor, "profile_id" | "signed_in">;
}

/** Lets pass: the guest or the host of the booking, or a co-host who answers guests there. */
export function readerOfBooking(facts: ReaderOfBookingFacts): GuardResult<"signedIn" | "readerOfBooking", "account.not_signed_in" | "booking.not_found"> {
  return onlySignedIn(facts) ?? onlyReaderOfBooking(facts) ?? passed;
}

export interface OnlySignedInFacts {
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** The test of signedIn alone, without the guards before it: people who are signed in. Source: §4 Authentication. */
export function onlySignedIn(facts: OnlySignedInFacts): Refusal<"signedIn", "account.not_signed_in"> | undefined {
  return refusal("signedIn", [[isYes(facts.visitor.signed_in), "account.not_signed_in", "signedIn.1"]]);
}

export interface SignedInFacts {
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** Lets pass: people who are signed in. Source: §4 Authentication. */
export function signedIn(facts: SignedInFacts): GuardResult<"signedIn", "account.not_signed_in"> {
  return onlySignedIn(facts) ?? passed;
}

export interface SignedInAtProfileFacts {
  readonly profile: object | null;
  readonly visitor: Facts<Visitor, "signed_in">;
}

/** Lets pass: people who are signed in, where there is such a person. Source: §7 User and session. */
export function signedInAtProfile(facts: SignedInAtProfileFacts): GuardResult<"signedIn" | "publicProfile", "account.not_signed_in" | "account.profile_not_found"> {
  return onlySignedIn(facts) ?? onlyPublicProfile(facts) ?? passed;
}

export interface OnlyVerifiedFacts {
  readonly visitor: Facts<Visitor, "verified_at">;
}

/** The test of verified alone, without the guards before it: people whose email address is verified. Source: §4 Authentication. */
export function onlyVerified(facts: OnlyVerifiedFacts): Refusal<"verified", "account.not_verified"> | undefined {
  return refusal("verified", [[isPresent(facts.visitor.verified_at), "account.not_verified", "verified.1"]]);
}

export interface VerifiedFacts {
  readonly visitor: Facts<Visitor, "signed_in" | "verified_at">;
}

/** Lets pass: people whose email address is verified. Source: §4 Authentication. */
export function verified(facts: VerifiedFacts): GuardResult<"signedIn" | "verified", "account.not_signed_in" | "account.not_verified"> {
  return onlySignedIn(facts) ?? onlyVerified(facts) ?? passed;
}

export type GuardId = "anyone" | "calendarKeeper" | "cohosting" | "guestMode" | "guestOfBooking" | "hostMode" | "hostOfBooking" | "moneyReader" | "named" | "namedAtListing" | "namedPartyToBooking" | "owner" | "partyToBooking" | "partyToThread" | "publicListing" | "publicProfile" | "readerOfBooking" | "signedIn" | "signedInAtProfile" | "verified";

/** Every guard by its id, each with all that come before it. */
export const guards = { anyone, calendarKeeper, cohosting, guestMode, guestOfBooking, hostMode, hostOfBooking, moneyReader, named, namedAtListing, namedPartyToBooking, owner, partyToBooking, partyToThread, publicListing, publicProfile, readerOfBooking, signedIn, signedInAtProfile, verified };

/** The guards that are asked, in order; the last is the guard itself. */
export const chains = {
  anyone: ["anyone"],
  calendarKeeper: ["signedIn", "verified", "named", "hostMode", "cohosting", "calendarKeeper"],
  cohosting: ["signedIn", "verified", "named", "hostMode", "cohosting"],
  guestMode: ["signedIn", "verified", "named", "guestMode"],
  guestOfBooking: ["signedIn", "verified", "named", "partyToBooking", "guestOfBooking"],
  hostMode: ["signedIn", "verified", "named", "hostMode"],
  hostOfBooking: ["signedIn", "verified", "named", "partyToBooking", "hostOfBooking"],
  moneyReader: ["signedIn", "verified", "named", "hostMode", "cohosting", "moneyReader"],
  named: ["signedIn", "verified", "named"],
  namedAtListing: ["signedIn", "verified", "named", "publicListing", "namedAtListing"],
  namedPartyToBooking: ["signedIn", "verified", "named", "partyToBooking", "namedPartyToBooking"],
  owner: ["signedIn", "verified", "named", "hostMode", "cohosting", "owner"],
  partyToBooking: ["signedIn", "partyToBooking"],
  partyToThread: ["signedIn", "partyToThread"],
  publicListing: ["publicListing"],
  publicProfile: ["publicProfile"],
  readerOfBooking: ["signedIn", "readerOfBooking"],
  signedIn: ["signedIn"],
  signedInAtProfile: ["signedIn", "publicProfile", "signedInAtProfile"],
  verified: ["signedIn", "verified"],
} as const;

/** The test of each guard alone: `undefined` where it has nothing against. */
export const tests = { anyone: () => undefined, calendarKeeper: onlyCalendarKeeper, cohosting: onlyCohosting, guestMode: onlyGuestMode, guestOfBooking: onlyGuestOfBooking, hostMode: onlyHostMode, hostOfBooking: onlyHostOfBooking, moneyReader: onlyMoneyReader, named: onlyNamed, namedAtListing: () => undefined, namedPartyToBooking: () => undefined, owner: onlyOwner, partyToBooking: onlyPartyToBooking, partyToThread: onlyPartyToThread, publicListing: onlyPublicListing, publicProfile: onlyPublicProfile, readerOfBooking: onlyReaderOfBooking, signedIn: onlySignedIn, signedInAtProfile: () => undefined, verified: onlyVerified };

/** What the test of a guard alone looks at, beside who asks: an entity, the key of the path that names it, and its fact. */
export const guardThings = {
  calendarKeeper: { entity: "Property", key: "property_id", fact: "property" },
  cohosting: { entity: "Property", key: "property_id", fact: "property" },
  guestOfBooking: { entity: "Booking", key: "booking_id", fact: "booking" },
  hostOfBooking: { entity: "Booking", key: "booking_id", fact: "booking" },
  moneyReader: { entity: "Property", key: "property_id", fact: "property" },
  owner: { entity: "Property", key: "property_id", fact: "property" },
  partyToBooking: { entity: "Booking", key: "booking_id", fact: "booking" },
  partyToThread: { entity: "Thread", key: "thread_id", fact: "thread" },
  publicListing: { entity: "Property", key: "property_id", fact: "property" },
  publicProfile: { entity: "Profile", key: "profile_id", fact: "profile" },
  readerOfBooking: { entity: "Booking", key: "booking_id", fact: "booking" },
} as const;

export type ThingGuardId = keyof typeof guardThings;

/** Whether the test of a guard alone asks for nothing but who asks. */
export function looksAtNothing(guard: GuardId): guard is Exclude<GuardId, ThingGuardId> {
  return !(guard in guardThings);
}

/** What a guard with all before it reads. */
export type GuardFacts<Id extends GuardId> = Parameters<(typeof guards)[Id]>[0];

/** Asks a guard with all before it: what a server refuses, where a browser leads, whether a button shows. */
export function mayPass<Id extends GuardId>(guard: Id, facts: GuardFacts<Id>): GuardResult<GuardId> {
  return (guards[guard] as (facts: GuardFacts<Id>) => GuardResult<GuardId>)(facts);
}
