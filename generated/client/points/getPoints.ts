// Generated 407e8473b2b2. The call getPoints, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { PointsBalance } from "../../model/entities";
import type { Effect } from "effector";

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

export const getPointsFx: Effect<GetPointsArgs | void, GetPointsAnswer, Failure<GetPointsCode>> = /* @__PURE__ */ effectOf("getPointsFx", getPoints);
