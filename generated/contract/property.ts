// Generated 9bc23d41e39b. What the calls of property take and answer. Change the spec, not this file.
import type { Contract } from "./contract";

/** Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. */
export const addFeed: Contract = {
  id: "addFeed",
  method: "POST",
  path: "/user/property/:property_id/feed",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.feed_known", "property.feed_not_found", "property.feed_of_other_listing", "property.feed_unreadable", "property.listing_claimed", "property.not_found", "property.not_owner", "property.too_many_feeds"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 10, seconds: 60 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        url: { type: "string", maxLength: 2048, minLength: 1, pattern: "^\\S+$" },
      },
      required: ["url"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "CalendarFeed#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Adds a picture at the end; its place, camera and owner are taken out of the file. */
export const addPhoto: Contract = {
  id: "addPhoto",
  method: "POST",
  path: "/user/property/:property_id/photo",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.listing_incomplete", "property.not_found", "property.not_owner", "property.photo_unreadable", "property.too_many_photos"],
  rules: [],
  multipart: true,
  files: {
    photo: {
      types: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"],
      maxBytes: 20000000,
      optional: false,
      most: 1,
    },
  },
  bare: false,
  throttle: { times: 200, seconds: 3600 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        alt: { type: "string", maxLength: 200 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. */
export const checkPrice: Contract = {
  id: "checkPrice",
  method: "POST",
  path: "/property/:property_id/check-price",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.gone", "property.no_property_id", "property.no_target_url", "property.not_found"],
  rules: ["propertyIsGiven", "targetIsGiven"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 60, seconds: 60 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        url: { type: "string", maxLength: 2048 },
        checkin: {
          type: ["string", "null"],
          format: "date",
        },
        checkout: {
          type: ["string", "null"],
          format: "date",
        },
        guests: {
          if: { const: null },
          else: { $ref: "GuestsInput#" },
        },
        currency: {
          type: "string",
          enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
          default: "CAD",
        },
        source_total: {
          type: ["object", "null"],
          properties: {
            amount_cents: { type: "integer", minimum: 0, maximum: 1000000000 },
            currency: {
              type: "string",
              enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
            },
          },
          required: ["amount_cents", "currency"],
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PriceCheck#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. */
export const connectListing: Contract = {
  id: "connectListing",
  method: "GET",
  path: "/user/property/:property_id/connect",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "property.listing_address_unusable", "property.listing_claimed", "property.no_listing_url", "property.not_found", "property.not_owner"],
  rules: ["listingUrlIsSaved"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 30, seconds: 3600 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice. */
export const connectListings: Contract = {
  id: "connectListings",
  method: "GET",
  path: "/user/property/:property_id/connect/bulk",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "property.listing_lines_unusable", "property.no_listing_url", "property.not_found", "property.not_owner", "property.too_many_drafts"],
  rules: ["listingUrlIsSaved"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 30, seconds: 3600 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "array",
            items: { $ref: "PropertyRow#" },
            maxItems: 25,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Writes to the host in the thread of the two; neither sees the other’s address. */
export const contactHost: Contract = {
  id: "contactHost",
  method: "POST",
  path: "/property/:property_id/contact",
  guard: "namedAtListing",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "message.person_left", "property.gone", "property.no_message", "property.no_property_id", "property.not_found", "property.own_listing"],
  rules: ["propertyIsGiven", "hostMessageIsGiven"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 20, seconds: 3600 },
  repeatable: true,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        message: { type: "string", maxLength: 2000 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              thread_id: { type: "string", format: "uuid" },
            },
            required: ["thread_id"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Creates a draft, and turns host mode on. */
export const createProperty: Contract = {
  id: "createProperty",
  method: "POST",
  path: "/user/property",
  guard: "named",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "property.illegal_transition", "property.too_many_drafts"],
  rules: [],
  performs: {
    lifecycle: "propertyLife",
    events: ["create"],
  },
  multipart: false,
  files: {},
  bare: false,
  repeatable: true,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Removes a calendar from elsewhere; the nights that it took are free again. */
export const deleteFeed: Contract = {
  id: "deleteFeed",
  method: "DELETE",
  path: "/user/property/:property_id/feed/:feed_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.feed_not_found", "property.listing_incomplete", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
        feed_id: { type: "string", format: "uuid" },
      },
      required: ["property_id", "feed_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {},
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Removes a picture; for a while, naming it in the order of the pictures brings it back. */
export const deletePhoto: Contract = {
  id: "deletePhoto",
  method: "DELETE",
  path: "/user/property/:property_id/photo/:photo_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "property.listing_incomplete", "property.not_found", "property.not_owner", "property.photo_not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
        photo_id: { type: "string", format: "uuid" },
      },
      required: ["property_id", "photo_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. */
export const deleteProperty: Contract = {
  id: "deleteProperty",
  method: "DELETE",
  path: "/user/property/:property_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.has_open_bookings", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "object",
            properties: {
              kept: { type: "boolean" },
            },
            required: ["kept"],
            additionalProperties: false,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Takes the connection to the source listing away; what was brought over and its calendars stay. */
export const disconnectListing: Contract = {
  id: "disconnectListing",
  method: "POST",
  path: "/user/property/:property_id/disconnect",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.not_connected", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The nights that are taken, as an iCal calendar that says nothing but Reserved; never those that the reader itself told us. */
export const exportCalendar: Contract = {
  id: "exportCalendar",
  method: "GET",
  path: "/property/:property_id/calendar/:file",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "property.export_not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  content: "text/calendar",
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
        file: { type: "string", maxLength: 47, pattern: "^[A-Za-z0-9_-]{43}\\.ics$" },
      },
      required: ["property_id", "file"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
  },
};

/** Where a town of Canada is; misspelt ones too. */
export const findPlace: Contract = {
  id: "findPlace",
  method: "GET",
  path: "/place/find",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 60, seconds: 60 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        city: { type: "string", minLength: 1, maxLength: 100 },
        province: {
          type: "string",
          enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
        },
        postal_code: { type: "string", maxLength: 10 },
      },
      required: ["city", "province"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "FoundPlace#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The time zone of a position. */
export const findZone: Contract = {
  id: "findZone",
  method: "GET",
  path: "/place/zone",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 60, seconds: 60 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {
        latitude: { type: "number", minimum: -90, maximum: 90 },
        longitude: { type: "number", minimum: -180, maximum: 180 },
      },
      required: ["latitude", "longitude"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PlaceZone#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Which nights are taken, never why; from today to the horizon unless asked otherwise. */
export const getAvailability: Contract = {
  id: "getAvailability",
  method: "GET",
  path: "/property/:property_id/availability",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "property.dates_reversed", "property.gone", "property.no_property_id", "property.not_found"],
  rules: ["propertyIsGiven"],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {
        from: { type: "string", format: "date" },
        to: { type: "string", format: "date" },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Availability#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The nights of a property from one day to another; from today for three months unless asked otherwise. */
export const getCalendar: Contract = {
  id: "getCalendar",
  method: "GET",
  path: "/user/property/:property_id/calendar",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "property.beyond_calendar", "property.dates_reversed", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {
        from: { type: "string", format: "date" },
        to: { type: "string", format: "date" },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostCalendar#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. */
export const getDestination: Contract = {
  id: "getDestination",
  method: "GET",
  path: "/destination/:slug",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "property.destination_not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 120, seconds: 60 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        slug: { type: "string", minLength: 1, maxLength: 80 },
      },
      required: ["slug"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "DestinationPlace#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** A property as a guest sees it; drafts are not found, and what was archived is gone. */
export const getListing: Contract = {
  id: "getListing",
  method: "GET",
  path: "/property/:property_id",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "property.gone", "property.not_found"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {
        checkin: { type: "string", format: "date" },
        checkout: { type: "string", format: "date" },
        currency: {
          type: "string",
          enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "Listing#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** A property with everything that its owner sees and edits. */
export const getOwnProperty: Contract = {
  id: "getOwnProperty",
  method: "GET",
  path: "/user/property/:property_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. */
export const getPricingMeta: Contract = {
  id: "getPricingMeta",
  method: "POST",
  path: "/property/:property_id/pricing-meta",
  guard: "publicListing",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "points.not_enough", "points.too_few", "points.too_many", "property.gone", "property.no_property_id", "property.not_found"],
  rules: ["propertyIsGiven", "mayUsePoints"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 60, seconds: 60 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        booking: {
          type: "object",
          properties: {
            checkin: { type: "string", format: "date" },
            checkout: { type: "string", format: "date" },
            guests: { $ref: "GuestsInput#" },
            currency: {
              type: "string",
              enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
              default: "CAD",
            },
            points: { type: "integer", minimum: 0, maximum: 10000000, default: 0 },
          },
          required: ["checkin", "checkout"],
          additionalProperties: false,
        },
        lineItems: {
          type: "array",
          items: { $ref: "LineItemInput#" },
          maxItems: 40,
        },
      },
      required: ["booking"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PricingMeta#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The person’s own properties, the newest first. */
export const listOwnProperties: Contract = {
  id: "listOwnProperties",
  method: "GET",
  path: "/user/property",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "array",
            items: { $ref: "PropertyRow#" },
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** The provinces and territories with the most listed properties, the fullest first. */
export const listPopularStates: Contract = {
  id: "listPopularStates",
  method: "GET",
  path: "/property/states/popular",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "array",
            items: { $ref: "PopularState#" },
            maxItems: 8,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** What a stay would cost guests and bring the host at prices that are not saved yet. */
export const previewPrice: Contract = {
  id: "previewPrice",
  method: "POST",
  path: "/user/property/:property_id/price-preview",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 240, seconds: 60 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        base_cents: { type: "integer", minimum: 1000, maximum: 1000000 },
        weekend_cents: {
          type: ["integer", "null"],
          minimum: 1000,
          maximum: 1000000,
        },
        cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
        extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000 },
        guests_included: { type: "integer", minimum: 1, maximum: 30 },
        weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
        monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80 },
        early_discount_percent: { type: "integer", minimum: 0, maximum: 40 },
        last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "PricePreview#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Finds the person’s own property by its listing address: a list of one, or an empty one. */
export const searchOwnProperties: Contract = {
  id: "searchOwnProperties",
  method: "POST",
  path: "/user/property/search",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.too_large", "property.listing_address_unusable"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        listing_url: { type: "string", minLength: 1, maxLength: 8192 },
      },
      required: ["listing_url"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: {
            type: "array",
            items: { $ref: "PropertyRow#" },
            maxItems: 1,
          },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Finds listed properties by place, dates, people and filters; with dates only those that are free. */
export const searchProperties: Contract = {
  id: "searchProperties",
  method: "POST",
  path: "/property/search",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.date_missing", "property.dates_reversed", "property.prices_reversed"],
  rules: ["tripDatesFit", "priceRangeFits"],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 120, seconds: 60 },
  repeatable: false,
  schema: {
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        query: { type: "string", maxLength: 120 },
        bounds: {
          type: "array",
          items: { type: "number", minimum: -180, maximum: 180 },
          minItems: 4,
          maxItems: 4,
        },
        province: {
          type: "string",
          enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
        },
        checkin: {
          type: ["string", "null"],
          format: "date",
        },
        checkout: {
          type: ["string", "null"],
          format: "date",
        },
        guests: { $ref: "GuestsInput#" },
        filters: { $ref: "SearchFiltersInput#" },
        sort: {
          type: "string",
          enum: ["recommended", "price_asc", "price_desc", "rating", "newest"],
          default: "recommended",
        },
        page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
        per_page: { type: "integer", minimum: 1, maximum: 50, default: 24 },
        currency: {
          type: "string",
          enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
          default: "CAD",
        },
        alternatives: { type: "boolean", default: false },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "SearchAnswer#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Reads a calendar from elsewhere now. */
export const syncFeed: Contract = {
  id: "syncFeed",
  method: "POST",
  path: "/user/property/:property_id/feed/:feed_id/sync",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "property.feed_failed", "property.feed_not_found", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  throttle: { times: 6, seconds: 60 },
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
        feed_id: { type: "string", format: "uuid" },
      },
      required: ["property_id", "feed_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "CalendarFeed#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. */
export const updateCalendar: Contract = {
  id: "updateCalendar",
  method: "PUT",
  path: "/user/property/:property_id/calendar",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.beyond_calendar", "property.dates_reversed", "property.nights_booked", "property.nights_locked", "property.not_found", "property.not_owner"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        changes: {
          type: "array",
          items: { $ref: "CalendarChangeInput#" },
          minItems: 1,
          maxItems: 100,
        },
      },
      required: ["changes"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostCalendar#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes back where it is named. */
export const updatePhotos: Contract = {
  id: "updatePhotos",
  method: "PATCH",
  path: "/user/property/:property_id/photo",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.changed_elsewhere", "property.listing_incomplete", "property.not_found", "property.not_owner", "property.photo_not_found", "property.too_many_photos"],
  rules: [],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        version: { type: "integer", minimum: 1 },
        photos: {
          type: "array",
          items: {
            type: "object",
            properties: {
              photo_id: { type: "string", format: "uuid" },
              alt: { type: "string", maxLength: 200 },
            },
            required: ["photo_id"],
            additionalProperties: false,
          },
          minItems: 1,
          maxItems: 50,
        },
      },
      required: ["photos"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Changes what is sent of a property, and confirms it where it was imported. */
export const updateProperty: Contract = {
  id: "updateProperty",
  method: "PATCH",
  path: "/user/property/:property_id",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.changed_elsewhere", "property.listing_address_unusable", "property.listing_claimed", "property.listing_incomplete", "property.nights_reversed", "property.not_found", "property.not_owner"],
  rules: ["nightsFit"],
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  partialUpdate: true,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        version: { type: "integer", minimum: 1 },
        listing_url: { type: "string", minLength: 1, maxLength: 8192 },
        title: { type: "string", maxLength: 80 },
        description: { type: "string", maxLength: 5000 },
        property_type: {
          type: "string",
          enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
        },
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
          items: {
            type: "string",
            enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
          },
          maxItems: 60,
        },
        accessibility: {
          type: "array",
          items: {
            type: "string",
            enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
          },
          maxItems: 20,
        },
        house_rules: { type: "string", maxLength: 2000 },
        address: {
          type: ["string", "null"],
          maxLength: 200,
        },
        city: { type: "string", maxLength: 100 },
        province: {
          type: ["string", "null"],
          enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
        },
        postal_code: {
          type: ["string", "null"],
          maxLength: 10,
          pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$",
        },
        latitude: {
          type: ["number", "null"],
          minimum: -90,
          maximum: 90,
        },
        longitude: {
          type: ["number", "null"],
          minimum: -180,
          maximum: 180,
        },
        timezone: {
          type: "string",
          enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
        },
        checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
        checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
        cancellation_policy: {
          type: "string",
          enum: ["flexible", "moderate", "firm", "strict"],
        },
        instant_book: { type: "boolean" },
        base_cents: { type: "integer", minimum: 0, maximum: 1000000 },
        weekend_cents: {
          type: ["integer", "null"],
          minimum: 1000,
          maximum: 1000000,
        },
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
        advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
        preparation_nights: { type: "integer", minimum: 0, maximum: 7 },
        no_other_calendars: { type: "boolean" },
        registration_number: {
          type: ["string", "null"],
          maxLength: 60,
        },
        registration_expires: {
          type: ["string", "null"],
          format: "date",
        },
        setup_page: {
          type: "string",
          enum: ["basics", "place", "rooms", "amenities", "photos", "price", "rules", "calendar", "registration", "finish"],
        },
        photos_permitted: { type: "boolean", const: true },
        new_export_url: { type: "boolean", const: true },
      },
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "EditedProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};

/** Lists, pauses or archives a property. */
export const updatePropertyStatus: Contract = {
  id: "updatePropertyStatus",
  method: "PATCH",
  path: "/user/property/:property_id/status",
  guard: "owner",
  secure: true,
  errors: ["account.not_named", "account.not_signed_in", "account.not_verified", "account.wrong_mode", "input.invalid", "input.malformed", "input.too_large", "property.address_missing", "property.calendar_missing", "property.description_missing", "property.house_rules_missing", "property.illegal_transition", "property.not_found", "property.not_owner", "property.ownership_missing", "property.photo_texts_missing", "property.photos_missing", "property.pin_missing", "property.price_missing", "property.registration_expired", "property.registration_misfit", "property.registration_required", "property.registration_undated", "property.title_missing"],
  rules: [],
  performs: {
    lifecycle: "propertyLife",
    events: ["list", "pause", "archive"],
  },
  multipart: false,
  files: {},
  bare: false,
  repeatable: false,
  schema: {
    params: {
      type: "object",
      properties: {
        property_id: { type: "string", format: "uuid" },
      },
      required: ["property_id"],
      additionalProperties: false,
    },
    querystring: {
      type: "object",
      properties: {},
      additionalProperties: false,
    },
    body: {
      type: "object",
      properties: {
        status: {
          type: "string",
          enum: ["listed", "paused", "archived"],
        },
      },
      required: ["status"],
      additionalProperties: false,
    },
    response: {
      "200": {
        type: "object",
        properties: {
          data: { $ref: "HostProperty#" },
        },
        required: ["data"],
        additionalProperties: false,
      },
    },
  },
};
