// Generated 8e42d7ca72b5. Every error of the product, by its code on the wire.

/** Errors that only the browser knows. */
export type BrowserCode = "browser.offline";

/** Errors that an answer may carry, as its `error_code`. */
export type WireCode = "input.invalid"
  | "input.malformed"
  | "input.not_found"
  | "input.rate_limited"
  | "input.repeated_differently"
  | "input.too_large"
  | "loan.bad_dates"
  | "loan.bad_link"
  | "loan.illegal_move"
  | "loan.not_found"
  | "loan.not_paid"
  | "loan.not_yours"
  | "loan.too_late"
  | "loan.tool_taken"
  | "session.not_keeper"
  | "session.not_signed_in";

/** Every error, by its code on the wire. */
export type ErrorCode = WireCode | BrowserCode;

/** What the slots of a text are filled with; errors whose text has none are not in it. */
export interface ErrorSlots {
  readonly "input.rate_limited": {
      readonly seconds: number;
    };
  readonly "loan.tool_taken": {
      readonly tool: string;
    };
}

/** What an answer's `data` carries; errors that carry nothing are not in it. */
export interface ErrorData {
  readonly "input.invalid": {
      readonly fields: readonly string[];
    };
}

/** What the `data` of one error holds; undefined where it carries nothing. */
export type DataOf<C extends ErrorCode> = C extends keyof ErrorData ? ErrorData[C] : undefined;

export interface CatalogueEntry {
  /** The name of the error in the spec. */
  readonly id: string;
  readonly text: string;
  /** What the person can do. */
  readonly cure: string;
  readonly shown: "field" | "dialog" | "banner" | "redirect" | "log";
  /** The HTTP status of an answer that carries it. */
  readonly status?: number;
}

export interface WireEntry extends CatalogueEntry {
  readonly status: number;
}

export type Catalogue = { readonly [C in WireCode]: WireEntry } & { readonly [C in BrowserCode]: CatalogueEntry };

export const catalogue: Catalogue = {
  /** Raised by the browser, when it is offline. Source: §8 */
  "browser.offline": { id: "offline", shown: "banner", text: "There is no connection.", cure: "Try again when you are online." },
  /** Source: §8 */
  "input.invalid": { id: "invalidInput", status: 422, shown: "field", text: "Some of what you entered needs another look.", cure: "Correct the marked fields." },
  /** Source: §8 */
  "input.malformed": { id: "malformed", status: 400, shown: "dialog", text: "The request could not be read.", cure: "Reload the page." },
  /** Source: §8 */
  "input.not_found": { id: "noSuchCall", status: 404, shown: "dialog", text: "There is nothing here.", cure: "Reload the page." },
  /** Source: §8 */
  "input.rate_limited": { id: "rateLimited", status: 429, shown: "banner", text: "That was asked too often.", cure: "Wait {seconds} seconds." },
  /** Source: §8 */
  "input.repeated_differently": { id: "repeatedDifferently", status: 422, shown: "dialog", text: "That was asked before, in another way.", cure: "Reload the page." },
  /** Source: §8 */
  "input.too_large": { id: "tooLarge", status: 413, shown: "dialog", text: "That is too large to send.", cure: "Shorten the text." },
  /** Source: §5 */
  "loan.bad_dates": { id: "badDates", status: 422, shown: "field", text: "A loan ends after it starts, and within 28 days.", cure: "Choose other days." },
  /** Source: §5 */
  "loan.bad_link": { id: "badLink", status: 422, shown: "field", text: "That is no way to name a tool.", cure: "Use small letters." },
  /** Source: §4 */
  "loan.illegal_move": { id: "illegalMove", status: 409, shown: "dialog", text: "The loan cannot do that now.", cure: "Reload the page to see where it stands." },
  /** Source: §8 */
  "loan.not_found": { id: "loanNotFound", status: 404, shown: "banner", text: "There is no such loan.", cure: "Check the link." },
  /** Source: §5 */
  "loan.not_paid": { id: "notPaid", status: 409, shown: "dialog", text: "The deposit is missing.", cure: "Pay the deposit first." },
  /** Source: §6 */
  "loan.not_yours": { id: "notYourLoan", status: 403, shown: "banner", text: "This loan is somebody else’s.", cure: "Open one of your own loans." },
  /** Source: §5 */
  "loan.too_late": { id: "tooLate", status: 409, shown: "dialog", text: "It is too late for that.", cure: "Call the keeper." },
  /** Source: §8 */
  "loan.tool_taken": { id: "toolTaken", status: 409, shown: "dialog", text: "Somebody else has the {tool}.", cure: "Choose other days." },
  /** Source: §6 */
  "session.not_keeper": { id: "notKeeper", status: 403, shown: "redirect", text: "Only keepers may do this.", cure: "Ask a keeper." },
  /** Source: §6 */
  "session.not_signed_in": { id: "notSignedIn", status: 401, shown: "redirect", text: "Please sign in to Shed.", cure: "Sign in with your Borough account, then try again." },
};
