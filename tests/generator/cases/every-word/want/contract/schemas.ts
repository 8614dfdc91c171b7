// Generated eaa5454e055c. Schemas that several calls refer to by name.
import { date, fields, instant, oneOf, orNull, time, uuid, type SharedSchema } from "./contract";
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
      loan_id: uuid,
      tool_id: { type: "string", minLength: 3, maxLength: 12, pattern: "^(?:[a-z]{3,12})$" },
      member_id: uuid,
      status: oneOf(LoanStatus),
      starts: date,
      ends: date,
      paid_at: orNull(instant),
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
      loan_id: uuid,
      status: oneOf(LoanStatus),
      starts: date,
      ends: date,
      tool: { $ref: "Tool#" },
      member: orNull({ $ref: "Member#" }),
    }),
  },
  {
    $id: "Member",
    ...fields({
      member_id: uuid,
      email: { type: "string", maxLength: 254, format: "idn-email" },
      name: { type: "string", minLength: 1, maxLength: 80 },
      home_page: { type: "string", maxLength: 2048, format: "uri" },
      joined_at: instant,
      keeper: { type: "boolean" },
      shows: {
        type: "array",
        items: oneOf(ToolKind),
        maxItems: 5,
      },
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
      kind: oneOf(ToolKind),
      keeper_id: uuid,
      timezone: { type: "string" },
      opens: time,
      deposit_cents: { type: "integer", minimum: 0, maximum: 50000 },
      saturday_cents: orNull({ type: "integer", minimum: 0, maximum: 50000 }),
      weight: orNull({ type: "number", minimum: 0 }),
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
