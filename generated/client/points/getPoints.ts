// Generated 1f64f2d5d5ef. The call getPoints. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PointsBalance } from "../../model/entities";

export interface GetPointsArgs {
  /** Which page of the entries */
  readonly page?: number | undefined;
}

export type GetPointsAnswer = PointsBalance;

export type GetPointsCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The points of the person who asks, and where they came from, page by page. GET /user/points. For people who are signed in. */
export function getPoints(transport: Transport, args: GetPointsArgs | void): Promise<Outcome<GetPointsAnswer, GetPointsCode>> {
  return ask(transport, { call: "getPoints", method: "GET", path: "/user/points", codes: "account.not_signed_in input.invalid input.malformed", secure: true }, args);
}
