// Generated ca1d2191a2a1. Cookies and stored keys.
import type { Consent, Draft, RecentSearch, ReviewDraft } from "./entities";
import type { Schema } from "./fits";

/** What each holds. */
export interface Kept {
  /** The token of the session; while it is there, the person counts as signed in. Source: §3 Session. */
  readonly accessTokenKept: string;
  /** The person’s choice about analytics and session replay; nothing of either loads without it. */
  readonly consentKept: Consent;
  /** A random value that tells this browser from others; names nobody, and is out of reach of scripts (HttpOnly). */
  readonly deviceKept: string;
  /** Which accounts have logged in on this device, as SHA-256 hashes of their emails; dropped on request. Source: §3 Cookies. */
  readonly deviceLoginHistoryKept: readonly string[];
  /** The last texts that are being written, until each is sent or the person logs out; never sent before. */
  readonly draftsKept: readonly Draft[];
  /** Proves that accounts have been logged in to from this browser before; names nobody, and is out of reach of scripts (HttpOnly). */
  readonly knownDeviceKept: string;
  /** The last searches, the newest first; never sent anywhere, and forgotten on request. */
  readonly recentSearchesKept: readonly RecentSearch[];
  /** The code of the referral link that brought the person; given at signup, then dropped. Source: §3 Cookies. */
  readonly referralCodeKept: string;
  /** The review that is being written, until it is sent; never sent before. */
  readonly reviewDraftKept: ReviewDraft;
  /** Stays saved in this browser before logging in; they move to a wish list at login. */
  readonly savedStaysKept: readonly string[];
  /** The address of a search that was to be saved before logging in; it is saved at login. */
  readonly searchToSaveKept: readonly string[];
  /** The listings that were opened last in this browser, the newest first; kept with no account, and forgotten on request or at logout. */
  readonly seenStaysKept: readonly string[];
  /** The currency in which prices are shown. */
  readonly selectedCurrencyKept: string;
  /** Verifier and nonce of a begun single sign-on; out of reach of scripts (HttpOnly). */
  readonly signOnKept: string;
  /** When an email was last verified or a name given in this browser; it tells the other tabs, and never leaves the browser. */
  readonly stepsTakenKept: string;
}

export interface KeptThing {
  readonly where: "cookie" | "local storage";
  /** Its name in the browser. */
  readonly name: string;
  /** How long a cookie lasts. */
  readonly seconds?: number;
  /** What a stored value must fit; ask `fits`. */
  readonly schema: Schema;
}

export const accessTokenKept: KeptThing = {
  where: "local storage",
  name: "session_access_token",
  schema: { type: "string" },
};

export const consentKept: KeptThing = {
  where: "cookie",
  name: "tuckamore_consent",
  seconds: 31536000,
  schema: {
    type: "object",
    properties: {
      analytics: { type: "boolean" },
      replay: { type: "boolean" },
      decided_at: { type: "string", format: "date-time" },
    },
    required: ["analytics", "replay", "decided_at"],
    additionalProperties: false,
  },
};

export const deviceKept: KeptThing = {
  where: "cookie",
  name: "tuckamore_device",
  seconds: 31536000,
  schema: { type: "string" },
};

export const deviceLoginHistoryKept: KeptThing = {
  where: "cookie",
  name: "device_login_history",
  seconds: 315360000,
  schema: {
    type: "array",
    items: { type: "string", pattern: "^[0-9a-f]{64}$" },
  },
};

export const draftsKept: KeptThing = {
  where: "local storage",
  name: "tuckamore_drafts",
  schema: {
    type: "array",
    items: {
      type: "object",
      properties: {
        of: { type: "string", maxLength: 100 },
        message: { type: "string", maxLength: 5000 },
      },
      required: ["of", "message"],
      additionalProperties: false,
    },
    maxItems: 20,
  },
};

export const knownDeviceKept: KeptThing = {
  where: "cookie",
  name: "tuckamore_known_device",
  seconds: 31536000,
  schema: { type: "string" },
};

export const recentSearchesKept: KeptThing = {
  where: "local storage",
  name: "tuckamore_recent_searches",
  schema: {
    type: "array",
    items: {
      type: "object",
      properties: {
        query: { type: "string", maxLength: 120 },
        checkin: { type: "string", format: "date" },
        checkout: { type: "string", format: "date" },
        flex_days: { type: "integer", minimum: 1, maximum: 3 },
        flex_stay: {
          type: "string",
          enum: ["weekend", "week", "month"],
        },
        flex_months: {
          type: "array",
          items: { type: "string", format: "date" },
          minItems: 1,
          maxItems: 3,
        },
        adults: { type: "integer", minimum: 0, maximum: 30 },
        children: { type: "integer", minimum: 0, maximum: 20 },
        infants: { type: "integer", minimum: 0, maximum: 10 },
        pets: { type: "integer", minimum: 0, maximum: 10 },
      },
      required: ["adults", "children", "infants", "pets"],
      additionalProperties: false,
    },
    maxItems: 4,
  },
};

export const referralCodeKept: KeptThing = {
  where: "cookie",
  name: "tuckamore_referral_code",
  seconds: 31536000,
  schema: { type: "string", maxLength: 64 },
};

export const reviewDraftKept: KeptThing = {
  where: "local storage",
  name: "tuckamore_review_draft",
  schema: {
    type: "object",
    properties: {
      booking_id: { type: "string", format: "uuid" },
      rating: { type: "integer", minimum: 1, maximum: 5 },
      cleanliness: { type: "integer", minimum: 1, maximum: 5 },
      accuracy: { type: "integer", minimum: 1, maximum: 5 },
      checkin: { type: "integer", minimum: 1, maximum: 5 },
      communication: { type: "integer", minimum: 1, maximum: 5 },
      location: { type: "integer", minimum: 1, maximum: 5 },
      value: { type: "integer", minimum: 1, maximum: 5 },
      rules: { type: "integer", minimum: 1, maximum: 5 },
      comment: { type: "string", maxLength: 2000 },
      private_note: { type: "string", maxLength: 1000 },
    },
    required: ["booking_id"],
    additionalProperties: false,
  },
};

export const savedStaysKept: KeptThing = {
  where: "local storage",
  name: "tuckamore_saved_stays",
  schema: {
    type: "array",
    items: { type: "string", format: "uuid" },
    maxItems: 100,
  },
};

export const searchToSaveKept: KeptThing = {
  where: "local storage",
  name: "tuckamore_search_to_save",
  schema: {
    type: "array",
    items: { type: "string" },
    maxItems: 1,
  },
};

export const seenStaysKept: KeptThing = {
  where: "local storage",
  name: "tuckamore_seen_stays",
  schema: {
    type: "array",
    items: { type: "string", format: "uuid" },
    maxItems: 8,
  },
};

export const selectedCurrencyKept: KeptThing = {
  where: "local storage",
  name: "selected_currency_code",
  schema: { type: "string", pattern: "^[A-Z]{3}$" },
};

export const signOnKept: KeptThing = {
  where: "cookie",
  name: "tuckamore_sign_on",
  seconds: 600,
  schema: { type: "string" },
};

export const stepsTakenKept: KeptThing = {
  where: "local storage",
  name: "tuckamore_step",
  schema: { type: "string", maxLength: 20 },
};
