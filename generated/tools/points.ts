// Generated 28bff7fd6263. What assistants may ask of points.
import { fields } from "../contract/contract";
import type { Tool } from "./tool";

export const getPoints: Tool = {
  name: "getPoints",
  title: "Get points",
  description: "The points of the person who asks, and where they came from, page by page. For people who are signed in. May be refused with: account.not_signed_in.",
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  method: "GET",
  path: "/user/points",
  query: ["page"],
  inputSchema: fields({
    page: { type: "integer", minimum: 1, maximum: 1000, description: "Which page of the entries", default: 1 },
  }, ["page"]),
};
