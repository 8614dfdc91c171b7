// Generated 0b3cd2b7913f. What assistants may ask of property.
import type { Tool } from "./tool";

export const acceptInvitation: Tool = {
  name: "acceptInvitation",
  title: "Accept invitation",
  description: "Accepts an invitation, at all of its listings, with the account that is signed in, and turns host mode on; its link works no more. For people whose profile has a first and a last name. At most 20 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, property.cohosts_already, property.invitation_ended, property.own_invitation.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/cohost",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      token: { type: "string", minLength: 1, maxLength: 200, format: "text", description: "From the mailed link" },
    },
    required: ["token"],
    additionalProperties: false,
  },
};

export const addFeed: Tool = {
  name: "addFeed",
  title: "Add feed",
  description: "Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. For the owner of the property, or a co-host who looks after its calendar. At most 10 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_known, property.feed_not_found, property.feed_of_other_listing, property.feed_too_large, property.feed_unreadable, property.listing_claimed, property.not_found, property.not_owner, property.too_many_feeds.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/feed",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      url: {
        type: "string",
        maxLength: 2048,
        minLength: 1,
        pattern: "^\\S+$",
        format: "text",
        description: "The export link of the calendar",
        examples: ["https://www.airbnb.ca/calendar/ical/123.ics?s=…"],
      },
      name: {
        type: "string",
        maxLength: 40,
        format: "text",
        description: "What its host calls it",
        examples: ["Grandma’s calendar"],
      },
    },
    required: ["property_id", "url"],
    additionalProperties: false,
  },
};

export const addSeason: Tool = {
  name: "addSeason",
  title: "Add season",
  description: "Keeps one more season; nights that are booked keep their price. For hosts. Safe to try again under the same idempotency_key. At most 240 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.season_beyond, property.season_empty, property.season_reversed, property.season_too_long, property.seasons_overlap, property.too_many_seasons.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/season",
  query: [],
  repeatable: true,
  inputSchema: {
    type: "object",
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 60,
        format: "text",
        description: "Only the host sees it",
        examples: ["Summer 2027"],
      },
      start: { type: "string", format: "date", description: "The first night" },
      last: { type: "string", format: "date", description: "The last night" },
      yearly: { type: "boolean", description: "It comes back on the same dates of every later year" },
      price_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "The price of each night; nothing is the usual",
      },
      min_nights: {
        type: ["integer", "null"],
        minimum: 1,
        maximum: 365,
        description: "The shortest stay that begins in it; nothing is the usual",
      },
      property_ids: {
        type: "array",
        items: { type: "string", format: "uuid" },
        minItems: 1,
        maxItems: 100,
        description: "The listings at which it holds",
      },
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    },
    required: ["name", "start", "last", "price_cents", "min_nights", "property_ids"],
    additionalProperties: false,
  },
};

export const changeCohost: Tool = {
  name: "changeCohost",
  title: "Change cohost",
  description: "Sets what a co-host may do, from now on; or what an invited person will be able to do. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.cohost_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/property/{property_id}/cohost/{cohost_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      cohost_id: { type: "string", format: "uuid" },
      roles: {
        type: "array",
        items: {
          type: "string",
          enum: ["calendar", "messages", "money"],
        },
        minItems: 1,
        maxItems: 3,
        description: "What they may do",
      },
    },
    required: ["property_id", "cohost_id", "roles"],
    additionalProperties: false,
  },
};

export const changeSeason: Tool = {
  name: "changeSeason",
  title: "Change season",
  description: "Changes a season at all of its listings at once. For hosts. At most 240 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.season_beyond, property.season_empty, property.season_not_found, property.season_reversed, property.season_too_long, property.seasons_overlap.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/season/{season_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      season_id: { type: "string", format: "uuid" },
      name: {
        type: "string",
        minLength: 1,
        maxLength: 60,
        format: "text",
        description: "Only the host sees it",
        examples: ["Summer 2027"],
      },
      start: { type: "string", format: "date", description: "The first night" },
      last: { type: "string", format: "date", description: "The last night" },
      yearly: { type: "boolean", description: "It comes back on the same dates of every later year" },
      price_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "The price of each night; nothing is the usual",
      },
      min_nights: {
        type: ["integer", "null"],
        minimum: 1,
        maximum: 365,
        description: "The shortest stay that begins in it; nothing is the usual",
      },
      property_ids: {
        type: "array",
        items: { type: "string", format: "uuid" },
        minItems: 1,
        maxItems: 100,
        description: "The listings at which it holds",
      },
    },
    required: ["season_id", "name", "start", "last", "price_cents", "min_nights", "property_ids"],
    additionalProperties: false,
  },
};

export const checkPrice: Tool = {
  name: "checkPrice",
  title: "Check price",
  description: "What the stay at another site’s address costs here; dates and guests are read off the address where they are not given. For anyone, where the property is listed or paused. A request about a property names it. A price is compared with the one at an address. At most 60 times in 1 minute. May be refused with: property.gone, property.no_property_id, property.no_target_url, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/property/{property_id}/check-price",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      url: {
        type: "string",
        maxLength: 2048,
        format: "text",
        description: "The page of the same place elsewhere; its dates and guests are read off it. Without a scheme it gets https://",
        examples: ["https://www.airbnb.ca/rooms/123?check_in=2027-02-12&check_out=2027-02-15&adults=2"],
      },
      checkin: {
        type: ["string", "null"],
        format: "date",
      },
      checkout: {
        type: ["string", "null"],
        format: "date",
      },
      guests: {
        anyOf: [
          { $ref: "#/$defs/Guests" },
          { type: "null" },
        ],
      },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        default: "CAD",
      },
      source_total: {
        type: ["object", "null"],
        properties: {
          amount_cents: {
            type: "integer",
            minimum: 0,
            maximum: 1000000000,
            examples: [101200],
          },
          currency: {
            type: "string",
            enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
          },
        },
        required: ["amount_cents", "currency"],
        additionalProperties: false,
        description: "The whole price there, taxes included; savings are told only against it",
      },
    },
    required: ["property_id"],
    additionalProperties: false,
    $defs: {
      Guests: {
        type: "object",
        properties: {
          adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
          children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
          infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
          pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
        },
        additionalProperties: false,
      },
    },
  },
};

export const compareStays: Tool = {
  name: "compareStays",
  title: "Compare stays",
  description: "A few stays to look at side by side, in this order and without those that are not listed; with dates, whether each can be had. For anyone. At most 120 times in 1 minute.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/compare",
  query: ["property_ids", "checkin", "checkout", "adults", "children", "pets", "currency"],
  inputSchema: {
    type: "object",
    properties: {
      property_ids: {
        type: "array",
        items: { type: "string", format: "uuid" },
        minItems: 1,
        maxItems: 3,
      },
      checkin: { type: "string", format: "date", description: "With both dates, prices are those of the stay" },
      checkout: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
      children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
      pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        default: "CAD",
      },
    },
    required: ["property_ids"],
    additionalProperties: false,
  },
};

export const connectListing: Tool = {
  name: "connectListing",
  title: "Connect listing",
  description: "Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. For the owner of the property. A listing is connected; its address was saved first. At most 30 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.listing_address_unusable, property.listing_claimed, property.no_listing_url, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/connect",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const connectListings: Tool = {
  name: "connectListings",
  title: "Connect listings",
  description: "Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice. For the owner of the property. A listing is connected; its address was saved first. At most 30 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.listing_lines_unusable, property.no_listing_url, property.not_found, property.not_owner, property.too_many_drafts.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/connect/bulk",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const contactHost: Tool = {
  name: "contactHost",
  title: "Contact host",
  description: "Writes to the host in the thread of the two; neither sees the other’s address. For people with a name, where the property is listed or paused. A message to a host says something. A request about a property names it. Safe to try again under the same idempotency_key. At most 20 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, message.person_left, property.gone, property.no_message, property.no_property_id, property.not_found, property.own_listing.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/property/{property_id}/contact",
  query: [],
  repeatable: true,
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      message: {
        type: "string",
        maxLength: 2000,
        format: "long-text",
        description: "Cannot be empty",
        examples: ["Is there room for a canoe on the roof of the garage?"],
      },
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const createProperty: Tool = {
  name: "createProperty",
  title: "Create property",
  description: "Creates a draft, and turns host mode on. For people whose profile has a first and a last name. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, property.illegal_transition, property.too_many_drafts.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property",
  query: [],
  repeatable: true,
  inputSchema: {
    type: "object",
    properties: {
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    },
    additionalProperties: false,
  },
};

export const deleteFeed: Tool = {
  name: "deleteFeed",
  title: "Delete feed",
  description: "Removes a calendar from elsewhere; the nights that it took are free again. For the owner of the property, or a co-host who looks after its calendar. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_not_found, property.listing_incomplete, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/feed/{feed_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      feed_id: { type: "string", format: "uuid" },
    },
    required: ["property_id", "feed_id"],
    additionalProperties: false,
  },
};

export const deletePhoto: Tool = {
  name: "deletePhoto",
  title: "Delete photo",
  description: "Removes a picture; for a while, naming it in the order of the pictures brings it back. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.listing_incomplete, property.not_found, property.not_owner, property.photo_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/photo/{photo_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      photo_id: { type: "string", format: "uuid" },
    },
    required: ["property_id", "photo_id"],
    additionalProperties: false,
  },
};

export const deleteProperty: Tool = {
  name: "deleteProperty",
  title: "Delete property",
  description: "Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.has_open_bookings, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const deleteSeason: Tool = {
  name: "deleteSeason",
  title: "Delete season",
  description: "Removes a season; its nights have their usual price again. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.season_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/season/{season_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      season_id: { type: "string", format: "uuid" },
    },
    required: ["season_id"],
    additionalProperties: false,
  },
};

export const disconnectListing: Tool = {
  name: "disconnectListing",
  title: "Disconnect listing",
  description: "Takes the connection to the source listing away; what was brought over and its calendars stay. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_connected, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/disconnect",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const duplicateProperty: Tool = {
  name: "duplicateProperty",
  title: "Duplicate property",
  description: "Makes a draft with what is said of this property, its pictures and prices; calendars, bookings, reviews, registration and secrets stay behind. For the owner of the property. A property that Tuckamore has taken down is not duplicated. Safe to try again under the same idempotency_key. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.illegal_transition, property.not_found, property.not_owner, property.suspended_not_duplicated, property.too_many_drafts.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/duplicate",
  query: [],
  repeatable: true,
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const findInvitation: Tool = {
  name: "findInvitation",
  title: "Find invitation",
  description: "What the link of an invitation asks; nothing is accepted yet. For people whose profile has a first and a last name. At most 20 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, property.cohosts_already, property.invitation_ended, property.own_invitation.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/cohost/invitation",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      token: { type: "string", minLength: 1, maxLength: 200, format: "text", description: "From the mailed link" },
    },
    required: ["token"],
    additionalProperties: false,
  },
};

export const findPlace: Tool = {
  name: "findPlace",
  title: "Find place",
  description: "Where an address or a town of Canada is; misspelt towns too. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/place/find",
  query: ["address", "city", "province", "postal_code"],
  inputSchema: {
    type: "object",
    properties: {
      address: {
        type: "string",
        maxLength: 200,
        format: "text",
        description: "Street and number; left out, or unknown, the town counts",
        examples: ["1220 Pacific Rim Highway"],
      },
      city: {
        type: "string",
        minLength: 1,
        maxLength: 100,
        format: "text",
        examples: ["Tofino"],
      },
      province: {
        type: "string",
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
      },
      postal_code: {
        type: "string",
        maxLength: 10,
        format: "text",
        examples: ["V0R 2Z0"],
      },
    },
    required: ["city", "province"],
    additionalProperties: false,
  },
};

export const findZone: Tool = {
  name: "findZone",
  title: "Find zone",
  description: "The time zone of a position. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/place/zone",
  query: ["latitude", "longitude"],
  inputSchema: {
    type: "object",
    properties: {
      latitude: {
        type: "number",
        minimum: -90,
        maximum: 90,
        examples: [49.153],
      },
      longitude: {
        type: "number",
        minimum: -180,
        maximum: 180,
        examples: [-125.907],
      },
    },
    required: ["latitude", "longitude"],
    additionalProperties: false,
  },
};

export const getArrivalGuide: Tool = {
  name: "getArrivalGuide",
  title: "Get arrival guide",
  description: "What guests of a property are told about arriving, for its owner. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/arrival",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const getAvailability: Tool = {
  name: "getAvailability",
  title: "Get availability",
  description: "Which nights are taken, never why; from today to the horizon unless asked otherwise. For anyone, where the property is listed or paused. A request about a property names it. At most 2400 times in 10 minutes. May be refused with: property.dates_reversed, property.gone, property.no_property_id, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}/availability",
  query: ["from", "to"],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      from: { type: "string", format: "date" },
      to: { type: "string", format: "date", description: "The day after the last night" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const getCalendar: Tool = {
  name: "getCalendar",
  title: "Get calendar",
  description: "The nights of a property from one day to another; from today for three months unless asked otherwise. For the owner of the property, or a co-host who looks after its calendar. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.beyond_calendar, property.dates_reversed, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/calendar",
  query: ["from", "to"],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      from: { type: "string", format: "date" },
      to: { type: "string", format: "date", description: "The day after the last night" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const getDestination: Tool = {
  name: "getDestination",
  title: "Get destination",
  description: "A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. For anyone. At most 120 times in 1 minute. May be refused with: property.destination_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/destination/{slug}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      slug: {
        type: "string",
        minLength: 1,
        maxLength: 80,
        format: "text",
        examples: ["banff"],
      },
    },
    required: ["slug"],
    additionalProperties: false,
  },
};

export const getListing: Tool = {
  name: "getListing",
  title: "Get listing",
  description: "A property as a guest sees it; drafts are not found, and what was archived is gone. For anyone, where the property is listed or paused. At most 2400 times in 10 minutes. May be refused with: property.gone, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}",
  query: ["checkin", "checkout", "currency"],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      checkin: { type: "string", format: "date", description: "With both dates, the price is that of the stay" },
      checkout: { type: "string", format: "date" },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const getOwnProperty: Tool = {
  name: "getOwnProperty",
  title: "Get own property",
  description: "A property with everything that its owner sees and edits; a co-host sees what their part needs. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const getPricingMeta: Tool = {
  name: "getPricingMeta",
  title: "Get pricing meta",
  description: "The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. For anyone, where the property is listed or paused. A booking may be paid with so many points. A request about a property names it. At most 60 times in 1 minute. May be refused with: checkout.total_unpayable, points.not_enough, points.too_few, points.too_many, property.gone, property.no_property_id, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/property/{property_id}/pricing-meta",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      booking: {
        type: "object",
        properties: {
          checkin: {
            type: "string",
            format: "date",
            examples: ["2027-02-12"],
          },
          checkout: {
            type: "string",
            format: "date",
            examples: ["2027-02-15"],
          },
          guests: { $ref: "#/$defs/Guests" },
          currency: {
            type: "string",
            enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
            default: "CAD",
          },
          points: { type: "integer", minimum: 0, maximum: 10000000, default: 0 },
        },
        required: ["checkin", "checkout"],
        additionalProperties: false,
        description: "The stay that is looked at",
      },
      lineItems: {
        type: "array",
        items: { $ref: "#/$defs/LineItem" },
        maxItems: 40,
        description: "The lines that the caller shows",
      },
    },
    required: ["property_id", "booking"],
    additionalProperties: false,
    $defs: {
      Guests: {
        type: "object",
        properties: {
          adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
          children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
          infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
          pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
        },
        additionalProperties: false,
      },
      LineItem: {
        type: "object",
        properties: {
          code: {
            type: "string",
            maxLength: 64,
            format: "text",
            examples: ["cleaning_fee"],
          },
          label: {
            type: "string",
            maxLength: 200,
            format: "text",
            examples: ["Cleaning fee"],
          },
          type: {
            type: "string",
            enum: ["host", "platform", "tax", "points"],
          },
          amount: {
            type: "string",
            maxLength: 40,
            pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$",
            format: "text",
            description: "For reading",
            examples: ["55.20 CAD"],
          },
          amount_cents: {
            type: "integer",
            minimum: -1000000000,
            maximum: 1000000000,
            description: "In the smallest unit of the currency",
            examples: [5520],
          },
          currency: {
            type: "string",
            enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
          },
          rate: {
            type: "string",
            maxLength: 20,
            format: "text",
            description: "Of a tax: its rate as a decimal number",
            examples: ["0.08"],
          },
          base_cents: {
            type: "integer",
            minimum: -1000000000,
            maximum: 1000000000,
            description: "Of a tax: what it is computed on",
            examples: [69000],
          },
        },
        required: ["code", "label", "type", "amount", "amount_cents", "currency"],
        additionalProperties: false,
      },
    },
  },
};

export const inviteCohost: Tool = {
  name: "inviteCohost",
  title: "Invite cohost",
  description: "Mails an invitation to help with a listing, or with several at once; one that was not accepted yet is sent anew, and its old link ends. For the owner of the property. At most 10 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.cohost_known, property.cohost_mails, property.not_found, property.not_owner, property.too_many_cohosts.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/cohost",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      email: {
        type: "string",
        maxLength: 254,
        format: "idn-email",
        description: "Trimmed and in lower case",
        examples: ["sam@example.ca"],
      },
      roles: {
        type: "array",
        items: {
          type: "string",
          enum: ["calendar", "messages", "money"],
        },
        minItems: 1,
        maxItems: 3,
        description: "What they may do",
      },
      property_ids: {
        type: "array",
        items: { type: "string", format: "uuid" },
        maxItems: 100,
        description: "Other listings of the same owner that the invitation is for, too",
      },
    },
    required: ["property_id", "email", "roles"],
    additionalProperties: false,
  },
};

export const leaveListing: Tool = {
  name: "leaveListing",
  title: "Leave listing",
  description: "A co-host ends it at once. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.cohost_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/cohosting",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const listCalendars: Tool = {
  name: "listCalendars",
  title: "List calendars",
  description: "The nights of the listings that a host owns or co-hosts, a page of them; a first night beyond their calendars is moved into them. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/calendar",
  query: ["from", "page"],
  inputSchema: {
    type: "object",
    properties: {
      from: { type: "string", format: "date", description: "The first night; today where it is left out" },
      page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    },
    additionalProperties: false,
  },
};

export const listCards: Tool = {
  name: "listCards",
  title: "List cards",
  description: "Stays by their ids, in this order and without those that are not listed; with dates, whether each can be had. For anyone. At most 120 times in 1 minute.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/card",
  query: ["property_ids", "checkin", "checkout", "adults", "children", "pets", "currency"],
  inputSchema: {
    type: "object",
    properties: {
      property_ids: {
        type: "array",
        items: { type: "string", format: "uuid" },
        minItems: 1,
        maxItems: 100,
      },
      checkin: { type: "string", format: "date", description: "With both dates, prices are those of the stay" },
      checkout: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
      children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
      pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        default: "CAD",
      },
    },
    required: ["property_ids"],
    additionalProperties: false,
  },
};

export const listCohosts: Tool = {
  name: "listCohosts",
  title: "List cohosts",
  description: "The co-hosts of a listing and the invitations that wait, in the order in which they were sent. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/cohost",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const listHostStays: Tool = {
  name: "listHostStays",
  title: "List host stays",
  description: "The listed properties of a host, as cards without dates. For anyone, where there is such a person. At most 120 times in 1 minute. May be refused with: account.profile_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/profile/{profile_id}/listing",
  query: ["page", "currency"],
  inputSchema: {
    type: "object",
    properties: {
      profile_id: { type: "string", format: "uuid" },
      page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        default: "CAD",
      },
    },
    required: ["profile_id"],
    additionalProperties: false,
  },
};

export const listNightPrices: Tool = {
  name: "listNightPrices",
  title: "List night prices",
  description: "What a night costs from each day of a month on which these people may begin a stay; other days are left out. For anyone, where the property is listed or paused. At most 2400 times in 10 minutes. May be refused with: property.gone, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}/night-price",
  query: ["month", "adults", "children", "pets", "currency"],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      month: {
        type: "string",
        format: "date",
        description: "Any day of the month",
        examples: ["2027-02-01"],
      },
      adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
      children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
      pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        default: "CAD",
      },
    },
    required: ["property_id", "month"],
    additionalProperties: false,
  },
};

export const listOwnProperties: Tool = {
  name: "listOwnProperties",
  title: "List own properties",
  description: "The person’s own properties and those that they co-host, the newest first. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property",
  query: [],
  inputSchema: {
    type: "object",
    properties: {},
    additionalProperties: false,
  },
};

export const listPins: Tool = {
  name: "listPins",
  title: "List pins",
  description: "Where the stays that a search finds stand on the map, the first ones by its order; the search itself answers with their cards. For anyone. The price filter fits together. The dates of a search fit together. At most 120 times in 1 minute. May be refused with: property.date_missing, property.dates_reversed, property.map_part_wrong, property.prices_reversed.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/property/pin",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      query: {
        type: "string",
        maxLength: 120,
        format: "text",
        description: "A place; empty is the whole country",
        examples: ["Whistler, BC"],
      },
      bounds: {
        type: "array",
        items: { type: "number", minimum: -180, maximum: 180 },
        minItems: 4,
        maxItems: 4,
        description: "South, west, north and east of the map",
        examples: [
          [50, -123.1, 50.2, -122.8],
        ],
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
      flex_days: { type: "integer", minimum: 1, maximum: 3, description: "The dates may lie so many days earlier or later, as many nights long" },
      flex_stay: {
        type: "string",
        enum: ["weekend", "week", "month"],
        description: "Without dates: a weekend from Friday to Sunday, 7 nights or 28 nights in the months named",
      },
      flex_months: {
        type: "array",
        items: {
          type: "string",
          format: "date",
          examples: ["2027-02-01"],
        },
        minItems: 1,
        maxItems: 3,
        description: "Any day of each month; a stay may go on from one into the next",
      },
      guests: { $ref: "#/$defs/Guests" },
      filters: { $ref: "#/$defs/SearchFilters" },
      price_currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        description: "The currency of the price filter; Canadian dollars where it is left out",
      },
      sort: {
        type: "string",
        enum: ["recommended", "price_asc", "price_desc", "rating", "newest"],
        default: "recommended",
      },
    },
    additionalProperties: false,
    $defs: {
      Guests: {
        type: "object",
        properties: {
          adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
          children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
          infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
          pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
        },
        additionalProperties: false,
      },
      SearchFilters: {
        type: "object",
        properties: {
          price_min: { type: "integer", minimum: 0, maximum: 2000000, description: "Whole units of its currency a night, fees included" },
          price_max: {
            type: "integer",
            minimum: 0,
            maximum: 2000000,
            description: "Whole units of its currency a night, fees included",
            examples: [400],
          },
          bedrooms_min: { type: "integer", minimum: 0, maximum: 30, description: "At least so many bedrooms" },
          beds_min: { type: "integer", minimum: 0, maximum: 30, description: "At least so many beds" },
          baths_min: { type: "integer", minimum: 0, maximum: 20, description: "At least so many bathrooms" },
          rating_min: { type: "number", minimum: 0, maximum: 5, description: "The average of its reviews" },
          types: {
            type: "array",
            items: {
              type: "string",
              enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
            },
            maxItems: 20,
            description: "Any of these",
          },
          amenities: {
            type: "array",
            items: {
              type: "string",
              enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
            },
            maxItems: 60,
            description: "All of these",
          },
          accessible: {
            type: "array",
            items: {
              type: "string",
              enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
            },
            maxItems: 20,
            description: "All of these",
          },
          languages: {
            type: "array",
            items: {
              type: "string",
              enum: ["en", "fr", "ase", "ar", "bn", "yue", "cr", "chp", "nl", "de", "el", "gu", "hi", "moe", "iu", "it", "ja", "ko", "cmn", "mic", "oj", "fa", "pl", "pt", "pa", "fcs", "ro", "ru", "es", "tl", "ta", "uk", "ur", "vi"],
            },
            maxItems: 40,
            description: "At least one of these, by the profile of its owner",
          },
          free_cancellation: { type: "boolean", description: "With dates: everything comes back until a time before check-in that still lies ahead; without: by the policy" },
          policies: {
            type: "array",
            items: {
              type: "string",
              enum: ["flexible", "moderate", "firm", "strict"],
            },
            maxItems: 4,
            description: "Any of these",
          },
          instant: { type: "boolean", description: "Only what is booked at once" },
        },
        additionalProperties: false,
      },
    },
  },
};

export const listPopularStates: Tool = {
  name: "listPopularStates",
  title: "List popular states",
  description: "The provinces and territories with the most listed properties, the fullest first. For anyone.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/states/popular",
  query: [],
  inputSchema: {
    type: "object",
    properties: {},
    additionalProperties: false,
  },
};

export const listSeasons: Tool = {
  name: "listSeasons",
  title: "List seasons",
  description: "A host’s seasons by their dates, and the listings at which they may hold. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/season",
  query: [],
  inputSchema: {
    type: "object",
    properties: {},
    additionalProperties: false,
  },
};

export const listSimilarStays: Tool = {
  name: "listSimilarStays",
  title: "List similar stays",
  description: "Stays near a listing that are like it in price, size and kind, the most alike first; with dates only those that are free. For anyone, where the property is listed or paused. At most 120 times in 1 minute. May be refused with: property.gone, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}/similar",
  query: ["checkin", "checkout", "adults", "children", "pets", "currency"],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      checkin: { type: "string", format: "date", description: "With both dates, prices are those of the stay" },
      checkout: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
      children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
      pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        default: "CAD",
      },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const previewPrice: Tool = {
  name: "previewPrice",
  title: "Preview price",
  description: "What a stay would cost guests and bring the host at prices that are not saved yet. For the owner of the property. At most 240 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/price-preview",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      base_cents: { type: "integer", minimum: 1000, maximum: 1000000, description: "Price per night, where its day of the week has none of its own" },
      monday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Monday night; the price per night where empty",
      },
      tuesday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Tuesday night; the price per night where empty",
      },
      wednesday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Wednesday night; the price per night where empty",
      },
      thursday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Thursday night; the price per night where empty",
      },
      friday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Friday night; the price per night where empty",
      },
      saturday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Saturday night; the price per night where empty",
      },
      sunday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Sunday night; the price per night where empty",
      },
      cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000, description: "A night, for each guest beyond those included" },
      guests_included: { type: "integer", minimum: 1, maximum: 30 },
      weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60, description: "From seven nights" },
      monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80, description: "From twenty-eight nights" },
      early_discount_percent: { type: "integer", minimum: 0, maximum: 40, description: "Booked sixty days ahead or earlier" },
      last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60, description: "Booked within the last seven days" },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const removeCohost: Tool = {
  name: "removeCohost",
  title: "Remove cohost",
  description: "Ends co-hosting at once, or withdraws an invitation. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.cohost_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/cohost/{cohost_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      cohost_id: { type: "string", format: "uuid" },
    },
    required: ["property_id", "cohost_id"],
    additionalProperties: false,
  },
};

export const renameFeed: Tool = {
  name: "renameFeed",
  title: "Rename feed",
  description: "Gives a calendar from elsewhere a name; without one it has the platform’s. For the owner of the property, or a co-host who looks after its calendar. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/user/property/{property_id}/feed/{feed_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      feed_id: { type: "string", format: "uuid" },
      name: {
        type: "string",
        maxLength: 40,
        format: "text",
        description: "What its host calls it",
        examples: ["Grandma’s calendar"],
      },
    },
    required: ["property_id", "feed_id"],
    additionalProperties: false,
  },
};

export const saveArrivalGuide: Tool = {
  name: "saveArrivalGuide",
  title: "Save arrival guide",
  description: "Sets what guests are told about arriving; what is left out is told no more. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/property/{property_id}/arrival",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      way: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      way_days: { type: "integer", minimum: 0, maximum: 60, description: "From how many days before check-in it is shown", default: 3 },
      parking: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      parking_days: { type: "integer", minimum: 0, maximum: 60, description: "From how many days before check-in it is shown", default: 3 },
      entry: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      entry_days: { type: "integer", minimum: 0, maximum: 60, description: "From how many days before check-in it is shown", default: 3 },
      code: { type: "string", minLength: 1, maxLength: 100, format: "text" },
      code_days: { type: "integer", minimum: 0, maximum: 60, description: "From how many days before check-in it is shown", default: 3 },
      wifi: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
      wifi_days: { type: "integer", minimum: 0, maximum: 60, description: "From how many days before check-in it is shown", default: 3 },
      manual: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      manual_days: { type: "integer", minimum: 0, maximum: 60, description: "From how many days before check-in it is shown", default: 3 },
      leaving: { type: "string", minLength: 1, maxLength: 3000, format: "long-text" },
      leaving_days: { type: "integer", minimum: 0, maximum: 60, description: "From how many days before check-in it is shown", default: 3 },
    },
    required: ["property_id"],
    additionalProperties: false,
  },
};

export const searchOwnProperties: Tool = {
  name: "searchOwnProperties",
  title: "Search own properties",
  description: "Finds the person’s own property by its listing address: a list of one, or an empty one. For people who are signed in. May be refused with: account.not_signed_in, property.listing_address_unusable.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/user/property/search",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      listing_url: {
        type: "string",
        minLength: 1,
        maxLength: 8192,
        format: "long-text",
        description: "A listing on another platform; without a scheme it gets https://",
        examples: ["https://www.airbnb.ca/rooms/123"],
      },
    },
    required: ["listing_url"],
    additionalProperties: false,
  },
};

export const searchProperties: Tool = {
  name: "searchProperties",
  title: "Search properties",
  description: "Finds listed properties by place, dates, people and filters; with dates only those that are free. For anyone. The price filter fits together. The dates of a search fit together. At most 120 times in 1 minute. May be refused with: property.date_missing, property.dates_reversed, property.map_part_wrong, property.prices_reversed.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/property/search",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      query: {
        type: "string",
        maxLength: 120,
        format: "text",
        description: "A place; empty is the whole country",
        examples: ["Whistler, BC"],
      },
      bounds: {
        type: "array",
        items: { type: "number", minimum: -180, maximum: 180 },
        minItems: 4,
        maxItems: 4,
        description: "South, west, north and east of the map",
        examples: [
          [50, -123.1, 50.2, -122.8],
        ],
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
      flex_days: { type: "integer", minimum: 1, maximum: 3, description: "The dates may lie so many days earlier or later, as many nights long" },
      flex_stay: {
        type: "string",
        enum: ["weekend", "week", "month"],
        description: "Without dates: a weekend from Friday to Sunday, 7 nights or 28 nights in the months named",
      },
      flex_months: {
        type: "array",
        items: {
          type: "string",
          format: "date",
          examples: ["2027-02-01"],
        },
        minItems: 1,
        maxItems: 3,
        description: "Any day of each month; a stay may go on from one into the next",
      },
      guests: { $ref: "#/$defs/Guests" },
      filters: { $ref: "#/$defs/SearchFilters" },
      price_currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        description: "The currency of the price filter; Canadian dollars where it is left out",
      },
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
      alternatives: { type: "boolean", description: "Where nothing is found, tell why, and what would find something", default: false },
    },
    additionalProperties: false,
    $defs: {
      Guests: {
        type: "object",
        properties: {
          adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
          children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
          infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
          pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
        },
        additionalProperties: false,
      },
      SearchFilters: {
        type: "object",
        properties: {
          price_min: { type: "integer", minimum: 0, maximum: 2000000, description: "Whole units of its currency a night, fees included" },
          price_max: {
            type: "integer",
            minimum: 0,
            maximum: 2000000,
            description: "Whole units of its currency a night, fees included",
            examples: [400],
          },
          bedrooms_min: { type: "integer", minimum: 0, maximum: 30, description: "At least so many bedrooms" },
          beds_min: { type: "integer", minimum: 0, maximum: 30, description: "At least so many beds" },
          baths_min: { type: "integer", minimum: 0, maximum: 20, description: "At least so many bathrooms" },
          rating_min: { type: "number", minimum: 0, maximum: 5, description: "The average of its reviews" },
          types: {
            type: "array",
            items: {
              type: "string",
              enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
            },
            maxItems: 20,
            description: "Any of these",
          },
          amenities: {
            type: "array",
            items: {
              type: "string",
              enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
            },
            maxItems: 60,
            description: "All of these",
          },
          accessible: {
            type: "array",
            items: {
              type: "string",
              enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
            },
            maxItems: 20,
            description: "All of these",
          },
          languages: {
            type: "array",
            items: {
              type: "string",
              enum: ["en", "fr", "ase", "ar", "bn", "yue", "cr", "chp", "nl", "de", "el", "gu", "hi", "moe", "iu", "it", "ja", "ko", "cmn", "mic", "oj", "fa", "pl", "pt", "pa", "fcs", "ro", "ru", "es", "tl", "ta", "uk", "ur", "vi"],
            },
            maxItems: 40,
            description: "At least one of these, by the profile of its owner",
          },
          free_cancellation: { type: "boolean", description: "With dates: everything comes back until a time before check-in that still lies ahead; without: by the policy" },
          policies: {
            type: "array",
            items: {
              type: "string",
              enum: ["flexible", "moderate", "firm", "strict"],
            },
            maxItems: 4,
            description: "Any of these",
          },
          instant: { type: "boolean", description: "Only what is booked at once" },
        },
        additionalProperties: false,
      },
    },
  },
};

export const suggestPlaces: Tool = {
  name: "suggestPlaces",
  title: "Suggest places",
  description: "Places with stays in them or near them, and listings, that begin or sound like what is typed; with nothing typed the towns with most stays. For anyone. At most 120 times in 1 minute.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/place-suggestion",
  query: ["query"],
  inputSchema: {
    type: "object",
    properties: {
      query: {
        type: "string",
        maxLength: 120,
        format: "text",
        examples: ["lac musk"],
        default: "",
      },
    },
    additionalProperties: false,
  },
};

export const syncFeed: Tool = {
  name: "syncFeed",
  title: "Sync feed",
  description: "Reads a calendar from elsewhere now. For the owner of the property, or a co-host who looks after its calendar. At most 6 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_failed, property.feed_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/feed/{feed_id}/sync",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      feed_id: { type: "string", format: "uuid" },
    },
    required: ["property_id", "feed_id"],
    additionalProperties: false,
  },
};

export const updateCalendar: Tool = {
  name: "updateCalendar",
  title: "Update calendar",
  description: "Sets price, blocks, the shortest stay and days of arrival of some nights, all of it or nothing; bookings are not touched. For the owner of the property, or a co-host who looks after its calendar. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.beyond_calendar, property.dates_reversed, property.nights_booked, property.nights_locked, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/property/{property_id}/calendar",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      changes: {
        type: "array",
        items: { $ref: "#/$defs/CalendarChange" },
        minItems: 1,
        maxItems: 100,
      },
    },
    required: ["property_id", "changes"],
    additionalProperties: false,
    $defs: {
      CalendarChange: {
        type: "object",
        properties: {
          start: { type: "string", format: "date", description: "The first night" },
          end: { type: "string", format: "date", description: "The morning after the last night" },
          blocked: { type: "boolean", description: "Nobody can book them; no opens them again" },
          price_cents: {
            type: ["integer", "null"],
            minimum: 1000,
            maximum: 1000000,
            description: "The price of each; nothing is the usual price",
          },
          min_nights: {
            type: ["integer", "null"],
            minimum: 1,
            maximum: 365,
            description: "The shortest stay that begins then; nothing is the usual",
          },
          checkin_days: {
            type: ["array", "null"],
            items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
            minItems: 1,
            maxItems: 7,
            description: "On which weekdays a stay may begin then; nothing is any",
          },
          checkout_days: {
            type: ["array", "null"],
            items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
            minItems: 1,
            maxItems: 7,
            description: "On which weekdays a stay may end then; nothing is any",
          },
          note: {
            type: ["string", "null"],
            maxLength: 200,
            format: "text",
            description: "For the host alone",
          },
        },
        required: ["start", "end"],
        additionalProperties: false,
      },
    },
  },
};

export const updateCalendars: Tool = {
  name: "updateCalendars",
  title: "Update calendars",
  description: "Sets price, blocks, the shortest stay and days of arrival at several listings that a host owns or co-hosts, the same at each: all of it or nothing. For hosts. At most 240 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.dates_reversed, property.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/calendar",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      change: { $ref: "#/$defs/NightsChange" },
      calendars: {
        type: "array",
        items: {
          type: "object",
          properties: {
            property_id: { type: "string", format: "uuid" },
            nights: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  start: { type: "string", format: "date", description: "The first night" },
                  end: { type: "string", format: "date", description: "The morning after the last night" },
                },
                required: ["start", "end"],
                additionalProperties: false,
              },
              minItems: 1,
              maxItems: 28,
            },
          },
          required: ["property_id", "nights"],
          additionalProperties: false,
        },
        minItems: 1,
        maxItems: 50,
      },
    },
    required: ["change", "calendars"],
    additionalProperties: false,
    $defs: {
      NightsChange: {
        type: "object",
        properties: {
          blocked: { type: "boolean", description: "Nobody can book them; no opens them again" },
          price_cents: {
            type: ["integer", "null"],
            minimum: 1000,
            maximum: 1000000,
            description: "The price of each; nothing is the usual price",
          },
          min_nights: {
            type: ["integer", "null"],
            minimum: 1,
            maximum: 365,
            description: "The shortest stay that begins then; nothing is the usual",
          },
          checkin_days: {
            type: ["array", "null"],
            items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
            minItems: 1,
            maxItems: 7,
            description: "On which weekdays a stay may begin then; nothing is any",
          },
          checkout_days: {
            type: ["array", "null"],
            items: { type: "integer", minimum: 0, maximum: 6, description: "0 is Sunday" },
            minItems: 1,
            maxItems: 7,
            description: "On which weekdays a stay may end then; nothing is any",
          },
          note: {
            type: ["string", "null"],
            maxLength: 200,
            format: "text",
            description: "For the host alone",
          },
        },
        additionalProperties: false,
      },
    },
  },
};

export const updatePhotos: Tool = {
  name: "updatePhotos",
  title: "Update photos",
  description: "Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes back where it is named. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.changed_elsewhere, property.listing_incomplete, property.not_found, property.not_owner, property.photo_not_found, property.too_many_photos.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/user/property/{property_id}/photo",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      version: { type: "integer", minimum: 1, description: "Which order and words were changed; refused where others have been saved since" },
      photos: {
        type: "array",
        items: {
          type: "object",
          properties: {
            photo_id: { type: "string", format: "uuid" },
            alt: { type: "string", maxLength: 200, format: "text", description: "What it shows, in words" },
          },
          required: ["photo_id"],
          additionalProperties: false,
        },
        minItems: 1,
        maxItems: 50,
      },
    },
    required: ["property_id", "photos"],
    additionalProperties: false,
  },
};

export const updateProperty: Tool = {
  name: "updateProperty",
  title: "Update property",
  description: "Changes what is sent of a property, and confirms it where it was imported. For the owner of the property. The limits of a stay fit together. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.changed_elsewhere, property.listing_address_unusable, property.listing_claimed, property.listing_incomplete, property.nights_reversed, property.not_found, property.not_owner, property.photo_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/user/property/{property_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      version: { type: "integer", minimum: 1, description: "What was edited; refused where something else has been saved since" },
      listing_url: {
        type: "string",
        minLength: 1,
        maxLength: 8192,
        format: "long-text",
        description: "A listing on another platform; without a scheme it gets https://",
        examples: ["https://www.airbnb.ca/rooms/123"],
      },
      title: {
        type: "string",
        maxLength: 80,
        format: "text",
        description: "Empty while a draft",
        examples: ["Cedar cabin by the lake"],
      },
      description: { type: "string", maxLength: 5000, format: "long-text" },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30, description: "How many guests it takes" },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20, description: "Half baths count a half" },
      bedroom_list: {
        type: "array",
        items: { $ref: "#/$defs/Bedroom" },
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
      house_rules: { type: "string", maxLength: 2000, format: "long-text" },
      address: {
        type: ["string", "null"],
        maxLength: 200,
        format: "text",
        description: "Street and number; shown once a booking is confirmed",
      },
      city: {
        type: "string",
        maxLength: 100,
        format: "text",
        examples: ["Whistler"],
      },
      province: {
        type: ["string", "null"],
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
      },
      postal_code: {
        type: ["string", "null"],
        maxLength: 10,
        pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$",
        format: "text",
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
        description: "All of its dates and times are in this zone",
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
      },
      instant_book: { type: "boolean", description: "Booked at once, without asking the host" },
      base_cents: { type: "integer", minimum: 0, maximum: 1000000, description: "Price per night, where its day of the week has none of its own" },
      monday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Monday night; the price per night where empty",
      },
      tuesday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Tuesday night; the price per night where empty",
      },
      wednesday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Wednesday night; the price per night where empty",
      },
      thursday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Thursday night; the price per night where empty",
      },
      friday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Friday night; the price per night where empty",
      },
      saturday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Saturday night; the price per night where empty",
      },
      sunday_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
        description: "A Sunday night; the price per night where empty",
      },
      cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      pet_fee_cents: { type: "integer", minimum: 0, maximum: 1000000, description: "Once a stay" },
      pets_allowed: { type: "boolean" },
      extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000, description: "A night, for each guest beyond those included" },
      guests_included: { type: "integer", minimum: 1, maximum: 30 },
      weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60, description: "From seven nights" },
      monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80, description: "From twenty-eight nights" },
      early_discount_percent: { type: "integer", minimum: 0, maximum: 40, description: "Booked sixty days ahead or earlier" },
      last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60, description: "Booked within the last seven days" },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      gap_stays: { type: "boolean", description: "Guests may book a gap between two stays that is shorter than the shortest stay" },
      gap_min_nights: { type: "integer", minimum: 1, maximum: 30, description: "The shortest stay in such a gap" },
      advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
      preparation_nights: { type: "integer", minimum: 0, maximum: 7, description: "Kept free between two stays" },
      no_other_calendars: { type: "boolean", description: "The host says that it is offered nowhere else" },
      registration_number: {
        type: ["string", "null"],
        maxLength: 60,
        format: "text",
        description: "Shown on the listing where law asks",
        examples: ["PM123456789"],
      },
      registration_expires: {
        type: ["string", "null"],
        format: "date",
      },
      licence_number: {
        type: ["string", "null"],
        maxLength: 60,
        format: "text",
        description: "Of the city, where it asks for one beside its province",
        examples: ["26-123456"],
      },
      setup_page: {
        type: "string",
        enum: ["basics", "place", "rooms", "amenities", "photos", "price", "rules", "calendar", "registration", "finish"],
        description: "How far the host is in the setup",
      },
      photos_permitted: { type: "boolean", const: true, description: "The host owns the imported pictures or may use them; they are copied now" },
      photos_chosen: {
        type: "array",
        items: {
          type: "string",
          pattern: "^[0-9a-f]{16}$",
          format: "text",
          description: "Follows from its address",
          examples: ["5f9fce1a2b3c4d5e"],
        },
        minItems: 1,
        maxItems: 50,
        description: "With that: the only ones to copy, in this order; all of them where left out",
      },
      new_export_url: { type: "boolean", const: true, description: "Changes the secret of the exported calendar; the old link stops working" },
    },
    required: ["property_id"],
    additionalProperties: false,
    $defs: {
      Bedroom: {
        type: "object",
        properties: {
          name: {
            type: "string",
            minLength: 1,
            maxLength: 60,
            format: "text",
            examples: ["Bedroom 1"],
          },
          beds: {
            type: "string",
            minLength: 1,
            maxLength: 100,
            format: "text",
            examples: ["1 queen bed"],
          },
        },
        required: ["name", "beds"],
        additionalProperties: false,
      },
    },
  },
};

export const updatePropertyStatus: Tool = {
  name: "updatePropertyStatus",
  title: "Update property status",
  description: "Lists, pauses or archives a property. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.address_missing, property.calendar_missing, property.description_missing, property.house_rules_missing, property.illegal_transition, property.licence_misfit, property.licence_required, property.not_found, property.not_owner, property.ownership_missing, property.photo_texts_missing, property.photos_missing, property.pin_missing, property.price_missing, property.registration_expired, property.registration_misfit, property.registration_required, property.registration_undated, property.title_missing.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/user/property/{property_id}/status",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      status: {
        type: "string",
        enum: ["listed", "paused", "archived"],
      },
    },
    required: ["property_id", "status"],
    additionalProperties: false,
  },
};
