// Generated b7c0cb8b2d6d. Cookies and stored keys.
import type { Schema } from "./fits";

/** What each holds. */
export interface Kept {
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
