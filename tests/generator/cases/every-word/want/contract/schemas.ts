// Generated c4eed7fd5bdd. Schemas that several calls refer to by name. Change the spec, not this file.
import type { SharedSchema } from "./contract";

export const sharedSchemas: readonly SharedSchema[] = [
  {
    $id: "InCash",
    type: "object",
    properties: {
      way: { type: "string", const: "cash" },
      counted: { type: "boolean" },
    },
    required: ["way", "counted"],
    additionalProperties: false,
  },
  {
    $id: "Loan",
    type: "object",
    properties: {
      loan_id: { type: "string", format: "uuid" },
      tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      member_id: { type: "string", format: "uuid" },
      status: {
        type: "string",
        enum: ["asked", "lent", "returned", "lost"],
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
    },
    required: ["loan_id", "tool_id", "member_id", "status", "starts", "ends", "paid_at", "deposit"],
    additionalProperties: false,
  },
  {
    $id: "LoanView",
    type: "object",
    properties: {
      loan_id: { type: "string", format: "uuid" },
      status: {
        type: "string",
        enum: ["asked", "lent", "returned", "lost"],
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
    },
    required: ["loan_id", "status", "starts", "ends", "tool", "member"],
    additionalProperties: false,
  },
  {
    $id: "Member",
    type: "object",
    properties: {
      member_id: { type: "string", format: "uuid" },
      email: { type: "string", maxLength: 254, format: "idn-email" },
      name: { type: "string", minLength: 1, maxLength: 80 },
      home_page: { type: "string", maxLength: 2048, format: "uri" },
      joined_at: { type: "string", format: "date-time" },
      keeper: { type: "boolean" },
    },
    required: ["member_id", "email", "name", "joined_at", "keeper"],
    additionalProperties: false,
  },
  {
    $id: "Paid",
    type: "object",
    properties: {
      way: { type: "string", const: "card" },
      last_digits: { type: "string", minLength: 4, maxLength: 4 },
    },
    required: ["way", "last_digits"],
    additionalProperties: false,
  },
  {
    $id: "Tool",
    type: "object",
    properties: {
      tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      kind: {
        type: "string",
        enum: ["garden", "wood"],
      },
      keeper_id: { type: "string", format: "uuid" },
      timezone: { type: "string" },
      opens: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      deposit_cents: { type: "integer", minimum: 0, maximum: 50000 },
      weight: {
        type: ["number", "null"],
        minimum: 0,
      },
      size: {
        type: "object",
        properties: {
          width: { type: "integer", minimum: 1 },
          height: { type: "integer", minimum: 1 },
        },
        required: ["width"],
        additionalProperties: false,
      },
      photos: {
        type: "array",
        items: { type: "string", maxLength: 2048, format: "uri" },
        maxItems: 5,
      },
      counts: {
        type: "object",
        additionalProperties: { type: "integer", minimum: 0 },
      },
    },
    required: ["tool_id", "kind", "keeper_id", "timezone", "opens", "deposit_cents", "weight", "size", "photos", "counts"],
    additionalProperties: false,
  },
];
