// Generated a562f49808a2. What the calls of wishlist take and answer.
import { contractOf, fields, uuid, type Contract } from "./contract";

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

/** A wish list that its owner shares. */
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
