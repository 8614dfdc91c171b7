// Generated f26d0d5f98ab. What assistants may ask of wishlist.
import { date, fields, oneOf, orNull, uuid } from "../contract/contract";
import { Currency, FlexibleStay, Province } from "../model/values";
import { Guests, SearchFilters } from "./shapes";
import type { Tool } from "./tool";

export const addWishlist: Tool = {
  name: "addWishlist",
  title: "Add wishlist",
  description: "Makes a wish list, with a stay in it where one is given. For people who are signed in. Safe to try again under the same idempotency_key. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.stay_not_found, wishlist.too_many.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/wishlist",
  query: [],
  repeatable: true,
  inputSchema: fields({
    name: {
      type: "string",
      minLength: 1,
      maxLength: 60,
      format: "text",
      examples: ["Summer 2027"],
    },
    property_id: uuid,
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["property_id", "idempotency_key"]),
};

export const changeSavedSearch: Tool = {
  name: "changeSavedSearch",
  title: "Change saved search",
  description: "Renames a saved search, or sets whether it sends mails. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.search_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/saved-search/{saved_search_id}",
  query: [],
  inputSchema: fields({
    saved_search_id: uuid,
    name: {
      type: "string",
      minLength: 1,
      maxLength: 120,
      format: "text",
      examples: ["Tofino · Feb 10–14 · 4 guests"],
    },
    mails: { type: "boolean", description: "Whether a mail tells when a stay that fits is new" },
  }, ["name", "mails"]),
};

export const changeWishlist: Tool = {
  name: "changeWishlist",
  title: "Change wishlist",
  description: "Renames a wish list, and sets whether it is shared: a link stays as long as it is, and never works again afterwards. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/{wishlist_id}",
  query: [],
  inputSchema: fields({
    wishlist_id: uuid,
    name: {
      type: "string",
      minLength: 1,
      maxLength: 60,
      format: "text",
      examples: ["Summer 2027"],
    },
    shared: { type: "boolean", description: "Whether everybody sees it who has its link" },
  }),
};

export const deleteSavedSearch: Tool = {
  name: "deleteSavedSearch",
  title: "Delete saved search",
  description: "Deletes a saved search, and ends its mails. For people who are signed in. May be refused with: account.not_signed_in, wishlist.search_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/saved-search/{saved_search_id}",
  query: [],
  inputSchema: fields({
    saved_search_id: uuid,
  }),
};

export const deleteStayNote: Tool = {
  name: "deleteStayNote",
  title: "Delete stay note",
  description: "Deletes a note: its writer, or the owner of the list. For people who are signed in. May be refused with: account.not_signed_in, wishlist.note_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/wishlist/{wishlist_id}/note/{note_id}",
  query: [],
  inputSchema: fields({
    wishlist_id: uuid,
    note_id: uuid,
  }),
};

export const deleteWishlist: Tool = {
  name: "deleteWishlist",
  title: "Delete wishlist",
  description: "Deletes a wish list; the stays themselves are not touched. For people who are signed in. May be refused with: account.not_signed_in, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/wishlist/{wishlist_id}",
  query: [],
  inputSchema: fields({
    wishlist_id: uuid,
  }),
};

export const getSearchMails: Tool = {
  name: "getSearchMails",
  title: "Get search mails",
  description: "Whether a saved search sends mails, for who has one of them. For anyone. At most 120 times in 1 minute. May be refused with: wishlist.search_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/saved-search/{token}",
  query: [],
  inputSchema: fields({
    token: { type: "string", minLength: 1, maxLength: 100, format: "text", description: "Stands in its mails alone" },
  }),
};

export const getSharedWishlist: Tool = {
  name: "getSharedWishlist",
  title: "Get shared wishlist",
  description: "A wish list that its owner shares, with its votes and notes. For anyone. At most 120 times in 1 minute. May be refused with: wishlist.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/wishlist/{token}",
  query: [],
  inputSchema: fields({
    token: { type: "string", minLength: 1, maxLength: 64, format: "text" },
  }),
};

export const getVoices: Tool = {
  name: "getVoices",
  title: "Get voices",
  description: "The votes and notes of one of the person’s own wish lists. For people who are signed in. May be refused with: account.not_signed_in, wishlist.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/wishlist/{wishlist_id}/voice",
  query: [],
  inputSchema: fields({
    wishlist_id: uuid,
  }),
};

export const listSavedSearches: Tool = {
  name: "listSavedSearches",
  title: "List saved searches",
  description: "The person’s saved searches, the last saved first. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/saved-search",
  query: [],
  inputSchema: fields({}),
};

export const listWishlists: Tool = {
  name: "listWishlists",
  title: "List wishlists",
  description: "The person’s wish lists, the last changed first. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/wishlist",
  query: [],
  inputSchema: fields({}),
};

export const noteStay: Tool = {
  name: "noteStay",
  title: "Note stay",
  description: "Writes a note on a stay of a wish list. For people who are signed in. Safe to try again under the same idempotency_key. At most 60 times in 1 hour. May be refused with: account.not_signed_in, wishlist.not_found, wishlist.removed, wishlist.stay_not_found, wishlist.too_many_fellows, wishlist.too_many_notes.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/wishlist/{wishlist_id}/note",
  query: [],
  repeatable: true,
  inputSchema: fields({
    wishlist_id: uuid,
    property_id: uuid,
    message: {
      type: "string",
      minLength: 1,
      maxLength: 500,
      format: "long-text",
      examples: ["Close to the lake, but no parking."],
    },
    token: { type: "string", maxLength: 64, format: "text", description: "Of the link; the owner needs none" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["token", "idempotency_key"]),
};

export const removeFellow: Tool = {
  name: "removeFellow",
  title: "Remove fellow",
  description: "Removes a fellow traveller from one of the person’s own lists, with their votes and notes, for good. For people who are signed in, where there is such a person. May be refused with: account.not_signed_in, account.profile_not_found, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/wishlist/{wishlist_id}/fellow/{profile_id}",
  query: [],
  inputSchema: fields({
    wishlist_id: uuid,
    profile_id: uuid,
  }),
};

export const saveSearch: Tool = {
  name: "saveSearch",
  title: "Save search",
  description: "Saves a search; one with the same terms that is there already stays as it is. For people who are signed in. The price filter fits together. The dates of a search fit together. At most 60 times in 1 minute. May be refused with: account.not_signed_in, property.date_missing, property.dates_reversed, property.map_part_wrong, property.prices_reversed, wishlist.too_many_searches.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/saved-search",
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
      name: {
        type: "string",
        minLength: 1,
        maxLength: 120,
        format: "text",
        examples: ["Tofino · Feb 10–14 · 4 guests"],
      },
      currency: {
        ...oneOf(Currency),
        description: "The currency in which its mails tell prices",
      },
      mails: { type: "boolean", description: "Whether a mail tells when a stay that fits is new", default: true },
    }, ["query", "bounds", "province", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "guests", "filters", "price_currency", "mails"]),
    $defs: { Guests: Guests, SearchFilters: SearchFilters },
  },
};

export const saveStays: Tool = {
  name: "saveStays",
  title: "Save stays",
  description: "Saves stays to the last changed wish list that has room for them, or to a new one; those that are not listed any more are left out. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.stay_not_found, wishlist.too_many.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/wishlist/stay",
  query: [],
  inputSchema: fields({
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
    },
  }),
};

export const setSearchMails: Tool = {
  name: "setSearchMails",
  title: "Set search mails",
  description: "Ends the mails of a saved search, or takes that back, for who has one of them. For anyone. At most 120 times in 1 minute. May be refused with: wishlist.search_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/saved-search/{token}",
  query: [],
  inputSchema: fields({
    token: { type: "string", minLength: 1, maxLength: 100, format: "text", description: "Stands in its mails alone" },
    mails: { type: "boolean", description: "Whether a mail tells when a stay that fits is new" },
  }),
};

export const setWishlistTrip: Tool = {
  name: "setWishlistTrip",
  title: "Set wishlist trip",
  description: "Sets the dates and people of a wish list: its stays are then priced for them, and say whether they can be had. For people who are signed in. The dates of a search fit together. At most 60 times in 1 minute. May be refused with: account.not_signed_in, property.date_missing, property.dates_reversed, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/{wishlist_id}/trip",
  query: [],
  inputSchema: fields({
    wishlist_id: uuid,
    checkin: date,
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
  }, ["checkin", "checkout", "adults", "children", "infants", "pets"]),
};

export const sortStay: Tool = {
  name: "sortStay",
  title: "Sort stay",
  description: "Sets in which wish lists a stay is; in none, it is no longer saved. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.full, wishlist.not_found, wishlist.stay_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/stay",
  query: [],
  inputSchema: fields({
    property_id: uuid,
    wishlist_ids: {
      type: "array",
      items: uuid,
      maxItems: 20,
    },
  }),
};

export const voteForStay: Tool = {
  name: "voteForStay",
  title: "Vote for stay",
  description: "Votes for a stay of a wish list, or takes the vote back. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.not_found, wishlist.removed, wishlist.stay_not_found, wishlist.too_many_fellows.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/{wishlist_id}/vote",
  query: [],
  inputSchema: fields({
    wishlist_id: uuid,
    property_id: uuid,
    voted: { type: "boolean" },
    token: { type: "string", maxLength: 64, format: "text", description: "Of the link; the owner needs none" },
  }, ["token"]),
};
