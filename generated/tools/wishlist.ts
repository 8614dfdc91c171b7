// Generated d424d77cfe28. What assistants may ask of wishlist.
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
  inputSchema: {
    type: "object",
    properties: {
      name: {
        type: "string",
        minLength: 1,
        maxLength: 60,
        format: "text",
        examples: ["Summer 2027"],
      },
      property_id: { type: "string", format: "uuid" },
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    },
    required: ["name"],
    additionalProperties: false,
  },
};

export const changeSavedSearch: Tool = {
  name: "changeSavedSearch",
  title: "Change saved search",
  description: "Renames a saved search, or sets whether it sends mails. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.search_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/saved-search/{saved_search_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      saved_search_id: { type: "string", format: "uuid" },
      name: {
        type: "string",
        minLength: 1,
        maxLength: 120,
        format: "text",
        examples: ["Tofino · Feb 10–14 · 4 guests"],
      },
      mails: { type: "boolean", description: "Whether a mail tells when a stay that fits is new" },
    },
    required: ["saved_search_id"],
    additionalProperties: false,
  },
};

export const changeWishlist: Tool = {
  name: "changeWishlist",
  title: "Change wishlist",
  description: "Renames a wish list, and sets whether it is shared: a link stays as long as it is, and never works again afterwards. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/{wishlist_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
      name: {
        type: "string",
        minLength: 1,
        maxLength: 60,
        format: "text",
        examples: ["Summer 2027"],
      },
      shared: { type: "boolean", description: "Whether everybody sees it who has its link" },
    },
    required: ["wishlist_id", "name", "shared"],
    additionalProperties: false,
  },
};

export const deleteSavedSearch: Tool = {
  name: "deleteSavedSearch",
  title: "Delete saved search",
  description: "Deletes a saved search, and ends its mails. For people who are signed in. May be refused with: account.not_signed_in, wishlist.search_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/saved-search/{saved_search_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      saved_search_id: { type: "string", format: "uuid" },
    },
    required: ["saved_search_id"],
    additionalProperties: false,
  },
};

export const deleteStayNote: Tool = {
  name: "deleteStayNote",
  title: "Delete stay note",
  description: "Deletes a note: its writer, or the owner of the list. For people who are signed in. May be refused with: account.not_signed_in, wishlist.note_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/wishlist/{wishlist_id}/note/{note_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
      note_id: { type: "string", format: "uuid" },
    },
    required: ["wishlist_id", "note_id"],
    additionalProperties: false,
  },
};

export const deleteWishlist: Tool = {
  name: "deleteWishlist",
  title: "Delete wishlist",
  description: "Deletes a wish list; the stays themselves are not touched. For people who are signed in. May be refused with: account.not_signed_in, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/wishlist/{wishlist_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
    },
    required: ["wishlist_id"],
    additionalProperties: false,
  },
};

export const getSearchMails: Tool = {
  name: "getSearchMails",
  title: "Get search mails",
  description: "Whether a saved search sends mails, for who has one of them. For anyone. At most 120 times in 1 minute. May be refused with: wishlist.search_not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/saved-search/{token}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      token: { type: "string", minLength: 1, maxLength: 100, format: "text", description: "Stands in its mails alone" },
    },
    required: ["token"],
    additionalProperties: false,
  },
};

export const getSharedWishlist: Tool = {
  name: "getSharedWishlist",
  title: "Get shared wishlist",
  description: "A wish list that its owner shares, with its votes and notes. For anyone. At most 120 times in 1 minute. May be refused with: wishlist.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/wishlist/{token}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      token: { type: "string", minLength: 1, maxLength: 64, format: "text" },
    },
    required: ["token"],
    additionalProperties: false,
  },
};

export const getVoices: Tool = {
  name: "getVoices",
  title: "Get voices",
  description: "The votes and notes of one of the person’s own wish lists. For people who are signed in. May be refused with: account.not_signed_in, wishlist.not_found.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/wishlist/{wishlist_id}/voice",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
    },
    required: ["wishlist_id"],
    additionalProperties: false,
  },
};

export const listSavedSearches: Tool = {
  name: "listSavedSearches",
  title: "List saved searches",
  description: "The person’s saved searches, the last saved first. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/saved-search",
  query: [],
  inputSchema: {
    type: "object",
    properties: {},
    additionalProperties: false,
  },
};

export const listWishlists: Tool = {
  name: "listWishlists",
  title: "List wishlists",
  description: "The person’s wish lists, the last changed first. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/wishlist",
  query: [],
  inputSchema: {
    type: "object",
    properties: {},
    additionalProperties: false,
  },
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
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      message: {
        type: "string",
        minLength: 1,
        maxLength: 500,
        format: "long-text",
        examples: ["Close to the lake, but no parking."],
      },
      token: { type: "string", maxLength: 64, format: "text", description: "Of the link; the owner needs none" },
      idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
    },
    required: ["wishlist_id", "property_id", "message"],
    additionalProperties: false,
  },
};

export const removeFellow: Tool = {
  name: "removeFellow",
  title: "Remove fellow",
  description: "Removes a fellow traveller from one of the person’s own lists, with their votes and notes, for good. For people who are signed in, where there is such a person. May be refused with: account.not_signed_in, account.profile_not_found, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "DELETE",
  path: "/user/wishlist/{wishlist_id}/fellow/{profile_id}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
    },
    required: ["wishlist_id", "profile_id"],
    additionalProperties: false,
  },
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
      name: {
        type: "string",
        minLength: 1,
        maxLength: 120,
        format: "text",
        examples: ["Tofino · Feb 10–14 · 4 guests"],
      },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
        description: "The currency in which its mails tell prices",
      },
      mails: { type: "boolean", description: "Whether a mail tells when a stay that fits is new", default: true },
    },
    required: ["name", "currency"],
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

export const saveStays: Tool = {
  name: "saveStays",
  title: "Save stays",
  description: "Saves stays to the last changed wish list that has room for them, or to a new one; those that are not listed any more are left out. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.stay_not_found, wishlist.too_many.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/user/wishlist/stay",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_ids: {
        type: "array",
        items: { type: "string", format: "uuid" },
        minItems: 1,
        maxItems: 100,
      },
    },
    required: ["property_ids"],
    additionalProperties: false,
  },
};

export const setSearchMails: Tool = {
  name: "setSearchMails",
  title: "Set search mails",
  description: "Ends the mails of a saved search, or takes that back, for who has one of them. For anyone. At most 120 times in 1 minute. May be refused with: wishlist.search_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/saved-search/{token}",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      token: { type: "string", minLength: 1, maxLength: 100, format: "text", description: "Stands in its mails alone" },
      mails: { type: "boolean", description: "Whether a mail tells when a stay that fits is new" },
    },
    required: ["token", "mails"],
    additionalProperties: false,
  },
};

export const setWishlistTrip: Tool = {
  name: "setWishlistTrip",
  title: "Set wishlist trip",
  description: "Sets the dates and people of a wish list: its stays are then priced for them, and say whether they can be had. For people who are signed in. The dates of a search fit together. At most 60 times in 1 minute. May be refused with: account.not_signed_in, property.date_missing, property.dates_reversed, wishlist.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/{wishlist_id}/trip",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
      children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
      infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
      pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    },
    required: ["wishlist_id"],
    additionalProperties: false,
  },
};

export const sortStay: Tool = {
  name: "sortStay",
  title: "Sort stay",
  description: "Sets in which wish lists a stay is; in none, it is no longer saved. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.full, wishlist.not_found, wishlist.stay_not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/stay",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      wishlist_ids: {
        type: "array",
        items: { type: "string", format: "uuid" },
        maxItems: 20,
      },
    },
    required: ["property_id", "wishlist_ids"],
    additionalProperties: false,
  },
};

export const voteForStay: Tool = {
  name: "voteForStay",
  title: "Vote for stay",
  description: "Votes for a stay of a wish list, or takes the vote back. For people who are signed in. At most 60 times in 1 minute. May be refused with: account.not_signed_in, wishlist.not_found, wishlist.removed, wishlist.stay_not_found, wishlist.too_many_fellows.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  method: "PUT",
  path: "/user/wishlist/{wishlist_id}/vote",
  query: [],
  inputSchema: {
    type: "object",
    properties: {
      wishlist_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      voted: { type: "boolean" },
      token: { type: "string", maxLength: 64, format: "text", description: "Of the link; the owner needs none" },
    },
    required: ["wishlist_id", "property_id", "voted"],
    additionalProperties: false,
  },
};
