// The calls of property.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Outcome, Transport } from "./transport";
import type {
  Availability, Bedroom, CalendarChange, CalendarFeed, EditedProperty, FoundPlace, GuestsInput, HostCalendar, HostProperty, LineItem,
  Listing, PlaceZone, PopularState, PriceCheck, PricePreview, PricingMeta, PropertyRow, SearchAnswer, SearchFilters,
} from "../model/entities";
import type {
  Accessibility, Amenity, CancellationPolicy, Currency, PropertyType, Province, SearchSort, SetupPage, StatusChoice, TimeZone,
} from "../model/values";
import type { Clock, PlainDate } from "../model/wire";

export interface AddFeedArgs {
  readonly property_id: string;
  /** The export link of the calendar */
  readonly url: string;
}

export type AddFeedAnswer = CalendarFeed;
export type AddFeedCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.rate_limited" | "input.too_large" | "property.feed_known" | "property.feed_not_found" | "property.feed_of_other_listing"
  | "property.feed_unreadable" | "property.listing_claimed" | "property.not_found" | "property.not_owner" | "property.too_many_feeds";

/**
 * Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. POST
 * /user/property/{property_id}/feed. For the owner of the property. Decision: section 17: calendars from elsewhere are added, removed and
 * read at once.
 */
export function addFeed(transport: Transport, args: AddFeedArgs): Promise<Outcome<AddFeedAnswer, AddFeedCode>> {
  return ask(transport, {
    call: "addFeed", method: "POST", path: "/user/property/{property_id}/feed",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.feed_known property.feed_not_found property.feed_of_other_listing property.feed_unreadable property.listing_claimed property.not_found property.not_owner property.too_many_feeds",
    secure: true,
  }, args);
}

export interface AddPhotoArgs {
  readonly property_id: string;
  /** The picture */
  readonly photo: Blob;
  /** What it shows, in words */
  readonly alt?: string | undefined;
}

export type AddPhotoAnswer = HostProperty;
export type AddPhotoCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.rate_limited" | "input.too_large" | "property.listing_incomplete" | "property.not_found" | "property.not_owner"
  | "property.photo_unreadable" | "property.too_many_photos";

/**
 * Adds a picture at the end; its place, camera and owner are taken out of the file. POST /user/property/{property_id}/photo. For the owner
 * of the property. Decision: section 17: pictures are uploaded, put in order, described and removed.
 */
export function addPhoto(transport: Transport, args: AddPhotoArgs): Promise<Outcome<AddPhotoAnswer, AddPhotoCode>> {
  return ask(transport, {
    call: "addPhoto", method: "POST", path: "/user/property/{property_id}/photo",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.listing_incomplete property.not_found property.not_owner property.photo_unreadable property.too_many_photos",
    secure: true, multipart: true,
  }, args);
}

export interface CheckPriceArgs {
  readonly property_id: string;
  /** The page of the same place elsewhere; its dates and guests are read off it. Without a scheme it gets https:// */
  readonly url?: string | undefined;
  readonly checkin?: PlainDate | null | undefined;
  readonly checkout?: PlainDate | null | undefined;
  readonly guests?: GuestsInput | null | undefined;
  readonly currency?: Currency | undefined;
  /** The whole price there, taxes included; savings are told only against it */
  readonly source_total?: { readonly amount_cents: number; readonly currency: Currency } | null | undefined;
}

export type CheckPriceAnswer = PriceCheck;
export type CheckPriceCode =
  | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.too_large" | "property.no_property_id" | "property.no_target_url"
  | "property.not_found";

/**
 * What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. POST
 * /property/{property_id}/check-price. For anyone, where the property is listed or paused. Source: §7 Property.
 */
export function checkPrice(transport: Transport, args: CheckPriceArgs): Promise<Outcome<CheckPriceAnswer, CheckPriceCode>> {
  return ask(transport, {
    call: "checkPrice", method: "POST", path: "/property/{property_id}/check-price",
    codes: "input.invalid input.malformed input.rate_limited input.too_large property.no_property_id property.no_target_url property.not_found",
    secure: true,
  }, args);
}

export interface ConnectListingArgs {
  readonly property_id: string;
}

export type ConnectListingAnswer = HostProperty;
export type ConnectListingCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.rate_limited" | "property.listing_address_unusable" | "property.listing_claimed" | "property.no_listing_url"
  | "property.not_found" | "property.not_owner";

/**
 * Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. GET
 * /user/property/{property_id}/connect. For the owner of the property. Source: §7 Property.
 */
export function connectListing(
  transport: Transport,
  args: ConnectListingArgs,
): Promise<Outcome<ConnectListingAnswer, ConnectListingCode>> {
  return ask(transport, {
    call: "connectListing", method: "GET", path: "/user/property/{property_id}/connect",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited property.listing_address_unusable property.listing_claimed property.no_listing_url property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface ConnectListingsArgs {
  readonly property_id: string;
}

export type ConnectListingsAnswer = readonly PropertyRow[];
export type ConnectListingsCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.rate_limited" | "property.listing_lines_unusable" | "property.no_listing_url" | "property.not_found" | "property.not_owner"
  | "property.too_many_drafts";

/**
 * Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice.
 * GET /user/property/{property_id}/connect/bulk. For the owner of the property. Source: §7 Property.
 */
export function connectListings(
  transport: Transport,
  args: ConnectListingsArgs,
): Promise<Outcome<ConnectListingsAnswer, ConnectListingsCode>> {
  return ask(transport, {
    call: "connectListings", method: "GET", path: "/user/property/{property_id}/connect/bulk",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited property.listing_lines_unusable property.no_listing_url property.not_found property.not_owner property.too_many_drafts",
    secure: true, answer: "array",
  }, args);
}

export interface ContactHostArgs {
  readonly property_id: string;
  /** Cannot be empty */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ContactHostAnswer = Readonly<Record<never, never>>;
export type ContactHostCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "input.invalid" | "input.malformed" | "input.rate_limited"
  | "input.repeated_differently" | "input.too_large" | "property.no_message" | "property.no_property_id" | "property.not_found"
  | "property.own_listing";

/**
 * Sends a message to the host; the answer comes by mail, and neither sees the other’s address. POST /property/{property_id}/contact. For
 * people with a name, where the property is listed or paused. Source: §7 Property.
 */
export function contactHost(transport: Transport, args: ContactHostArgs): Promise<Outcome<ContactHostAnswer, ContactHostCode>> {
  return ask(transport, {
    call: "contactHost", method: "POST", path: "/property/{property_id}/contact",
    codes: "account.not_named account.not_signed_in account.not_verified input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large property.no_message property.no_property_id property.not_found property.own_listing",
    secure: true, repeatable: true,
  }, args);
}

export interface CreatePropertyArgs {
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type CreatePropertyAnswer = HostProperty;
export type CreatePropertyCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "input.invalid" | "input.malformed" | "input.rate_limited"
  | "input.repeated_differently" | "input.too_large" | "property.illegal_transition" | "property.too_many_drafts";

/** Creates a draft, and turns host mode on. POST /user/property. For people whose profile has a first and a last name. Source: §7 Property. */
export function createProperty(
  transport: Transport,
  args: CreatePropertyArgs | void,
): Promise<Outcome<CreatePropertyAnswer, CreatePropertyCode>> {
  return ask(transport, {
    call: "createProperty", method: "POST", path: "/user/property",
    codes: "account.not_named account.not_signed_in account.not_verified input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large property.illegal_transition property.too_many_drafts",
    secure: true, repeatable: true,
  }, args);
}

export interface DeleteFeedArgs {
  readonly property_id: string;
  readonly feed_id: string;
}

export type DeleteFeedAnswer = Readonly<Record<never, never>>;
export type DeleteFeedCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.no_such_call" | "input.too_large" | "property.feed_not_found" | "property.listing_incomplete" | "property.not_found"
  | "property.not_owner";

/**
 * Removes a calendar from elsewhere; the nights that it took are free again. DELETE /user/property/{property_id}/feed/{feed_id}. For the
 * owner of the property. Decision: section 17: calendars from elsewhere are added, removed and read at once.
 */
export function deleteFeed(transport: Transport, args: DeleteFeedArgs): Promise<Outcome<DeleteFeedAnswer, DeleteFeedCode>> {
  return ask(transport, {
    call: "deleteFeed", method: "DELETE", path: "/user/property/{property_id}/feed/{feed_id}",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.feed_not_found property.listing_incomplete property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface DeletePhotoArgs {
  readonly property_id: string;
  readonly photo_id: string;
}

export type DeletePhotoAnswer = HostProperty;
export type DeletePhotoCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.no_such_call" | "input.too_large" | "property.listing_incomplete" | "property.not_found" | "property.not_owner"
  | "property.photo_not_found";

/**
 * Removes a picture; for a while, naming it in the order of the pictures brings it back. DELETE
 * /user/property/{property_id}/photo/{photo_id}. For the owner of the property. Decision: section 17: pictures are uploaded, put in order,
 * described and removed.
 */
export function deletePhoto(transport: Transport, args: DeletePhotoArgs): Promise<Outcome<DeletePhotoAnswer, DeletePhotoCode>> {
  return ask(transport, {
    call: "deletePhoto", method: "DELETE", path: "/user/property/{property_id}/photo/{photo_id}",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.listing_incomplete property.not_found property.not_owner property.photo_not_found",
    secure: true,
  }, args);
}

export interface DeletePropertyArgs {
  readonly property_id: string;
}

export type DeletePropertyAnswer = { readonly kept: boolean };
export type DeletePropertyCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.too_large" | "property.has_open_bookings" | "property.not_found" | "property.not_owner";

/**
 * Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. DELETE
 * /user/property/{property_id}. For the owner of the property. Source: §7 Property.
 */
export function deleteProperty(
  transport: Transport,
  args: DeletePropertyArgs,
): Promise<Outcome<DeletePropertyAnswer, DeletePropertyCode>> {
  return ask(transport, {
    call: "deleteProperty", method: "DELETE", path: "/user/property/{property_id}",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.has_open_bookings property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface DisconnectListingArgs {
  readonly property_id: string;
}

export type DisconnectListingAnswer = HostProperty;
export type DisconnectListingCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.too_large" | "property.not_connected" | "property.not_found" | "property.not_owner";

/**
 * Takes the connection to the source listing away; what was brought over and its calendars stay. POST
 * /user/property/{property_id}/disconnect. For the owner of the property. Source: §7 Property.
 */
export function disconnectListing(
  transport: Transport,
  args: DisconnectListingArgs,
): Promise<Outcome<DisconnectListingAnswer, DisconnectListingCode>> {
  return ask(transport, {
    call: "disconnectListing", method: "POST", path: "/user/property/{property_id}/disconnect",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.not_connected property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface ExportCalendarArgs {
  readonly property_id: string;
  /** The secret, 32 random bytes, and the ending of a calendar */
  readonly file: string;
}

export type ExportCalendarAnswer = string;
export type ExportCalendarCode = "input.invalid" | "input.malformed" | "input.no_such_call" | "property.export_not_found";

/**
 * The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us. GET
 * /property/{property_id}/calendar/{file}. For anyone. Decision: section 17: other platforms read the calendar here; whoever holds the
 * secret may.
 */
export function exportCalendar(
  transport: Transport,
  args: ExportCalendarArgs,
): Promise<Outcome<ExportCalendarAnswer, ExportCalendarCode>> {
  return ask(transport, {
    call: "exportCalendar", method: "GET", path: "/property/{property_id}/calendar/{file}",
    codes: "input.invalid input.malformed input.no_such_call property.export_not_found", answer: "text",
  }, args);
}

export interface FindPlaceArgs {
  readonly city: string;
  readonly province: Province;
  readonly postal_code?: string | undefined;
}

export type FindPlaceAnswer = FoundPlace;
export type FindPlaceCode = "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.rate_limited";

/**
 * Where a town of Canada is; misspelt ones too. GET /place/find. For people who are signed in. Decision: section 12: a pin is begun at the
 * town and moved by its host.
 */
export function findPlace(transport: Transport, args: FindPlaceArgs): Promise<Outcome<FindPlaceAnswer, FindPlaceCode>> {
  return ask(transport, {
    call: "findPlace", method: "GET", path: "/place/find", codes: "account.not_signed_in input.invalid input.malformed input.rate_limited",
    secure: true,
  }, args);
}

export interface FindZoneArgs {
  readonly latitude: number;
  readonly longitude: number;
}

export type FindZoneAnswer = PlaceZone;
export type FindZoneCode = "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.rate_limited";

/** The time zone of a position. GET /place/zone. For people who are signed in. Decision: section 12: the zone follows from the position. */
export function findZone(transport: Transport, args: FindZoneArgs): Promise<Outcome<FindZoneAnswer, FindZoneCode>> {
  return ask(transport, {
    call: "findZone", method: "GET", path: "/place/zone", codes: "account.not_signed_in input.invalid input.malformed input.rate_limited",
    secure: true,
  }, args);
}

export interface GetAvailabilityArgs {
  readonly property_id: string;
  readonly from?: PlainDate | undefined;
  /** The day after the last night */
  readonly to?: PlainDate | undefined;
}

export type GetAvailabilityAnswer = Availability;
export type GetAvailabilityCode =
  | "input.invalid" | "input.malformed" | "property.dates_reversed" | "property.no_property_id" | "property.not_found";

/**
 * Which nights are taken, never why; from today to the horizon unless asked otherwise. GET /property/{property_id}/availability. For
 * anyone, where the property is listed or paused. Source: §7 Property.
 */
export function getAvailability(
  transport: Transport,
  args: GetAvailabilityArgs,
): Promise<Outcome<GetAvailabilityAnswer, GetAvailabilityCode>> {
  return ask(transport, {
    call: "getAvailability", method: "GET", path: "/property/{property_id}/availability",
    codes: "input.invalid input.malformed property.dates_reversed property.no_property_id property.not_found", secure: true,
  }, args);
}

export interface GetCalendarArgs {
  readonly property_id: string;
  readonly from?: PlainDate | undefined;
  /** The day after the last night */
  readonly to?: PlainDate | undefined;
}

export type GetCalendarAnswer = HostCalendar;
export type GetCalendarCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "property.beyond_calendar" | "property.dates_reversed" | "property.not_found" | "property.not_owner";

/**
 * The nights of a property from one day to another; from today for three months unless asked otherwise. GET
 * /user/property/{property_id}/calendar. For the owner of the property. Decision: section 17: price, blocks and the shortest stay by date.
 */
export function getCalendar(transport: Transport, args: GetCalendarArgs): Promise<Outcome<GetCalendarAnswer, GetCalendarCode>> {
  return ask(transport, {
    call: "getCalendar", method: "GET", path: "/user/property/{property_id}/calendar",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.beyond_calendar property.dates_reversed property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface GetListingArgs {
  readonly property_id: string;
  /** With both dates, the price is that of the stay */
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly currency?: Currency | undefined;
}

export type GetListingAnswer = Listing;
export type GetListingCode = "input.invalid" | "input.malformed" | "property.not_found";

/**
 * A property as a guest sees it; drafts and what was put away are not found. GET /property/{property_id}. For anyone, where the property is
 * listed or paused. Decision: section 17: the listing page needs the listing; its place is rounded until a booking is confirmed.
 */
export function getListing(transport: Transport, args: GetListingArgs): Promise<Outcome<GetListingAnswer, GetListingCode>> {
  return ask(transport, {
    call: "getListing", method: "GET", path: "/property/{property_id}", codes: "input.invalid input.malformed property.not_found",
    secure: true,
  }, args);
}

export interface GetOwnPropertyArgs {
  readonly property_id: string;
}

export type GetOwnPropertyAnswer = HostProperty;
export type GetOwnPropertyCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "property.not_found" | "property.not_owner";

/**
 * A property with everything that its owner sees and edits. GET /user/property/{property_id}. For the owner of the property. Source: §7
 * Property.
 */
export function getOwnProperty(
  transport: Transport,
  args: GetOwnPropertyArgs,
): Promise<Outcome<GetOwnPropertyAnswer, GetOwnPropertyCode>> {
  return ask(transport, {
    call: "getOwnProperty", method: "GET", path: "/user/property/{property_id}",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface GetPricingMetaArgs {
  readonly property_id: string;
  /** The stay that is looked at */
  readonly booking: {
    readonly checkin: PlainDate;
    readonly checkout: PlainDate;
    readonly guests?: GuestsInput | undefined;
    readonly currency?: Currency | undefined;
    readonly points?: number | undefined;
  };
  /** The lines that the caller shows */
  readonly lineItems?: readonly LineItem[] | undefined;
}

export type GetPricingMetaAnswer = PricingMeta;
export type GetPricingMetaCode =
  | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.too_large" | "points.not_enough" | "points.too_few"
  | "points.too_many" | "property.no_property_id" | "property.not_found";

/**
 * The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. POST
 * /property/{property_id}/pricing-meta. For anyone, where the property is listed or paused. Source: §7 Property.
 */
export function getPricingMeta(
  transport: Transport,
  args: GetPricingMetaArgs,
): Promise<Outcome<GetPricingMetaAnswer, GetPricingMetaCode>> {
  return ask(transport, {
    call: "getPricingMeta", method: "POST", path: "/property/{property_id}/pricing-meta",
    codes: "input.invalid input.malformed input.rate_limited input.too_large points.not_enough points.too_few points.too_many property.no_property_id property.not_found",
    secure: true,
  }, args);
}

export type ListOwnPropertiesAnswer = readonly PropertyRow[];
export type ListOwnPropertiesCode = "account.not_signed_in" | "input.invalid" | "input.malformed";

/** The person’s own properties, the newest first. GET /user/property. For people who are signed in. Source: §7 Property. */
export function listOwnProperties(transport: Transport): Promise<Outcome<ListOwnPropertiesAnswer, ListOwnPropertiesCode>> {
  return ask(transport, {
    call: "listOwnProperties", method: "GET", path: "/user/property", codes: "account.not_signed_in input.invalid input.malformed",
    secure: true, answer: "array",
  }, undefined);
}

export type ListPopularStatesAnswer = readonly PopularState[];
export type ListPopularStatesCode = "input.invalid" | "input.malformed";

/**
 * The provinces and territories with the most listed properties, the fullest first. GET /property/states/popular. For anyone. Source: §7
 * Property.
 */
export function listPopularStates(transport: Transport): Promise<Outcome<ListPopularStatesAnswer, ListPopularStatesCode>> {
  return ask(
    transport,
    {
      call: "listPopularStates",
      method: "GET",
      path: "/property/states/popular",
      codes: "input.invalid input.malformed",
      answer: "array",
    },
    undefined,
  );
}

export interface PreviewPriceArgs {
  readonly property_id: string;
  /** Price per night, Sunday to Thursday */
  readonly base_cents?: number | undefined;
  /** A Friday or Saturday night; as other nights where empty */
  readonly weekend_cents?: number | null | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  /** A night, for each guest beyond those included */
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  /** From seven nights */
  readonly weekly_discount_percent?: number | undefined;
  /** From twenty-eight nights */
  readonly monthly_discount_percent?: number | undefined;
  /** Booked sixty days ahead or earlier */
  readonly early_discount_percent?: number | undefined;
  /** Booked within the last seven days */
  readonly last_minute_discount_percent?: number | undefined;
}

export type PreviewPriceAnswer = PricePreview;
export type PreviewPriceCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.rate_limited" | "input.too_large" | "property.not_found" | "property.not_owner";

/**
 * What a stay would cost guests and bring the host at prices that are not saved yet. POST /user/property/{property_id}/price-preview. For
 * the owner of the property. Decision: a price is set in sight of what guests pay and what the host gets, from the one formula.
 */
export function previewPrice(transport: Transport, args: PreviewPriceArgs): Promise<Outcome<PreviewPriceAnswer, PreviewPriceCode>> {
  return ask(transport, {
    call: "previewPrice", method: "POST", path: "/user/property/{property_id}/price-preview",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface SearchOwnPropertiesArgs {
  /** A listing on another platform; without a scheme it gets https:// */
  readonly listing_url: string;
}

export type SearchOwnPropertiesAnswer = readonly PropertyRow[];
export type SearchOwnPropertiesCode =
  | "account.not_signed_in" | "input.invalid" | "input.malformed" | "input.too_large" | "property.listing_address_unusable";

/**
 * Finds the person’s own property by its listing address: a list of one, or an empty one. POST /user/property/search. For people who are
 * signed in. Source: §7 Property.
 */
export function searchOwnProperties(
  transport: Transport,
  args: SearchOwnPropertiesArgs,
): Promise<Outcome<SearchOwnPropertiesAnswer, SearchOwnPropertiesCode>> {
  return ask(transport, {
    call: "searchOwnProperties", method: "POST", path: "/user/property/search",
    codes: "account.not_signed_in input.invalid input.malformed input.too_large property.listing_address_unusable", secure: true,
    answer: "array",
  }, args);
}

export interface SearchPropertiesArgs {
  /** A place; empty is the whole country */
  readonly query?: string | undefined;
  /** South, west, north and east of the map */
  readonly bounds?: readonly number[] | undefined;
  readonly province?: Province | undefined;
  readonly checkin?: PlainDate | null | undefined;
  readonly checkout?: PlainDate | null | undefined;
  readonly guests?: GuestsInput | undefined;
  readonly filters?: SearchFilters | undefined;
  readonly sort?: SearchSort | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly currency?: Currency | undefined;
  /** Where nothing is found, tell why, and what would find something */
  readonly alternatives?: boolean | undefined;
}

export type SearchPropertiesAnswer = SearchAnswer;
export type SearchPropertiesCode =
  | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.too_large" | "property.date_missing" | "property.dates_reversed"
  | "property.prices_reversed";

/**
 * Finds listed properties by place, dates, people and filters; with dates only those that are free. POST /property/search. For anyone.
 * Source: §7 Property.
 */
export function searchProperties(
  transport: Transport,
  args: SearchPropertiesArgs | void,
): Promise<Outcome<SearchPropertiesAnswer, SearchPropertiesCode>> {
  return ask(transport, {
    call: "searchProperties", method: "POST", path: "/property/search",
    codes: "input.invalid input.malformed input.rate_limited input.too_large property.date_missing property.dates_reversed property.prices_reversed",
  }, args);
}

export interface SyncFeedArgs {
  readonly property_id: string;
  readonly feed_id: string;
}

export type SyncFeedAnswer = CalendarFeed;
export type SyncFeedCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.no_such_call" | "input.rate_limited" | "input.too_large" | "property.feed_failed" | "property.feed_not_found"
  | "property.not_found" | "property.not_owner";

/**
 * Reads a calendar from elsewhere now. POST /user/property/{property_id}/feed/{feed_id}/sync. For the owner of the property. Decision:
 * section 17: calendars from elsewhere are added, removed and read at once.
 */
export function syncFeed(transport: Transport, args: SyncFeedArgs): Promise<Outcome<SyncFeedAnswer, SyncFeedCode>> {
  return ask(transport, {
    call: "syncFeed", method: "POST", path: "/user/property/{property_id}/feed/{feed_id}/sync",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.rate_limited input.too_large property.feed_failed property.feed_not_found property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface UpdateCalendarArgs {
  readonly property_id: string;
  readonly changes: readonly CalendarChange[];
}

export type UpdateCalendarAnswer = HostCalendar;
export type UpdateCalendarCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.too_large" | "property.beyond_calendar" | "property.dates_reversed" | "property.nights_booked" | "property.nights_locked"
  | "property.not_found" | "property.not_owner";

/**
 * Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. PUT
 * /user/property/{property_id}/calendar. For the owner of the property. Decision: section 17: price, blocks and the shortest stay by date.
 */
export function updateCalendar(
  transport: Transport,
  args: UpdateCalendarArgs,
): Promise<Outcome<UpdateCalendarAnswer, UpdateCalendarCode>> {
  return ask(transport, {
    call: "updateCalendar", method: "PUT", path: "/user/property/{property_id}/calendar",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.beyond_calendar property.dates_reversed property.nights_booked property.nights_locked property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface UpdatePhotosArgs {
  readonly property_id: string;
  /** Which order and words were changed; refused where others have been saved since */
  readonly version?: number | undefined;
  readonly photos: readonly ({ readonly photo_id: string; readonly alt?: string | undefined })[];
}

export type UpdatePhotosAnswer = HostProperty;
export type UpdatePhotosCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.too_large" | "property.changed_elsewhere" | "property.listing_incomplete" | "property.not_found" | "property.not_owner"
  | "property.photo_not_found" | "property.too_many_photos";

/**
 * Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes
 * back where it is named. PATCH /user/property/{property_id}/photo. For the owner of the property. Decision: section 17: pictures are
 * uploaded, put in order, described and removed.
 */
export function updatePhotos(transport: Transport, args: UpdatePhotosArgs): Promise<Outcome<UpdatePhotosAnswer, UpdatePhotosCode>> {
  return ask(transport, {
    call: "updatePhotos", method: "PATCH", path: "/user/property/{property_id}/photo",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.changed_elsewhere property.listing_incomplete property.not_found property.not_owner property.photo_not_found property.too_many_photos",
    secure: true,
  }, args);
}

export interface UpdatePropertyArgs {
  readonly property_id: string;
  /** What was edited; refused where something else has been saved since */
  readonly version?: number | undefined;
  /** A listing on another platform; without a scheme it gets https:// */
  readonly listing_url?: string | undefined;
  /** Empty while a draft */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly property_type?: PropertyType | undefined;
  /** How many guests it takes */
  readonly sleeps?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly beds?: number | undefined;
  /** Half baths count a half */
  readonly baths?: number | undefined;
  readonly bedroom_list?: readonly Bedroom[] | undefined;
  readonly amenities?: readonly Amenity[] | undefined;
  readonly accessibility?: readonly Accessibility[] | undefined;
  readonly house_rules?: string | undefined;
  /** Street and number; shown once a booking is confirmed */
  readonly address?: string | null | undefined;
  readonly city?: string | undefined;
  readonly province?: Province | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** All of its dates and times are in this zone */
  readonly timezone?: TimeZone | undefined;
  readonly checkin_time?: Clock | undefined;
  readonly checkout_time?: Clock | undefined;
  readonly cancellation_policy?: CancellationPolicy | undefined;
  /** Booked at once, without asking the host */
  readonly instant_book?: boolean | undefined;
  /** Price per night, Sunday to Thursday */
  readonly base_cents?: number | undefined;
  /** A Friday or Saturday night; as other nights where empty */
  readonly weekend_cents?: number | null | undefined;
  readonly cleaning_fee_cents?: number | undefined;
  /** Once a stay */
  readonly pet_fee_cents?: number | undefined;
  readonly pets_allowed?: boolean | undefined;
  /** A night, for each guest beyond those included */
  readonly extra_guest_cents?: number | undefined;
  readonly guests_included?: number | undefined;
  /** From seven nights */
  readonly weekly_discount_percent?: number | undefined;
  /** From twenty-eight nights */
  readonly monthly_discount_percent?: number | undefined;
  /** Booked sixty days ahead or earlier */
  readonly early_discount_percent?: number | undefined;
  /** Booked within the last seven days */
  readonly last_minute_discount_percent?: number | undefined;
  readonly min_nights?: number | undefined;
  readonly max_nights?: number | undefined;
  readonly advance_notice_hours?: number | undefined;
  /** Kept free between two stays */
  readonly preparation_nights?: number | undefined;
  /** The host says that it is offered nowhere else */
  readonly no_other_calendars?: boolean | undefined;
  /** Shown on the listing where law asks */
  readonly registration_number?: string | null | undefined;
  readonly registration_expires?: PlainDate | null | undefined;
  /** How far the host is in the setup */
  readonly setup_page?: SetupPage | undefined;
  /** The host owns the imported pictures or may use them; they are copied now */
  readonly photos_permitted?: true | undefined;
  /** Changes the secret of the exported calendar; the old link stops working */
  readonly new_export_url?: true | undefined;
}

export type UpdatePropertyAnswer = EditedProperty;
export type UpdatePropertyCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.too_large" | "property.changed_elsewhere" | "property.listing_address_unusable" | "property.listing_claimed"
  | "property.listing_incomplete" | "property.nights_reversed" | "property.not_found" | "property.not_owner";

/**
 * Changes what is sent of a property, and confirms it where it was imported. PATCH /user/property/{property_id}. For the owner of the
 * property. Source: §7 Property.
 */
export function updateProperty(
  transport: Transport,
  args: UpdatePropertyArgs,
): Promise<Outcome<UpdatePropertyAnswer, UpdatePropertyCode>> {
  return ask(transport, {
    call: "updateProperty", method: "PATCH", path: "/user/property/{property_id}",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.changed_elsewhere property.listing_address_unusable property.listing_claimed property.listing_incomplete property.nights_reversed property.not_found property.not_owner",
    secure: true,
  }, args);
}

export interface UpdatePropertyStatusArgs {
  readonly property_id: string;
  readonly status: StatusChoice;
}

export type UpdatePropertyStatusAnswer = HostProperty;
export type UpdatePropertyStatusCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "account.wrong_mode" | "input.invalid" | "input.malformed"
  | "input.too_large" | "property.address_missing" | "property.calendar_missing" | "property.description_missing"
  | "property.house_rules_missing" | "property.illegal_transition" | "property.not_found" | "property.not_owner"
  | "property.ownership_missing" | "property.photo_texts_missing" | "property.photos_missing" | "property.pin_missing"
  | "property.price_missing" | "property.registration_expired" | "property.registration_misfit" | "property.registration_required"
  | "property.registration_undated" | "property.title_missing";

/** Lists, pauses or archives a property. PATCH /user/property/{property_id}/status. For the owner of the property. Source: §7 Property. */
export function updatePropertyStatus(
  transport: Transport,
  args: UpdatePropertyStatusArgs,
): Promise<Outcome<UpdatePropertyStatusAnswer, UpdatePropertyStatusCode>> {
  return ask(transport, {
    call: "updatePropertyStatus", method: "PATCH", path: "/user/property/{property_id}/status",
    codes: "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.address_missing property.calendar_missing property.description_missing property.house_rules_missing property.illegal_transition property.not_found property.not_owner property.ownership_missing property.photo_texts_missing property.photos_missing property.pin_missing property.price_missing property.registration_expired property.registration_misfit property.registration_required property.registration_undated property.title_missing",
    secure: true,
  }, args);
}
