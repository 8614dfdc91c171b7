// Generated c1fb0558ffdd. The call getStatement, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDocument } from "../../model/entities";

export interface GetStatementArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
}

export type GetStatementAnswer = BookingDocument;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_paid_yet booking.not_this_side input.invalid input.malformed input.rate_limited";

export type GetStatementCode = Words<typeof codes>;

/** What a paid stay brings its host, line by line, and when it was paid out. GET /booking/{booking_id}/statement. For the host of the booking. */
export function getStatement(transport: Transport, args: GetStatementArgs): Promise<Outcome<GetStatementAnswer, GetStatementCode>> {
  return ask(transport, { call: "getStatement", method: "GET", path: "/booking/{booking_id}/statement", secure: true, codes }, args);
}

export const getStatementFx = /* @__PURE__ */ effectOf("getStatementFx", getStatement);
