// Generated da773dee5247. What the calls of property take and answer.
import { contractOf, date, fields, list, oneOf, orNull, time, uuid, type Contract } from "./contract";
import { Accessibility, Amenity, CancellationPolicy, CohostRole, Currency, FlexibleStay, PropertyType, Province, SearchSort, SetupPage, StatusChoice, TimeZone } from "../model/values";

/** Accepts an invitation, at all of its listings, with the account that is signed in, and turns host mode on; its link works no more. */
export const acceptInvitation: Contract = contractOf({
  id: "acceptInvitation",
  method: "POST",
  path: "/cohost",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.cohosts_already", "property.invitation_ended", "property.own_invitation"],
  throttle: { times: 20, seconds: 60 },
  body: fields({
    token: { type: "string", minLength: 1, maxLength: 200, format: "text" },
  }),
  answer: fields({
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
    },
  }),
});

/** Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. */
export const addFeed: Contract = contractOf({
  id: "addFeed",
  method: "POST",
  path: "/user/property/:property_id/feed",
  guard: "calendarKeeper",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.feed_known", "property.feed_not_found", "property.feed_of_other_listing", "property.feed_too_large", "property.feed_unreadable", "property.listing_claimed", "property.not_found", "property.not_owner", "property.too_many_feeds"],
  throttle: { times: 10, seconds: 60 },
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$", format: "text" },
    name: { type: "string", maxLength: 40, format: "text" },
  }, ["name"]),
  answer: { $ref: "CalendarFeed#" },
});

/** Adds a picture at the end; its place, camera and owner are taken out of the file. */
export const addPhoto: Contract = contractOf({
  id: "addPhoto",
  method: "POST",
  path: "/user/property/:property_id/photo",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.listing_incomplete", "property.not_found", "property.not_owner", "property.photo_unreadable", "property.too_many_photos"],
  multipart: true,
  files: {
    photo: {
      types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"],
      maxBytes: 20000000,
      optional: false,
      most: 1,
    },
  },
  throttle: { times: 200, seconds: 3600 },
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    alt: { type: "string", maxLength: 200, format: "text" },
  }, ["alt"]),
  answer: { $ref: "HostProperty#" },
});

/** Keeps one more season; nights that are booked keep their price. */
export const addSeason: Contract = contractOf({
  id: "addSeason",
  method: "POST",
  path: "/user/season",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "property.not_found", "property.season_beyond", "property.season_empty", "property.season_reversed", "property.season_too_long", "property.seasons_overlap", "property.too_many_seasons"],
  throttle: { times: 240, seconds: 3600 },
  repeatable: true,
  body: fields({
    name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
    start: date,
    last: date,
    yearly: { type: "boolean" },
    price_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    min_nights: orNull({ type: "integer", minimum: 1, maximum: 365 }),
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
    },
  }, ["yearly"]),
  answer: { $ref: "Season#" },
});

/** Sets what a co-host may do, from now on; or what an invited person will be able to do. */
export const changeCohost: Contract = contractOf({
  id: "changeCohost",
  method: "PUT",
  path: "/user/property/:property_id/cohost/:cohost_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.cohost_not_found", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
    cohost_id: uuid,
  }),
  body: fields({
    roles: {
      type: "array",
      items: oneOf(CohostRole),
      minItems: 1,
      maxItems: 3,
    },
  }),
  answer: { $ref: "Cohost#" },
});

/** Changes a season at all of its listings at once. */
export const changeSeason: Contract = contractOf({
  id: "changeSeason",
  method: "PUT",
  path: "/user/season/:season_id",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "property.not_found", "property.season_beyond", "property.season_empty", "property.season_not_found", "property.season_reversed", "property.season_too_long", "property.seasons_overlap"],
  throttle: { times: 240, seconds: 3600 },
  params: fields({
    season_id: uuid,
  }),
  body: fields({
    name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
    start: date,
    last: date,
    yearly: { type: "boolean" },
    price_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    min_nights: orNull({ type: "integer", minimum: 1, maximum: 365 }),
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
    },
  }, ["yearly"]),
  answer: { $ref: "Season#" },
});

/** What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. */
export const checkPrice: Contract = contractOf({
  id: "checkPrice",
  method: "POST",
  path: "/property/:property_id/check-price",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.gone", "property.no_property_id", "property.no_target_url", "property.not_found"],
  rules: ["propertyIsGiven", "targetIsGiven"],
  throttle: { times: 60, seconds: 60 },
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    url: { type: "string", maxLength: 2048, format: "text" },
    checkin: orNull(date),
    checkout: orNull(date),
    guests: {
      if: {
        const: null,
      },
      else: { $ref: "GuestsInput#" },
    },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
    source_total: orNull(fields({
      amount_cents: { type: "integer", minimum: 0, maximum: 1000000000 },
      currency: oneOf(Currency),
    })),
  }, ["url", "checkin", "checkout", "guests", "currency", "source_total"]),
  answer: { $ref: "PriceCheck#" },
});

/** A few stays to look at side by side, in this order and without those that are not listed; with dates, whether each can be had. */
export const compareStays: Contract = contractOf({
  id: "compareStays",
  method: "GET",
  path: "/property/compare",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 120, seconds: 60 },
  query: fields({
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 3,
    },
    checkin: date,
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["checkin", "checkout", "adults", "children", "pets", "currency"]),
  answer: {
    type: "array",
    items: { $ref: "ComparedStay#" },
    maxItems: 3,
  },
});

/** Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. */
export const connectListing: Contract = contractOf({
  id: "connectListing",
  method: "GET",
  path: "/user/property/:property_id/connect",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "property.listing_address_unusable", "property.listing_claimed", "property.no_listing_url", "property.not_found", "property.not_owner"],
  rules: ["listingUrlIsSaved"],
  throttle: { times: 30, seconds: 3600 },
  params: fields({
    property_id: uuid,
  }),
  answer: { $ref: "HostProperty#" },
});

/** Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice. */
export const connectListings: Contract = contractOf({
  id: "connectListings",
  method: "GET",
  path: "/user/property/:property_id/connect/bulk",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "property.listing_lines_unusable", "property.no_listing_url", "property.not_found", "property.not_owner", "property.too_many_drafts"],
  rules: ["listingUrlIsSaved"],
  throttle: { times: 30, seconds: 3600 },
  params: fields({
    property_id: uuid,
  }),
  answer: {
    type: "array",
    items: { $ref: "PropertyRow#" },
    maxItems: 25,
  },
});

/** Writes to the host in the thread of the two; neither sees the other’s address. */
export const contactHost: Contract = contractOf({
  id: "contactHost",
  method: "POST",
  path: "/property/:property_id/contact",
  guard: "namedAtListing",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.person_left", "property.gone", "property.no_message", "property.no_property_id", "property.not_found", "property.own_listing"],
  rules: ["propertyIsGiven", "hostMessageIsGiven"],
  throttle: { times: 20, seconds: 3600 },
  repeatable: true,
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    message: { type: "string", maxLength: 2000, format: "long-text" },
  }, ["message"]),
  answer: fields({
    thread_id: uuid,
  }),
});

/** Counts one look at the page of a listing, by day and without the person; its host’s own looks and robots’ are not counted. */
export const countListingView: Contract = contractOf({
  id: "countListingView",
  method: "POST",
  path: "/property/:property_id/view",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.gone", "property.not_found"],
  throttle: { times: 2400, seconds: 600 },
  params: fields({
    property_id: uuid,
  }),
  answer: fields({}),
});

/** Creates a draft, and turns host mode on. */
export const createProperty: Contract = contractOf({
  id: "createProperty",
  method: "POST",
  path: "/user/property",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "property.illegal_transition", "property.too_many_drafts"],
  performs: {
    lifecycle: "propertyLife",
    events: ["create"],
  },
  repeatable: true,
  answer: { $ref: "HostProperty#" },
});

/** Removes a calendar from elsewhere; the nights that it took are free again. */
export const deleteFeed: Contract = contractOf({
  id: "deleteFeed",
  method: "DELETE",
  path: "/user/property/:property_id/feed/:feed_id",
  guard: "calendarKeeper",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.feed_not_found", "property.listing_incomplete", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
    feed_id: uuid,
  }),
  answer: fields({}),
});

/** Removes a picture; for a while, naming it in the order of the pictures brings it back. */
export const deletePhoto: Contract = contractOf({
  id: "deletePhoto",
  method: "DELETE",
  path: "/user/property/:property_id/photo/:photo_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.listing_incomplete", "property.not_found", "property.not_owner", "property.photo_not_found"],
  params: fields({
    property_id: uuid,
    photo_id: uuid,
  }),
  answer: { $ref: "HostProperty#" },
});

/** Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. */
export const deleteProperty: Contract = contractOf({
  id: "deleteProperty",
  method: "DELETE",
  path: "/user/property/:property_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.has_open_bookings", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  answer: fields({
    kept: { type: "boolean" },
  }),
});

/** Removes a season; its nights have their usual price again. */
export const deleteSeason: Contract = contractOf({
  id: "deleteSeason",
  method: "DELETE",
  path: "/user/season/:season_id",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.season_not_found"],
  params: fields({
    season_id: uuid,
  }),
  answer: fields({}),
});

/** Takes the connection to the source listing away; what was brought over and its calendars stay. */
export const disconnectListing: Contract = contractOf({
  id: "disconnectListing",
  method: "POST",
  path: "/user/property/:property_id/disconnect",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.not_connected", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  answer: { $ref: "HostProperty#" },
});

/** Makes a draft with what is said of this property, its pictures and prices; calendars, bookings, reviews, registration and secrets stay behind. */
export const duplicateProperty: Contract = contractOf({
  id: "duplicateProperty",
  method: "POST",
  path: "/user/property/:property_id/duplicate",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "property.illegal_transition", "property.not_found", "property.not_owner", "property.suspended_not_duplicated", "property.too_many_drafts"],
  rules: ["isNotSuspended"],
  performs: {
    lifecycle: "propertyLife",
    events: ["create"],
  },
  repeatable: true,
  params: fields({
    property_id: uuid,
  }),
  answer: { $ref: "HostProperty#" },
});

/** The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us. */
export const exportCalendar: Contract = contractOf({
  id: "exportCalendar",
  method: "GET",
  path: "/property/:property_id/calendar/:file",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "property.export_not_found"],
  content: "text/calendar",
  throttle: { times: 600, seconds: 60 },
  params: fields({
    property_id: uuid,
    file: { type: "string", maxLength: 47, pattern: "^[A-Za-z0-9_-]{43}\\.ics$", format: "text" },
  }),
});

/** What the link of an invitation asks; nothing is accepted yet. */
export const findInvitation: Contract = contractOf({
  id: "findInvitation",
  method: "POST",
  path: "/cohost/invitation",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.cohosts_already", "property.invitation_ended", "property.own_invitation"],
  throttle: { times: 20, seconds: 60 },
  body: fields({
    token: { type: "string", minLength: 1, maxLength: 200, format: "text" },
  }),
  answer: { $ref: "CohostInvitation#" },
});

/** Where an address or a town of Canada is; misspelt towns too. */
export const findPlace: Contract = contractOf({
  id: "findPlace",
  method: "GET",
  path: "/place/find",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 60, seconds: 60 },
  query: fields({
    address: { type: "string", maxLength: 200, format: "text" },
    city: { type: "string", minLength: 1, maxLength: 100, format: "text" },
    province: oneOf(Province),
    postal_code: { type: "string", maxLength: 10, format: "text" },
  }, ["address", "postal_code"]),
  answer: { $ref: "FoundPlace#" },
});

/** The time zone of a position. */
export const findZone: Contract = contractOf({
  id: "findZone",
  method: "GET",
  path: "/place/zone",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 60, seconds: 60 },
  query: fields({
    latitude: { type: "number", minimum: -90, maximum: 90 },
    longitude: { type: "number", minimum: -180, maximum: 180 },
  }),
  answer: { $ref: "PlaceZone#" },
});

/** What guests of a property are told about arriving, for its owner. */
export const getArrivalGuide: Contract = contractOf({
  id: "getArrivalGuide",
  method: "GET",
  path: "/user/property/:property_id/arrival",
  guard: "cohosting",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  answer: { $ref: "ArrivalGuide#" },
});

/** Which nights are taken, never why; from today to the horizon unless asked otherwise. */
export const getAvailability: Contract = contractOf({
  id: "getAvailability",
  method: "GET",
  path: "/property/:property_id/availability",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "property.dates_reversed", "property.gone", "property.no_property_id", "property.not_found"],
  rules: ["propertyIsGiven"],
  throttle: { times: 2400, seconds: 600 },
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    from: date,
    to: date,
  }, ["from", "to"]),
  answer: { $ref: "Availability#" },
});

/** The nights of a property from one day to another; from today for three months unless asked otherwise. */
export const getCalendar: Contract = contractOf({
  id: "getCalendar",
  method: "GET",
  path: "/user/property/:property_id/calendar",
  guard: "calendarKeeper",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "property.beyond_calendar", "property.dates_reversed", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    from: date,
    to: date,
  }, ["from", "to"]),
  answer: { $ref: "HostCalendar#" },
});

/** A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. */
export const getDestination: Contract = contractOf({
  id: "getDestination",
  method: "GET",
  path: "/destination/:slug",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "property.destination_not_found"],
  throttle: { times: 120, seconds: 60 },
  params: fields({
    slug: { type: "string", minLength: 1, maxLength: 80, format: "text" },
  }),
  answer: { $ref: "DestinationPlace#" },
});

/** A small version of a picture that the page of the connected listing names, while it may still be chosen. */
export const getFoundPhoto: Contract = contractOf({
  id: "getFoundPhoto",
  method: "GET",
  path: "/user/property/:property_id/found-photo/:found_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "property.found_photo_unreadable", "property.not_found", "property.not_owner", "property.photo_not_found"],
  throttle: { times: 300, seconds: 3600 },
  params: fields({
    property_id: uuid,
    found_id: { type: "string", pattern: "^[0-9a-f]{16}$", format: "text" },
  }),
  answer: { $ref: "PictureFile#" },
});

/** A property as a guest sees it; drafts are not found, and what was archived is gone. */
export const getListing: Contract = contractOf({
  id: "getListing",
  method: "GET",
  path: "/property/:property_id",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "property.gone", "property.not_found"],
  throttle: { times: 2400, seconds: 600 },
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    checkin: date,
    checkout: date,
    currency: oneOf(Currency),
  }, ["checkin", "checkout", "currency"]),
  answer: { $ref: "Listing#" },
});

/** A property with everything that its owner sees and edits; a co-host sees what their part needs. */
export const getOwnProperty: Contract = contractOf({
  id: "getOwnProperty",
  method: "GET",
  path: "/user/property/:property_id",
  guard: "cohosting",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  answer: { $ref: "HostProperty#" },
});

/** The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. */
export const getPricingMeta: Contract = contractOf({
  id: "getPricingMeta",
  method: "POST",
  path: "/property/:property_id/pricing-meta",
  guard: "publicListing",
  secure: false,
  errors: ["checkout.total_unpayable", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "points.not_enough", "points.too_few", "points.too_many", "property.gone", "property.no_property_id", "property.not_found"],
  rules: ["propertyIsGiven", "mayUsePoints"],
  throttle: { times: 60, seconds: 60 },
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    booking: fields({
      checkin: date,
      checkout: date,
      guests: { $ref: "GuestsInput#" },
      currency: {
        ...oneOf(Currency),
        default: "CAD",
      },
      points: { type: "integer", minimum: 0, maximum: 10000000, default: 0 },
    }, ["guests", "currency", "points"]),
    lineItems: {
      type: "array",
      items: { $ref: "LineItemInput#" },
      maxItems: 40,
    },
  }, ["lineItems"]),
  answer: { $ref: "PricingMeta#" },
});

/** Mails an invitation to help with a listing, or with several at once; one that was not accepted yet is sent anew, and its old link ends. */
export const inviteCohost: Contract = contractOf({
  id: "inviteCohost",
  method: "POST",
  path: "/user/property/:property_id/cohost",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.cohost_known", "property.cohost_mails", "property.not_found", "property.not_owner", "property.too_many_cohosts"],
  throttle: { times: 10, seconds: 3600 },
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    email: { type: "string", maxLength: 254, format: "idn-email" },
    roles: {
      type: "array",
      items: oneOf(CohostRole),
      minItems: 1,
      maxItems: 3,
    },
    property_ids: {
      type: "array",
      items: uuid,
      maxItems: 100,
    },
  }, ["property_ids"]),
  answer: { $ref: "SentInvitation#" },
});

/** A co-host ends it at once. */
export const leaveListing: Contract = contractOf({
  id: "leaveListing",
  method: "DELETE",
  path: "/user/property/:property_id/cohosting",
  guard: "cohosting",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.cohost_not_found", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  answer: fields({}),
});

/** The nights of the listings that a host owns or co-hosts, a page of them; a first night beyond their calendars is moved into them. */
export const listCalendars: Contract = contractOf({
  id: "listCalendars",
  method: "GET",
  path: "/user/calendar",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  query: fields({
    from: date,
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["from", "page"]),
  answer: { $ref: "CalendarGrid#" },
});

/** Stays by their ids, in this order and without those that are not listed; with dates, whether each can be had. */
export const listCards: Contract = contractOf({
  id: "listCards",
  method: "GET",
  path: "/property/card",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 120, seconds: 60 },
  query: fields({
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
    },
    checkin: date,
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["checkin", "checkout", "adults", "children", "pets", "currency"]),
  answer: {
    type: "array",
    items: { $ref: "TripCard#" },
    maxItems: 100,
  },
});

/** The co-hosts of a listing and the invitations that wait, in the order in which they were sent. */
export const listCohosts: Contract = contractOf({
  id: "listCohosts",
  method: "GET",
  path: "/user/property/:property_id/cohost",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  answer: {
    type: "array",
    items: { $ref: "Cohost#" },
    maxItems: 10,
  },
});

/** The listed properties of a host, as cards without dates. */
export const listHostStays: Contract = contractOf({
  id: "listHostStays",
  method: "GET",
  path: "/property/profile/:profile_id/listing",
  guard: "publicProfile",
  secure: false,
  errors: ["account.profile_not_found", "input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 120, seconds: 60 },
  params: fields({
    profile_id: uuid,
  }),
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["page", "currency"]),
  answer: { $ref: "HostStays#" },
});

/** What a night costs from each day of a month on which these people may begin a stay; other days are left out. */
export const listNightPrices: Contract = contractOf({
  id: "listNightPrices",
  method: "GET",
  path: "/property/:property_id/night-price",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "property.gone", "property.not_found"],
  throttle: { times: 2400, seconds: 600 },
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    month: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["adults", "children", "pets", "currency"]),
  answer: { $ref: "NightPrices#" },
});

/** The person’s own properties and those that they co-host, the newest first. */
export const listOwnProperties: Contract = contractOf({
  id: "listOwnProperties",
  method: "GET",
  path: "/user/property",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  answer: list({ $ref: "PropertyRow#" }),
});

/** Where the stays that a search finds stand on the map, the first ones by its order; the search itself answers with their cards. */
export const listPins: Contract = contractOf({
  id: "listPins",
  method: "POST",
  path: "/property/pin",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.date_missing", "property.dates_reversed", "property.map_part_wrong", "property.prices_reversed"],
  rules: ["tripDatesFit", "priceRangeFits"],
  throttle: { times: 120, seconds: 60 },
  body: fields({
    query: { type: "string", maxLength: 120, format: "text" },
    bounds: {
      type: "array",
      items: { type: "number", minimum: -180, maximum: 180 },
      minItems: 4,
      maxItems: 4,
    },
    province: oneOf(Province),
    checkin: orNull(date),
    checkout: orNull(date),
    flex_days: { type: "integer", minimum: 1, maximum: 3 },
    flex_stay: oneOf(FlexibleStay),
    flex_months: {
      type: "array",
      items: date,
      minItems: 1,
      maxItems: 3,
    },
    guests: { $ref: "GuestsInput#" },
    filters: { $ref: "SearchFiltersInput#" },
    price_currency: oneOf(Currency),
    sort: {
      ...oneOf(SearchSort),
      default: "recommended",
    },
  }, ["query", "bounds", "province", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "guests", "filters", "price_currency", "sort"]),
  answer: {
    type: "array",
    items: { $ref: "MapPin#" },
    maxItems: 300,
  },
});

/** The provinces and territories with the most listed properties, the fullest first. */
export const listPopularStates: Contract = contractOf({
  id: "listPopularStates",
  method: "GET",
  path: "/property/states/popular",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed"],
  answer: {
    type: "array",
    items: { $ref: "PopularState#" },
    maxItems: 8,
  },
});

/** A host’s seasons by their dates, and the listings at which they may hold. */
export const listSeasons: Contract = contractOf({
  id: "listSeasons",
  method: "GET",
  path: "/user/season",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed"],
  answer: { $ref: "Seasons#" },
});

/** Stays near a listing that are like it in price, size and kind, the most alike first; with dates only those that are free. */
export const listSimilarStays: Contract = contractOf({
  id: "listSimilarStays",
  method: "GET",
  path: "/property/:property_id/similar",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "property.gone", "property.not_found"],
  throttle: { times: 120, seconds: 60 },
  params: fields({
    property_id: uuid,
  }),
  query: fields({
    checkin: date,
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["checkin", "checkout", "adults", "children", "pets", "currency"]),
  answer: {
    type: "array",
    items: { $ref: "PropertyCard#" },
    maxItems: 8,
  },
});

/** What a stay would cost guests and bring the host at prices that are not saved yet. */
export const previewPrice: Contract = contractOf({
  id: "previewPrice",
  method: "POST",
  path: "/user/property/:property_id/price-preview",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.not_found", "property.not_owner"],
  throttle: { times: 240, seconds: 60 },
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    base_cents: { type: "integer", minimum: 1000, maximum: 1000000 },
    monday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    tuesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    wednesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    thursday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    friday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    saturday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    sunday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
    extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000 },
    guests_included: { type: "integer", minimum: 1, maximum: 30 },
    weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
    monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80 },
    early_discount_percent: { type: "integer", minimum: 0, maximum: 40 },
    last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
  }, ["base_cents", "monday_cents", "tuesday_cents", "wednesday_cents", "thursday_cents", "friday_cents", "saturday_cents", "sunday_cents", "cleaning_fee_cents", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent"]),
  answer: { $ref: "PricePreview#" },
});

/** Ends co-hosting at once, or withdraws an invitation. */
export const removeCohost: Contract = contractOf({
  id: "removeCohost",
  method: "DELETE",
  path: "/user/property/:property_id/cohost/:cohost_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.cohost_not_found", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
    cohost_id: uuid,
  }),
  answer: fields({}),
});

/** Gives a calendar from elsewhere a name; without one it has the platform’s. */
export const renameFeed: Contract = contractOf({
  id: "renameFeed",
  method: "PATCH",
  path: "/user/property/:property_id/feed/:feed_id",
  guard: "calendarKeeper",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.feed_not_found", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
    feed_id: uuid,
  }),
  body: fields({
    name: { type: "string", maxLength: 40, format: "text" },
  }, ["name"]),
  answer: { $ref: "CalendarFeed#" },
});

/** Sets what guests are told about arriving; what is left out is told no more. */
export const saveArrivalGuide: Contract = contractOf({
  id: "saveArrivalGuide",
  method: "PUT",
  path: "/user/property/:property_id/arrival",
  guard: "cohosting",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    way: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
    way_days: { type: "integer", minimum: 0, maximum: 60, default: 3 },
    parking: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
    parking_days: { type: "integer", minimum: 0, maximum: 60, default: 3 },
    entry: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
    entry_days: { type: "integer", minimum: 0, maximum: 60, default: 3 },
    code: { type: "string", minLength: 1, maxLength: 100, format: "text" },
    code_days: { type: "integer", minimum: 0, maximum: 60, default: 3 },
    wifi: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
    wifi_days: { type: "integer", minimum: 0, maximum: 60, default: 3 },
    manual: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
    manual_days: { type: "integer", minimum: 0, maximum: 60, default: 3 },
    leaving: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
    leaving_days: { type: "integer", minimum: 0, maximum: 60, default: 3 },
  }, ["way", "way_days", "parking", "parking_days", "entry", "entry_days", "code", "code_days", "wifi", "wifi_days", "manual", "manual_days", "leaving", "leaving_days"]),
  answer: { $ref: "ArrivalGuide#" },
});

/** Finds the person’s own property by its listing address: a list of one, or an empty one. */
export const searchOwnProperties: Contract = contractOf({
  id: "searchOwnProperties",
  method: "POST",
  path: "/user/property/search",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large", "property.listing_address_unusable"],
  body: fields({
    listing_url: { type: "string", minLength: 1, maxLength: 8192, format: "long-text" },
  }),
  answer: {
    type: "array",
    items: { $ref: "PropertyRow#" },
    maxItems: 1,
  },
});

/** Finds listed properties by place, dates, people and filters; with dates only those that are free. */
export const searchProperties: Contract = contractOf({
  id: "searchProperties",
  method: "POST",
  path: "/property/search",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.date_missing", "property.dates_reversed", "property.map_part_wrong", "property.prices_reversed"],
  rules: ["tripDatesFit", "priceRangeFits"],
  throttle: { times: 120, seconds: 60 },
  body: fields({
    query: { type: "string", maxLength: 120, format: "text" },
    bounds: {
      type: "array",
      items: { type: "number", minimum: -180, maximum: 180 },
      minItems: 4,
      maxItems: 4,
    },
    province: oneOf(Province),
    checkin: orNull(date),
    checkout: orNull(date),
    flex_days: { type: "integer", minimum: 1, maximum: 3 },
    flex_stay: oneOf(FlexibleStay),
    flex_months: {
      type: "array",
      items: date,
      minItems: 1,
      maxItems: 3,
    },
    guests: { $ref: "GuestsInput#" },
    filters: { $ref: "SearchFiltersInput#" },
    price_currency: oneOf(Currency),
    sort: {
      ...oneOf(SearchSort),
      default: "recommended",
    },
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 50, default: 24 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
    alternatives: { type: "boolean", default: false },
  }, ["query", "bounds", "province", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "guests", "filters", "price_currency", "sort", "page", "per_page", "currency", "alternatives"]),
  answer: { $ref: "SearchAnswer#" },
});

/** Places with stays in them or near them, and listings, that begin or sound like what is typed; with nothing typed the towns with most stays. */
export const suggestPlaces: Contract = contractOf({
  id: "suggestPlaces",
  method: "GET",
  path: "/property/place-suggestion",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited"],
  throttle: { times: 120, seconds: 60 },
  query: fields({
    query: { type: "string", maxLength: 120, format: "text", default: "" },
  }, ["query"]),
  answer: {
    type: "array",
    items: { $ref: "SuggestedPlace#" },
    maxItems: 6,
  },
});

/** Reads a calendar from elsewhere now. */
export const syncFeed: Contract = contractOf({
  id: "syncFeed",
  method: "POST",
  path: "/user/property/:property_id/feed/:feed_id/sync",
  guard: "calendarKeeper",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "property.feed_failed", "property.feed_not_found", "property.not_found", "property.not_owner"],
  throttle: { times: 6, seconds: 60 },
  params: fields({
    property_id: uuid,
    feed_id: uuid,
  }),
  answer: { $ref: "CalendarFeed#" },
});

/** Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. */
export const updateCalendar: Contract = contractOf({
  id: "updateCalendar",
  method: "PUT",
  path: "/user/property/:property_id/calendar",
  guard: "calendarKeeper",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.beyond_calendar", "property.dates_reversed", "property.nights_booked", "property.nights_locked", "property.not_found", "property.not_owner"],
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    changes: {
      type: "array",
      items: { $ref: "CalendarChangeInput#" },
      minItems: 1,
      maxItems: 100,
    },
  }),
  answer: { $ref: "HostCalendar#" },
});

/** Sets price, blocks, the shortest stay and days of arrival at several listings that a host owns or co-hosts, the same at each: all of it or nothing. */
export const updateCalendars: Contract = contractOf({
  id: "updateCalendars",
  method: "PUT",
  path: "/user/calendar",
  guard: "hostMode",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.dates_reversed", "property.not_found"],
  throttle: { times: 240, seconds: 3600 },
  body: fields({
    change: { $ref: "NightsChangeInput#" },
    calendars: {
      type: "array",
      items: fields({
        property_id: uuid,
        nights: {
          type: "array",
          items: fields({
            start: date,
            end: date,
          }),
          minItems: 1,
          maxItems: 28,
        },
      }),
      minItems: 1,
      maxItems: 50,
    },
  }),
  answer: { $ref: "CalendarsChanged#" },
});

/** Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes back where it is named. */
export const updatePhotos: Contract = contractOf({
  id: "updatePhotos",
  method: "PATCH",
  path: "/user/property/:property_id/photo",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.changed_elsewhere", "property.listing_incomplete", "property.not_found", "property.not_owner", "property.photo_not_found", "property.too_many_photos"],
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    version: { type: "integer", minimum: 1 },
    photos: {
      type: "array",
      items: fields({
        photo_id: uuid,
        alt: { type: "string", maxLength: 200, format: "text" },
      }, ["alt"]),
      minItems: 1,
      maxItems: 50,
    },
  }, ["version"]),
  answer: { $ref: "HostProperty#" },
});

/** Changes what is sent of a property, and confirms it where it was imported. */
export const updateProperty: Contract = contractOf({
  id: "updateProperty",
  method: "PATCH",
  path: "/user/property/:property_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.changed_elsewhere", "property.listing_address_unusable", "property.listing_claimed", "property.listing_incomplete", "property.nights_reversed", "property.not_found", "property.not_owner", "property.photo_not_found"],
  rules: ["nightsFit"],
  partialUpdate: true,
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    version: { type: "integer", minimum: 1 },
    listing_url: { type: "string", minLength: 1, maxLength: 8192, format: "long-text" },
    title: { type: "string", maxLength: 80, format: "text" },
    description: { type: "string", maxLength: 5000, format: "long-text" },
    property_type: oneOf(PropertyType),
    sleeps: { type: "integer", minimum: 1, maximum: 30 },
    bedrooms: { type: "integer", minimum: 0, maximum: 30 },
    beds: { type: "integer", minimum: 1, maximum: 60 },
    baths: { type: "number", minimum: 0, maximum: 20 },
    bedroom_list: {
      type: "array",
      items: { $ref: "BedroomInput#" },
      maxItems: 30,
    },
    amenities: {
      type: "array",
      items: oneOf(Amenity),
      maxItems: 60,
    },
    accessibility: {
      type: "array",
      items: oneOf(Accessibility),
      maxItems: 20,
    },
    house_rules: { type: "string", maxLength: 2000, format: "long-text" },
    address: orNull({ type: "string", maxLength: 200, format: "text" }),
    city: { type: "string", maxLength: 100, format: "text" },
    province: orNull(oneOf(Province)),
    postal_code: orNull({ type: "string", maxLength: 10, pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$", format: "text" }),
    latitude: orNull({ type: "number", minimum: -90, maximum: 90 }),
    longitude: orNull({ type: "number", minimum: -180, maximum: 180 }),
    timezone: oneOf(TimeZone),
    checkin_time: time,
    checkout_time: time,
    cancellation_policy: oneOf(CancellationPolicy),
    instant_book: { type: "boolean" },
    base_cents: { type: "integer", minimum: 0, maximum: 1000000 },
    monday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    tuesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    wednesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    thursday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    friday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    saturday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    sunday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000 }),
    cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
    pet_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
    pets_allowed: { type: "boolean" },
    extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000 },
    guests_included: { type: "integer", minimum: 1, maximum: 30 },
    weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
    monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80 },
    early_discount_percent: { type: "integer", minimum: 0, maximum: 40 },
    last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
    min_nights: { type: "integer", minimum: 1, maximum: 90 },
    max_nights: { type: "integer", minimum: 1, maximum: 365 },
    gap_stays: { type: "boolean" },
    gap_min_nights: { type: "integer", minimum: 1, maximum: 30 },
    advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
    preparation_nights: { type: "integer", minimum: 0, maximum: 7 },
    no_other_calendars: { type: "boolean" },
    registration_number: orNull({ type: "string", maxLength: 60, format: "text" }),
    registration_expires: orNull(date),
    licence_number: orNull({ type: "string", maxLength: 60, format: "text" }),
    setup_page: oneOf(SetupPage),
    photos_permitted: { type: "boolean", const: true },
    photos_chosen: {
      type: "array",
      items: { type: "string", pattern: "^[0-9a-f]{16}$", format: "text" },
      minItems: 1,
      maxItems: 50,
    },
    new_export_url: { type: "boolean", const: true },
  }, ["version", "listing_url", "title", "description", "property_type", "sleeps", "bedrooms", "beds", "baths", "bedroom_list", "amenities", "accessibility", "house_rules", "address", "city", "province", "postal_code", "latitude", "longitude", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "base_cents", "monday_cents", "tuesday_cents", "wednesday_cents", "thursday_cents", "friday_cents", "saturday_cents", "sunday_cents", "cleaning_fee_cents", "pet_fee_cents", "pets_allowed", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent", "min_nights", "max_nights", "gap_stays", "gap_min_nights", "advance_notice_hours", "preparation_nights", "no_other_calendars", "registration_number", "registration_expires", "licence_number", "setup_page", "photos_permitted", "photos_chosen", "new_export_url"]),
  answer: { $ref: "EditedProperty#" },
});

/** Lists, pauses or archives a property. */
export const updatePropertyStatus: Contract = contractOf({
  id: "updatePropertyStatus",
  method: "PATCH",
  path: "/user/property/:property_id/status",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.address_missing", "property.calendar_missing", "property.description_missing", "property.house_rules_missing", "property.illegal_transition", "property.licence_misfit", "property.licence_required", "property.not_found", "property.not_owner", "property.ownership_missing", "property.photo_texts_missing", "property.photos_missing", "property.pin_missing", "property.price_missing", "property.registration_expired", "property.registration_misfit", "property.registration_required", "property.registration_undated", "property.title_missing"],
  performs: {
    lifecycle: "propertyLife",
    events: ["list", "pause", "archive"],
  },
  params: fields({
    property_id: uuid,
  }),
  body: fields({
    status: oneOf(StatusChoice),
  }),
  answer: { $ref: "HostProperty#" },
});
