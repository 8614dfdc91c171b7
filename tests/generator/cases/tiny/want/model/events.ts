// Generated 31303f3c1789. What analytics is told. An event that does not fit is not sent.
import type { Schema } from "./fits";

/** What each carries. */
export interface Events {
}

export interface AnalyticsEvent {
  /** Its name at the service. */
  readonly name: string;
  /** How long the service may take. */
  readonly timeoutMs?: number;
  /** What its fields must fit; ask `fits`. */
  readonly schema: Schema;
}

export const events: { readonly [id in keyof Events]: AnalyticsEvent } = {};
