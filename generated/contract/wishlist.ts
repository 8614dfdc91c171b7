// Generated c9c67d755c11. What the calls of wishlist take and answer.
import { contractOf, date, fields, oneOf, orNull, uuid, type Contract } from "./contract";
import { Currency, FlexibleStay, Province } from "../model/values";

/** Makes a wish list, with a stay in it where one is given. */
export const addWishlist: Contract = contractOf({
  id: "addWishlist",
  method: "POST",
  path: "/user/wishlist",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "wishlist.stay_not_found", "wishlist.too_many"],
  throttle: { times: 60, seconds: 60 },
  repeatable: true,
  body: fields({
    name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
    property_id: uuid,
  }, ["property_id"]),
  answer: {
    type: "array",
    items: { $ref: "Wishlist#" },
    maxItems: 20,
  },
});

/** Renames a saved search, or sets whether it sends mails. */
export const changeSavedSearch: Contract = contractOf({
  id: "changeSavedSearch",
  method: "PUT",
  path: "/user/saved-search/:saved_search_id",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "wishlist.search_not_found"],
  throttle: { times: 60, seconds: 60 },
  params: fields({
    saved_search_id: uuid,
  }),
  body: fields({
    name: { type: "string", minLength: 1, maxLength: 120, format: "text" },
    mails: { type: "boolean" },
  }, ["name", "mails"]),
  answer: {
    type: "array",
    items: { $ref: "SavedSearch#" },
    maxItems: 20,
  },
});

/** Renames a wish list, and sets whether it is shared: a link stays as long as it is, and never works again afterwards. */
export const changeWishlist: Contract = contractOf({
  id: "changeWishlist",
  method: "PUT",
  path: "/user/wishlist/:wishlist_id",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "wishlist.not_found"],
  throttle: { times: 60, seconds: 60 },
  params: fields({
    wishlist_id: uuid,
  }),
  body: fields({
    name: { type: "string", minLength: 1, maxLength: 60, format: "text" },
    shared: { type: "boolean" },
  }),
  answer: {
    type: "array",
    items: { $ref: "Wishlist#" },
    maxItems: 20,
  },
});

/** Deletes a saved search, and ends its mails. */
export const deleteSavedSearch: Contract = contractOf({
  id: "deleteSavedSearch",
  method: "DELETE",
  path: "/user/saved-search/:saved_search_id",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "wishlist.search_not_found"],
  params: fields({
    saved_search_id: uuid,
  }),
  answer: {
    type: "array",
    items: { $ref: "SavedSearch#" },
    maxItems: 20,
  },
});

/** Deletes a note: its writer, or the owner of the list. */
export const deleteStayNote: Contract = contractOf({
  id: "deleteStayNote",
  method: "DELETE",
  path: "/user/wishlist/:wishlist_id/note/:note_id",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "wishlist.note_not_found"],
  params: fields({
    wishlist_id: uuid,
    note_id: uuid,
  }),
  answer: fields({}),
});

/** Deletes a wish list; the stays themselves are not touched. */
export const deleteWishlist: Contract = contractOf({
  id: "deleteWishlist",
  method: "DELETE",
  path: "/user/wishlist/:wishlist_id",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "wishlist.not_found"],
  params: fields({
    wishlist_id: uuid,
  }),
  answer: {
    type: "array",
    items: { $ref: "Wishlist#" },
    maxItems: 20,
  },
});

/** Ends the mails of a saved search: the one click of a mail program (RFC 8058), whatever it sends along. */
export const endSearchMails: Contract = contractOf({
  id: "endSearchMails",
  method: "POST",
  path: "/saved-search/:token/end",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "wishlist.search_not_found"],
  throttle: { times: 120, seconds: 60 },
  raw: true,
  params: fields({
    token: { type: "string", minLength: 1, maxLength: 100, format: "text" },
  }),
  answer: fields({}),
});

/** Whether a saved search sends mails, for who has one of them. */
export const getSearchMails: Contract = contractOf({
  id: "getSearchMails",
  method: "GET",
  path: "/saved-search/:token",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "wishlist.search_not_found"],
  throttle: { times: 120, seconds: 60 },
  params: fields({
    token: { type: "string", minLength: 1, maxLength: 100, format: "text" },
  }),
  answer: { $ref: "SearchMails#" },
});

/** A wish list that its owner shares, with its votes and notes. */
export const getSharedWishlist: Contract = contractOf({
  id: "getSharedWishlist",
  method: "GET",
  path: "/wishlist/:token",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "wishlist.not_found"],
  throttle: { times: 120, seconds: 60 },
  params: fields({
    token: { type: "string", minLength: 1, maxLength: 64, format: "text" },
  }),
  answer: { $ref: "SharedWishlist#" },
});

/** The votes and notes of one of the person’s own wish lists. */
export const getVoices: Contract = contractOf({
  id: "getVoices",
  method: "GET",
  path: "/user/wishlist/:wishlist_id/voice",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "wishlist.not_found"],
  params: fields({
    wishlist_id: uuid,
  }),
  answer: { $ref: "WishlistVoices#" },
});

/** The person’s saved searches, the last saved first. */
export const listSavedSearches: Contract = contractOf({
  id: "listSavedSearches",
  method: "GET",
  path: "/user/saved-search",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  answer: {
    type: "array",
    items: { $ref: "SavedSearch#" },
    maxItems: 20,
  },
});

/** The person’s wish lists, the last changed first. */
export const listWishlists: Contract = contractOf({
  id: "listWishlists",
  method: "GET",
  path: "/user/wishlist",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  answer: {
    type: "array",
    items: { $ref: "Wishlist#" },
    maxItems: 20,
  },
});

/** Writes a note on a stay of a wish list. */
export const noteStay: Contract = contractOf({
  id: "noteStay",
  method: "POST",
  path: "/user/wishlist/:wishlist_id/note",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.repeated_differently", "input.too_large", "wishlist.not_found", "wishlist.removed", "wishlist.stay_not_found", "wishlist.too_many_fellows", "wishlist.too_many_notes"],
  throttle: { times: 60, seconds: 3600 },
  repeatable: true,
  params: fields({
    wishlist_id: uuid,
  }),
  body: fields({
    property_id: uuid,
    message: { type: "string", minLength: 1, maxLength: 500, format: "long-text" },
    token: { type: "string", maxLength: 64, format: "text" },
  }, ["token"]),
  answer: { $ref: "WishlistVoices#" },
});

/** Removes a fellow traveller from one of the person’s own lists, with their votes and notes, for good. */
export const removeFellow: Contract = contractOf({
  id: "removeFellow",
  method: "DELETE",
  path: "/user/wishlist/:wishlist_id/fellow/:profile_id",
  guard: "signedInAtProfile",
  secure: true,
  errors: ["account.not_signed_in", "account.profile_not_found", "input.invalid", "input.malformed", "input.no_such_call", "input.too_large", "wishlist.not_found"],
  params: fields({
    wishlist_id: uuid,
    profile_id: uuid,
  }),
  answer: { $ref: "WishlistVoices#" },
});

/** Saves a search; one with the same terms that is there already stays as it is. */
export const saveSearch: Contract = contractOf({
  id: "saveSearch",
  method: "POST",
  path: "/user/saved-search",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "property.date_missing", "property.dates_reversed", "property.map_part_wrong", "property.prices_reversed", "wishlist.too_many_searches"],
  rules: ["tripDatesFit", "priceRangeFits"],
  throttle: { times: 60, seconds: 60 },
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
    name: { type: "string", minLength: 1, maxLength: 120, format: "text" },
    currency: oneOf(Currency),
    mails: { type: "boolean", default: true },
  }, ["query", "bounds", "province", "checkin", "checkout", "flex_days", "flex_stay", "flex_months", "guests", "filters", "price_currency", "mails"]),
  answer: {
    type: "array",
    items: { $ref: "SavedSearch#" },
    maxItems: 20,
  },
});

/** Saves stays to the last changed wish list that has room for them, or to a new one; those that are not listed any more are left out. */
export const saveStays: Contract = contractOf({
  id: "saveStays",
  method: "POST",
  path: "/user/wishlist/stay",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "wishlist.stay_not_found", "wishlist.too_many"],
  throttle: { times: 60, seconds: 60 },
  body: fields({
    property_ids: {
      type: "array",
      items: uuid,
      minItems: 1,
      maxItems: 100,
    },
  }),
  answer: {
    type: "array",
    items: { $ref: "Wishlist#" },
    maxItems: 20,
  },
});

/** Ends the mails of a saved search, or takes that back, for who has one of them. */
export const setSearchMails: Contract = contractOf({
  id: "setSearchMails",
  method: "PUT",
  path: "/saved-search/:token",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "wishlist.search_not_found"],
  throttle: { times: 120, seconds: 60 },
  params: fields({
    token: { type: "string", minLength: 1, maxLength: 100, format: "text" },
  }),
  body: fields({
    mails: { type: "boolean" },
  }),
  answer: { $ref: "SearchMails#" },
});

/** Sets the dates and people of a wish list: its stays are then priced for them, and say whether they can be had. */
export const setWishlistTrip: Contract = contractOf({
  id: "setWishlistTrip",
  method: "PUT",
  path: "/user/wishlist/:wishlist_id/trip",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "property.date_missing", "property.dates_reversed", "wishlist.not_found"],
  rules: ["tripDatesFit"],
  throttle: { times: 60, seconds: 60 },
  params: fields({
    wishlist_id: uuid,
  }),
  body: fields({
    checkin: date,
    checkout: date,
    adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
    children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
    infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
  }, ["checkin", "checkout", "adults", "children", "infants", "pets"]),
  answer: {
    type: "array",
    items: { $ref: "Wishlist#" },
    maxItems: 20,
  },
});

/** Sets in which wish lists a stay is; in none, it is no longer saved. */
export const sortStay: Contract = contractOf({
  id: "sortStay",
  method: "PUT",
  path: "/user/wishlist/stay",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.too_large", "wishlist.full", "wishlist.not_found", "wishlist.stay_not_found"],
  throttle: { times: 60, seconds: 60 },
  body: fields({
    property_id: uuid,
    wishlist_ids: {
      type: "array",
      items: uuid,
      maxItems: 20,
    },
  }),
  answer: {
    type: "array",
    items: { $ref: "Wishlist#" },
    maxItems: 20,
  },
});

/** Votes for a stay of a wish list, or takes the vote back. */
export const voteForStay: Contract = contractOf({
  id: "voteForStay",
  method: "PUT",
  path: "/user/wishlist/:wishlist_id/vote",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.no_such_call", "input.rate_limited", "input.too_large", "wishlist.not_found", "wishlist.removed", "wishlist.stay_not_found", "wishlist.too_many_fellows"],
  throttle: { times: 60, seconds: 60 },
  params: fields({
    wishlist_id: uuid,
  }),
  body: fields({
    property_id: uuid,
    voted: { type: "boolean" },
    token: { type: "string", maxLength: 64, format: "text" },
  }, ["token"]),
  answer: { $ref: "WishlistVoices#" },
});
