// Generated a6798d0fc7b9. Schemas that several calls refer to by name. Change the spec, not this file.
import { fields, type SharedSchema } from "./contract";
import { LoanStatus, ToolKind } from "../model/values";

export const sharedSchemas: readonly SharedSchema[] = [
  {
    $id: "InCash",
    ...fields({
      way: { type: "string", const: "cash" },
      counted: { type: "boolean" },
    }),
  },
  {
    $id: "Loan",
    ...fields({
      loan_id: { type: "string", format: "uuid" },
      tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      member_id: { type: "string", format: "uuid" },
      status: {
        type: "string",
        enum: Object.keys(LoanStatus),
      },
      starts: { type: "string", format: "date" },
      ends: { type: "string", format: "date" },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      deposit: {
        anyOf: [
          { $ref: "Paid#" },
          { $ref: "InCash#" },
          { type: "null" },
        ],
      },
      note: { type: "string", maxLength: 500 },
    }, ["note"]),
  },
  {
    $id: "LoanView",
    ...fields({
      loan_id: { type: "string", format: "uuid" },
      status: {
        type: "string",
        enum: Object.keys(LoanStatus),
      },
      starts: { type: "string", format: "date" },
      ends: { type: "string", format: "date" },
      tool: { $ref: "Tool#" },
      member: {
        anyOf: [
          { $ref: "Member#" },
          { type: "null" },
        ],
      },
    }),
  },
  {
    $id: "Member",
    ...fields({
      member_id: { type: "string", format: "uuid" },
      email: { type: "string", maxLength: 254, format: "idn-email" },
      name: { type: "string", minLength: 1, maxLength: 80 },
      home_page: { type: "string", maxLength: 2048, format: "uri" },
      joined_at: { type: "string", format: "date-time" },
      keeper: { type: "boolean" },
    }, ["home_page"]),
  },
  {
    $id: "Paid",
    ...fields({
      way: { type: "string", const: "card" },
      last_digits: { type: "string", minLength: 4, maxLength: 4 },
    }),
  },
  {
    $id: "Tool",
    ...fields({
      tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      kind: {
        type: "string",
        enum: Object.keys(ToolKind),
      },
      keeper_id: { type: "string", format: "uuid" },
      timezone: { type: "string" },
      opens: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      deposit_cents: { type: "integer", minimum: 0, maximum: 50000 },
      weight: {
        type: ["number", "null"],
        minimum: 0,
      },
      size: fields({
        width: { type: "integer", minimum: 1 },
        height: { type: "integer", minimum: 1 },
      }, ["height"]),
      photos: {
        type: "array",
        items: { type: "string", maxLength: 2048, format: "uri" },
        maxItems: 5,
      },
      counts: {
        type: "object",
        additionalProperties: { type: "integer", minimum: 0 },
      },
    }),
  },
];
