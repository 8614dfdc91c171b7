// Generated fe564a3c9d63. Every error of the product, by its code on the wire.

/** Errors that only the browser knows. */
export type BrowserCode = never;

/** Errors that an answer may carry, as its `error_code`. */
export type WireCode = "input.invalid"
  | "input.malformed"
  | "input.not_found"
  | "input.rate_limited"
  | "input.repeated_differently"
  | "input.too_large"
  | "note.empty"
  | "session.not_signed_in";

/** Every error, by its code on the wire. */
export type ErrorCode = WireCode;

/** What the slots of a text are filled with; errors whose text has none are not in it. */
export interface ErrorSlots {
}

/** What an answer's `data` carries; errors that carry nothing are not in it. */
export interface ErrorData {
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
  /** Source: §8 */
  "input.invalid": { id: "invalidInput", status: 422, shown: "field", text: "Some of what you entered needs another look.", cure: "Correct the marked fields." },
  /** Source: §8 */
  "input.malformed": { id: "malformed", status: 400, shown: "dialog", text: "The request could not be read.", cure: "Reload the page." },
  /** Source: §8 */
  "input.not_found": { id: "noSuchCall", status: 404, shown: "dialog", text: "There is nothing here.", cure: "Reload the page." },
  /** Source: §8 */
  "input.rate_limited": { id: "rateLimited", status: 429, shown: "banner", text: "That was asked too often.", cure: "Wait a moment." },
  /** Source: §8 */
  "input.repeated_differently": { id: "repeatedDifferently", status: 422, shown: "dialog", text: "That was asked before, in another way.", cure: "Reload the page." },
  /** Source: §8 */
  "input.too_large": { id: "tooLarge", status: 413, shown: "dialog", text: "That is too large to send.", cure: "Shorten the text." },
  /** Source: §5 */
  "note.empty": { id: "emptyNote", status: 422, shown: "field", text: "A note needs words.", cure: "Write something." },
  /** Source: §6 */
  "session.not_signed_in": { id: "notSignedIn", status: 401, shown: "redirect", text: "Please sign in to Jotter.", cure: "Sign in, then try again." },
};
