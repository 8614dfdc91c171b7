// Generated c4b42b19b64d. What assistants may ask of payout.
import type { Tool } from "./tool";

export const getEarnings: Tool = {
  name: "getEarnings",
  title: "Get earnings",
  description: "What a host earned in a year, by month and listing: for this host alone. For hosts. At most 60 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/payout/earnings",
  query: ["year"],
  inputSchema: {
    type: "object",
    properties: {
      year: {
        type: "string",
        pattern: "^20\\d{2}$",
        format: "text",
        examples: ["2027"],
      },
    },
    required: ["year"],
    additionalProperties: false,
  },
};

export const getListingMoney: Tool = {
  name: "getListingMoney",
  title: "Get listing money",
  description: "The payouts of one listing, and what it earned in a year; nothing of where money goes. For the owner of the property, or a co-host who sees its money. At most 120 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/money",
  query: ["year"],
  inputSchema: {
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      year: {
        type: "string",
        pattern: "^20\\d{2}$",
        format: "text",
        examples: ["2027"],
      },
    },
    required: ["property_id", "year"],
    additionalProperties: false,
  },
};

export const getPayout: Tool = {
  name: "getPayout",
  title: "Get payout",
  description: "Who is paid for the host’s stays, what waits, and what was paid. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/payout",
  query: [],
  inputSchema: {
    type: "object",
    properties: {},
    additionalProperties: false,
  },
};

export const getPayoutStatement: Tool = {
  name: "getPayoutStatement",
  title: "Get payout statement",
  description: "What a host was paid in a month or a year: for this host alone. For hosts. At most 60 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/payout/statement",
  query: ["period", "format"],
  inputSchema: {
    type: "object",
    properties: {
      period: {
        type: "string",
        pattern: "^20\\d{2}(-(0[1-9]|1[0-2]))?$",
        format: "text",
        examples: ["2027-02"],
      },
      format: {
        type: "string",
        enum: ["pdf", "csv"],
      },
    },
    required: ["period", "format"],
    additionalProperties: false,
  },
};
