// Generated 978b00395beb. The call getPoints, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PointsBalance } from "../../model/entities";

export interface GetPointsArgs {
  /** Which page of the entries */
  readonly page?: number | undefined;
}

export type GetPointsAnswer = PointsBalance;

const codes = "account.not_signed_in input.invalid input.malformed";

export type GetPointsCode = Words<typeof codes>;

/** The points of the person who asks, and where they came from, page by page. GET /user/points. For people who are signed in. */
export function getPoints(transport: Transport, args: GetPointsArgs | void): Promise<Outcome<GetPointsAnswer, GetPointsCode>> {
  return ask(transport, { call: "getPoints", method: "GET", path: "/user/points", secure: true, codes }, args);
}

export const getPointsFx = /* @__PURE__ */ effectOf("getPointsFx", getPoints);
