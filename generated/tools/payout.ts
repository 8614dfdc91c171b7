// Generated 607f602e7ed9. What assistants may ask of payout.
import { fields, oneOf, uuid } from "../contract/contract";
import { StatementFormat } from "../model/values";
import type { Tool } from "./tool";

export const getEarnings: Tool = {
  name: "getEarnings",
  title: "Get earnings",
  description: "What a host earned in a year, by month and listing: for this host alone. For hosts. At most 60 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/payout/earnings",
  query: ["year"],
  inputSchema: fields({
    year: {
      type: "string",
      pattern: "^20\\d{2}$",
      format: "text",
      examples: ["2027"],
    },
  }),
};

export const getHeldPayouts: Tool = {
  name: "getHeldPayouts",
  title: "Get held payouts",
  description: "The payouts that are due to the host, and wait until we can send them somewhere. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/payout/held",
  query: [],
  inputSchema: fields({}),
};

export const getListingMoney: Tool = {
  name: "getListingMoney",
  title: "Get listing money",
  description: "The payouts of one listing, and what it earned in a year; nothing of where money goes. For the owner of the property, or a co-host who sees its money. At most 120 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode, property.not_found, property.not_owner.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/property/{property_id}/money",
  query: ["year"],
  inputSchema: fields({
    property_id: uuid,
    year: {
      type: "string",
      pattern: "^20\\d{2}$",
      format: "text",
      examples: ["2027"],
    },
  }),
};

export const getPayout: Tool = {
  name: "getPayout",
  title: "Get payout",
  description: "Who is paid for the host’s stays, what waits, and what was paid. For hosts. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/payout",
  query: [],
  inputSchema: fields({}),
};

export const getPayoutStatement: Tool = {
  name: "getPayoutStatement",
  title: "Get payout statement",
  description: "What a host was paid in a month or a year: for this host alone. For hosts. At most 60 times in 1 hour. May be refused with: account.not_named, account.not_signed_in, account.not_verified, account.wrong_mode.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/payout/statement",
  query: ["period", "format"],
  inputSchema: fields({
    period: {
      type: "string",
      pattern: "^20\\d{2}(-(0[1-9]|1[0-2]))?$",
      format: "text",
      examples: ["2027-02"],
    },
    format: oneOf(StatementFormat),
  }),
};
