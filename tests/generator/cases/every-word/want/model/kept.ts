// Generated 7b840a43fe3d. Cookies and stored keys.
import type { Schema } from "./fits";

/** What each holds. */
export interface Kept {
  /** What was looked for last. Source: §3. */
  readonly lastSearches: readonly string[];
  /** Banners that were closed, each with the page where that was. Source: §3. */
  readonly seenBanner: Readonly<Record<string, string>>;
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

export const lastSearches: KeptThing = {
  where: "local storage",
  name: "last_searches",
  schema: {
    type: "array",
    items: { type: "string", maxLength: 80 },
    maxItems: 10,
  },
};

export const seenBanner: KeptThing = {
  where: "cookie",
  name: "Shed_banner",
  seconds: 2419200,
  schema: {
    type: "object",
    additionalProperties: { type: "string", maxLength: 2048, format: "uri" },
  },
};
