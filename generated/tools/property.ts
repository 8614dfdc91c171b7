// Generated 80290d45a3ec. What assistants may ask of property.
import { date, fields, oneOf, orNull, time, uuid } from "../contract/contract";
import { Accessibility, Amenity, CancellationPolicy, CohostRole, Currency, FlexibleStay, PropertyType, Province, SearchSort, SetupPage, StatusChoice, TimeZone } from "../model/values";
import { Bedroom, CalendarChange, Guests, LineItem, NightsChange, SearchFilters } from "./shapes";
import type { Tool } from "./tool";

export const acceptInvitation: Tool = {
  name: "acceptInvitation",
  title: "Accept invitation",
  description: "Accepts an invitation, at all of its listings, with the account that is signed in, and turns host mode on; its link works no more. For people whose profile has a first and a last name. At most 20 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, property.cohosts_already, property.invitation_ended, property.own_invitation.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/cohost",
  query: [],
  inputSchema: fields({
    token: { type: "string", minLength: 1, maxLength: 200, format: "text", description: "From the mailed link" },
  }),
};

export const addFeed: Tool = {
  name: "addFeed",
  title: "Add feed",
  description: "Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. For the owner of the property, or a co-host who looks after its calendar. At most 10 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_known, property.feed_not_found, property.feed_of_other_listing, property.feed_too_large, property.feed_unreadable, property.listing_claimed, property.not_found, property.not_owner, property.too_many_feeds.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/feed",
  query: [],
  inputSchema: fields({
    property_id: uuid,
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
  }, ["name"]),
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
  inputSchema: fields({
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
    price_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "The price of each night; nothing is the usual" }),
    min_nights: orNull({ type: "integer", minimum: 1, maximum: 365, description: "The shortest stay that begins in it; nothing is the usual" }),
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
      description: "The listings at which it holds",
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["yearly", "idempotency_key"]),
};

export const changeCohost: Tool = {
  name: "changeCohost",
  title: "Change cohost",
  description: "Sets what a co-host may do, from now on; or what an invited person will be able to do. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.cohost_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/property/{property_id}/cohost/{cohost_id}",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    cohost_id: uuid,
    roles: {
      type: "array",
      items: oneOf(CohostRole),
      minItems: 1,
      maxItems: 3,
      description: "What they may do",
    },
  }),
};

export const changeSeason: Tool = {
  name: "changeSeason",
  title: "Change season",
  description: "Changes a season at all of its listings at once. For hosts. At most 240 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.season_beyond, property.season_empty, property.season_not_found, property.season_reversed, property.season_too_long, property.seasons_overlap.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/season/{season_id}",
  query: [],
  inputSchema: fields({
    season_id: uuid,
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
    price_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "The price of each night; nothing is the usual" }),
    min_nights: orNull({ type: "integer", minimum: 1, maximum: 365, description: "The shortest stay that begins in it; nothing is the usual" }),
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
      description: "The listings at which it holds",
    },
  }, ["yearly"]),
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
    ...fields({
      property_id: uuid,
      url: {
        type: "string",
        maxLength: 2048,
        format: "text",
        description: "The page of the same place elsewhere; its dates and guests are read off it. Without a scheme it gets https://",
        examples: ["https://www.airbnb.ca/rooms/123?check_in=2027-02-12&check_out=2027-02-15&adults=2"],
      },
      checkin: orNull(date),
      checkout: orNull(date),
      guests: orNull({ $ref: "#/$defs/Guests" }),
      currency: {
        ...oneOf(Currency),
        default: "CAD",
      },
      source_total: orNull({
        description: "The whole price there, taxes included; savings are told only against it",
        ...fields({
          amount_cents: {
            type: "integer",
            minimum: 0,
            maximum: 1000000000,
            examples: [101200],
          },
          currency: oneOf(Currency),
        }),
      }),
    }, ["url", "checkin", "checkout", "guests", "currency", "source_total"]),
    $defs: { Guests: Guests },
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
  inputSchema: fields({
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 3,
    },
    checkin: { type: "string", format: "date", description: "With both dates, prices are those of the stay" },
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["checkin", "checkout", "adults", "children", "pets", "currency"]),
};

export const connectListing: Tool = {
  name: "connectListing",
  title: "Connect listing",
  description: "Connects the saved address, and reads what can be read there into the draft; a second time reads anew and loses nothing confirmed. For the owner of the property. A listing is connected; its address was saved first. At most 30 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.listing_address_unusable, property.listing_claimed, property.no_listing_url, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/connect",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
};

export const connectListings: Tool = {
  name: "connectListings",
  title: "Connect listings",
  description: "Connects every listing of the saved host’s page or list of addresses, each as a draft, this property being the first; none is made twice. For the owner of the property. A listing is connected; its address was saved first. At most 30 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.listing_lines_unusable, property.no_listing_url, property.not_found, property.not_owner, property.too_many_drafts.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/connect/bulk",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
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
  inputSchema: fields({
    property_id: uuid,
    message: {
      type: "string",
      maxLength: 2000,
      format: "long-text",
      description: "Cannot be empty",
      examples: ["Is there room for a canoe on the roof of the garage?"],
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["message", "idempotency_key"]),
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
  inputSchema: fields({
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const deleteFeed: Tool = {
  name: "deleteFeed",
  title: "Delete feed",
  description: "Removes a calendar from elsewhere; the nights that it took are free again. For the owner of the property, or a co-host who looks after its calendar. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_not_found, property.listing_incomplete, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/feed/{feed_id}",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    feed_id: uuid,
  }),
};

export const deletePhoto: Tool = {
  name: "deletePhoto",
  title: "Delete photo",
  description: "Removes a picture; for a while, naming it in the order of the pictures brings it back. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.listing_incomplete, property.not_found, property.not_owner, property.photo_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/photo/{photo_id}",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    photo_id: uuid,
  }),
};

export const deleteProperty: Tool = {
  name: "deleteProperty",
  title: "Delete property",
  description: "Deletes a property for good; where past bookings have to be kept, what remains of it is out of every list and without its address. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.has_open_bookings, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
};

export const deleteSeason: Tool = {
  name: "deleteSeason",
  title: "Delete season",
  description: "Removes a season; its nights have their usual price again. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.season_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/season/{season_id}",
  query: [],
  inputSchema: fields({
    season_id: uuid,
  }),
};

export const disconnectListing: Tool = {
  name: "disconnectListing",
  title: "Disconnect listing",
  description: "Takes the connection to the source listing away; what was brought over and its calendars stay. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_connected, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/disconnect",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
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
  inputSchema: fields({
    property_id: uuid,
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["idempotency_key"]),
};

export const findInvitation: Tool = {
  name: "findInvitation",
  title: "Find invitation",
  description: "What the link of an invitation asks; nothing is accepted yet. For people whose profile has a first and a last name. At most 20 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, property.cohosts_already, property.invitation_ended, property.own_invitation.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/cohost/invitation",
  query: [],
  inputSchema: fields({
    token: { type: "string", minLength: 1, maxLength: 200, format: "text", description: "From the mailed link" },
  }),
};

export const findPlace: Tool = {
  name: "findPlace",
  title: "Find place",
  description: "Where an address or a town of Canada is; misspelt towns too. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/place/find",
  query: ["address", "city", "province", "postal_code"],
  inputSchema: fields({
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
    province: oneOf(Province),
    postal_code: {
      type: "string",
      maxLength: 10,
      format: "text",
      examples: ["V0R 2Z0"],
    },
  }, ["address", "postal_code"]),
};

export const findZone: Tool = {
  name: "findZone",
  title: "Find zone",
  description: "The time zone of a position. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/place/zone",
  query: ["latitude", "longitude"],
  inputSchema: fields({
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
  }),
};

export const getArrivalGuide: Tool = {
  name: "getArrivalGuide",
  title: "Get arrival guide",
  description: "What guests of a property are told about arriving, for its owner. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/arrival",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
};

export const getAvailability: Tool = {
  name: "getAvailability",
  title: "Get availability",
  description: "Which nights are taken, never why; from today to the horizon unless asked otherwise. For anyone, where the property is listed or paused. A request about a property names it. At most 2400 times in 10 minutes. May be refused with: property.dates_reversed, property.gone, property.no_property_id, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}/availability",
  query: ["from", "to"],
  inputSchema: fields({
    property_id: uuid,
    from: date,
    to: { type: "string", format: "date", description: "The day after the last night" },
  }, ["from", "to"]),
};

export const getCalendar: Tool = {
  name: "getCalendar",
  title: "Get calendar",
  description: "The nights of a property from one day to another; from today for three months unless asked otherwise. For the owner of the property, or a co-host who looks after its calendar. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.beyond_calendar, property.dates_reversed, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/calendar",
  query: ["from", "to"],
  inputSchema: fields({
    property_id: uuid,
    from: date,
    to: { type: "string", format: "date", description: "The day after the last night" },
  }, ["from", "to"]),
};

export const getDestination: Tool = {
  name: "getDestination",
  title: "Get destination",
  description: "A place that has a page of its own, by the name in its address: the country, a province or territory, or a town with listings. For anyone. At most 120 times in 1 minute. May be refused with: property.destination_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/destination/{slug}",
  query: [],
  inputSchema: fields({
    slug: {
      type: "string",
      minLength: 1,
      maxLength: 80,
      format: "text",
      examples: ["banff"],
    },
  }),
};

export const getListing: Tool = {
  name: "getListing",
  title: "Get listing",
  description: "A property as a guest sees it; drafts are not found, and what was archived is gone. For anyone, where the property is listed or paused. At most 2400 times in 10 minutes. May be refused with: property.gone, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}",
  query: ["checkin", "checkout", "currency"],
  inputSchema: fields({
    property_id: uuid,
    checkin: { type: "string", format: "date", description: "With both dates, the price is that of the stay" },
    checkout: date,
    currency: oneOf(Currency),
  }, ["checkin", "checkout", "currency"]),
};

export const getOwnProperty: Tool = {
  name: "getOwnProperty",
  title: "Get own property",
  description: "A property with everything that its owner sees and edits; a co-host sees what their part needs. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
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
    ...fields({
      property_id: uuid,
      booking: {
        description: "The stay that is looked at",
        ...fields({
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
            ...oneOf(Currency),
            default: "CAD",
          },
          points: { type: "integer", minimum: 0, maximum: 10000000, default: 0 },
        }, ["guests", "currency", "points"]),
      },
      lineItems: {
        type: "array",
        items: { $ref: "#/$defs/LineItem" },
        maxItems: 40,
        description: "The lines that the caller shows",
      },
    }, ["lineItems"]),
    $defs: { Guests: Guests, LineItem: LineItem },
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
  inputSchema: fields({
    property_id: uuid,
    email: {
      type: "string",
      maxLength: 254,
      format: "idn-email",
      description: "Trimmed and in lower case",
      examples: ["sam@example.ca"],
    },
    roles: {
      type: "array",
      items: oneOf(CohostRole),
      minItems: 1,
      maxItems: 3,
      description: "What they may do",
    },
    property_ids: {
      type: "array",
      items: uuid,
      maxItems: 100,
      description: "Other listings of the same owner that the invitation is for, too",
    },
  }, ["property_ids"]),
};

export const leaveListing: Tool = {
  name: "leaveListing",
  title: "Leave listing",
  description: "A co-host ends it at once. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.cohost_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/cohosting",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
};

export const listCalendars: Tool = {
  name: "listCalendars",
  title: "List calendars",
  description: "The nights of the listings that a host owns or co-hosts, a page of them; a first night beyond their calendars is moved into them. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/calendar",
  query: ["from", "page"],
  inputSchema: fields({
    from: { type: "string", format: "date", description: "The first night; today where it is left out" },
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["from", "page"]),
};

export const listCards: Tool = {
  name: "listCards",
  title: "List cards",
  description: "Stays by their ids, in this order and without those that are not listed; with dates, whether each can be had. For anyone. At most 120 times in 1 minute.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/card",
  query: ["property_ids", "checkin", "checkout", "adults", "children", "pets", "currency"],
  inputSchema: fields({
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
    },
    checkin: { type: "string", format: "date", description: "With both dates, prices are those of the stay" },
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["checkin", "checkout", "adults", "children", "pets", "currency"]),
};

export const listCohosts: Tool = {
  name: "listCohosts",
  title: "List cohosts",
  description: "The co-hosts of a listing and the invitations that wait, in the order in which they were sent. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/cohost",
  query: [],
  inputSchema: fields({
    property_id: uuid,
  }),
};

export const listHostStays: Tool = {
  name: "listHostStays",
  title: "List host stays",
  description: "The listed properties of a host, as cards without dates. For anyone, where there is such a person. At most 120 times in 1 minute. May be refused with: account.profile_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/profile/{profile_id}/listing",
  query: ["page", "currency"],
  inputSchema: fields({
    profile_id: uuid,
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["page", "currency"]),
};

export const listNightPrices: Tool = {
  name: "listNightPrices",
  title: "List night prices",
  description: "What a night costs from each day of a month on which these people may begin a stay; other days are left out. For anyone, where the property is listed or paused. At most 2400 times in 10 minutes. May be refused with: property.gone, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}/night-price",
  query: ["month", "adults", "children", "pets", "currency"],
  inputSchema: fields({
    property_id: uuid,
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
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["adults", "children", "pets", "currency"]),
};

export const listOwnProperties: Tool = {
  name: "listOwnProperties",
  title: "List own properties",
  description: "The person’s own properties and those that they co-host, the newest first. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property",
  query: [],
  inputSchema: fields({}),
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
    ...fields({
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
      province: oneOf(Province),
      checkin: orNull(date),
      checkout: orNull(date),
      flex_days: { type: "integer", minimum: 1, maximum: 3, description: "The dates may lie so many days earlier or later, as many nights long" },
      flex_stay: {
        ...oneOf(FlexibleStay),
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
        ...oneOf(Currency),
        description: "The currency of the price filter; Canadian dollars where it is left out",
      },
      sort: {
        ...oneOf(SearchSort),
        default: "recommended",
      },
    }, ["query", "bounds", "province", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "guests", "filters", "price_currency", "sort"]),
    $defs: { Guests: Guests, SearchFilters: SearchFilters },
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
  inputSchema: fields({}),
};

export const listSeasons: Tool = {
  name: "listSeasons",
  title: "List seasons",
  description: "A host’s seasons by their dates, and the listings at which they may hold. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/season",
  query: [],
  inputSchema: fields({}),
};

export const listSimilarStays: Tool = {
  name: "listSimilarStays",
  title: "List similar stays",
  description: "Stays near a listing that are like it in price, size and kind, the most alike first; with dates only those that are free. For anyone, where the property is listed or paused. At most 120 times in 1 minute. May be refused with: property.gone, property.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/property/{property_id}/similar",
  query: ["checkin", "checkout", "adults", "children", "pets", "currency"],
  inputSchema: fields({
    property_id: uuid,
    checkin: { type: "string", format: "date", description: "With both dates, prices are those of the stay" },
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    currency: {
      ...oneOf(Currency),
      default: "CAD",
    },
  }, ["checkin", "checkout", "adults", "children", "pets", "currency"]),
};

export const previewPrice: Tool = {
  name: "previewPrice",
  title: "Preview price",
  description: "What a stay would cost guests and bring the host at prices that are not saved yet. For the owner of the property. At most 240 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/price-preview",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    base_cents: { type: "integer", minimum: 1000, maximum: 1000000, description: "Price per night, where its day of the week has none of its own" },
    monday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Monday night; the price per night where empty" }),
    tuesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Tuesday night; the price per night where empty" }),
    wednesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Wednesday night; the price per night where empty" }),
    thursday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Thursday night; the price per night where empty" }),
    friday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Friday night; the price per night where empty" }),
    saturday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Saturday night; the price per night where empty" }),
    sunday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Sunday night; the price per night where empty" }),
    cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
    extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000, description: "A night, for each guest beyond those included" },
    guests_included: { type: "integer", minimum: 1, maximum: 30 },
    weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60, description: "From seven nights" },
    monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80, description: "From twenty-eight nights" },
    early_discount_percent: { type: "integer", minimum: 0, maximum: 40, description: "Booked sixty days ahead or earlier" },
    last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60, description: "Booked within the last seven days" },
  }, ["base_cents", "monday_cents", "tuesday_cents", "wednesday_cents", "thursday_cents", "friday_cents", "saturday_cents", "sunday_cents", "cleaning_fee_cents", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent"]),
};

export const removeCohost: Tool = {
  name: "removeCohost",
  title: "Remove cohost",
  description: "Ends co-hosting at once, or withdraws an invitation. For the owner of the property. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.cohost_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/property/{property_id}/cohost/{cohost_id}",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    cohost_id: uuid,
  }),
};

export const renameFeed: Tool = {
  name: "renameFeed",
  title: "Rename feed",
  description: "Gives a calendar from elsewhere a name; without one it has the platform’s. For the owner of the property, or a co-host who looks after its calendar. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "PATCH",
  path: "/user/property/{property_id}/feed/{feed_id}",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    feed_id: uuid,
    name: {
      type: "string",
      maxLength: 40,
      format: "text",
      description: "What its host calls it",
      examples: ["Grandma’s calendar"],
    },
  }, ["name"]),
};

export const saveArrivalGuide: Tool = {
  name: "saveArrivalGuide",
  title: "Save arrival guide",
  description: "Sets what guests are told about arriving; what is left out is told no more. For the owner of the property, or one of its co-hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/property/{property_id}/arrival",
  query: [],
  inputSchema: fields({
    property_id: uuid,
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
  }, ["way", "way_days", "parking", "parking_days", "entry", "entry_days", "code", "code_days", "wifi", "wifi_days", "manual", "manual_days", "leaving", "leaving_days"]),
};

export const searchOwnProperties: Tool = {
  name: "searchOwnProperties",
  title: "Search own properties",
  description: "Finds the person’s own property by its listing address: a list of one, or an empty one. For people who are signed in. May be refused with: account.not_signed_in, property.listing_address_unusable.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "POST",
  path: "/user/property/search",
  query: [],
  inputSchema: fields({
    listing_url: {
      type: "string",
      minLength: 1,
      maxLength: 8192,
      format: "long-text",
      description: "A listing on another platform; without a scheme it gets https://",
      examples: ["https://www.airbnb.ca/rooms/123"],
    },
  }),
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
    ...fields({
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
      province: oneOf(Province),
      checkin: orNull(date),
      checkout: orNull(date),
      flex_days: { type: "integer", minimum: 1, maximum: 3, description: "The dates may lie so many days earlier or later, as many nights long" },
      flex_stay: {
        ...oneOf(FlexibleStay),
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
        ...oneOf(Currency),
        description: "The currency of the price filter; Canadian dollars where it is left out",
      },
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
      alternatives: { type: "boolean", description: "Where nothing is found, tell why, and what would find something", default: false },
    }, ["query", "bounds", "province", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "guests", "filters", "price_currency", "sort", "page", "per_page", "currency", "alternatives"]),
    $defs: { Guests: Guests, SearchFilters: SearchFilters },
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
  inputSchema: fields({
    query: {
      type: "string",
      maxLength: 120,
      format: "text",
      examples: ["lac musk"],
      default: "",
    },
  }, ["query"]),
};

export const syncFeed: Tool = {
  name: "syncFeed",
  title: "Sync feed",
  description: "Reads a calendar from elsewhere now. For the owner of the property, or a co-host who looks after its calendar. At most 6 times in 1 minute. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.feed_failed, property.feed_not_found, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/property/{property_id}/feed/{feed_id}/sync",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    feed_id: uuid,
  }),
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
    ...fields({
      property_id: uuid,
      changes: {
        type: "array",
        items: { $ref: "#/$defs/CalendarChange" },
        minItems: 1,
        maxItems: 100,
      },
    }),
    $defs: { CalendarChange: CalendarChange },
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
    ...fields({
      change: { $ref: "#/$defs/NightsChange" },
      calendars: {
        type: "array",
        items: fields({
          property_id: uuid,
          nights: {
            type: "array",
            items: fields({
              start: { type: "string", format: "date", description: "The first night" },
              end: { type: "string", format: "date", description: "The morning after the last night" },
            }),
            minItems: 1,
            maxItems: 28,
          },
        }),
        minItems: 1,
        maxItems: 50,
      },
    }),
    $defs: { NightsChange: NightsChange },
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
  inputSchema: fields({
    property_id: uuid,
    version: { type: "integer", minimum: 1, description: "Which order and words were changed; refused where others have been saved since" },
    photos: {
      type: "array",
      items: fields({
        photo_id: uuid,
        alt: { type: "string", maxLength: 200, format: "text", description: "What it shows, in words" },
      }, ["alt"]),
      minItems: 1,
      maxItems: 50,
    },
  }, ["version"]),
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
    ...fields({
      property_id: uuid,
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
      property_type: oneOf(PropertyType),
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
        items: oneOf(Amenity),
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: oneOf(Accessibility),
        maxItems: 20,
      },
      house_rules: { type: "string", maxLength: 2000, format: "long-text" },
      address: orNull({ type: "string", maxLength: 200, format: "text", description: "Street and number; shown once a booking is confirmed" }),
      city: {
        type: "string",
        maxLength: 100,
        format: "text",
        examples: ["Whistler"],
      },
      province: orNull(oneOf(Province)),
      postal_code: orNull({
        type: "string",
        maxLength: 10,
        pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$",
        format: "text",
        examples: ["V8E 0B1"],
      }),
      latitude: orNull({ type: "number", minimum: -90, maximum: 90 }),
      longitude: orNull({ type: "number", minimum: -180, maximum: 180 }),
      timezone: {
        ...oneOf(TimeZone),
        description: "All of its dates and times are in this zone",
      },
      checkin_time: time,
      checkout_time: time,
      cancellation_policy: oneOf(CancellationPolicy),
      instant_book: { type: "boolean", description: "Booked at once, without asking the host" },
      base_cents: { type: "integer", minimum: 0, maximum: 1000000, description: "Price per night, where its day of the week has none of its own" },
      monday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Monday night; the price per night where empty" }),
      tuesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Tuesday night; the price per night where empty" }),
      wednesday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Wednesday night; the price per night where empty" }),
      thursday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Thursday night; the price per night where empty" }),
      friday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Friday night; the price per night where empty" }),
      saturday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Saturday night; the price per night where empty" }),
      sunday_cents: orNull({ type: "integer", minimum: 1000, maximum: 1000000, description: "A Sunday night; the price per night where empty" }),
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
      registration_number: orNull({
        type: "string",
        maxLength: 60,
        format: "text",
        description: "Shown on the listing where law asks",
        examples: ["PM123456789"],
      }),
      registration_expires: orNull(date),
      licence_number: orNull({
        type: "string",
        maxLength: 60,
        format: "text",
        description: "Of the city, where it asks for one beside its province",
        examples: ["26-123456"],
      }),
      setup_page: {
        ...oneOf(SetupPage),
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
    }, ["version", "listing_url", "title", "description", "property_type", "sleeps", "bedrooms", "beds", "baths", "bedroom_list", "amenities", "accessibility", "house_rules", "address", "city", "province", "postal_code", "latitude", "longitude", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "base_cents", "monday_cents", "tuesday_cents", "wednesday_cents", "thursday_cents", "friday_cents", "saturday_cents", "sunday_cents", "cleaning_fee_cents", "pet_fee_cents", "pets_allowed", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent", "min_nights", "max_nights", "gap_stays", "gap_min_nights", "advance_notice_hours", "preparation_nights", "no_other_calendars", "registration_number", "registration_expires", "licence_number", "setup_page", "photos_permitted", "photos_chosen", "new_export_url"]),
    $defs: { Bedroom: Bedroom },
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
  inputSchema: fields({
    property_id: uuid,
    status: oneOf(StatusChoice),
  }),
};
