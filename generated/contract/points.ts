// Generated 9db2c528f36b. What the calls of points take and answer.
import { contractOf, fields, type Contract } from "./contract";

/** The points of the person who asks, and where they came from, page by page. */
export const getPoints: Contract = contractOf({
  id: "getPoints",
  method: "GET",
  path: "/user/points",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed"],
  query: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, default: 1 },
  }, ["page"]),
  answer: { $ref: "PointsBalance#" },
});
