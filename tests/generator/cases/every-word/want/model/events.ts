// Generated c4c0a6d3eff4. What analytics is told. An event that does not fit is not sent.
import type { Schema } from "./fits";

/** What each carries. */
export interface Events {
  /** A page was seen. Sent on every page. Source: §1. */
  readonly pageSeen: {
      readonly path: string;
      readonly seconds?: number | undefined;
    };
}

export interface AnalyticsEvent {
  /** Its name at the service. */
  readonly name: string;
  /** How long the service may take. */
  readonly timeoutMs?: number;
  /** What its fields must fit; ask `fits`. */
  readonly schema: Schema;
}

export const events: { readonly [id in keyof Events]: AnalyticsEvent } = {
  pageSeen: {
    name: "page_seen",
    timeoutMs: 2000,
    schema: {
      type: "object",
      properties: {
        path: { type: "string", maxLength: 200, format: "text" },
        seconds: { type: "integer", minimum: 0 },
      },
      required: ["path"],
      additionalProperties: false,
    },
  },
};
