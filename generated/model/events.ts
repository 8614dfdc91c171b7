// Generated 978285d0a064. What analytics is told. An event that does not fit is not sent.
import type { Schema } from "./fits";

/** What each carries. */
export interface Events {
  /** A page was seen. Sent on every route view. Source: §1. */
  readonly pageVisit: {
      readonly path: string;
    };
  /** Somebody scheduled a call. Sent after the contact form was sent with the topic call, to the target that CONVERSION_TARGET_CALL names. Source: §1. */
  readonly scheduleCallConversion: {
      readonly target: string;
      readonly value?: number | undefined;
      readonly currency?: string | undefined;
      readonly transaction_id?: string | undefined;
    };
  /** Somebody signed up. Sent after an account was created, to the target that CONVERSION_TARGET_SIGNUP names. Source: §1. */
  readonly signupConversion: {
      readonly target: string;
      readonly value?: number | undefined;
      readonly currency?: string | undefined;
      readonly transaction_id?: string | undefined;
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
  pageVisit: {
    name: "page_visit",
    schema: {
      type: "object",
      properties: {
        path: { type: "string", format: "text" },
      },
      required: ["path"],
      additionalProperties: false,
    },
  },
  scheduleCallConversion: {
    name: "schedule_call",
    timeoutMs: 2000,
    schema: {
      type: "object",
      properties: {
        target: { type: "string", pattern: "^.*/.*$", format: "text" },
        value: { type: "number", minimum: 0, default: 1 },
        currency: { type: "string", pattern: "^[A-Z]{3}$", format: "text", default: "CAD" },
        transaction_id: { type: "string", format: "text" },
      },
      required: ["target"],
      additionalProperties: false,
    },
  },
  signupConversion: {
    name: "signup",
    timeoutMs: 2000,
    schema: {
      type: "object",
      properties: {
        target: { type: "string", pattern: "^.*/.*$", format: "text" },
        value: { type: "number", minimum: 0, default: 1 },
        currency: { type: "string", pattern: "^[A-Z]{3}$", format: "text", default: "CAD" },
        transaction_id: { type: "string", format: "text" },
      },
      required: ["target"],
      additionalProperties: false,
    },
  },
};
