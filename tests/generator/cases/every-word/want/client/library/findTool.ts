// Generated 28a7238e6ced. The call findTool, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface FindToolArgs {
  readonly tool_id: string;
}

export type FindToolAnswer = string;

const codes = "input.invalid input.malformed input.not_found";

export type FindToolCode = Words<typeof codes>;

/** Leads to the shelf where a tool lies. GET /tool/{tool_id}/shelf. For anyone. Source: §7. */
export function findTool(transport: Transport, args: FindToolArgs): Promise<Outcome<FindToolAnswer, FindToolCode>> {
  return ask(transport, { call: "findTool", method: "GET", path: "/tool/{tool_id}/shelf", answer: "text", codes }, args);
}

export const findToolFx = /* @__PURE__ */ effectOf("findToolFx", findTool);
